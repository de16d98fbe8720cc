"use client";

import { useSyncExternalStore } from "react";
import {
  type BillingRequest,
  readBillingRequest,
  readServerBillingRequest,
  subscribeToBillingRequest,
} from "@/components/billing/billing-request";

/** What the person asked of Stripe's pages and waits for, anywhere on this page. */
export function useBillingRequest(): BillingRequest | null {
  return useSyncExternalStore(
    subscribeToBillingRequest,
    readBillingRequest,
    readServerBillingRequest,
  );
}

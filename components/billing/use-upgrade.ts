"use client";

import { runBillingRequest } from "@/components/billing/billing-request";
import { goToCheckout } from "@/components/billing/go-to-checkout";
import { useBillingRequest } from "@/components/billing/use-billing-request";

type Upgrade = {
  /** The button says "Starting upgrade..." */
  isStarting: boolean;
  /** This, or the portal, is under way: the button is disabled. */
  isBusy: boolean;
  startUpgrade: () => void;
};

/** Leads the whole page to Stripe's checkout. `onFailure` tells what went wrong; nothing is charged. */
export function useUpgrade(onFailure: (error: unknown) => void): Upgrade {
  const pending = useBillingRequest();
  return {
    isStarting: pending === "upgrade",
    isBusy: pending !== null,
    startUpgrade: () => void runBillingRequest("upgrade", goToCheckout, onFailure),
  };
}

"use client";

import { useSyncExternalStore } from "react";
import {
  readServerSubscription,
  readSubscription,
  type SubscriptionState,
  subscribeToSubscription,
} from "@/components/billing/subscription-store";

/** The person's subscription, as all parts of this page know it. Nobody is asked for a visitor. */
export function useSubscription(isSignedIn = true): SubscriptionState {
  return useSyncExternalStore(
    isSignedIn ? subscribeToSubscription : neverChanges,
    readSubscription,
    readServerSubscription,
  );
}

function neverChanges(): () => void {
  return () => {};
}

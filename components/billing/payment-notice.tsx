"use client";

import { lazy, Suspense } from "react";
import type { SubscriptionState } from "@/components/billing/subscription-store";
import { useSubscription } from "@/components/billing/use-subscription";

/** Few people ever see it, so the others load nothing of it. */
const PaymentNoticeLine = lazy(() => import("@/components/billing/payment-notice-line"));

/** A quiet line under the bar while a payment is missing. */
export function PaymentNotice() {
  const subscription = useSubscription();
  if (!lacksPayment(subscription)) return null;
  const { hasActiveSubscription, subscription: details } = subscription;
  return (
    <Suspense>
      <PaymentNoticeLine
        hasPremium={hasActiveSubscription}
        graceEndsAt={details?.graceEndsAt ?? null}
      />
    </Suspense>
  );
}

/** Whether Stripe waits for a payment of a subscription that once ran. */
function lacksPayment({ status }: SubscriptionState): boolean {
  return status === "past_due" || status === "unpaid";
}

"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useSubscription } from "@/components/billing/use-subscription";
import type { SubscriptionStatus } from "@/lib/billing/types";

/**
 * Asks for the page anew when the subscription has changed since it was made: in the portal's tab, on
 * another device, at Stripe. Once for each change.
 */
export function SubscriptionFreshness({ rendered }: { rendered: SubscriptionStatus }) {
  const router = useRouter();
  const { isLoading, hasActiveSubscription, subscription } = useSubscription();
  const known = stampOf({ hasActiveSubscription, subscription });
  const isOld = !isLoading && known !== stampOf(rendered);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one request for each change, also when its answer is no newer.
  useEffect(() => {
    if (isOld) router.refresh();
  }, [isOld, known, router]);
  return null;
}

/** What a page says of a subscription depends on nothing else. */
function stampOf({
  hasActiveSubscription,
  subscription,
}: Omit<SubscriptionStatus, "status">): string {
  return JSON.stringify([hasActiveSubscription, subscription]);
}

"use client";

import {
  isSubscriber,
  mayUpgrade,
  type SubscriptionState,
} from "@/components/billing/subscription-store";
import { usePortal } from "@/components/billing/use-portal";
import { useUpgrade } from "@/components/billing/use-upgrade";
import { BILLING_TEXTS } from "@/lib/billing/constants";

type BillingFailures = {
  onUpgradeFailure: (error: unknown) => void;
  onPortalFailure: (error: unknown) => void;
};

type BillingEntry = { kind: "upgrade" | "manage"; label: string; isBusy: boolean; run: () => void };

/** A menu's one entry about money: Manage for subscribers, Upgrade for others, none until that is known. */
export function useBillingEntry(
  subscription: SubscriptionState,
  { onUpgradeFailure, onPortalFailure }: BillingFailures,
): BillingEntry | null {
  const { isStarting, isBusy, startUpgrade } = useUpgrade(onUpgradeFailure);
  const { isOpening, openPortal } = usePortal(onPortalFailure);
  if (isSubscriber(subscription)) {
    const label = isOpening ? BILLING_TEXTS.openingPortal : BILLING_TEXTS.manage;
    return { kind: "manage", label, isBusy, run: openPortal };
  }
  if (mayUpgrade(subscription)) {
    const label = isStarting ? BILLING_TEXTS.startingUpgrade : BILLING_TEXTS.upgrade;
    return { kind: "upgrade", label, isBusy, run: startUpgrade };
  }
  return null;
}

"use client";

import { CreditCard } from "lucide-react";
import { tellPortalFailure, tellUpgradeFailure } from "@/components/billing/billing-failures";
import type { SubscriptionState } from "@/components/billing/subscription-store";
import { Crown } from "@/components/layout/crown";
import { useBillingEntry } from "@/components/layout/use-billing-entry";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";

const FAILURES = { onUpgradeFailure: tellUpgradeFailure, onPortalFailure: tellPortalFailure };

/** Upgrade or Manage in the dropdown, which stays open while it is under way. */
export function BillingMenuItem({ subscription }: { subscription: SubscriptionState }) {
  const entry = useBillingEntry(subscription, FAILURES);
  if (entry === null) return null;
  return (
    <DropdownMenuItem
      disabled={entry.isBusy}
      onSelect={(event) => {
        event.preventDefault();
        entry.run();
      }}
    >
      {entry.kind === "upgrade" ? <Crown className="size-5" /> : <CreditCard aria-hidden="true" />}
      {entry.label}
    </DropdownMenuItem>
  );
}

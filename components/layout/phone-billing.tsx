"use client";

import { CreditCard } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { BillingAlert, type BillingProblem } from "@/components/billing/billing-alert";
import {
  logInAfter,
  portalAlert,
  tellPortalFailure,
  tellUpgradeFailure,
  upgradeAlert,
} from "@/components/billing/billing-failures";
import type { SubscriptionState } from "@/components/billing/subscription-store";
import { Crown } from "@/components/layout/crown";
import { useBillingEntry } from "@/components/layout/use-billing-entry";

type PhoneBillingProps = {
  subscription: SubscriptionState;
  /** The looks of its button, which are those of the menu around it. */
  className: string;
};

/** Upgrade or Manage in the menus of a phone, with what went wrong below it. */
export function PhoneBilling({ subscription, className }: PhoneBillingProps) {
  const [problem, setProblem] = useState<BillingProblem | null>(null);
  const isShown = useShown();
  // Someone who closed the menu meanwhile is told all the same.
  const entry = useBillingEntry(subscription, {
    onUpgradeFailure: (error) =>
      isShown()
        ? setProblem({ message: upgradeAlert(error), logIn: logInAfter(error) })
        : tellUpgradeFailure(error),
    onPortalFailure: (error) =>
      isShown()
        ? setProblem({ message: portalAlert(error), logIn: logInAfter(error) })
        : tellPortalFailure(error),
  });
  return (
    <>
      {entry ? (
        <button
          type="button"
          aria-disabled={entry.isBusy}
          onClick={() => {
            setProblem(null);
            entry.run();
          }}
          className={`${className} aria-disabled:opacity-55`}
        >
          {entry.kind === "upgrade" ? (
            <Crown className="size-5" />
          ) : (
            <CreditCard aria-hidden="true" className="size-5" />
          )}
          {entry.label}
        </button>
      ) : null}
      <BillingAlert problem={problem} />
    </>
  );
}

/** Whether the part that asks is still on the page. */
function useShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current;
}

"use client";

import { CreditCard } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { FormAlert } from "@/components/auth/form-alert";
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
import { buttonVariants } from "@/components/ui/button-variants";

type Problem = { message: string; logIn: (() => void) | null };

type PhoneBillingProps = {
  subscription: SubscriptionState;
  /** The looks of its button, which are those of the menu around it. */
  className: string;
};

/** Upgrade or Manage in the menus of a phone, with what went wrong below it. */
export function PhoneBilling({ subscription, className }: PhoneBillingProps) {
  const [problem, setProblem] = useState<Problem | null>(null);
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
      <FormAlert>{problem?.message ?? null}</FormAlert>
      {problem?.logIn ? (
        <button
          type="button"
          onClick={problem.logIn}
          className={buttonVariants({ variant: "link" })}
        >
          Log in
        </button>
      ) : null}
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

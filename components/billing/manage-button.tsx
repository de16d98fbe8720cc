"use client";

import { useState } from "react";
import { useHydrated } from "@/components/auth/use-hydrated";
import { BillingAlert, type BillingProblem } from "@/components/billing/billing-alert";
import { logInAfter, portalAlert, tellPortalFailure } from "@/components/billing/billing-failures";
import { usePortal } from "@/components/billing/use-portal";
import { DESKTOP_QUERY } from "@/components/layout/desktop-query";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { BILLING_TEXTS } from "@/lib/billing/constants";

type ManageButtonProps = { label?: string; variant?: "default" | "outline" };

/** Opens Stripe's billing portal. What goes wrong is told as in the account menu: a toast, on phones an alert. */
export function ManageButton({
  label = BILLING_TEXTS.manage,
  variant = "default",
}: ManageButtonProps) {
  const isHydrated = useHydrated();
  const [problem, setProblem] = useState<BillingProblem | null>(null);
  const { isOpening, isBusy, openPortal } = usePortal((error) => {
    if (matchMedia(DESKTOP_QUERY).matches) tellPortalFailure(error);
    else setProblem({ message: portalAlert(error), logIn: logInAfter(error) });
  });
  return (
    <div className="grid gap-3">
      <Button
        variant={variant}
        // Before scripts run a click would be lost without a word.
        aria-disabled={isBusy || !isHydrated}
        onClick={() => {
          setProblem(null);
          openPortal();
        }}
      >
        {isOpening ? <Spinner /> : null}
        {isOpening ? BILLING_TEXTS.openingPortal : label}
      </Button>
      <BillingAlert problem={problem} />
    </div>
  );
}

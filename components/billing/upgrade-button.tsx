"use client";

import { type ComponentProps, useState } from "react";
import { useHydrated } from "@/components/auth/use-hydrated";
import { BillingAlert, type BillingProblem } from "@/components/billing/billing-alert";
import {
  logInAfter,
  tellUpgradeFailure,
  upgradeAlert,
} from "@/components/billing/billing-failures";
import { useUpgrade } from "@/components/billing/use-upgrade";
import { DESKTOP_QUERY } from "@/components/layout/desktop-query";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { BILLING_TEXTS } from "@/lib/billing/constants";

type UpgradeButtonProps = {
  label?: string;
  /** Told below the button. Without it a failure is told as in the account menu: a toast, on phones an alert. */
  failed?: string;
  size?: ComponentProps<typeof Button>["size"];
};

/** Leads to Stripe's checkout. */
export function UpgradeButton({ label = BILLING_TEXTS.upgrade, failed, size }: UpgradeButtonProps) {
  const isHydrated = useHydrated();
  const [problem, setProblem] = useState<BillingProblem | null>(null);
  const { isStarting, isBusy, startUpgrade } = useUpgrade((error) => {
    const isToast = failed === undefined && matchMedia(DESKTOP_QUERY).matches;
    if (isToast) tellUpgradeFailure(error);
    else setProblem({ message: upgradeAlert(error, failed), logIn: logInAfter(error) });
  });
  return (
    <div className="grid gap-3">
      <Button
        size={size}
        // Before scripts run a click would be lost without a word.
        aria-disabled={isBusy || !isHydrated}
        onClick={() => {
          setProblem(null);
          startUpgrade();
        }}
      >
        {isStarting ? <Spinner /> : null}
        {isStarting ? BILLING_TEXTS.startingUpgrade : label}
      </Button>
      <BillingAlert problem={problem} />
    </div>
  );
}

"use client";

import Link from "next/link";
import type { ReactElement } from "react";
import { LockedControl } from "@/components/billing/locked-control";
import { PremiumBadge } from "@/components/billing/premium-badge";
import { useSubscription } from "@/components/billing/use-subscription";
import { lockedText } from "@/lib/billing/constants";

type PremiumControlProps = {
  /** What it is called in "Upgrade to Premium to use ...". */
  feature: string;
  /** One button, link or switch that hands its props on to its element. */
  children: ReactElement;
};

/**
 * A control of Premium: works for those who have it. Others find it dimmed, with a badge that leads
 * to Premium and a tooltip (document 2, section 2). Until that is known it is disabled. What it does
 * is kept by the server, also before scripts run.
 */
export function PremiumControl({ feature, children }: PremiumControlProps) {
  const { isLoading, hasActiveSubscription } = useSubscription();
  if (hasActiveSubscription) return children;
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-3">
      <LockedControl reason={isLoading ? null : lockedText(feature)}>{children}</LockedControl>
      {isLoading ? null : (
        <Link
          href="/premium"
          prefetch={false}
          aria-label={`Premium: upgrade to use ${feature}`}
          className="inline-flex min-h-11 items-center rounded-lg"
        >
          <PremiumBadge />
        </Link>
      )}
    </span>
  );
}

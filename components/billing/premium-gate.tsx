"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { PremiumBadge } from "@/components/billing/premium-badge";
import { useSubscription } from "@/components/billing/use-subscription";
import { buttonVariants } from "@/components/ui/button-variants";
import { lockedText } from "@/lib/billing/constants";

type PremiumGateProps = {
  /** What it is called in "Upgrade to Premium to use ...". */
  feature: string;
  /** What a Free Plan person sees instead of the usual offer. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Shows Premium content to those who have Premium, and nothing before that is known (document 2,
 * section 2). What is behind it is kept by the server; this only spares people a refusal.
 */
export function PremiumGate({ feature, fallback, children }: PremiumGateProps) {
  const { isLoading, hasActiveSubscription } = useSubscription();
  if (isLoading) return null;
  if (hasActiveSubscription) return children;
  return fallback ?? <PremiumOffer feature={feature} />;
}

function PremiumOffer({ feature }: { feature: string }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-xl border bg-card p-5">
      <PremiumBadge />
      <p>{lockedText(feature)}.</p>
      <Link href="/premium" prefetch={false} className={buttonVariants()}>
        Upgrade to Premium
      </Link>
    </div>
  );
}

import { PremiumBadge } from "@/components/billing/premium-badge";
import type { SubscriptionState } from "@/components/billing/subscription-store";
import { badgeVariants } from "@/components/ui/badge-variants";

const OUTLINE = badgeVariants({ variant: "outline" });

export function SubscriptionBadge({ subscription }: { subscription: SubscriptionState }) {
  if (subscription.isLoading) return <span className={OUTLINE}>Loading...</span>;
  if (!subscription.hasActiveSubscription) return <span className={OUTLINE}>Free Plan</span>;
  return <PremiumBadge />;
}

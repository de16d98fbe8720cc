import { Crown } from "@/components/layout/crown";
import type { SubscriptionState } from "@/components/layout/shell-state";
import { badgeVariants } from "@/components/ui/badge-variants";

const OUTLINE = badgeVariants({ variant: "outline" });

export function SubscriptionBadge({ subscription }: { subscription: SubscriptionState }) {
  if (subscription.isLoading) return <span className={OUTLINE}>Loading...</span>;
  if (!subscription.hasActiveSubscription) return <span className={OUTLINE}>Free Plan</span>;
  return (
    <span className={badgeVariants({ variant: "premium" })}>
      <Crown />
      Premium
    </span>
  );
}

import { Crown } from "@/components/layout/crown";
import type { SubscriptionState } from "@/components/layout/shell-state";
import { Badge } from "@/components/ui/badge";

export function SubscriptionBadge({ subscription }: { subscription: SubscriptionState }) {
  if (subscription.isLoading) return <Badge variant="outline">Loading...</Badge>;
  if (!subscription.hasActiveSubscription) return <Badge variant="outline">Free Plan</Badge>;
  return (
    <Badge variant="premium">
      <Crown />
      Premium
    </Badge>
  );
}

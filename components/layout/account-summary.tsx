import type { SubscriptionState } from "@/components/billing/subscription-store";
import { Avatar } from "@/components/layout/avatar";
import type { ShellUser } from "@/components/layout/shell-state";
import { SubscriptionBadge } from "@/components/layout/subscription-badge";
import { displayNameOf } from "@/lib/users/display-name";

type AccountSummaryProps = { user: ShellUser; subscription: SubscriptionState };

export function AccountSummary({ user, subscription }: AccountSummaryProps) {
  return (
    <div className="flex items-center gap-3">
      <Avatar user={user} size="large" />
      <div className="grid min-w-0 gap-1">
        <span className="truncate font-semibold">{displayNameOf(user)}</span>
        <SubscriptionBadge subscription={subscription} />
      </div>
    </div>
  );
}

import type { NamedUser } from "@/lib/users/display-name";

/** What the shell knows of the person: enough for a name and initials. */
export type ShellUser = NamedUser;

export type ShellSession = { isLoading: boolean; user: ShellUser | null };

export type SubscriptionState = { isLoading: boolean; hasActiveSubscription: boolean };

/** Known to have no subscription: the one who sees crowns and is offered Premium. */
export function isOnFreePlan(subscription: SubscriptionState): boolean {
  return !subscription.isLoading && !subscription.hasActiveSubscription;
}

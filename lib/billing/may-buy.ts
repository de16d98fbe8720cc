import type { SubscriptionStatus } from "./types";

/**
 * Whether a person may buy Premium: nothing of theirs runs, or only one whose first payment was never
 * made, which the checkout replaces.
 */
export function mayBuy({ subscription }: SubscriptionStatus): boolean {
  return subscription === null || !subscription.isRunning || subscription.status === "incomplete";
}

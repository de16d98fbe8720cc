import type { SubscriptionStatus } from "./types";

/** Whether a person may buy Premium: nothing of theirs runs, or only a payment that was never finished. */
export function mayBuy({ subscription }: SubscriptionStatus): boolean {
  return subscription === null || !subscription.isRunning || subscription.status === "incomplete";
}

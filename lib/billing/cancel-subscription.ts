import "server-only";
import { logger } from "@/lib/logger";
import { billing, isGone } from "./stripe";

/**
 * Ends a subscription at once, without a further invoice. One that Stripe does not know or that has
 * ended counts as done: Stripe answers 404 (`resource_missing`) to both.
 * https://docs.stripe.com/api/subscriptions/cancel
 * @throws Error when it should be tried again: no answer, 429, 5xx, or no key that Stripe takes
 */
export async function cancelSubscription(stripeSubscriptionId: string): Promise<void> {
  const configured = billing();
  if (!configured) {
    logger.error({ stripeSubscriptionId }, "subscription not cancelled: billing is not configured");
    throw new Error("Stripe is not configured");
  }
  try {
    await configured.stripe.subscriptions.cancel(stripeSubscriptionId);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

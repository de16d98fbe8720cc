import "server-only";
import Stripe from "stripe";
import { logger } from "@/lib/logger";
import { stripe } from "./stripe";

/**
 * Ends a subscription at once, without a further invoice. One that Stripe does not know or that has
 * ended counts as done: Stripe answers 404 (`resource_missing`) to both.
 * https://docs.stripe.com/api/subscriptions/cancel
 * @throws Error when it should be tried again: no answer, 429, 5xx, or no key that Stripe takes
 */
export async function cancelSubscription(stripeSubscriptionId: string): Promise<void> {
  const client = stripe();
  if (!client) {
    logger.error(
      { stripeSubscriptionId },
      "subscription not cancelled: STRIPE_SECRET_KEY is not set",
    );
    throw new Error("Stripe is not configured");
  }
  try {
    await client.subscriptions.cancel(stripeSubscriptionId);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}

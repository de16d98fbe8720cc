import "server-only";
import { logger } from "@/lib/logger";
import { billing, isGone } from "./stripe";

/**
 * Ends all of a customer at Stripe: checkouts that are still open, then the customer, with whom Stripe
 * cancels every subscription at once. What is gone counts as done.
 * @throws Error when it should be tried again: no answer, 429, 5xx, or no key that Stripe takes
 */
export async function endBilling(stripeCustomerId: string): Promise<void> {
  const configured = billing();
  if (!configured) {
    logger.error({ stripeCustomerId }, "customer not deleted: billing is not configured");
    throw new Error("Stripe is not configured");
  }
  const { stripe } = configured;
  try {
    const open = stripe.checkout.sessions.list({ customer: stripeCustomerId, status: "open" });
    for await (const { id } of open) await stripe.checkout.sessions.expire(id);
    await stripe.customers.del(stripeCustomerId);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

import "server-only";
import { logger } from "@/lib/logger";
import { closeCheckout } from "./close-checkout";
import { billing, isGone } from "./stripe";

/**
 * Ends whatever a customer could still be charged for, after their account was deleted: open checkouts
 * are closed, subscriptions end at once without a further invoice, and address, name and cards are
 * removed at Stripe. Invoices stay there. A customer that Stripe does not have counts as done.
 * https://docs.stripe.com/api/customers/delete
 * @throws Error when it should be tried again: no answer, 429, 5xx, or no key that Stripe takes
 */
export async function endBilling(stripeCustomerId: string): Promise<void> {
  const configured = billing();
  if (!configured) {
    logger.error({ stripeCustomerId }, "billing not ended: billing is not configured");
    throw new Error("Stripe is not configured");
  }
  const { checkout, customers } = configured.stripe;
  const open = { customer: stripeCustomerId, status: "open", limit: 100 } as const;
  try {
    for await (const { id } of checkout.sessions.list(open)) await closeCheckout(id);
    await customers.del(stripeCustomerId);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

import "server-only";
import Stripe from "stripe";
import { requireBilling } from "./stripe";

/** Closes a page on which somebody could still pay. One that was paid or closed before stays as it is. */
export async function closeCheckout(sessionId: string): Promise<void> {
  try {
    await requireBilling().stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

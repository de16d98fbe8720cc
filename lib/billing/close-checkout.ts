import "server-only";
import Stripe from "stripe";
import { requireBilling } from "./stripe";

/** Closes a page on which somebody could still pay. False when it has just been paid or has ended by itself. */
export async function closeCheckout(sessionId: string): Promise<boolean> {
  try {
    await requireBilling().stripe.checkout.sessions.expire(sessionId);
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    throw error;
  }
}

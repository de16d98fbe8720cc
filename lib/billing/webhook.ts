import "server-only";
import { AppError } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { PAYMENT_PROBLEMS } from "./payment-problems";
import { type Billing, requireBilling } from "./stripe";
import {
  EVENT_TYPES,
  markProcessed,
  type StripeEvent,
  storeEvent,
  stripeEventSchema,
} from "./stripe-events";
import { syncCustomer } from "./sync";

/**
 * Takes one message of Stripe. What it says is only whose subscription to read anew, so the order in
 * which messages come, and how often, does not matter. Returning tells Stripe that it arrived; after
 * anything thrown Stripe sends it again, and every step may be done once more.
 * @throws AppError BILLING_OFF, VALIDATION where the signature or the shape is not Stripe's; Stripe's
 * and the database's errors
 */
export async function takeEvent(text: string, signature: string | null): Promise<void> {
  const event = verified(requireBilling(), text, signature);
  if (!EVENT_TYPES.includes(event.type)) return;
  if (await storeEvent(event)) return;
  if (event.stripeCustomerId !== null) await syncCustomer(event.stripeCustomerId);
  await markProcessed(event);
}

/** An event that Stripe signed, within the last minutes, over exactly this text. */
function verified(
  { stripe, webhookSecret }: Billing,
  text: string,
  signature: string | null,
): StripeEvent {
  try {
    return stripeEventSchema.parse(
      stripe.webhooks.constructEvent(text, signature ?? "", webhookSecret),
    );
  } catch (cause) {
    logger.warn({ error: cause }, "webhook refused");
    throw new AppError("VALIDATION", { message: PAYMENT_PROBLEMS.unsigned, cause });
  }
}

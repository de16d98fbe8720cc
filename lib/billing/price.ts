import "server-only";
import { logger } from "@/lib/logger";
import { amountInWords, intervalInWords } from "./money";
import { type Billing, billing } from "./stripe";
import type { PremiumPrice } from "./types";

/** So long nobody asks again, or every page would wait for a Stripe that is away. */
const FAILURE_KEPT_MS = 30_000;

/** The page can do without the price, so nobody waits long for it. */
const TIMEOUT_MS = 3_000;

type Reading = { price: Promise<PremiumPrice | null>; endsAt: number };

let reading: Reading | undefined;

/**
 * The price of Premium as Stripe has it, read once, since a price at Stripe never changes: another one
 * has another id. Null where billing is off, where Stripe does not tell, and for a price that can't be
 * said in one amount.
 */
export function findPrice(now = Date.now()): Promise<PremiumPrice | null> {
  const configured = billing();
  if (!configured) return Promise.resolve(null);
  if (reading && now < reading.endsAt) return reading.price;
  const next = { price: readPrice(configured), endsAt: Number.POSITIVE_INFINITY };
  reading = next;
  void next.price.then((price) => {
    if (!price) next.endsAt = now + FAILURE_KEPT_MS;
  });
  return next.price;
}

async function readPrice({ stripe, priceId }: Billing): Promise<PremiumPrice | null> {
  try {
    const { unit_amount, currency, recurring } = await stripe.prices.retrieve(
      priceId,
      {},
      { timeout: TIMEOUT_MS },
    );
    if (unit_amount !== null && recurring) {
      return {
        amount: amountInWords(unit_amount, currency),
        interval: intervalInWords(recurring.interval, recurring.interval_count),
      };
    }
    logger.error({ priceId }, "STRIPE_PRICE_ID is not a recurring price of one amount");
  } catch (error) {
    logger.error({ error }, "price not read");
  }
  return null;
}

import "server-only";
import { CLEAN_UP_BATCH, daysBefore, eraseInBatches } from "@/lib/clean-up";
import { EVENT_KEPT_DAYS } from "./constants";

/** Forgets messages of Stripe that it will never send again. Returns how many. */
export function eraseOldStripeEvents(now: Date): Promise<number> {
  const before = daysBefore(now, EVENT_KEPT_DAYS);
  return eraseInBatches(
    (transaction) => transaction.$executeRaw`
      DELETE FROM stripe_events WHERE id = ANY(ARRAY(
        SELECT id FROM stripe_events WHERE received_at <= ${before}
        ORDER BY received_at LIMIT ${CLEAN_UP_BATCH} FOR UPDATE SKIP LOCKED))`,
  );
}

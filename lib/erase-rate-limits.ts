import "server-only";
import { CLEAN_UP_BATCH, daysBefore, eraseInBatches } from "./clean-up";

/** Counters are kept a day past their end, so that no clock of a process matters. */
const KEPT_DAYS = 1;

/** Erases counters whose window ended long ago. Returns how many. */
export function eraseOldRateLimits(now: Date): Promise<number> {
  const before = daysBefore(now, KEPT_DAYS).getTime();
  return eraseInBatches(
    (transaction) => transaction.$executeRaw`
      DELETE FROM rate_limits WHERE key = ANY(ARRAY(
        SELECT key FROM rate_limits WHERE expire <= ${before}
        ORDER BY expire LIMIT ${CLEAN_UP_BATCH} FOR UPDATE SKIP LOCKED))`,
  );
}

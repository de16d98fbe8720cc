import "server-only";
import { CLEAN_UP_BATCH, eraseInBatches, monthsBefore } from "@/lib/clean-up";
import { SAFETY_LOG_MONTHS } from "./constants";

/** Erases what the safety log has kept for its whole time. Returns how many entries. */
export function eraseOldSafetyLog(now: Date): Promise<number> {
  const before = monthsBefore(now, SAFETY_LOG_MONTHS);
  return eraseInBatches(
    (transaction) => transaction.$executeRaw`
      DELETE FROM safety_log_entries WHERE id = ANY(ARRAY(
        SELECT id FROM safety_log_entries WHERE created_at <= ${before}
        ORDER BY created_at LIMIT ${CLEAN_UP_BATCH} FOR UPDATE SKIP LOCKED))`,
  );
}

import "server-only";
import { CLEAN_UP_BATCH, eraseInBatches } from "@/lib/clean-up";
import { SAFETY_LOG_MONTHS } from "./constants";

/** Erases what the safety log has kept for its whole time. Returns how many entries. */
export function eraseOldSafetyLog(now: Date): Promise<number> {
  return eraseInBatches(
    (transaction) => transaction.$executeRaw`
      DELETE FROM safety_log_entries WHERE id IN (
        SELECT id FROM safety_log_entries
        WHERE created_at <= ${now} - ${SAFETY_LOG_MONTHS} * interval '1 month'
        ORDER BY created_at LIMIT ${CLEAN_UP_BATCH} FOR UPDATE SKIP LOCKED)`,
  );
}

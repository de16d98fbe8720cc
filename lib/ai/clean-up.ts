import "server-only";
import { CLEAN_UP_BATCH, eraseInBatches, monthsBefore } from "@/lib/clean-up";
import { AI_USAGE_MONTHS } from "./constants";

/** Erases the rows of calls that were kept for their whole time; the sums of months stay. Returns how many. */
export function eraseOldAiUsage(now: Date): Promise<number> {
  const before = monthsBefore(now, AI_USAGE_MONTHS);
  return eraseInBatches(
    (transaction) => transaction.$executeRaw`
      DELETE FROM ai_usages WHERE id = ANY(ARRAY(
        SELECT id FROM ai_usages WHERE created_at <= ${before}
        ORDER BY created_at LIMIT ${CLEAN_UP_BATCH} FOR UPDATE SKIP LOCKED))`,
  );
}

import "server-only";
import { eraseOldAiUsage } from "@/lib/ai/clean-up";
import {
  eraseExpiredEmailTokens,
  eraseExpiredSessions,
  eraseUnfinishedAccounts,
} from "@/lib/auth/clean-up";
import { eraseOldStripeEvents } from "@/lib/billing/clean-up";
import {
  eraseDeletedPlans,
  eraseDeletedSteps,
  eraseUnclaimedDecisions,
  eraseUnclaimedPlans,
} from "@/lib/checklists/clean-up";
import { eraseOldRateLimits } from "@/lib/erase-rate-limits";
import { logger } from "@/lib/logger";
import {
  closeStrandedDeliveries,
  eraseOldDeliveries,
  mendDueTimes,
} from "@/lib/reminders/clean-up";
import { eraseOldSafetyLog } from "@/lib/safety/clean-up";

/** What is erased or mended, in this order: a decision goes only after its plan. */
const ACTS = {
  unclaimedPlans: eraseUnclaimedPlans,
  unclaimedDecisions: eraseUnclaimedDecisions,
  deletedPlans: eraseDeletedPlans,
  deletedSteps: eraseDeletedSteps,
  unfinishedAccounts: eraseUnfinishedAccounts,
  expiredEmailTokens: eraseExpiredEmailTokens,
  expiredSessions: eraseExpiredSessions,
  oldSafetyLog: eraseOldSafetyLog,
  oldAiUsage: eraseOldAiUsage,
  oldStripeEvents: eraseOldStripeEvents,
  oldRateLimits: eraseOldRateLimits,
  oldReminderDeliveries: eraseOldDeliveries,
  strandedReminders: closeStrandedDeliveries,
  misplacedReminders: mendDueTimes,
};

/**
 * Erases for good what has outlived its purpose, as the privacy policy says. Running it again, or
 * twice at once, erases nothing more. One act that fails does not keep the others from theirs.
 * @throws AggregateError with what failed, so that the job is tried again
 */
export async function cleanUp(now: Date): Promise<void> {
  const counts: Record<string, number> = {};
  const errors: unknown[] = [];
  for (const [name, erase] of Object.entries(ACTS)) {
    try {
      counts[name] = await erase(now);
    } catch (error) {
      logger.error({ error, act: name }, "clean-up failed");
      errors.push(error);
    }
  }
  logger.info({ counts }, "cleaned up");
  if (errors.length > 0) throw new AggregateError(errors, "Not everything was cleaned up");
}

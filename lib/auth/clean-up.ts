import "server-only";
import { CLEAN_UP_BATCH, daysBefore, eraseInBatches } from "@/lib/clean-up";
import { UNFINISHED_ACCOUNT_DAYS } from "./constants";

/** Erases links of mails that no longer work. Returns how many. */
export function eraseExpiredEmailTokens(now: Date): Promise<number> {
  return eraseInBatches(
    (transaction) => transaction.$executeRaw`
      DELETE FROM email_tokens WHERE id = ANY(ARRAY(
        SELECT id FROM email_tokens WHERE expires_at <= ${now}
        ORDER BY expires_at LIMIT ${CLEAN_UP_BATCH} FOR UPDATE SKIP LOCKED))`,
  );
}

/** Erases sessions that have expired. Returns how many. */
export function eraseExpiredSessions(now: Date): Promise<number> {
  return eraseInBatches(
    (transaction) => transaction.$executeRaw`
      DELETE FROM sessions WHERE id = ANY(ARRAY(
        SELECT id FROM sessions WHERE expires_at <= ${now}
        ORDER BY expires_at LIMIT ${CLEAN_UP_BATCH} FOR UPDATE SKIP LOCKED))`,
  );
}

/**
 * Erases accounts that a first Google sign-in made and whose owner never told the birth date.
 * Returns how many.
 */
export function eraseUnfinishedAccounts(now: Date): Promise<number> {
  const before = daysBefore(now, UNFINISHED_ACCOUNT_DAYS);
  return eraseInBatches(
    (transaction) => transaction.$executeRaw`
      DELETE FROM users WHERE id = ANY(ARRAY(
        SELECT id FROM users WHERE birth_date IS NULL AND created_at <= ${before}
        ORDER BY created_at LIMIT ${CLEAN_UP_BATCH} FOR UPDATE SKIP LOCKED))`,
  );
}

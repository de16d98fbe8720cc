import "server-only";

/**
 * SQL that notes that a person is here, as one part of a statement that finds their session:
 * `WITH session AS (…), visit AS (${visitNoted(…)}) SELECT …`. `userId` is an expression that gives
 * the person's id, or null. Writes at most every five minutes. After half an hour of silence a new
 * visit begins, and `last_visit_at` keeps when the one before it ended, until the next one begins.
 */
export function visitNoted(userId: string): string {
  return `
    UPDATE users SET last_seen_at = now(), last_visit_at = CASE
      WHEN last_seen_at < now() - interval '30 minutes' THEN last_seen_at ELSE last_visit_at END
    WHERE id = ${userId} AND last_seen_at < now() - interval '5 minutes'`;
}

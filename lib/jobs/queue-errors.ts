import { logger } from "@/lib/logger";

const QUIET_MS = 60_000;

/**
 * Logs errors of the queue itself, such as a database that is away: the first at once, then one line
 * a minute at most with how many there were, since every queue meets the same trouble every few seconds.
 */
export function createReporter(now: () => number = Date.now): (error: unknown) => void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  let silenced = 0;
  return (error) => {
    if (now() - reportedAt < QUIET_MS) {
      silenced += 1;
      return;
    }
    logger.error({ error: asError(error), silenced }, "job queue");
    reportedAt = now();
    silenced = 0;
  };
}

/** pg-boss hands on copies of errors, which have lost their class. */
function asError(error: unknown): unknown {
  if (error instanceof Error || typeof error !== "object" || error === null) return error;
  return Object.assign(new Error(), error);
}

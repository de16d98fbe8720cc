import "server-only";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { pool } from "./db";
import { AppError } from "./errors";

export type RateLimit = {
  /** Names the counter; unique in the product. */
  name: string;
  /** How many are allowed in the window. */
  points: number;
  /** Length of the window in seconds. */
  seconds: number;
};

const limiters = new Map<string, RateLimiterPostgres>();

function limiterFor({ name, points, seconds }: RateLimit): RateLimiterPostgres {
  const known = limiters.get(name);
  if (known) return known;
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix: name,
    points,
    duration: seconds,
    // While the database is away each process counts for itself, so the planner still answers.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  });
  limiters.set(name, limiter);
  return limiter;
}

/**
 * Counts one use by `key` (an address, an account) and refuses it when the window is full.
 * The count is exact under parallel calls and shared by all processes.
 * @throws AppError RATE_LIMITED with the seconds until the window ends.
 */
export async function consumeRateLimit(limit: RateLimit, key: string): Promise<void> {
  try {
    await limiterFor(limit).consume(key.slice(0, 200));
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const retryAfterSeconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    throw new AppError("RATE_LIMITED", {
      retryAfterSeconds,
      message: `That was a lot in a short time. Please wait ${waitInWords(retryAfterSeconds)}, then try again. Nothing is lost.`,
    });
  }
}

/** Gives back one use that turned out not to be one, such as a log-in with the right password. */
export async function refundRateLimit(limit: RateLimit, key: string): Promise<void> {
  await limiterFor(limit).reward(key.slice(0, 200));
}

function waitInWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "a second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

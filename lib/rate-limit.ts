import "server-only";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Prisma } from "@/prisma/generated/client";
import { pool, prisma } from "./db";
import { fingerprint } from "./encryption";
import { AppError } from "./errors";
import { countGrowing, type GrowingLimit, takeBackGrowing } from "./growing-limit";
import { REQUEST_PROBLEMS } from "./request-problems";

/** A window of time that holds so many uses: for what costs work, not for what can be guessed. */
export type WindowLimit = {
  /** Names the counter; unique in the product. */
  name: string;
  /** How many are allowed in the window. */
  points: number;
  /** Length of the window in seconds. */
  seconds: number;
  /** Each process counts for itself: where a way to the database would cost more than what is limited. */
  inProcess?: boolean;
};

export type RateLimit = WindowLimit | GrowingLimit;
export type { GrowingLimit };

type Limiter = RateLimiterPostgres | RateLimiterMemory;

const limiters = new Map<string, Limiter>();

function limiterFor(limit: WindowLimit): Limiter {
  const known = limiters.get(limit.name);
  if (known) return known;
  const limiter = limit.inProcess ? memoryLimiter(limit) : sharedLimiter(limit);
  limiters.set(limit.name, limiter);
  return limiter;
}

function memoryLimiter({ points, seconds }: WindowLimit): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: "", points, duration: seconds });
}

function sharedLimiter(limit: WindowLimit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    // The clean-up job does it, once for all processes.
    clearExpiredByTimeout: false,
    keyPrefix: "",
    points: limit.points,
    duration: limit.seconds,
    // While the database is away each process counts for itself, so the planner still answers.
    insuranceLimiter: memoryLimiter(limit),
  });
}

/**
 * Counts one use by `key` (an address, an account) and refuses it when the limit is reached.
 * The count is exact under parallel calls and, but for those `inProcess`, shared by all processes.
 * @throws AppError RATE_LIMITED with the seconds until the next use.
 */
export async function consumeRateLimit(limit: RateLimit, key: string): Promise<void> {
  const milliseconds =
    "seconds" in limit
      ? await countInWindow(limit, rateLimitKey(limit, key))
      : await countGrowing(limit, rateLimitKey(limit, key));
  if (milliseconds === 0) return;
  const retryAfterSeconds = Math.ceil(milliseconds / 1000);
  throw new AppError("RATE_LIMITED", {
    retryAfterSeconds,
    message: REQUEST_PROBLEMS.wait(waitInWords(retryAfterSeconds)),
  });
}

/** Takes back one use that turned out not to be one, such as a log-in with the right password. */
export async function refundRateLimit(limit: GrowingLimit, key: string): Promise<void> {
  await takeBackGrowing(limit, rateLimitKey(limit, key));
}

/** Forgets all uses by `key`, since whoever made the last one has proved themselves. */
export async function clearRateLimit(
  limit: RateLimit,
  key: string,
  transaction: Prisma.TransactionClient = prisma,
): Promise<void> {
  await transaction.rateLimit.deleteMany({ where: { key: rateLimitKey(limit, key) } });
}

/**
 * The row of a counter. Who it counts can't be read from it: addresses and email stay out of the table.
 * What is counted in the process has no row.
 */
function rateLimitKey(limit: RateLimit, key: string): string {
  if ("inProcess" in limit && limit.inProcess) return key;
  return `${limit.name}:${fingerprint(`rate limit ${limit.name}`, key)}`;
}

/** Milliseconds until the window ends, or 0 when this use still fits in. */
async function countInWindow(limit: WindowLimit, key: string): Promise<number> {
  try {
    await limiterFor(limit).consume(key);
    return 0;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return Math.max(1, rejection.msBeforeNext);
  }
}

function waitInWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "a second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

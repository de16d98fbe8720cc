import "server-only";
import { LRUCache } from "lru-cache";
import { pool } from "./db";
import { toAppError } from "./errors";

/** A limit that never closes: who goes on beyond it waits longer each time, and time heals. */
export type GrowingLimit = {
  /** Names the counter; unique in the product. */
  name: string;
  /** So many tries come without a wait. */
  points: number;
  /** The wait after these; each further try doubles it. */
  firstWaitSeconds: number;
  /** Also the time without a try after which one of them is forgotten, and so on. */
  longestWaitSeconds: number;
};

// $1 key, $2 points, $3 first wait, $4 longest wait, $5 now; times in milliseconds.
const wait = `(CASE WHEN counted.points < $2::int THEN 0
  ELSE least($4::bigint, $3::bigint * power(2, least(counted.points - $2::int, 30))) END)::bigint`;
// A row expires when its last try is forgotten, so the moment of that try follows from it.
const nextTry = `counted.expire - $4::bigint * counted.points + ${wait}`;
// Clocks of processes differ a little: a try never makes more of those before it.
const remembered = `least(counted.points,
  greatest(0, (counted.expire - $5::bigint + $4::bigint - 1) / $4::bigint))`;

// No wait is that long: the clock was ahead when the last try was counted, and has been set back. Twice,
// since clocks that differ a little must not open the longest wait.
const clockWasAhead = `${nextTry} > $5::bigint + 2 * $4::bigint`;

/** One statement, so that of parallel tries no more are let through than one after the other. */
const countTry = `INSERT INTO rate_limits AS counted (key, points, expire)
  VALUES ($1, 1, $5::bigint + $4::bigint)
  ON CONFLICT (key) DO UPDATE SET
    points = ${remembered} + 1,
    expire = $5::bigint + $4::bigint * (${remembered} + 1)
  WHERE counted.points < $2::int OR counted.expire <= $5::bigint OR ${nextTry} <= $5::bigint
    OR ${clockWasAhead}`;

const readWait = `SELECT (${nextTry} - $5::bigint)::float AS wait FROM rate_limits AS counted WHERE key = $1`;

const takeBack = `UPDATE rate_limits SET points = points - 1, expire = expire - $2::bigint
  WHERE key = $1 AND points > 0`;

/**
 * Counts a try unless it comes too early, and returns the milliseconds until the next one is let
 * through: 0 when this one was. A try that is refused is not counted, so that impatience costs nothing.
 */
export async function countGrowing(limit: GrowingLimit, key: string): Promise<number> {
  const values = [
    key,
    limit.points,
    limit.firstWaitSeconds * 1000,
    limit.longestWaitSeconds * 1000,
    Date.now(),
  ];
  try {
    const { rowCount } = await pool.query({ name: "growing-limit-count", text: countTry, values });
    if (rowCount === 1) return 0;
    const { rows } = await pool.query<{ wait: number }>(readWait, values);
    return Math.max(1, rows[0]?.wait ?? 1);
  } catch (error) {
    if (toAppError(error).code !== "UNAVAILABLE") throw error;
    return countInMemory(limit, key);
  }
}

/** Takes back a try that turned out not to be one. */
export async function takeBackGrowing(limit: GrowingLimit, key: string): Promise<void> {
  await pool.query(takeBack, [key, limit.longestWaitSeconds * 1000]);
}

type Counted = { points: number; lastTry: number };

/** While the database is away each process counts for itself. */
const memory = new LRUCache<string, Counted>({ max: 10_000 });

function countInMemory(limit: GrowingLimit, key: string): number {
  const at = Date.now();
  const counted = memory.get(key) ?? { points: 0, lastTry: at };
  const longest = limit.longestWaitSeconds * 1000;
  const early = counted.lastTry + waitSeconds(limit, counted.points) * 1000 - at;
  if (early > 0 && early <= 2 * longest) return early;
  const healed = Math.max(0, Math.floor((at - counted.lastTry) / longest));
  memory.set(key, { points: Math.max(0, counted.points - healed) + 1, lastTry: at });
  return 0;
}

function waitSeconds(limit: GrowingLimit, points: number): number {
  const { firstWaitSeconds, longestWaitSeconds } = limit;
  if (points < limit.points) return 0;
  return Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (points - limit.points));
}

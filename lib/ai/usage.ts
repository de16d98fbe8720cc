import "server-only";
import { pool } from "@/lib/db";
import { env } from "@/lib/env";
import { logger } from "@/lib/logger";
import { onStop } from "@/lib/on-stop";
import { HOLD_LIMIT_MS } from "./constants";
import { AiError, type AiFailure } from "./errors";
import type { TokenCounts } from "./token-counts";
import { type AiUse, USES } from "./uses";

/** How a call ended: with an answer, or why not. */
export type AiOutcome = "done" | AiFailure;

/** A call as the database knows it: never a word of what was asked or answered. */
export type CallRow = {
  id: string;
  /** Null for a visitor. */
  userId: string | null;
  use: AiUse;
  model: string;
  begunAt: Date;
};

export type CallEnd = {
  tokens: TokenCounts;
  /** The service did not say them. */
  isEstimated: boolean;
  costMicros: number;
  latencyMs: number;
  outcome: AiOutcome;
};

/** A process that dies keeps money from others for so long after the call's own time. */
const HOLD_SPARE_SECONDS = 60;

/**
 * Keeps the highest cost of a call free in the budgets of the month; without budgets it does nothing. It
 * runs out by itself, should this process die.
 * @throws AiError over_budget, also while the database can't say what is left
 */
export async function holdBudget(call: CallRow, micros: number): Promise<void> {
  const limits = [env().AI_MONTHLY_BUDGET_USD, env().AI_MONTHLY_BUDGET_PER_USER_USD].map(toMicros);
  if (limits.every((limit) => limit === null)) return;
  const seconds = Math.ceil(USES[call.use].limitMs / 1000) + HOLD_SPARE_SECONDS;
  const answer = await withinLimit(
    pool.query<{ answer: string }>({
      name: "ai-hold",
      text: "SELECT hold_ai_call($1, $2, $3, $4, $5, $6, $7, $8, $9) AS answer",
      values: [...valuesOf(call), micros, seconds, ...limits],
    }),
  );
  const whose = answer.rows[0]?.answer;
  if (whose === "site" || whose === "person") throw new AiError("over_budget", { whose });
}

async function withinLimit<Value>(asked: Promise<Value>): Promise<Value> {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new Error("The budget is too slow")), HOLD_LIMIT_MS);
  });
  try {
    return await Promise.race([asked, tooSlow]);
  } catch (cause) {
    throw new AiError("over_budget", { cause });
  } finally {
    clearTimeout(clock);
  }
}

function toMicros(dollars: number | undefined): number | null {
  return dollars === undefined ? null : Math.round(dollars * 1_000_000);
}

const writing = new Set<Promise<void>>();
onStop(usageWritten);

/** Ends when all that was noted so far is written. */
export async function usageWritten(): Promise<void> {
  await Promise.all(writing);
}

/**
 * Writes what a call cost, in place of what was held for it. Nobody waits for it and nobody sees it fail;
 * a process that is told to stop finishes it first.
 */
export function noteUsage(call: CallRow, end: CallEnd): void {
  const written = write(call, end)
    .catch((error: unknown) => logger.warn({ error }, "usage of Claude not written"))
    .finally(() => writing.delete(written));
  writing.add(written);
}

async function write(call: CallRow, end: CallEnd): Promise<void> {
  const { input, cacheWrite, cacheRead, output } = end.tokens;
  await pool.query({
    name: "ai-settle",
    text: "SELECT settle_ai_call($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
    values: [
      ...valuesOf(call),
      ...[input, cacheWrite, cacheRead, output],
      ...[end.isEstimated, end.costMicros, end.latencyMs, end.outcome],
    ],
  });
}

function valuesOf({ id, userId, use, model, begunAt }: CallRow): unknown[] {
  return [id, userId, use, model, begunAt];
}

import type { CoinProblem } from "@/components/decisions/coin/coin-state";
import { ApiError } from "@/lib/api-client";
import { COIN_PROBLEMS } from "@/lib/decisions/problems";

/** Why the coin did not land. What the server has to say of the words is said in its own. */
export function flipProblem(error: unknown): CoinProblem {
  if (!(error instanceof ApiError)) return { message: COIN_PROBLEMS.unreachable, canRetry: true };
  if (error.status >= 500 || !error.isJson) {
    return { message: COIN_PROBLEMS.unavailable, canRetry: true };
  }
  const { message, status, safety } = error;
  return { message, canRetry: status === 429, ...(safety ? { safety } : {}) };
}

/** Whether the words themselves were refused, so that the same flip would be refused again. */
export function wantsOtherWords(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 422);
}

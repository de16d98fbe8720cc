import type { BreakdownFailure, BreakdownState } from "@/components/decisions/breakdown-state";
import { ApiError } from "@/lib/api-client";
import { PLANNER_TEXTS } from "@/lib/decisions/constants";
import { DECISION_PROBLEMS, PLANNER_PROBLEMS } from "@/lib/decisions/problems";

/** Why the planner has no steps to show (document 2, sections 5 and 8). */
export function whyNoSteps({ kind, message, cause }: BreakdownFailure): string {
  if (kind === "empty") return DECISION_PROBLEMS.breakdownFailed;
  if (kind !== "broken") return message;
  return cause instanceof ApiError
    ? serviceMessage(
        cause,
        PLANNER_PROBLEMS.breakdownUnavailable,
        DECISION_PROBLEMS.breakdownFailed,
      )
    : PLANNER_PROBLEMS.unreachable;
}

/** What stands above steps that may not be the whole plan. */
export function planNote({ phase, failure, notice }: BreakdownState): string | null {
  if (failure) return failure.cause instanceof ApiError ? whyNoSteps(failure) : failure.message;
  return phase === "stopped" ? PLANNER_TEXTS.stopped : notice;
}

/** Why the plan was not created. */
export function whyNoPlan(error: unknown, fallback: string): string {
  if (error instanceof TypeError) return PLANNER_PROBLEMS.unreachable;
  if (!(error instanceof ApiError)) return fallback;
  return serviceMessage(error, PLANNER_PROBLEMS.checklistUnavailable, fallback);
}

/** An answer that is no JSON tells that the service is away; a person need not hear how. */
function serviceMessage(error: ApiError, unavailable: string, fallback: string): string {
  if (!error.isJson) return unavailable;
  if (/endpoint/i.test(error.message)) return PLANNER_PROBLEMS.unreachable;
  return error.message || fallback;
}

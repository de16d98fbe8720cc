import type { PlannedStep, PlanRequest } from "@/lib/decisions/planner/types";
import type { BreakdownAnswer } from "@/lib/decisions/types";
import type { SafetyNotice } from "@/lib/safety/types";

/**
 * Why a breakdown did not finish. `clarity`: the goal needs other words. `empty`: a success without a
 * step. `missing`: there was no goal. `refused`: the server says no and why (too long, too often).
 * `broken`: server or connection failed; steps may have come.
 */
export type BreakdownFailure = {
  kind: "clarity" | "empty" | "missing" | "refused" | "broken";
  message: string;
  /** What was thrown, for a page that words it in its own way. */
  cause?: unknown;
  /** What the safety check had to say, where that is why. */
  safety?: SafetyNotice | null | undefined;
};

export type BreakdownState<Request = PlanRequest> = {
  phase: "idle" | "working" | "done" | "stopped" | "failed";
  /** What was asked last; kept for Retry. */
  request: Request | null;
  steps: readonly PlannedStep[];
  /** A plain sentence about the plan, such as who wrote it when Claude could not. */
  notice: string | null;
  /** Help that goes beside the plan. */
  safety: SafetyNotice | null;
  failure: BreakdownFailure | null;
};

export type BreakdownChange<Request = PlanRequest> =
  | { type: "start"; request: Request }
  | { type: "step"; step: PlannedStep }
  | { type: "plan"; plan: Extract<BreakdownAnswer, { success: true }> }
  | { type: "fail"; failure: BreakdownFailure }
  | { type: "stop" }
  | { type: "reset" };

export const NO_BREAKDOWN: BreakdownState<never> = {
  phase: "idle",
  request: null,
  steps: [],
  notice: null,
  safety: null,
  failure: null,
};

/** The next state. Only a working breakdown takes steps, a plan, a failure or a stop. */
export function changeBreakdown<Request>(
  state: BreakdownState<Request>,
  change: BreakdownChange<Request>,
): BreakdownState<Request> {
  if (change.type === "start")
    return { ...NO_BREAKDOWN, phase: "working", request: change.request };
  if (change.type === "reset") return NO_BREAKDOWN;
  if (state.phase !== "working") return state;
  switch (change.type) {
    case "step":
      return { ...state, steps: [...state.steps, change.step] };
    case "plan":
      // The whole plan has the last word: its steps replace those that were told on the way.
      return {
        ...state,
        phase: "done",
        steps: change.plan.steps,
        notice: change.plan.notice ?? null,
        safety: change.plan.safety ?? null,
      };
    case "fail":
      return {
        ...state,
        phase: "failed",
        steps: needsClarity(change.failure) ? [] : state.steps,
        failure: change.failure,
      };
    case "stop":
      return { ...state, phase: state.steps.length > 0 ? "stopped" : "idle" };
  }
}

/** Whether other words for the goal would help. */
export function needsClarity({ kind }: BreakdownFailure): boolean {
  return kind === "clarity" || kind === "empty";
}

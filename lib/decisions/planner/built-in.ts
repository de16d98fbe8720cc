import { answerGoal } from "@/lib/decisions/planner/answer";
import type { PlanEvent, Planner, PlanRequest } from "@/lib/decisions/planner/types";

/**
 * The planner that needs no key and no network. It recognises common kinds of goals by their words and
 * writes the person's own words into prepared plans; for the rest it gives a general plan or asks.
 */
export const builtInPlanner: Planner = {
  name: "built-in",
  async *plan(request: PlanRequest, signal: AbortSignal): AsyncGenerator<PlanEvent> {
    if (signal.aborted) return;
    const answer = answerGoal(request);
    if (answer.kind === "clarify") {
      yield { type: "clarify", message: answer.message };
      return;
    }
    if (answer.notice !== null) yield { type: "notice", message: answer.notice };
    for (const step of answer.steps) {
      if (signal.aborted) return;
      yield { type: "step", step };
    }
  },
};

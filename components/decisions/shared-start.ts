import type { ReadOptions } from "@/lib/decisions/options/read-options";
import type { PlanRequest } from "@/lib/decisions/planner/types";
import type { SharedDecision } from "@/lib/decisions/share/types";

/** The shared decision that a person starts from; null where it is not shared any more. */
export type SharedStart = { shareId: string; decision: SharedDecision | null };

/** A request for what the shared coin chose brings its question along. */
export function withSharedQuestion(request: PlanRequest, shared: SharedStart | null): PlanRequest {
  const decision = shared?.decision;
  if (!decision || request.inputText !== decision.chosenOption) return request;
  return { ...request, question: decision.inputText };
}

/** The shared options, as long as the shared question stands as it was shared; it may be in any language. */
export function sharedOptions(shared: SharedStart | null, goal: string): ReadOptions | null {
  const decision = shared?.decision;
  if (!decision || decision.parsedOptions.length === 0 || goal.trim() !== decision.inputText) {
    return null;
  }
  return { question: decision.inputText, options: decision.parsedOptions };
}

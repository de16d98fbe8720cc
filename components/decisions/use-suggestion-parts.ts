"use client";

import type { Suggestion } from "@/components/decisions/suggestions";
import { useBreakdownOf } from "@/components/decisions/use-breakdown";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import type { BreakdownAnswer } from "@/lib/decisions/types";

/** A suggestion with the goal that it belongs to. */
type Asked = { goal: string; suggestion: Suggestion };

/** What is to be said beside the smaller steps. */
export type PartsNote = Pick<Extract<BreakdownAnswer, { success: true }>, "notice" | "safety">;

/** Breaks suggested steps down further, one at a time; `onParts` is called with what takes its place. */
export function useSuggestionParts(
  goal: string,
  onParts: (key: number, parts: readonly PlannedStep[], note: PartsNote) => void,
) {
  const { state, start, reset } = useBreakdownOf<Asked, BreakdownAnswer>({
    callFor: ({ goal: inputText, suggestion: { text, minutes } }) => ({
      path: "/api/decisions/breakdown",
      body: { inputText, step: { text, minutes } },
    }),
    onPlan: (plan, { suggestion }) => onParts(suggestion.key, plan.steps, plan),
  });
  const isShown = state.phase === "working" || state.phase === "failed";
  return {
    state,
    /** The suggestion whose parts are being written, or could not be. */
    key: isShown ? (state.request?.suggestion.key ?? null) : null,
    isWorking: state.phase === "working",
    breakDown: (suggestion: Suggestion) => start({ goal, suggestion }),
    /** Ends it and puts away what came: the suggestion stays as it was. */
    leave: reset,
  };
}

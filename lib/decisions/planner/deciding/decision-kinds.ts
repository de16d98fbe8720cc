import type { DecisionKind } from "@/lib/decisions/planner/deciding/decision-kind";
import { FIRST_DECISIONS } from "@/lib/decisions/planner/deciding/decision-kinds-first";
import { LATER_DECISIONS } from "@/lib/decisions/planner/deciding/decision-kinds-later";
import type { PlanLine } from "@/lib/decisions/planner/written/archetype";

/** All sorts of questions that have a way of their own to an answer, in the order in which they are asked for. */
export const DECISION_KINDS: readonly DecisionKind[] = [...FIRST_DECISIONS, ...LATER_DECISIONS];

/** The written plan for the sort of question that a text asks, or null where it is of no special sort. */
export function decisionLines(text: string): readonly PlanLine[] | null {
  const kind = DECISION_KINDS.find(
    ({ says, unless }) => says.test(text) && unless?.test(text) !== true,
  );
  return kind?.lines ?? null;
}

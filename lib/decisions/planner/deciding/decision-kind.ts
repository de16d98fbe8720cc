import type { PlanLine } from "@/lib/decisions/planner/written/archetype";

/**
 * A sort of question with its own way to an answer: what is looked up, who is asked, and which act ends it.
 * Slots: {question}, {first}, {second}, {all}, {deadline}.
 */
export type DecisionKind = {
  id: string;
  says: RegExp;
  unless?: RegExp;
  lines: readonly PlanLine[];
};

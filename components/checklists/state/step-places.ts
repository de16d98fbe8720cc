import type { ChecklistStep } from "@/lib/checklists/types";

export type Direction = "up" | "down" | "top";

/** A place in a list: the id of what stands before it (null at the front), and its number from 1. */
export type Place = { afterId: string | null; number: number; of: number };

/** Where a step or sub-step goes when it moves within its list; null when it is there already. */
export function placeTowards(
  steps: readonly ChecklistStep[],
  stepId: string,
  direction: Direction,
): Place | null {
  const list = listOf(steps, stepId);
  const at = list.findIndex(({ id }) => id === stepId);
  const target = { up: at - 1, down: at + 1, top: 0 }[direction];
  if (at < 0 || target === at || target < 0 || target >= list.length) return null;
  const others = list.filter(({ id }) => id !== stepId);
  return { afterId: others[target - 1]?.id ?? null, number: target + 1, of: list.length };
}

/** The list that a step or sub-step stands in. */
function listOf(steps: readonly ChecklistStep[], stepId: string): readonly { id: string }[] {
  const parent = steps.find(({ subSteps }) => subSteps.some(({ id }) => id === stepId));
  return parent ? parent.subSteps : steps;
}

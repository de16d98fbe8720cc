import { type NextStep, nextStep } from "@/lib/checklists/next-step";
import type { ChecklistStep, SubStep } from "@/lib/checklists/types";
import type { Day } from "@/lib/dates";

const LAST_DAY: Day = "9999-12-31";

/**
 * The steps as they are on a day: one whose day has come is back by itself, and nothing of it shows.
 * Where nothing has come back, the same objects.
 */
export function stepsOn<Step extends ChecklistStep>(
  steps: readonly Step[],
  today: Day,
): readonly Step[] {
  const isBack = ({ deferredUntil }: SubStep) => deferredUntil !== null && deferredUntil <= today;
  const back = <Some extends SubStep>(step: Some): Some =>
    isBack(step) ? { ...step, deferredUntil: null } : step;
  if (!steps.some((step) => isBack(step) || step.subSteps.some(isBack))) return steps;
  return steps.map((step) =>
    step.subSteps.some(isBack) ? { ...back(step), subSteps: step.subSteps.map(back) } : back(step),
  );
}

/** The step that would be next if nothing were put off. */
export function firstWaiting(steps: readonly ChecklistStep[]): NextStep | null {
  return nextStep(steps, LAST_DAY);
}

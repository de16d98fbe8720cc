import type { Day } from "@/lib/dates";
import type { ChecklistStep, SubStep } from "./types";

/** The one thing to do next; `subStep` is the part of the step to do, where it was broken down. */
export type NextStep<Step extends ChecklistStep = ChecklistStep> = {
  step: Step;
  subStep: SubStep | null;
};

/**
 * The step that stands large on a plan's page: the first open one, starred ones before the others,
 * then in the plan's order. Steps that are put off beyond `today` wait, and so does a step all of
 * whose open sub-steps wait. Null when nothing is left for today.
 */
export function nextStep<Step extends ChecklistStep>(
  steps: readonly Step[],
  today: Day,
): NextStep<Step> | null {
  const isDue = ({ completed, deferredUntil }: SubStep) =>
    !completed && (deferredUntil === null || deferredUntil <= today);
  const due = steps.filter(isDue);
  const inTurn = [
    ...due.filter(({ priority }) => priority),
    ...due.filter(({ priority }) => !priority),
  ];
  for (const step of inTurn) {
    const subStep = step.subSteps.find(isDue) ?? null;
    if (subStep || step.subSteps.every(({ completed }) => completed)) return { step, subStep };
  }
  return null;
}

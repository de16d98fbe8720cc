import { type NextStep, nextStep } from "@/lib/checklists/next-step";
import type { ChecklistStep } from "@/lib/checklists/types";

/** Before every day: steps are read for the person's own day, so what is put off by then lies ahead. */
const NO_DAY = "";

/** The one thing to do next, with the part of it where it was broken down; null when nothing is left. */
export function nextThing(steps: readonly ChecklistStep[]): NextStep | null {
  return nextStep(steps, NO_DAY);
}

/** The step to do next; null when nothing is left for today. */
export function nextOpen(steps: readonly ChecklistStep[]): ChecklistStep | null {
  return nextThing(steps)?.step ?? null;
}

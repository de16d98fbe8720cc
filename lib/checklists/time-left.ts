import { formatMinutes } from "./duration";
import type { ChecklistStep, SubStep } from "./types";

/**
 * How long the open steps for today may take: "about 45 min left", and honestly so when some of them
 * have no estimate. Of a step that was broken down its open sub-steps count. Null when nothing is
 * open today, or nobody estimated anything.
 */
export function timeLeftInWords(steps: readonly ChecklistStep[]): string | null {
  const open = steps.filter(isForToday).flatMap<SubStep>(partsToDo);
  const known = open.flatMap(({ minutes }) => (minutes === null ? [] : [minutes]));
  if (known.length === 0) return null;
  const sum = formatMinutes(known.reduce((total, minutes) => total + minutes, 0));
  const unknown = open.length - known.length;
  return unknown === 0 ? `about ${sum} left` : `about ${sum} left, and ${unknown} without a time`;
}

function isForToday({ completed, deferredUntil }: SubStep): boolean {
  return !completed && deferredUntil === null;
}

function partsToDo(step: ChecklistStep): readonly SubStep[] {
  const isBrokenDown = step.subSteps.some(({ completed }) => !completed);
  return isBrokenDown ? step.subSteps.filter(isForToday) : [step];
}

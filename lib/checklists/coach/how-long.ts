import { formatMinutes } from "@/lib/checklists/duration";
import type { ChecklistStep } from "@/lib/checklists/types";

/** How many steps are open and how long they take: "6 steps are open, about 34 min in all. …" */
export function howLong(steps: readonly ChecklistStep[]): string {
  const open = steps.filter((step) => !step.completed);
  const known = open.filter((step) => step.minutes !== null);
  const minutes = known.reduce((sum, step) => sum + (step.minutes ?? 0), 0);
  const count = open.length === 1 ? "One step is" : `${open.length} steps are`;
  if (minutes === 0)
    return `${count} open, and nobody has guessed how long they take. One is enough for now.`;
  const about = known.length < open.length ? "at least" : "about";
  return `${count} open, ${about} ${formatMinutes(minutes)} in all. One is enough for now.`;
}

import type { Day } from "@/lib/dates";
import type { Hint } from "@/prisma/generated/enums";
import { nextStep } from "./next-step";
import type { ChecklistStep } from "./types";

/** What the hints say, each about one thing that the page does not show by itself. */
export const HINT_TEXTS: Record<Hint, string> = {
  just_start:
    "“Just start” opens a quiet clock for this step. Two minutes are enough, and you can stop at any time.",
  smaller_steps:
    "Does this still feel like a lot? “Break it down” makes smaller steps of it, and Undo makes it one again.",
  own_words: "These tasks are yours. Press one to say it in your own words.",
};

/** From so many minutes on, a step is worth breaking down. */
const MANY_MINUTES = 10;

/**
 * The one hint that a plan's page shows as it opens, of those that are still open: how to begin where
 * nothing is done yet, how to make less of a step that takes long, how to change what was written.
 */
export function hintFor(
  open: readonly Hint[],
  steps: readonly ChecklistStep[],
  today: Day,
): Hint | null {
  const next = nextStep(steps, today);
  const isUntouched = !steps.some(({ completed }) => completed);
  const isLong = next?.step.subSteps.length === 0 && (next.step.minutes ?? 0) >= MANY_MINUTES;
  const fits: Record<Hint, boolean> = {
    just_start: next !== null && isUntouched,
    smaller_steps: isLong,
    own_words: next !== null,
  };
  return open.find((hint) => fits[hint]) ?? null;
}

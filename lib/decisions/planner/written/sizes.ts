import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import type { PlanLine } from "@/lib/decisions/planner/written/archetype";

/** How many steps each stop of the size dial gives, both ends included. */
export const STEP_COUNTS: Readonly<Record<PlanSize, { least: number; most: number }>> = {
  nudge: { least: 3, most: 3 },
  steady: { least: 5, most: 7 },
  tiny: { least: 8, most: 12 },
};

/** Minutes that one step may take. Tiny steps take two to ten; others stay within one sitting. */
export const STEP_MINUTES: Readonly<Record<PlanSize, { least: number; most: number }>> = {
  nudge: { least: 1, most: 60 },
  steady: { least: 1, most: 90 },
  tiny: { least: 2, most: 10 },
};

/** How many smaller steps a step is broken down into. */
export const SUB_STEP_COUNTS = { least: 2, most: 5 } as const;
/** What one smaller step takes at most when nobody estimated the whole. */
export const SUB_STEP_MINUTES = 15;

/** The first step of every plan takes at most this long and needs no preparation. */
export const FIRST_STEP_MINUTES = 2;

/**
 * A step on its way into a plan; a spare one makes room for what the goal itself asks for. \`answers\` are the
 * words that were told and that the step is for, in small letters without marks.
 */
export type DraftStep = PlannedStep & { spare?: boolean; answers?: string };

/** Cuts a written plan to a size. Texts still hold their slots. */
export function cutToSize(lines: readonly PlanLine[], size: PlanSize): DraftStep[] {
  if (size === "nudge") return lines.filter((line) => line.within !== "longer").map(asStep);
  const longer = lines.filter((line) => line.within !== "nudge");
  if (size === "steady") return longer.map(asStep);
  return longer.flatMap((line) =>
    (line.smaller.length > 0 ? line.smaller : [line]).map((step) => ({
      ...clampTiny(step),
      ...answersOf(line),
    })),
  );
}

/** Brings a step's minutes into the range of tiny steps. */
export function clampTiny(step: PlannedStep): PlannedStep {
  const { least, most } = STEP_MINUTES.tiny;
  return { text: step.text, minutes: Math.min(most, Math.max(least, step.minutes)) };
}

function asStep(line: PlanLine): DraftStep {
  return { text: line.text, minutes: line.minutes, spare: line.spare, ...answersOf(line) };
}

function answersOf({ answers }: PlanLine): Pick<DraftStep, "answers"> {
  return answers === undefined ? {} : { answers };
}

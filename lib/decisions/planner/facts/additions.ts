import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { type DraftStep, STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";

/** Something the person said that the plan does not hold yet: as a step of its own, or as one sentence. */
export type Addition = {
  at: "early" | "late";
  step: PlannedStep;
  /** Null where it is left out when there is no room for a step. */
  sentence: string | null;
  /** True where the sentence says it better, and the step is for plans without room for a sentence. */
  isBestSaid?: boolean;
  /** The sentence for a first step that writes something down, where it fits better than at the end. */
  beside?: string;
};

/** A sentence that stands behind the first one of a step. */
export const SECOND_SENTENCE = /[.!?]”?\s+\p{Lu}(?![^“]*”)/u;

const WRITES = /^(?:Write|List|Note|Finish|Draw)\b/;

/** The plan with the addition, within what the size allows; a spare step makes room. */
export function withAddition(
  plan: readonly DraftStep[],
  addition: Addition,
  size: PlanSize,
): DraftStep[] {
  if (addition.isBestSaid === true) {
    const said = withSentence(plan, addition);
    if (said !== null) return said;
  }
  if (size !== "nudge" && plan.length < STEP_COUNTS[size].most) {
    return addition.at === "early"
      ? [...plan.slice(0, 1), addition.step, ...plan.slice(1)]
      : [...plan, addition.step];
  }
  const spare = plan.findLastIndex((step) => step.spare === true);
  if (size !== "nudge" && spare > 0) {
    return withAddition(plan.toSpliced(spare, 1), addition, size);
  }
  return withSentence(plan, addition) ?? [...plan];
}

/** The plan with the addition as one sentence, or null where there is none or no room for it. */
function withSentence(
  plan: readonly DraftStep[],
  { sentence, beside }: Addition,
): DraftStep[] | null {
  const first = plan[0];
  if (sentence === null || first === undefined) return null;
  if (beside !== undefined && WRITES.test(first.text)) {
    return [{ ...first, text: `${first.text} ${beside}` }, ...plan.slice(1)];
  }
  // A step with a sentence behind its own has no room for another.
  const at = plan.findLastIndex(({ text }) => !SECOND_SENTENCE.test(text));
  const free = plan[at];
  if (free === undefined || at < 1) return null;
  return plan.with(at, { ...free, text: `${free.text} ${sentence}` });
}

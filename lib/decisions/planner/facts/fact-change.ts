import {
  type Addition,
  SECOND_SENTENCE,
  withAddition,
} from "@/lib/decisions/planner/facts/additions";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { type DraftStep, STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";

/**
 * How a fact changes a step: as an order of its own behind it, within its first clause, at the end of its
 * first sentence, or in place of what `step` finds. `{value}` is what was read.
 */
export type Change = {
  step: RegExp;
  as: "sentence" | "inside" | "end" | "instead";
  words: string;
};

/** Something that a person tells of their own case, and what it changes. */
export type Circumstance = {
  /** How people say it, anywhere in what they typed. */
  says: RegExp;
  /** What the goal has to be about. */
  about?: RegExp;
  /** The word, number or hour that the steps name; null where the words turn out to say something else. */
  value: (found: RegExpExecArray, goal: Goal) => string | null;
  changes: readonly Change[];
  /** The step of its own, where no step can be changed and the size has room. */
  own: (PlannedStep & { at: Addition["at"] }) | null;
};

const LONGEST_STEP = 300;

/**
 * The plan with each step that has to read otherwise, else the first step changed that the circumstance bears
 * on, else with a step more, or as it was.
 */
export function withCircumstance(
  plan: readonly DraftStep[],
  { changes, own }: Pick<Circumstance, "changes" | "own">,
  value: string,
  size: PlanSize,
): DraftStep[] {
  let next = [...plan];
  let isChanged = false;
  for (const change of changes) {
    if (change.as === "instead") {
      const words = change.words.replaceAll("{value}", value);
      const replaced = next.map((step) => ({ ...step, text: changed(step.text, change, words) }));
      isChanged ||= replaced.some(({ text }, at) => text !== next[at]?.text);
      next = replaced;
      continue;
    }
    if (isChanged) continue;
    const at = next.findIndex(
      ({ text }) =>
        change.step.test(text) &&
        text.length + change.words.length < LONGEST_STEP &&
        // A step with a sentence behind its own has no room for another.
        (change.as !== "sentence" || !SECOND_SENTENCE.test(text)),
    );
    const step = next[at];
    if (step === undefined) continue;
    const text = changed(step.text, change, change.words.replaceAll("{value}", value));
    next = next.with(at, { ...step, text });
    isChanged = true;
  }
  if (isChanged || own === null || !hasRoom(plan, size)) return next;
  const step = { minutes: own.minutes, text: own.text.replaceAll("{value}", value) };
  return withAddition(plan, { at: own.at, step, said: [] }, size);
}

/** True where the size allows one step more, or a step can go for it. */
export function hasRoom(plan: readonly DraftStep[], size: PlanSize): boolean {
  return (
    size !== "nudge" &&
    (plan.length < STEP_COUNTS[size].most || plan.some((step, at) => at > 0 && step.spare === true))
  );
}

function changed(text: string, { step, as }: Change, words: string): string {
  if (as === "sentence") return `${text} ${words}`;
  if (as === "instead") return text.replace(step, () => words);
  const mark = as === "inside" ? /[,;:(]|\.(?=\s|$)/ : /[.](?=\s|$)|:\s“/;
  const at = mark.exec(text)?.index ?? text.length;
  return `${text.slice(0, at).trimEnd()} ${words}${text.slice(at)}`;
}

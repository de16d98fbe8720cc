import { composePlan } from "@/lib/decisions/planner/compose";
import { namedParts } from "@/lib/decisions/planner/facts/named-parts";
import {
  fitting,
  knownWay,
  shared,
  wayInto,
  wayThrough,
} from "@/lib/decisions/planner/parts/ways-in";
import { writtenParts } from "@/lib/decisions/planner/parts/written-parts";
import { readGoal } from "@/lib/decisions/planner/reading/read-goal";
import type { PlanEvent, PlannedStep, Planner, StepRequest } from "@/lib/decisions/planner/types";
import { asWritten } from "@/lib/decisions/planner/words/as-written";
import { cleanLine } from "@/lib/decisions/planner/words/clean-text";
import { type Wording, wordingFor } from "@/lib/decisions/planner/words/english";
import { ENGLISH_ONLY_NOTICE, isOtherLanguage } from "@/lib/decisions/planner/words/language";
import { normalWords } from "@/lib/decisions/planner/words/normal-words";
import { overlap } from "@/lib/decisions/planner/written/plan-rules";
import {
  FIRST_STEP_MINUTES,
  SUB_STEP_COUNTS,
  SUB_STEP_MINUTES,
} from "@/lib/decisions/planner/written/sizes";

/**
 * Breaks any step down without a key and without a network: by the smaller steps that stand in the
 * goal's own plan, by the several things that the step names, by the plan for what it is about, or by
 * the way into any piece of work.
 */
export const builtInSubSteps: Planner<StepRequest> = {
  name: "built-in",
  async *plan(request: StepRequest, signal: AbortSignal): AsyncGenerator<PlanEvent> {
    if (signal.aborted) return;
    if (isOtherLanguage(cleanLine(request.text))) {
      yield { type: "notice", message: ENGLISH_ONLY_NOTICE };
    }
    for (const step of subStepsOf(request)) {
      if (signal.aborted) return;
      yield { type: "step", step };
    }
  },
};

/**
 * Two to five smaller steps, in about the time that the step was estimated at; the first takes two
 * minutes or less. Pure: the same step always gives the same parts.
 */
export function subStepsOf({ text, minutes, goal }: StepRequest): PlannedStep[] {
  // A text of markup alone is left as it is: something has to be named.
  const step = cleanLine(text) || text;
  const say = wordingFor(`${goal}\n${step}`);
  const known = isOtherLanguage(step)
    ? []
    : knownParts(step, asWritten(cleanLine(goal)), minutes, say);
  const parts = known.length >= SUB_STEP_COUNTS.least ? known : wayInto(step, minutes);
  const worded = parts.map((part) => ({ ...part, text: say(part.text) }));
  return withinTime(withSmallStart(worded), minutes);
}

function knownParts(
  step: string,
  goal: string,
  minutes: number | null,
  say: Wording,
): PlannedStep[] {
  const total = minutes ?? SUB_STEP_MINUTES;
  const { smaller, parts } = writtenParts(goal, step, say);
  if (smaller.length >= SUB_STEP_COUNTS.least) return smaller;
  if (parts.length >= SUB_STEP_COUNTS.least) return shared(parts, total);
  const [first = "", ...others] = namedParts(step);
  if (others.length > 0 && others.length < SUB_STEP_COUNTS.most) {
    const way = wayThrough(first).slice(0, SUB_STEP_COUNTS.most - others.length);
    return shared(fitting([...way, ...others], total), total);
  }
  if (!isGoalLike(step) || MESSAGE.test(step)) return [];
  const { source, steps } = composePlan(readGoal(step), "nudge");
  return source === "general" ? [] : steps.filter((part) => !isSame(part.text, step));
}

/** A start that says half of what follows is none. */
const SAME_START = 0.4;

/** The first part is small: what it takes longer the second one gets. */
function withSmallStart(parts: readonly PlannedStep[]): PlannedStep[] {
  const [first, second, ...others] = parts;
  if (first === undefined || second === undefined || first.minutes <= FIRST_STEP_MINUTES) {
    return [...parts];
  }
  const over = first.minutes - FIRST_STEP_MINUTES;
  const [start] = knownWay(first.text) ?? [];
  const words = (text: string) => new Set(normalWords(text));
  const isNew = start !== undefined && overlap(words(start), words(first.text)) < SAME_START;
  if (over > FIRST_STEP_MINUTES && isNew && parts.length < SUB_STEP_COUNTS.most) {
    return [{ text: start, minutes: FIRST_STEP_MINUTES }, ...parts];
  }
  return [
    { ...first, minutes: FIRST_STEP_MINUTES },
    { ...second, minutes: second.minutes + over },
    ...others,
  ];
}

/** Shortens the parts of a step in proportion where together they take longer than the step should. */
function withinTime(parts: readonly PlannedStep[], minutes: number | null): PlannedStep[] {
  const sum = parts.reduce((all, part) => all + part.minutes, 0);
  if (minutes === null || sum <= minutes) return [...parts];
  return parts.map((part) => ({
    ...part,
    minutes: Math.max(1, Math.round((part.minutes * minutes) / sum)),
  }));
}

/** "Text your mom back." is a message, whatever plan there is for staying in touch. */
const MESSAGE = /^(?:text|message|e-?mail|reply|call|phone|ring|send)\b/i;

/** A few words, as people write a step themselves, and not a sentence that a planner wrote. */
function isGoalLike(step: string): boolean {
  const words = step.split(" ").length;
  return words <= (step.endsWith(".") ? 4 : 6) && !/[,:;“”"()]/.test(step);
}

function isSame(one: string, other: string): boolean {
  return normalWords(one).join(" ") === normalWords(other).join(" ");
}

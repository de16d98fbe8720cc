import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { type DraftStep, STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";

/** One sentence for a step that it belongs to, or a few words for the end of that step's own. */
export type Said = {
  /** What the step has to say. */
  to: RegExp;
  words: string;
  /** True for words that stand within the step's sentence: ", by Friday". */
  isWithin?: boolean;
};

/** Something the person said that the plan does not hold yet: as a step of its own, or as one sentence. */
export type Addition = {
  at: "early" | "late";
  step: PlannedStep;
  /** The sentences for a plan without room for a step; the first whose step there is gets said, or none. */
  said: readonly Said[];
  /** True where a sentence says it better, and the step is for plans without a place for one. */
  isBestSaid?: boolean;
};

/** A sentence that stands behind the first one of a step. */
export const SECOND_SENTENCE = /[.!?]”?\s+\p{Lu}(?![^“]*”)/u;

/** Steps that put something down on a sheet of one's own; what is sent to somebody is none, nor what was or is felt. */
export const ON_PAPER =
  /^(?:Write|List|Note|Copy|Make a list)\b(?! (?:to|back)\b)(?!.*\b(?:day|date|when|calendar|by|yesterday|last (?:night|week|time|few|two|three)|ate|you know|reasons?|worries|feel\w*|still makes?|moments?)\b)(?=.*\b(?:page|sheet|note|paper|list|down (?:two|three|four|five|what|how|the|your))\b)[^“”]*$/;
/** What is handed over or left finished: one of the last two such steps ends the work. */
export const ENDS_WORK =
  /^(?:Send|Submit|Hand|Post|Publish|Upload|File|Pay|Return|Deliver|Drop|Finish|Hang|Carry|Wipe|Sweep|Vacuum|Clean|Rinse|Dry|Pack|Print|Install|Fit|Plant|Push|Export|Give|Ship|Book|Order|Sign|Fill in|Report|Register|Put the texts|Put sheets)\b(?!.*\b(?:calendar|alarm|alert|reminder|tomorrow|next|every|each|first|one|half|today|once a|a week from|later|again|afterwards|on the day|in time|deadline|by (?:the|your|then|mid|early|late|when|\p{Lu}|\d)|before|within|until|after|weeks?|months?|days?|minutes|\d+(?:st|nd|rd|th))\b)[^“”;:]{10,120}\.$/u;
/** Steps that settle when something is done again and again. */
export const SET_TIMES =
  /\b(?:calendar|alarm|timer|fixed hour|same hour|each (?:day|week)|every)\b/i;
/** Any step behind the first: what has no better place is said at the end. */
export const ANYWHERE = /./;
/** The first step that has room for a sentence more. */
export const ANY_STEP = /\p{L}/u;

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

/** The plan with the addition as one sentence, or null where there is none or no place for it. */
function withSentence(plan: readonly DraftStep[], { said }: Addition): DraftStep[] | null {
  for (const { to, words, isWithin } of said) {
    // A step with a sentence behind its own has no room for another.
    const takes = ({ text }: DraftStep) => to.test(text) && !SECOND_SENTENCE.test(text);
    const isLast = to === ANYWHERE || to === ENDS_WORK;
    const at = isLast ? plan.findLastIndex(takes) : plan.findIndex(takes);
    const step = plan[at];
    const least = to === ENDS_WORK ? plan.length - 2 : isLast ? 1 : 0;
    if (step === undefined || at < least) continue;
    const text =
      isWithin === true ? `${step.text.replace(/\.$/, "")}, ${words}.` : `${step.text} ${words}`;
    return plan.with(at, { ...step, text });
  }
  return null;
}

import type { ChecklistStep } from "@/lib/checklists/types";
import { normalWords } from "@/lib/decisions/planner/words/normal-words";
import { plainVerb } from "@/lib/decisions/planner/words/verbs";
import { isWithin } from "@/lib/edit-distance";
import { nextOpen } from "./next-open";
import { NUMBER, ORDINAL, readNumber } from "./numbers";

/**
 * Which steps a phrase names. `missing`: it names a number that the list does not have. `several`: its
 * words fit more than one step. `none`: it names no step of the list.
 */
export type Found =
  | { kind: "steps"; steps: ChecklistStep[] }
  | { kind: "missing"; number: number }
  | { kind: "several"; steps: ChecklistStep[] }
  | { kind: "none" };

const NOUN = "(?:steps?|tasks?|items?|things?|ones?|points?|bullets?|to-?dos?)";
const LABEL = "(?:(?:steps?|tasks?|items?|points?|numbers?|no\\.?|nr\\.?) ?|#)";
const LIST = `${ORDINAL}(?:(?: ?, ?(?:and )?| and | & | or | ?\\+ ?| (?=\\d))${LABEL}?(?:the )?${ORDINAL})*`;
const NUMBERED = new RegExp(
  `^(?:the |that |this |my )?(?:${LABEL}{1,2}(?:the )?)?(${LIST})(?: (?:of (?:them|the (?:steps|list))|${NOUN}))?$`,
);
const RANGE = new RegExp(
  `^(?:the )?(?:from )?${LABEL}{0,2}(${ORDINAL}) ?(?:-|–|to|through|until|till) ?${LABEL}?(${ORDINAL})(?: ${NOUN})?$`,
);
const EDGE = new RegExp(
  `^(?:the |my )?(?:very )?(first|last|final|bottom|top)(?: (${NUMBER}))?(?: ${NOUN})?(?: (?:on|of|in) (?:the|my) (?:list|plan))?$`,
);
const NEXT = new RegExp(
  `^(?:(?:the |my )?(?:next|current|present) ${NOUN}|the next|this|this ${NOUN}|that ${NOUN}|it|that)$`,
);
const COUNTED_EDGE = new RegExp(`^(?:the |my )?(${NUMBER}) (first|last)(?: ${NOUN})?$`);
const EDGE_OPEN =
  /^(?:the |my )?(first|last) (?:open|unticked|undone|remaining) (?:step|task|one|item)$/;
const EXTREME =
  /^(?:the |my )?(?:(longest|hardest|biggest|largest|toughest|most difficult)|(?:shortest|easiest|quickest|smallest|simplest)) (?:step|task|one|thing|item)$/;
const SECOND_LAST =
  /^(?:the )?(?:second[- ](?:to[- ])?last|last but one|penultimate)(?: (?:step|task|one|item))?$/;
const EVERYTHING =
  /^(?:all|everything|them all|all of (?:it|them|the steps)|(?:all )?(?:the |my )?(?:whole |entire )?(?:steps|tasks|list|plan)|every(?: single)? (?:step|task|one|thing)|each (?:step|one|task)|them|these|those)$/;
const OTHERS =
  /^(?:(?:all )?(?:the |of the )?(?:rest|others|remaining (?:steps|tasks|ones)|other (?:steps|tasks|ones))|everything else|the rest of (?:it|them|the (?:list|steps|plan)))$/;
const BEYOND =
  /^(?:(?:everything|all(?: (?:the )?steps)?|anything|the steps|all those|steps|the ones) )(after|before|below|above|behind|from|past) (.+?)(?: on(?:wards?)?)?$/;
const EXCEPT =
  /^(?:everything|all(?: (?:of )?(?:them|the steps|steps))?|every step) (?:but|except(?: for)?|apart from|besides) (.+)$/;

/** The steps that a phrase names, in the list's order. Numbers count every step that is shown, from 1. */
export function findSteps(phrase: string, steps: readonly ChecklistStep[]): Found {
  const said = phrase
    .trim()
    .replace(/^(?:both|either) /, "")
    .replace(/^["“'(]+|[)"”'.,;:!?]+$/g, "");
  return (
    byPlace(said, steps) ?? byGroup(said, steps) ?? byWords(said, steps) ?? byJoined(said, steps)
  );
}

function byPlace(said: string, steps: readonly ChecklistStep[]): Found | null {
  if (SECOND_LAST.test(said)) return pick(steps, [steps.length - 1]);
  const open = steps.filter((step) => !step.completed);
  const openEdge = EDGE_OPEN.exec(said)?.[1];
  if (openEdge !== undefined) return only(openEdge === "first" ? open[0] : open.at(-1));
  const extreme = EXTREME.exec(said);
  if (extreme) return only(byMinutes(open).at(extreme[1] === undefined ? 0 : -1));
  const edge = EDGE.exec(said.replace(COUNTED_EDGE, "$2 $1"));
  if (edge?.[1] !== undefined) {
    const count = edge[2] === undefined ? 1 : (readNumber(edge[2]) ?? 1);
    const places = steps.map((_, index) => index + 1);
    return pick(steps, /first|top/.test(edge[1]) ? places.slice(0, count) : places.slice(-count));
  }
  const range = RANGE.exec(said);
  if (range) {
    const [from, to] = [readNumber(range[1] ?? ""), readNumber(range[2] ?? "")];
    if (from === null || to === null || to < from || to > steps.length) {
      return { kind: "missing", number: to ?? 0 };
    }
    return pick(
      steps,
      Array.from({ length: to - from + 1 }, (_, more) => from + more),
    );
  }
  const list = NUMBERED.exec(said)?.[1];
  if (list === undefined || /^(?:the )?one$/.test(said)) return null;
  const numbers = [...list.matchAll(new RegExp(ORDINAL, "g"))].map(([word]) => readNumber(word));
  return pick(
    steps,
    numbers.filter((number) => number !== null),
  );
}

function only(step: ChecklistStep | undefined): Found {
  return step ? { kind: "steps", steps: [step] } : { kind: "none" };
}

function byMinutes(steps: readonly ChecklistStep[]): ChecklistStep[] {
  return steps.toSorted((one, other) => (one.minutes ?? 0) - (other.minutes ?? 0));
}

function byGroup(said: string, steps: readonly ChecklistStep[]): Found | null {
  const open = steps.filter((step) => !step.completed);
  const next = nextOpen(steps);
  if (NEXT.test(said)) return next ? { kind: "steps", steps: [next] } : { kind: "none" };
  if (EVERYTHING.test(said)) return { kind: "steps", steps: open };
  if (OTHERS.test(said)) return { kind: "steps", steps: open.filter((step) => step !== next) };
  const except = EXCEPT.exec(said)?.[1];
  if (except !== undefined) {
    const kept = findSteps(except, steps);
    if (kept.kind !== "steps") return kept;
    return { kind: "steps", steps: open.filter((step) => !kept.steps.includes(step)) };
  }
  const beyond = BEYOND.exec(said);
  if (beyond?.[1] === undefined || beyond[2] === undefined) return null;
  const mark = findSteps(beyond[2], steps);
  if (mark.kind !== "steps") return mark;
  const at = mark.steps.map((step) => steps.indexOf(step));
  const isAfter = /after|below|behind|from|past/.test(beyond[1]);
  const start = isAfter ? Math.max(...at) + (beyond[1] === "from" ? 0 : 1) : 0;
  const end = isAfter ? steps.length : Math.min(...at);
  return { kind: "steps", steps: steps.slice(start, end).filter((step) => !step.completed) };
}

function pick(steps: readonly ChecklistStep[], places: readonly number[]): Found {
  const missing = places.find((place) => place < 1 || place > steps.length);
  if (missing !== undefined) return { kind: "missing", number: missing };
  const wanted = new Set(places);
  return { kind: "steps", steps: steps.filter((_, index) => wanted.has(index + 1)) };
}

const FRAME =
  /^(?:(?:anything|everything|whatever) (?=about|with|to do))?(?:the |my |that |this |a |an )*(?:(?:steps?|tasks?|ones?|items?|things?|parts?) (?:(?:about|to do with|with|for|on|of|that (?:says?|is about|mentions)|called|named|saying|where (?:i|you|we)|to|regarding|involving) ?)?)?/;
const FRAME_END = /(?: (?:steps?|tasks?|ones?|items?|things?|parts?|stuff))+$/;
/** Words that stand in many wishes and say nothing about a step. */
const SILENT = new Set(
  "step task item thing one part please now also too it them there here i you we about plan list".split(
    " ",
  ),
);
const ENOUGH = 0.6;
const HEAD_WORDS = 3;
const LONGER_WORD = 4;
/** Longer words that stand in many sentences about other things. */
const COMMON = new Set(
  "week month year today tomorrow time work have been with what some more know want need like just make take think feel good when from they them this that your really never always going still even because about thing people".split(
    " ",
  ),
);

function byWords(said: string, steps: readonly ChecklistStep[]): Found | null {
  const words = wordsOf(said.replace(FRAME, "").replace(FRAME_END, ""));
  if (words.length === 0) return null;
  const scored = steps
    .map((step) => ({ step, score: shareOf(words, wordsOfStep(step)) }))
    .filter(({ score }) => score >= ENOUGH);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const fitting = scored.filter(({ score }) => score === best).map(({ step }) => step);
  if (fitting.length === 0) return null;
  const open = fitting.filter((step) => !step.completed);
  const found = open.length > 0 ? open : fitting;
  const about = found.filter((step) => isAbout(words, step));
  const [only] = about.length === 1 ? about : found;
  return only && (found.length === 1 || about.length === 1)
    ? { kind: "steps", steps: [only] }
    : { kind: "several", steps: found };
}

/** A step says at its beginning what it is about: "call the dentist" is the call, "plan a walk or a call" is not. */
function isAbout(words: readonly string[], step: ChecklistStep): boolean {
  return shareOf(words, wordsOfStep(step).slice(0, HEAD_WORDS)) >= ENOUGH;
}

/** The open step whose number a text names, or that shares the most longer words with it, if any does. */
export function closestStep(
  text: string,
  steps: readonly ChecklistStep[],
): ChecklistStep | undefined {
  const numbered = byPlace(/\b(?:step|task|number) \d+\b/.exec(text)?.[0] ?? "", steps);
  if (numbered?.kind === "steps") return numbered.steps.find((step) => !step.completed);
  const words = wordsOf(text).filter((word) => word.length >= LONGER_WORD && !COMMON.has(word));
  const [closest] = steps
    .filter((step) => !step.completed)
    .map((step) => ({ step, score: sharedWords(words, step) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  return closest?.step;
}

/** "The milk one and the bank one": each part names steps of its own. */
function byJoined(said: string, steps: readonly ChecklistStep[]): Found {
  const parts = said.split(/ ?, ?(?:and )?| and | & | ?\+ /).filter((part) => part !== "");
  if (parts.length < 2) return { kind: "none" };
  const found = parts.map((part) => byPlace(part, steps) ?? byWords(part, steps));
  const problem = found.find((part) => part?.kind !== "steps");
  if (problem !== undefined) return problem ?? { kind: "none" };
  const named = new Set(found.flatMap((part) => (part?.kind === "steps" ? part.steps : [])));
  return { kind: "steps", steps: steps.filter((step) => named.has(step)) };
}

/** Without slips: "fired" says nothing about "fixed hours". */
function sharedWords(words: readonly string[], step: ChecklistStep): number {
  const isIn = (word: string) => wordsOfStep(step).some((other) => other.startsWith(stemOf(word)));
  return words.filter(isIn).length;
}

/** A message may ask many times which steps a phrase names; a long plan is taken apart once. */
const wordsByStep = new WeakMap<ChecklistStep, string[]>();

function wordsOfStep(step: ChecklistStep): string[] {
  const words = wordsByStep.get(step) ?? wordsOf(step.text);
  wordsByStep.set(step, words);
  return words;
}

function wordsOf(text: string): string[] {
  return normalWords(text)
    .map((word) => plainVerb(word) ?? word)
    .filter((word) => !SILENT.has(word));
}

/** "invite" is looked for in "invitation" as well. */
function stemOf(word: string): string {
  return word.length >= 6 ? word.replace(/e$/, "") : word;
}

/** Share of the wanted words that a step has, slips allowed in longer ones. */
function shareOf(wanted: readonly string[], words: readonly string[]): number {
  const has = (word: string) =>
    words.some(
      (other) =>
        other === word ||
        (word.length >= 4 && other.startsWith(stemOf(word))) ||
        (word.length >= 5 && isWithin(word, other, word.length >= 8 ? 2 : 1)),
    );
  return wanted.filter(has).length / wanted.length;
}

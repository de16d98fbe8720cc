import { choiceOf, spanFor } from "./choice-of";
import { splitOptions } from "./joints";
import type { ReadOptions } from "./read-options";
import type { Sentence } from "./sentences";
import { cut, type Span, wordsOf } from "./span";
import { isVerb } from "./verbs";

/** What begins so asks or says something else than what to choose. */
export const NO_CHOICE =
  /^(?:what|which|who|whom|whose|where|when|why|how|should|shall|can|could|would|will|won't|do|does|did|don't|is|isn't|are|aren't|was|were|am|has|have|had|may(?! or)|might|must|any|anyone|anybody|anything|got|if|i|i'm|i've|i'd|you|he|she|they|we|it|it's|there|this is|let's|please|remember|remind|ask|tell me|find out|check)\b/i;
/** A short question with one of these says something; options are things, or things to do. */
export const SAYS_SOMETHING =
  /\b(?:is|are|was|were|would|will|did|does|doesn't|doesnt|gonna|you|you're|your answer|ya|it's|that's|vice versa)\b|,\s(?:how|what|why|which|who|where|when)\b/i;
const STATEMENT_OF_VS =
  /\b(?:essay|games?|match|fight|paper|articles?|debate|movie|film|series|finals?|difference|compar\w+|analys\w+|report|calculator|spreadsheet|balance|presentation|video|score|tickets?|highlights|read|watch|write|study|understand|explain|research|draw|play|prepare|listen)\b/i;
const HELP_ME =
  /^(?:(?:i|we) )?(?:(?:really|just|still) )?(?:can't|cant|cannot|can not|couldn't) (?:decide|choose|pick)\b|^(?:please )?help(?: [mu].{0,30})?$|^which(?: one)?(?: (?:should (?:i|we)|is better|is best|would be better|to) ?.{0,30})?$|^what (?:should (?:i|we) (?:do|choose|pick|take|get)|do you think|would you do)$|^(?:you )?(?:decide|choose|pick)(?: (?:for me|one))?$|^flip (?:a|the) coin\b|^(?:i'm )?(?:torn|undecided|not sure|unsure)$|^idk$/i;

/** "I have two options." */
export function isAnnounced(before: Sentence | undefined): boolean {
  return /\b(?:options|choices)$/i.test(before?.span.plain ?? "");
}

/** "Can't decide." */
export function isPlea(next: Sentence | undefined): boolean {
  return HELP_ME.test(next?.span.plain ?? "");
}

/** "Tea or coffee?", or "tea or coffee" with a plea for help. */
export function readFragment(span: Span, isAsked: boolean): ReadOptions | null {
  const plea = pleaIn(span);
  const body = plea === null ? span : cut(span, 0, plea);
  const isChoice = plea !== null || isAsked;
  if (!isChoice || NO_CHOICE.test(body.plain) || body.text.length > 240) return null;
  if (SAYS_SOMETHING.test(body.plain)) return null;
  const either = /^either\s/i.exec(body.plain);
  const topic = /^[^,]{1,40}\s[-–—]\s(?=.*\sor\s)/i.exec(body.plain);
  const choice = cut(body, (either ?? topic)?.[0].length ?? 0);
  const slashes = /^[\p{L}\d'-]{2,}(?:\/[\p{L}\d'-]{2,}){1,5}$/u.test(choice.plain);
  const joined = splitOptions(choice, "or");
  // Without an "or" two pieces may be anything: "three deadlines, no time, can't choose".
  const listed = plea === null || joined.length > 0 ? [] : splitOptions(choice, "list");
  const split = listed.length > 2 ? listed : joined;
  const options = slashes ? choice.text.split("/").map(spanFor) : split;
  if (/^(?:and|he|she|24|his)$/i.test(options[0]?.text ?? "") && slashes) return null;
  if (options.some(({ plain }) => wordsOf(plain).length > 12)) return null;
  return choiceOf(body, options, { isOpen: false, asks: true });
}

/** Where ", which one" or " - can't decide" begins at the end of a sentence; null without one. */
function pleaIn({ plain }: Span): number | null {
  const marks = [...plain.matchAll(/[,;:]\s|\s[-–—]\s/g)];
  const last = marks.at(-1);
  if (!last) return null;
  return HELP_ME.test(plain.slice(last.index + last[0].length)) ? last.index : null;
}

/** "Berlin vs Oslo" */
export function readVersus(span: Span, { isOpen }: Sentence): ReadOptions | null {
  if (!/\s(?:vs\.?|versus)\s/i.test(span.plain) || STATEMENT_OF_VS.test(span.plain)) return null;
  if (NO_CHOICE.test(span.plain) || SAYS_SOMETHING.test(span.plain)) return null;
  const sides = splitOptions(span, "or");
  const acts = sides.map(({ plain }) => isVerb(wordsOf(plain)[0] ?? ""));
  const isShort = sides.every(({ plain }) => wordsOf(plain).length <= 7);
  if (!isShort || acts.some((act) => act !== acts[0])) return null;
  return choiceOf(span, sides, { isOpen, asks: false });
}

import { splitOptions } from "./joints";
import { leadOf } from "./leads";
import { readOtherLanguage } from "./other-languages";
import type { ReadOptions } from "./read-options";
import type { Sentence } from "./sentences";
import { cut, type Span, wordsOf } from "./span";
import { tidyOptions } from "./tidy-options";
import { isVerb } from "./verbs";

/** A clause begins after one of these; a question may stand after a reason ("I got an offer, should I …"). */
const CLAUSE = /[,;:]\s(?:(?:so|but|and|now|idk|help)\s)?|\s[-–—]\s|\s(?:so|but|and)\s/gi;
const MOST_CLAUSES = 12;
const OPENERS =
  /^(?:so|ok|okay|hi|hey|hello|hmm+|um+|well|please|now|today|tonight|and|but|quick question|honestly|tbh)\b[\s,:!-]*/i;
const ASKS_WHICH = /^(?:what|which|who|whom|where|when|how)\b/i;
const WANTS_CHOICE =
  /\b(?:should|shall|better|best|rather|prefer|would (?:i|we)|do (?:i|we)|(?:what|which|who|where) to|can't decide)\b/i;
/** What begins so asks or says something else than what to choose. */
export const NO_CHOICE =
  /^(?:what|which|who|whom|whose|where|when|why|how|can|could|would|will|won't|do|does|did|don't|is|isn't|are|aren't|was|were|am|has|have|had|may|might|must|any|anyone|anybody|anything|got|if|i|i'm|i've|i'd|you|he|she|they|we|it|it's|there|this is|let's|please|remember|remind|ask|tell me|find out|check)\b/i;
/** A short question with one of these says something; options are things, or things to do. */
export const SAYS_SOMETHING =
  /\b(?:is|are|was|were|would|will|did|does|doesn't|doesnt|gonna|you|you're|your answer|ya|it's|that's|vice versa)\b|,\s(?:how|what|why|which|who|where|when)\b/i;
const STATEMENT_OF_VS =
  /\b(?:essay|games?|match|fight|paper|articles?|debate|movie|film|series|finals?|difference|compar\w+|analys\w+|report|presentation|video|score|tickets?|highlights|read|watch|write|study|understand|explain|research|draw|play|prepare|listen)\b/i;
/** What goes on so after a comma says more of the question itself. */
const GOES_ON =
  /^(?:both|without|with|while|when|as|even|especially|including|such|and|but|so|in|if)\b/i;
const HELP_ME =
  /^(?:(?:i|we) )?(?:(?:really|just|still) )?(?:can't|cant|cannot|can not|couldn't) (?:decide|choose|pick)\b|^(?:please )?help(?: [mu].{0,30})?$|^which(?: one)?(?: (?:should (?:i|we)|is better|is best|would be better|to) ?.{0,30})?$|^what (?:should (?:i|we) (?:do|choose|pick|take|get)|do you think|would you do)$|^(?:you )?(?:decide|choose|pick)(?: (?:for me|one))?$|^flip (?:a|the) coin\b|^(?:i'm )?(?:torn|undecided|not sure|unsure)$|^idk$/i;

/** Reads the options of one sentence; `next` may be a plea that makes a choice of it ("Can't decide."). */
export function readSentence(sentence: Sentence, next: Sentence | undefined): ReadOptions | null {
  const span = withoutOpeners(sentence.span);
  return (
    readHeadsOrTails(span) ??
    readAfterLead(span, sentence) ??
    readWhich(span, sentence) ??
    readBetter(span, sentence) ??
    readFragment(span, sentence, next) ??
    readVersus(span, sentence) ??
    readOtherLanguage(span, sentence)
  );
}

function withoutOpeners(span: Span): Span {
  let rest = span;
  for (let time = 0; time < 4; time += 1) {
    const opener = OPENERS.exec(rest.plain);
    if (!opener) return rest;
    rest = cut(rest, opener[0].length);
  }
  return rest;
}

/** "Heads I stay, tails I go" */
function readHeadsOrTails(span: Span): ReadOptions | null {
  const heads = /(?:^|[:,.;]\s|\s[-–—]\s)(?:if )?heads?\b(?: (?:is|means|=))?[:,=]?\s/i.exec(
    span.plain,
  );
  const tails = /[,;.]?\s(?:and |if )?tails?\b(?: (?:is|means|=))?[:,=]?\s/i.exec(span.plain);
  if (!heads || !tails) return null;
  const from = tails.index + tails[0].length;
  if (tails.index < heads.index) return null;
  const sides = [cut(span, heads.index + heads[0].length, tails.index), cut(span, from)];
  return found(span, sides, { isOpen: false, asks: false });
}

/** "Should I A or B", "torn between A and B", in the sentence or in one of its clauses. */
function readAfterLead(span: Span, { isOpen }: Sentence): ReadOptions | null {
  for (const start of clauseStarts(span)) {
    const lead = leadOf(span.plain.slice(start));
    if (lead === null) continue;
    const clause = cut(span, start);
    const body = cut(clause, lead.at);
    const { joints, asks } = lead;
    const which = ASKS_WHICH.test(body.plain) ? splitWhich(body, true) : null;
    const options = which ?? (ASKS_WHICH.test(body.plain) ? [] : splitOptions(body, joints));
    const said = clause.plain.slice(0, lead.at);
    const read =
      readOrNot(clause, said, body, { isOpen, asks }) ?? found(clause, options, { isOpen, asks });
    if (read !== null) return read;
  }
  return null;
}

function clauseStarts({ plain }: Span): number[] {
  const starts = [0];
  for (const { index, 0: joint } of plain.matchAll(CLAUSE)) {
    if (starts.length === MOST_CLAUSES) break;
    starts.push(index + joint.length);
  }
  return starts;
}

/** "Should I go or not?" names two options, of which the second is not to. */
function readOrNot(question: Span, lead: string, body: Span, ending: Ending): ReadOptions | null {
  const yesOrNo = /(?:[,;:?]|\s[-–—])?\s(?:yes or no|y or n|yes\/no)$/i.exec(body.plain);
  if (yesOrNo) return found(question, ["Yes", "No"].map(spanFor), ending);
  const orNot = /,?\sor not(?: (?:to|at all|do it|bother))?$/i.exec(body.plain);
  const before = /^(?:or not|or should (?:i|we) not|or shouldn't (?:i|we)) (?:to )?/i.exec(
    body.plain,
  );
  if (!orNot && !before && !/\bor not\b/i.test(lead)) return null;
  const done = cut(body, before?.[0].length ?? 0, orNot?.index ?? body.text.length);
  const verb = wordsOf(done.plain)[0] ?? "";
  if (!isVerb(verb) || / or /i.test(done.plain)) return null;
  return found(question, [done, spanFor(`Don't ${done.text}`)], ending);
}

/** "Which laptop should I buy, a Mac or a Dell?" */
function readWhich(span: Span, { isOpen }: Sentence): ReadOptions | null {
  if (!ASKS_WHICH.test(span.plain) || !WANTS_CHOICE.test(span.plain)) return null;
  return found(span, splitWhich(span, false) ?? [], { isOpen, asks: true });
}

function splitWhich(span: Span, isChosen: boolean): Span[] | null {
  const mark = /[:,]\s|\s[-–—]\s/.exec(span.plain);
  if (!mark) return null;
  const head = span.plain.slice(0, mark.index);
  if (!isChosen && !WANTS_CHOICE.test(head)) return null;
  // After "where should I buy bread," comes more of the same; after "where should I go," the choice.
  const asksPlace = /^(?:where|when|how)\b/i.test(head) && mark[0].startsWith(",");
  if (asksPlace && !isVerb(wordsOf(head).at(-1) ?? "")) return null;
  const body = cut(span, mark.index + mark[0].length);
  if (GOES_ON.test(body.plain)) return null;
  return splitOptions(body, mark[0].startsWith(",") ? "or" : "list");
}

/** "Is Berlin or Oslo better?" */
function readBetter(span: Span, { isOpen }: Sentence): ReadOptions | null {
  const begin = /^(?:is|are|would)\s/i.exec(span.plain);
  const end =
    /\s(?:be )?(?:the )?(?:better|best)(?: (?:choice|option|idea))?(?: for \w+(?: \w+)?)?$/i.exec(
      span.plain,
    );
  if (!begin || !end || / or .* or /i.test(span.plain.slice(end.index))) return null;
  const body = cut(span, begin[0].length, end.index);
  return found(span, splitOptions(body, "or"), { isOpen, asks: true });
}

/** "Tea or coffee?", or "tea or coffee" with a plea for help. */
function readFragment(span: Span, sentence: Sentence, next?: Sentence): ReadOptions | null {
  const plea = pleaIn(span);
  const body = plea === null ? span : cut(span, 0, plea);
  const isChoice = plea !== null || sentence.isAsked || HELP_ME.test(next?.span.plain ?? "");
  if (!isChoice || NO_CHOICE.test(body.plain) || body.text.length > 240) return null;
  if (SAYS_SOMETHING.test(body.plain)) return null;
  const either = /^either\s/i.exec(body.plain);
  const choice = cut(body, either?.[0].length ?? 0);
  const slashes = /^[\p{L}\d'-]{2,}(?:\/[\p{L}\d'-]{2,}){1,5}$/u.test(choice.plain);
  const joined = splitOptions(choice, "or");
  // Without an "or" two pieces may be anything: "three deadlines, no time, can't choose".
  const listed = plea === null || joined.length > 0 ? [] : splitOptions(choice, "list");
  const split = listed.length > 2 ? listed : joined;
  const options = slashes ? choice.text.split("/").map(spanFor) : split;
  if (/^(?:and|he|she|24|his)$/i.test(options[0]?.text ?? "") && slashes) return null;
  if (options.some(({ plain }) => wordsOf(plain).length > 12)) return null;
  return found(body, options, { isOpen: false, asks: true });
}

/** Where ", which one" or " - can't decide" begins at the end of a sentence; null without one. */
function pleaIn({ plain }: Span): number | null {
  const marks = [...plain.matchAll(/[,;:]\s|\s[-–—]\s/g)];
  const last = marks.at(-1);
  if (!last) return null;
  return HELP_ME.test(plain.slice(last.index + last[0].length)) ? last.index : null;
}

/** "Berlin vs Oslo" */
function readVersus(span: Span, { isOpen }: Sentence): ReadOptions | null {
  if (!/\s(?:vs\.?|versus)\s/i.test(span.plain) || STATEMENT_OF_VS.test(span.plain)) return null;
  if (NO_CHOICE.test(span.plain) || SAYS_SOMETHING.test(span.plain)) return null;
  const sides = splitOptions(span, "or");
  const acts = sides.map(({ plain }) => isVerb(wordsOf(plain)[0] ?? ""));
  const isShort = sides.every(({ plain }) => wordsOf(plain).length <= 7);
  if (!isShort || acts.some((act) => act !== acts[0])) return null;
  return found(span, sides, { isOpen, asks: false });
}

type Ending = { isOpen: boolean; asks: boolean };

function found(question: Span, options: readonly Span[], ending: Ending): ReadOptions | null {
  const tidy = tidyOptions(
    options.map(({ text }) => text),
    ending.isOpen,
  );
  if (tidy === null) return null;
  return { question: `${question.text}${ending.asks ? "?" : ""}`, options: tidy };
}

function spanFor(text: string): Span {
  return { text, plain: text };
}

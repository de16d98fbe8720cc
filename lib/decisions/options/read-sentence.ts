import { choiceOf, type Ending, spanFor } from "./choice-of";
import { splitOptions } from "./joints";
import { leadOf } from "./leads";
import { readOtherLanguage } from "./other-languages";
import { isAnnounced, isPlea, readFragment, readVersus } from "./read-fragment";
import type { ReadOptions } from "./read-options";
import { readBetter, readWhich, splitWhich } from "./read-which";
import type { Sentence } from "./sentences";
import { cut, type Span, wordsOf } from "./span";
import { isVerb } from "./verbs";

/** A clause begins after one of these; a question may stand after a reason ("I got an offer, should I …"). */
const CLAUSE = /[,;:]\s(?:(?:so|but|and|now|idk|help)\s)?|\s[-–—]\s|\s(?:so|but|and)\s/gi;
const MOST_CLAUSES = 12;
const OPENERS =
  /^(?:so|ok|okay|hi|hey|hello|hmm+|um+|well|please|now|today|tonight|and|but|quick question|honestly|tbh)\b[\s,:!-]*/i;
/** "help me decide which …", "can't decide if …": what is asked comes only now. */
const ASKS_MORE = /^(?:what|which|who|whom|where|when|how|if|whether)\b/i;

/** Reads the options of one sentence; `next` may be a plea that makes a choice of it ("Can't decide."). */
export function readSentence(
  sentence: Sentence,
  { before, next }: { before: Sentence | undefined; next: Sentence | undefined },
): ReadOptions | null {
  const span = withoutOpeners(sentence.span);
  return (
    readHeadsOrTails(span) ??
    readAfterLead(span, sentence) ??
    readWhich(span, sentence) ??
    readBetter(span, sentence) ??
    readFragment(span, sentence.isAsked || isAnnounced(before) || isPlea(next)) ??
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
  if (!heads || !tails || tails.index < heads.index) return null;
  const from = tails.index + tails[0].length;
  const sides = [cut(span, heads.index + heads[0].length, tails.index), cut(span, from)];
  return choiceOf(span, sides, { isOpen: false, asks: false });
}

/** "Should I A or B", "torn between A and B", in the sentence or in one of its clauses. */
function readAfterLead(span: Span, { isOpen }: Sentence): ReadOptions | null {
  for (const start of clauseStarts(span)) {
    const lead = leadOf(span.plain.slice(start));
    if (lead === null) continue;
    const clause = cut(span, start);
    const body = cut(clause, lead.at);
    const { joints, asks } = lead;
    const options = ASKS_MORE.test(body.plain)
      ? (splitWhich(body, true) ?? [])
      : splitOptions(body, joints);
    const said = clause.plain.slice(0, lead.at);
    const read =
      readOrNot(clause, said, body, { isOpen, asks }) ??
      choiceOf(clause, options, { isOpen, asks });
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
  if (yesOrNo) return choiceOf(question, ["Yes", "No"].map(spanFor), ending);
  const orNot =
    /,?\sor not(?: (?:to|at all|do it|bother|(?:by|before|until|this|next) .{1,40}))?$/i.exec(
      body.plain,
    );
  const before = /^(?:or not|or should (?:i|we) not|or shouldn't (?:i|we)) (?:to )?/i.exec(
    body.plain,
  );
  if (!orNot && !before && !/\bor not\b/i.test(lead)) return null;
  const done = cut(body, before?.[0].length ?? 0, orNot?.index ?? body.text.length);
  const verb = wordsOf(done.plain)[0] ?? "";
  if (!isVerb(verb) || / or /i.test(done.plain)) return null;
  return choiceOf(question, [done, spanFor(`Don't ${done.text}`)], ending);
}

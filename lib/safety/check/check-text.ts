import { REASONS } from "../reasons.ts";
import type { SafetyReason, Span, Verdict } from "../types.ts";
import { applyRules, CLEARED, clears, type RuleReading } from "./apply-rules.ts";
import { barsOf } from "./bars.ts";
import { eachWindow, likeliestOfEach, shifted, type Window } from "./classify.ts";
import { heaviestWords } from "./heaviest-words.ts";
import { HEADS, type Model } from "./model.ts";
import { readText } from "./read-text.ts";
import { ALL_RULES } from "./rules/all.ts";
import { compileAll } from "./rules/compiled.ts";
import { readSentences, type SentenceSums } from "./sentence-sums.ts";
import { originalSpans } from "./spans.ts";
import { MODEL } from "./weights.ts";

/** A verdict, and whether it is a close call that deserves a second opinion where one can be had. */
export type Judgement = { verdict: Verdict; isGrey: boolean };

const ALLOWED: Verdict = { severity: "allow", category: null, reason: null, spans: [] };
const BY_WEIGHT = Object.keys(REASONS) as readonly SafetyReason[];
const ANY = HEADS.indexOf("any");

/** As `checkText`, with how sure it is. */
export function judgeText(text: string): Judgement {
  return judge(MODEL, text);
}

/** As `judgeText`, by other weights: for training. */
export function judge(model: Model, text: string): Judgement {
  const read = readText(text);
  const sums = readSentences(model, read.literal, read.sentences);
  const rules = applyRules(read, doubtedIn(model, sums));
  const scored = classify(model, sums, rules);
  const reason = BY_WEIGHT.find(
    (one) => scored.flagged.has(one) || rules.found.some((finding) => finding.reason === one),
  );
  if (reason === undefined) return { verdict: ALLOWED, isGrey: scored.isClose };
  const spans = originalSpans(text, read.normalised, spansOf(model, sums, rules, scored));
  // Rules and classifier each see what the other can't; where only one of them does, it may be wrong.
  const isSeenByBoth = rules.found.length > 0 && scored.isClose;
  return {
    verdict: { ...REASONS[reason], reason, spans },
    isGrey: !isSeenByBoth && !scored.isSure,
  };
}

/**
 * What the safety check says of a text: in the process, offline, the same for the same text. Reads any
 * text of up to 10,000 characters within 10 ms.
 */
export function checkText(text: string): Verdict {
  return judgeText(text).verdict;
}

/**
 * What the rules alone say of a text: for words that a planner may have written. Those say plainly what
 * is to be done, thousands of times a day, so that the classifier's seldom mistakes would be many.
 */
export function judgeByRules(text: string): Judgement {
  const read = readText(text);
  const { found } = applyRules(read);
  const reason = BY_WEIGHT.find((one) => found.some((finding) => finding.reason === one));
  if (reason === undefined) return { verdict: ALLOWED, isGrey: false };
  const spans = originalSpans(text, read.normalised, found);
  return { verdict: { ...REASONS[reason], reason, spans }, isGrey: false };
}

/** Everyday sentences with words that make rules look closer. */
const WARM_UP =
  "How can I stop worrying that my friend will hurt himself? She said she wants to help me live without pills. They told my boss to kill the old process, and I burn to know why.";

/**
 * Makes the check quick when the process starts: regular expressions are compiled at their first uses,
 * which would take the first requests a second or more.
 */
export function warmUp(): void {
  compileAll();
  const text = WARM_UP.toLowerCase();
  for (let round = 0; round < 2; round += 1) {
    judgeText(WARM_UP);
    for (const rules of ALL_RULES) rules.find({ text, before: text, after: text });
  }
}

/** From this many sentences on (about 3,000 characters) rules don't read them all: they take most of the time. */
const LONG = 60;
/** Where every head is surer than this that there is nothing. Of what rules find, two in a hundred lie below. */
const HARMLESS = 0.3;
/** So many sentences of a long text, those that the classifier doubts most, are read by the rules. */
const MOST_READ = 20;

/** In a long text, the sentences that rules read, by number. */
function doubtedIn(model: Model, sums: SentenceSums): readonly number[] | undefined {
  if (sums.size < LONG) return undefined;
  const likeliest = likeliestOfEach(model, sums);
  return Array.from(likeliest.keys())
    .filter((sentence) => (likeliest[sentence] ?? 1) >= HARMLESS)
    .sort((one, other) => (likeliest[other] ?? 1) - (likeliest[one] ?? 1))
    .slice(0, MOST_READ);
}

type Scored = {
  /** The flagged reasons, each with its windows. */
  flagged: ReadonlyMap<SafetyReason, readonly Flagged[]>;
  /** Whether some window came near to being flagged, or was. */
  isClose: boolean;
  /** Whether one was flagged beyond doubt. */
  isSure: boolean;
};
type Flagged = { first: number; last: number };

const SURE = 0.97;
function classify(model: Model, sums: SentenceSums, rules: RuleReading): Scored {
  const flagged = new Map<SafetyReason, Flagged[]>();
  let isClose = false;
  let isSure = false;
  const { closeAt, wholeCloseAt, close, wholeClose } = barsOf(model);
  const visit = ({ first, last, shape, probabilities }: Window) => {
    let likeliest = 0;
    let isFlagged = false;
    for (let head = 0; head < probabilities.length; head += 1) {
      const probability = probabilities[head] ?? 0;
      const isWhole = head === ANY && first === 0 && last === sums.size - 1;
      if (head !== ANY && probability > (probabilities[likeliest] ?? 0)) likeliest = head;
      if (probability < ((isWhole ? wholeCloseAt : closeAt[head])?.[shape] ?? 1)) continue;
      isClose = true;
      const flagsAt = (isWhole ? model.wholeFlagsAt : model.heads[head]?.flagsAt)?.[shape] ?? 1;
      if (probability < flagsAt) continue;
      const isCleared = clears(rules.cleared, head, first, last);
      if (isCleared && probability < shifted(flagsAt, CLEARED)) continue;
      isFlagged = true;
      isSure ||= probability >= SURE;
    }
    const reason = HEADS[likeliest];
    if (!isFlagged || reason === undefined || reason === "any") return;
    const windows = flagged.get(reason) ?? [];
    flagged.set(reason, windows);
    // A wider window says nothing new of the one within it.
    let before = windows.at(-1);
    while (before && before.first <= first && before.last >= last) {
      windows.pop();
      before = windows.at(-1);
    }
    if (!before || before.first < first || before.last > last) windows.push({ first, last });
  };
  eachWindow(
    model,
    sums,
    visit,
    (shape, isWhole) => (isWhole ? wholeClose : close)[shape] ?? Number.NEGATIVE_INFINITY,
  );
  return { flagged, isClose, isSure };
}

/** Where anything was found, of whatever reason: a long text may hold more than the weightiest. */
function spansOf(
  model: Model,
  sums: SentenceSums,
  rules: RuleReading,
  { flagged }: Scored,
): Span[] {
  // Windows overlap, and a sentence may be flagged for more than one reason: each is read once.
  const headsOf = new Map<number, Set<number>>();
  for (const [reason, windows] of flagged) {
    for (const { first, last } of windows) {
      for (let number = first; number <= last; number += 1) {
        const heads = headsOf.get(number) ?? new Set();
        headsOf.set(number, heads.add(HEADS.indexOf(reason)));
      }
    }
  }
  const weighed = [...headsOf].flatMap(([sentence, heads]) =>
    heaviestWords(model, sums, sentence, heads),
  );
  return [...rules.found, ...weighed];
}

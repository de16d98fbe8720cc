import type { SafetyReason } from "../../types.ts";
import type { Finding, Sentence } from "../types.ts";
import { compiled } from "./compiled.ts";
import { isDenied, isPast } from "./context.ts";
import { type AnyGate, anyGateOf, opens } from "./gates.ts";

/** One pattern for a reason. It counts unless the sentence also says what makes it harmless. */
export type Pattern = {
  reason: SafetyReason;
  when: RegExp;
  unless?: RegExp;
  /** False for symptoms and the like, where "not" is a part of the matter ("not breathing"). */
  isWish?: boolean;
};

/** Patterns for one list of reasons, and one that matches where any of them does, and maybe elsewhere. */
export type PatternSet = { any: AnyGate; each: readonly Pattern[] };

/**
 * To ask first whether any pattern matches takes less than half of the time of going through them, and
 * most sentences hold none. Each pattern has to begin with a whole word or a sign, never within a word.
 * `loosely` may widen a pattern for that question where the exact one is long.
 */
export function patternSet(
  each: readonly Pattern[],
  loosely = (source: string) => source,
): PatternSet {
  const sources = each.map(({ when }) => `(?:${loosely(when.source)})`);
  const any = anyGateOf(sources, (some) => new RegExp(`(?!\\B\\w)(?:${some})`));
  for (const { when } of each) compiled(when);
  return { any, each };
}

/** Leaving a thing behind denies it too: "stop buying drugs". */
const GIVES_UP =
  /\b(?:stop|stopped|quit|avoid|prevent|resist|refuse to|refused to)(?: (?:him|her|them|people|kids|anyone|myself|my \w+))?(?: from| to| trying to| wanting to)? $/;

const isGivenUp = (text: string, start: number) =>
  isDenied(text, start) || GIVES_UP.test(text.slice(Math.max(0, start - 60), start));

/** What the patterns see in a sentence: their reasons, or that a matter is spoken of without risk. */
export function findPatterns({ any, each }: PatternSet, { text }: Sentence): Finding[] {
  if (!opens(any, text)) return [];
  const findings: Finding[] = [];
  for (const { reason, when, unless, isWish = true } of each) {
    const match = when.exec(text);
    if (!match) continue;
    const start = match.index;
    const isHarmless = unless?.test(text) || (isWish && (isPast(text) || isGivenUp(text, start)));
    findings.push(
      isHarmless
        ? { kind: "clears", reasons: [reason] }
        : { kind: "reason", reason, start, end: start + match[0].length },
    );
  }
  const seen = new Set(findings.flatMap((one) => (one.kind === "reason" ? [one.reason] : [])));
  return findings.filter(
    (one) => one.kind === "reason" || !one.reasons.some((reason) => seen.has(reason)),
  );
}

import type { SafetyReason } from "../../types.ts";
import type { Finding, Sentence } from "../types.ts";
import { isDenied, isPast } from "./context.ts";
import { findIn, type Gate, gateOf } from "./gates.ts";

/** One pattern for a reason. It counts unless the sentence also says what makes it harmless. */
export type Pattern = {
  reason: SafetyReason;
  when: RegExp;
  unless?: RegExp;
  /** False for symptoms and the like, where "not" is a part of the matter ("not breathing"). */
  isWish?: boolean;
};

/** Patterns for one list of reasons, each behind its gate. */
export type PatternSet = readonly (Pattern & { gate: Gate })[];

export function patternSet(patterns: readonly Pattern[]): PatternSet {
  return patterns.map((pattern) => ({ ...pattern, gate: gateOf(pattern.when) }));
}

/** Leaving a thing behind denies it too: "stop buying drugs". */
const GIVES_UP =
  /\b(?:stop|stopped|quit|avoid|prevent|resist|refuse to|refused to)(?: (?:him|her|them|people|kids|anyone|myself|my \w+))?(?: from| to| trying to| wanting to)? $/;

const isGivenUp = (text: string, start: number) =>
  isDenied(text, start) || GIVES_UP.test(text.slice(Math.max(0, start - 60), start));

/** What the patterns see in a sentence: their reasons, or that a matter is spoken of without risk. */
export function findPatterns(patterns: PatternSet, { text }: Sentence): Finding[] {
  const findings: Finding[] = [];
  for (const { reason, gate, unless, isWish = true } of patterns) {
    const match = findIn(gate, text);
    if (!match) continue;
    const start = match.index;
    const isHarmless = unless?.test(text) || (isWish && (isPast(text) || isGivenUp(text, start)));
    findings.push(
      isHarmless
        ? { kind: "clears", reasons: [reason] }
        : { kind: "reason", reason, start, end: start + match[0].length },
    );
  }
  if (findings.length < 2) return findings;
  const seen = new Set(findings.flatMap((one) => (one.kind === "reason" ? [one.reason] : [])));
  return findings.filter(
    (one) => one.kind === "reason" || !one.reasons.some((reason) => seen.has(reason)),
  );
}

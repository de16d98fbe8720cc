import { REASONS } from "../../lib/safety/reasons.ts";
import type { SafetyCategory, SafetySeverity, Verdict } from "../../lib/safety/types.ts";
import { chanceFrom } from "./chance.ts";
import type { LabelledText } from "./texts.ts";

/** What should have been said of a text, and what was. */
export type Judged = {
  wanted: { category: SafetyCategory | null; severity: SafetySeverity };
  got: { category: SafetyCategory | null; severity: SafetySeverity };
};

/** A share of 0 to 1 with its 95 % interval, and of how many. Not a number where there are none. */
export type Share = { share: number; low: number; high: number; of: number };

const RESAMPLES = 1_000;

/** Judges texts by their labels. */
export function judge(texts: readonly LabelledText[], check: (text: string) => Verdict): Judged[] {
  return texts.map(({ text, label }) => {
    const { category, severity } = check(text);
    const wanted =
      label === "none" ? { category: null, severity: "allow" as const } : REASONS[label];
    return { wanted, got: { category, severity } };
  });
}

/** Of those that count, the share that hits. */
export function shareOf(
  judged: readonly Judged[],
  counts: (one: Judged) => boolean,
  hits: (one: Judged) => boolean,
): Share {
  const outcomes = judged.filter(counts).map(hits);
  return { ...bootstrap(outcomes), share: mean(outcomes), of: outcomes.length };
}

/**
 * The 95 % interval of a share, by the percentiles of 1,000 resamples with a fixed seed (Efron's
 * percentile bootstrap).
 */
export function bootstrap(outcomes: readonly boolean[], seed = 7): { low: number; high: number } {
  const chance = chanceFrom(seed);
  const means = Array.from({ length: RESAMPLES }, () => {
    let hits = 0;
    for (let draw = 0; draw < outcomes.length; draw += 1) {
      if (outcomes[Math.floor(chance() * outcomes.length)]) hits += 1;
    }
    return hits / outcomes.length;
  }).sort((a, b) => a - b);
  return { low: quantile(means, 0.025), high: quantile(means, 0.975) };
}

/** The value at a place of 0 to 1 in sorted values. */
export function quantile(sorted: readonly number[], place: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(place * sorted.length))] ?? Number.NaN;
}

function mean(outcomes: readonly boolean[]): number {
  return outcomes.filter(Boolean).length / outcomes.length;
}

export const isAlarm = ({ got }: Judged): boolean => got.severity !== "allow";
export const isHarm = ({ wanted }: Judged): boolean => wanted.severity !== "allow";
export const isRightSeverity = ({ wanted, got }: Judged): boolean =>
  wanted.severity === got.severity;

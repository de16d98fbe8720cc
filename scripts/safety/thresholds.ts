import { applyRules, clears } from "../../lib/safety/check/apply-rules.ts";
import { eachWindow } from "../../lib/safety/check/classify.ts";
import { HEADS, type Model } from "../../lib/safety/check/model.ts";
import { readText } from "../../lib/safety/check/read-text.ts";
import type { Group, Label, Row } from "./rows.ts";

/** What part of the harmless rows of each group rules and classifier may flag together at most. */
const MOST_FALSE: Readonly<Record<Group, number>> = {
  goals: 0.001,
  diaries: 0.015,
  counselling: 0.03,
  everyday: 0.012,
  "near misses": 0.07,
  prompts: 0.15,
};

/** The bars that are tried, calibrated probabilities from sure to likely. */
const BARS = [
  0.99, 0.97, 0.95, 0.92, 0.89, 0.86, 0.82, 0.78, 0.74, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45,
];

/** What finding a text counts for: a life at risk comes first, and few rows stand for a rare reason. */
const WORTH: Readonly<Partial<Record<Label, number>>> = {
  self_harm_intent: 2,
  self_harm_ideation: 1.5,
  self_harm_method: 2,
  self_harm_worry: 2,
  violent_thoughts: 1.5,
  threat: 1.5,
};
const worthOf = (label: Label) => WORTH[label] ?? 1;

/** How much surer the classifier has to be, in log-odds, where a rule saw no risk. */
const CLEARED = 2;
/** How much less sure, for a second opinion. */
const GREY = 1.3;

/** The greatest probability of each head, and whether a rule flags the text whatever that is. */
type Scored = { row: Row; worst: Float32Array; isFound: boolean };

/**
 * The model with a bar for each head, on rows that were not trained on: all begin high, and the one is
 * lowered that finds most for the fewest false alarms, as long as every group stays within its limit.
 */
export function withThresholds(model: Model, rows: readonly Row[]): Model {
  const scored = rows.map((row) => scoredBy(model, row));
  const steps = lowestSteps(scored);
  return {
    ...model,
    heads: model.heads.map((head, index) => {
      const flagsAt = BARS[steps[index] ?? 0] ?? 1;
      const bars = { greyAt: shifted(flagsAt, -GREY), flagsClearedAt: shifted(flagsAt, CLEARED) };
      return { ...head, flagsAt, ...bars };
    }),
  };
}

function scoredBy(model: Model, row: Row): Scored {
  const read = readText(row.text);
  const { found, cleared } = applyRules(read);
  const worst = new Float32Array(HEADS.length);
  eachWindow(model, read.literal, read.sentences, ({ first, last, probabilities }) => {
    for (let head = 0; head < HEADS.length; head += 1) {
      const probability = probabilities[head] ?? 0;
      const isCleared = clears(cleared, head, first, last);
      const counted = isCleared ? shifted(Math.min(probability, 1 - 1e-6), -CLEARED) : probability;
      worst[head] = Math.max(worst[head] ?? 0, counted);
    }
  });
  return { row, worst, isFound: found.length > 0 };
}

function lowestSteps(scored: readonly Scored[]): number[] {
  const steps = HEADS.map(() => 0);
  for (;;) {
    let best = { worth: 0, head: -1, step: 0 };
    const now = flaggedBy(scored, steps);
    const before = excess(now);
    for (let head = 0; head < HEADS.length; head += 1) {
      // A bar may have to pass over some that find nothing more.
      for (let step = (steps[head] ?? 0) + 1; step < BARS.length; step += 1) {
        const then = flaggedBy(scored, steps.with(head, step));
        if (excess(then) > before) break;
        const found = then.positives - now.positives;
        const worth = found / (0.5 + then.harmless - now.harmless);
        if (worth > best.worth) best = { worth, head, step };
      }
    }
    if (best.head < 0) return steps;
    steps[best.head] = best.step;
  }
}

type Flagged = {
  positives: number;
  harmless: number;
  groups: Map<Group, { rows: number; flagged: number }>;
};

function flaggedBy(scored: readonly Scored[], steps: readonly number[]): Flagged {
  const counts: Flagged = { positives: 0, harmless: 0, groups: new Map() };
  const bars = steps.map((step) => BARS[step] ?? 1);
  for (const { row, worst, isFound } of scored) {
    const isFlagged =
      isFound || worst.some((probability, head) => probability >= (bars[head] ?? 1));
    if (row.label !== "none") {
      counts.positives += isFlagged ? worthOf(row.label) : 0;
      continue;
    }
    const group = counts.groups.get(row.group) ?? { rows: 0, flagged: 0 };
    group.rows += 1;
    group.flagged += isFlagged ? 1 : 0;
    counts.groups.set(row.group, group);
    counts.harmless += isFlagged ? 1 : 0;
  }
  return counts;
}

/** How many rows too many are flagged: rules alone may already flag some. */
function excess({ groups }: Flagged): number {
  return [...groups].reduce(
    (sum, [group, { rows, flagged }]) => sum + Math.max(0, flagged - rows * MOST_FALSE[group]),
    0,
  );
}

/** A probability with so much more log-odds. */
function shifted(probability: number, logOdds: number): number {
  const shiftedOdds = Math.log(probability / (1 - probability)) + logOdds;
  return 1 / (1 + Math.exp(-shiftedOdds));
}

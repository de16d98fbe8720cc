import { HEADS, type Model } from "../../lib/safety/check/model.ts";
import { worstOf } from "./calibrate.ts";
import type { Group, Row } from "./rows.ts";

/** What part of the harmless rows of each group the classifier may flag at most. */
const MOST_FALSE: Readonly<Partial<Record<Group, number>>> = {
  goals: 0.001,
  diaries: 0.015,
  counselling: 0.03,
  everyday: 0.005,
  "near misses": 0.05,
};

/** How much surer the classifier has to be, in log-odds, where a rule saw no risk. */
const CLEARED = 2;
/** How much less sure, for a second opinion. */
const GREY = 1.5;

/**
 * The model with the lowest bar, the same calibrated probability for every head, that keeps false alarms
 * within the limits on rows that were not trained on.
 */
export function withThresholds(model: Model, rows: readonly Row[]): Model {
  const limits = Object.entries(MOST_FALSE).map(([group, most]) => {
    const worst = rows
      .filter((row) => row.label === "none" && row.group === group)
      .map(({ text }) => Math.max(...worstOf(model, text)))
      .sort((one, other) => other - one);
    return worst[Math.floor(worst.length * most)] ?? 0;
  });
  const flagsAt = Math.min(0.99, Math.max(0.5, ...limits) + 1e-4);
  const bars = {
    flagsAt,
    greyAt: shifted(flagsAt, -GREY),
    flagsClearedAt: shifted(flagsAt, CLEARED),
  };
  return { ...model, heads: HEADS.map((_, index) => ({ ...head(model, index), ...bars })) };
}

function head({ heads }: Model, index: number) {
  const found = heads[index];
  if (!found) throw new Error(`The model has no head ${index}.`);
  return found;
}

/** A probability with so much more log-odds. */
function shifted(probability: number, logOdds: number): number {
  const shiftedOdds = Math.log(probability / (1 - probability)) + logOdds;
  return 1 / (1 + Math.exp(-shiftedOdds));
}

import { applyRules, CLEARED, clears } from "../../lib/safety/check/apply-rules.ts";
import { eachWindow, readSentences, shifted } from "../../lib/safety/check/classify.ts";
import { SHAPES } from "../../lib/safety/check/features.ts";
import { HEADS, type Model } from "../../lib/safety/check/model.ts";
import { readText } from "../../lib/safety/check/read-text.ts";
import type { Group, Label, Row } from "./rows.ts";

/** What part of the harmless rows of each group rules and classifier may flag together at most. */
const MOST_FALSE: Readonly<Record<Group, number>> = {
  goals: 0.0015,
  diaries: 0.015,
  counselling: 0.03,
  everyday: 0.012,
  "near misses": 0.06,
  prompts: 0.2,
};

/** The bars that are tried, calibrated probabilities from sure to likely. */
const BARS = [
  0.99, 0.97, 0.95, 0.92, 0.89, 0.86, 0.82, 0.78, 0.74, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35,
  0.3, 0.25, 0.2,
];

/** What finding a text counts for: a life at risk comes first. */
const WORTH: Readonly<Partial<Record<Label, number>>> = {
  self_harm_intent: 2,
  self_harm_ideation: 1.5,
  self_harm_method: 2,
  self_harm_worry: 2,
  violent_thoughts: 1.5,
  threat: 1.5,
};

/** A pair of head and shape has the number `head * SHAPES + shape`. */
const PAIRS = HEADS.length * SHAPES;

/** A row, whether it is flagged yet, and the greatest probability of each pair. */
type Scored = { row: Row; isFlagged: boolean; worst: Float32Array };

/**
 * The model with a bar for each head and shape of window, on rows that were not trained on: all begin
 * high, and the one is lowered that finds most for the fewest false alarms, as long as every group of
 * harmless rows stays within its limit.
 */
export function withThresholds(model: Model, rows: readonly Row[]): Model {
  const steps = lowestSteps(rows.map((row) => scoredBy(model, row)));
  const heads = model.heads.map((head, index) => ({
    ...head,
    flagsAt: Array.from({ length: SHAPES }, (_, shape) => barAt(steps[index * SHAPES + shape])),
  }));
  return { ...model, heads };
}

function scoredBy(model: Model, row: Row): Scored {
  const read = readText(row.text);
  const { found, cleared } = applyRules(read);
  const worst = new Float32Array(PAIRS);
  const sums = readSentences(model, read.literal, read.sentences);
  eachWindow(model, sums, ({ first, last, shape, probabilities }) => {
    for (let head = 0; head < HEADS.length; head += 1) {
      const probability = probabilities[head] ?? 0;
      const isCleared = clears(cleared, head, first, last);
      const pair = head * SHAPES + shape;
      worst[pair] = Math.max(
        worst[pair] ?? 0,
        isCleared ? shifted(probability, -CLEARED) : probability,
      );
    }
  });
  return { row, isFlagged: found.length > 0, worst };
}

/** The place in `BARS` of each pair's bar; -1 for none. */
function lowestSteps(scored: readonly Scored[]): number[] {
  const steps = Array.from({ length: PAIRS }, () => -1);
  const room = roomOf(scored);
  const ranked = steps.map((_, pair) =>
    [...scored].sort((one, other) => (other.worst[pair] ?? 0) - (one.worst[pair] ?? 0)),
  );
  for (;;) {
    const best = bestStep(steps, ranked, room);
    if (!best) return steps;
    steps[best.pair] = best.step;
    for (const one of scored) {
      if (one.isFlagged || (one.worst[best.pair] ?? 0) < barAt(best.step)) continue;
      one.isFlagged = true;
      if (one.row.label === "none") room.set(one.row.group, (room.get(one.row.group) ?? 0) - 1);
    }
  }
}

/** How many more rows of each group may be flagged. */
function roomOf(scored: readonly Scored[]): Map<Group, number> {
  const room = new Map<Group, number>();
  for (const group of Object.keys(MOST_FALSE) as Group[]) {
    const rows = scored.filter(({ row }) => row.label === "none" && row.group === group);
    const flagged = rows.filter(({ isFlagged }) => isFlagged).length;
    room.set(group, Math.floor(rows.length * MOST_FALSE[group]) - flagged);
  }
  return room;
}

function bestStep(
  steps: readonly number[],
  ranked: readonly (readonly Scored[])[],
  room: ReadonlyMap<Group, number>,
): { pair: number; step: number } | null {
  let best: { pair: number; step: number } | null = null;
  let bestWorth = 0;
  ranked.forEach((rows, pair) => {
    const alarms = new Map<Group, number>();
    let found = 0;
    let place = 0;
    for (let step = (steps[pair] ?? -1) + 1; step < BARS.length; step += 1) {
      for (; (rows[place]?.worst[pair] ?? 0) >= barAt(step); place += 1) {
        const one = rows[place];
        if (!one || one.isFlagged) continue;
        const { label, group } = one.row;
        if (label === "none") alarms.set(group, (alarms.get(group) ?? 0) + 1);
        else found += WORTH[label] ?? 1;
      }
      if ([...alarms].some(([group, count]) => count > (room.get(group) ?? 0))) break;
      const worth = found / (0.5 + [...alarms.values()].reduce((sum, count) => sum + count, 0));
      if (worth <= bestWorth) continue;
      bestWorth = worth;
      best = { pair, step };
    }
  });
  return best;
}

function barAt(step: number | undefined): number {
  return BARS[step ?? -1] ?? 1;
}

import { applyRules, CLEARED, clears } from "../../lib/safety/check/apply-rules.ts";
import { eachWindow, shifted } from "../../lib/safety/check/classify.ts";
import { SHAPES } from "../../lib/safety/check/features.ts";
import { HEADS, type Model } from "../../lib/safety/check/model.ts";
import { readText } from "../../lib/safety/check/read-text.ts";
import { readSentences } from "../../lib/safety/check/sentence-sums.ts";
import type { Group, Row } from "./rows.ts";

/** What part of the harmless rows of each group rules and classifier may flag together at most. */
const MOST_FALSE: Readonly<Record<Group, number>> = {
  goals: 0.0025,
  diaries: 0.014,
  counselling: 0.03,
  everyday: 0.006,
  "near misses": 0.05,
  prompts: 0.2,
};

/** For goals of another shape than something to be done. */
const MOST_FALSE_OTHER_GOALS = 0.0035;

/** The bars that are tried, in log-odds. Of harmless questions too few are held back to go far down. */
const HIGHEST = 4.6;
const LOWEST = [0, 2.3, 0];
const STEP = 0.15;
/** How much higher than the rows held back ask for: others differ, and alarms on goals cost most trust. */
const MARGIN = [0.1, 0.1, 0];

/**
 * A row, whether rules flag it, the greatest probability of any head by shape of window, and where one
 * window is the whole text, the probability of any reason and the shape of that window.
 */
export type Scored = {
  row: Row;
  isFound: boolean;
  worst: Float32Array;
  whole: { probability: number; shape: number } | null;
};

/**
 * The model with a bar for each shape of window, the same for all heads, whose probabilities are
 * calibrated. (A bar for each head and shape finds more on the rows held back, and on others as many as
 * ten times the false alarms.) Bars are lowered turn by turn as long as every group of harmless rows stays
 * within its limit.
 */
export function withThresholds(model: Model, scored: readonly Scored[]): Model {
  const flagsAt = lowestBars(scored).map((bar, shape) => shifted(0.5, bar + (MARGIN[shape] ?? 0)));
  const heads = model.heads.map((head) => ({ ...head, flagsAt }));
  return { ...model, heads, wholeFlagsAt: barsOfWholeTexts(scored, flagsAt) };
}

/** How a row that the model has not learnt is judged by it. */
export function scoredBy(model: Model, row: Row): Scored {
  const read = readText(row.text);
  const { found, cleared } = applyRules(read);
  const worst = new Float32Array(SHAPES);
  const sums = readSentences(model, read.literal, read.sentences);
  let whole: Scored["whole"] = null;
  eachWindow(model, sums, ({ first, last, shape, probabilities }) => {
    if (first === 0 && last === sums.size - 1) {
      const any = probabilities[HEADS.indexOf("any")] ?? 0;
      const isCleared = clears(cleared, HEADS.indexOf("any"), first, last);
      whole = { probability: isCleared ? shifted(any, -CLEARED) : any, shape };
    }
    for (let head = 0; head < HEADS.length; head += 1) {
      const probability = probabilities[head] ?? 0;
      const isCleared = clears(cleared, head, first, last);
      worst[shape] = Math.max(
        worst[shape] ?? 0,
        isCleared ? shifted(probability, -CLEARED) : probability,
      );
    }
  });
  return { row, isFound: found.length > 0, worst, whole };
}

function lowestBars(scored: readonly Scored[]): number[] {
  const harmless = scored.filter(({ row }) => row.label === "none");
  const highest: number[] = Array(SHAPES).fill(HIGHEST);
  // Goals have hardly any of the other shapes: the one that has would hold back all that is told.
  const toDo = lowered(harmless, highest, [0], MOST_FALSE);
  return lowered(harmless, toDo, [1, 2], { ...MOST_FALSE, goals: MOST_FALSE_OTHER_GOALS });
}

type Limits = Readonly<Record<Group, number>>;

function lowered(
  harmless: readonly Scored[],
  from: readonly number[],
  shapes: readonly number[],
  limits: Limits,
): number[] {
  const before = excess(harmless, Array(SHAPES).fill(Number.POSITIVE_INFINITY), limits);
  let bars = [...from];
  let movable = [...shapes];
  while (movable.length > 0) {
    movable = movable.filter((shape) => {
      const next = bars.with(shape, (bars[shape] ?? 0) - STEP);
      const isAllowed =
        (next[shape] ?? 0) >= (LOWEST[shape] ?? 0) && excess(harmless, next, limits) <= before;
      if (isAllowed) bars = next;
      return isAllowed;
    });
  }
  return bars;
}

/** How many harmless rows too many are flagged: rules alone may already flag some. */
function excess(harmless: readonly Scored[], bars: readonly number[], limits: Limits): number {
  const probabilities = bars.map((bar) => shifted(0.5, bar));
  const counts = new Map<Group, { rows: number; flagged: number }>();
  for (const { row, isFound, worst } of harmless) {
    const count = counts.get(row.group) ?? { rows: 0, flagged: 0 };
    const isFlagged = isFound || worst.some((one, shape) => one >= (probabilities[shape] ?? 1));
    count.rows += 1;
    count.flagged += isFlagged ? 1 : 0;
    counts.set(row.group, count);
  }
  return [...counts].reduce(
    (sum, [group, { rows, flagged }]) =>
      sum + Math.max(0, flagged - Math.floor(rows * limits[group])),
    0,
  );
}

/**
 * What part of the harmless rows may be flagged once whole texts have bars of their own. Our own goals
 * were written to look dangerous: of ordinary ones about a quarter as many are flagged.
 */
const MOST_FALSE_WHOLE: Readonly<Record<Group, number>> = {
  goals: 0.0085,
  diaries: 0.03,
  counselling: 0.035,
  everyday: 0.007,
  "near misses": 0.038,
  prompts: 0.2,
};
/** In log-odds: from 84 % to 97 %. Lower ones would find more of short texts alone, and less when they are buried. */
const BARS_OF_WHOLE = Array.from({ length: 10 }, (_, step) => 1.65 + step * 0.2);

/** Those bars, one for each shape, that find most while every group stays within its limit. */
function barsOfWholeTexts(scored: readonly Scored[], flagsAt: readonly number[]): number[] {
  const high = scored.map(
    ({ isFound, worst }) => isFound || worst.some((one, shape) => one >= (flagsAt[shape] ?? 1)),
  );
  let best = { found: -1, bars: [...flagsAt] };
  for (const logOdds of combinations(SHAPES)) {
    const bars = logOdds.map((bar) => shifted(0.5, bar));
    const flagged = scored.filter(
      ({ whole }, index) =>
        high[index] || (whole !== null && whole.probability >= (bars[whole.shape] ?? 1)),
    );
    const found = flagged.filter(({ row }) => row.label !== "none").length;
    if (found > best.found && isWithin(scored, flagged)) best = { found, bars };
  }
  return best.bars;
}

function combinations(count: number): number[][] {
  if (count === 0) return [[]];
  return combinations(count - 1).flatMap((bars) => BARS_OF_WHOLE.map((bar) => [...bars, bar]));
}

function isWithin(scored: readonly Scored[], flagged: readonly Scored[]): boolean {
  const alarms = countHarmless(flagged);
  return [...countHarmless(scored)].every(
    ([group, rows]) => (alarms.get(group) ?? 0) <= rows * MOST_FALSE_WHOLE[group],
  );
}

function countHarmless(scored: readonly Scored[]): Map<Group, number> {
  const counts = new Map<Group, number>();
  for (const { row } of scored) {
    if (row.label === "none") counts.set(row.group, (counts.get(row.group) ?? 0) + 1);
  }
  return counts;
}

import { applyRules, CLEARED, clears } from "../../lib/safety/check/apply-rules.ts";
import { eachWindow, readSentences, shifted } from "../../lib/safety/check/classify.ts";
import { SHAPES } from "../../lib/safety/check/features.ts";
import { HEADS, type Model } from "../../lib/safety/check/model.ts";
import { readText } from "../../lib/safety/check/read-text.ts";
import type { Group, Row } from "./rows.ts";

/** What part of the harmless rows of each group rules and classifier may flag together at most. */
const MOST_FALSE: Readonly<Record<Group, number>> = {
  goals: 0.0025,
  diaries: 0.022,
  counselling: 0.03,
  everyday: 0.006,
  "near misses": 0.05,
  prompts: 0.2,
};

/** For goals of another shape than something to be done. */
const MOST_FALSE_OTHER_GOALS = 0.0045;

/** The bars that are tried, in log-odds. Of harmless questions too few are held back to go far down. */
const HIGHEST = 4.6;
const LOWEST = [0, 2.3, 0];
const STEP = 0.15;
/** How much higher than the rows held back ask for: others differ, and alarms on goals cost most trust. */
const MARGIN = [0.5, 0.2, 0.1];

/** A row, whether rules flag it, and the greatest probability of any head by shape of window. */
type Scored = { row: Row; isFound: boolean; worst: Float32Array };

/**
 * The model with a bar for each shape of window, the same for all heads, whose probabilities are
 * calibrated. (A bar for each head and shape finds more on the rows held back, and on others as many as
 * ten times the false alarms.) Bars are lowered turn by turn as long as every group of harmless rows stays
 * within its limit.
 */
export function withThresholds(model: Model, rows: readonly Row[]): Model {
  const bars = lowestBars(rows.map((row) => scoredBy(model, row)));
  const flagsAt = bars.map((bar, shape) => shifted(0.5, bar + (MARGIN[shape] ?? 0)));
  return { ...model, heads: model.heads.map((head) => ({ ...head, flagsAt })) };
}

function scoredBy(model: Model, row: Row): Scored {
  const read = readText(row.text);
  const { found, cleared } = applyRules(read);
  const worst = new Float32Array(SHAPES);
  const sums = readSentences(model, read.literal, read.sentences);
  eachWindow(model, sums, ({ first, last, shape, probabilities }) => {
    for (let head = 0; head < HEADS.length; head += 1) {
      const probability = probabilities[head] ?? 0;
      const isCleared = clears(cleared, head, first, last);
      worst[shape] = Math.max(
        worst[shape] ?? 0,
        isCleared ? shifted(probability, -CLEARED) : probability,
      );
    }
  });
  return { row, isFound: found.length > 0, worst };
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

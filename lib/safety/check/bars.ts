import { logOddsOf, shifted } from "./classify.ts";
import { SHAPES } from "./features.ts";
import type { Model } from "./model.ts";

/** How much less sure than its bar, in log-odds, the classifier is where a second opinion is worth asking. */
const GREY = 1.3;

/** From where on a window comes near to being flagged. */
export type Bars = {
  /** The probability of each head, by shape. */
  closeAt: readonly (readonly number[])[];
  /** That of any reason where the window is the whole text. */
  wholeCloseAt: readonly number[];
  /** By shape, the log-odds below which none of these is reached: most windows are far from all of them. */
  close: readonly number[];
  wholeClose: readonly number[];
};

const made = new WeakMap<Model, Bars>();

/** Worked out at the first use of a model. */
export function barsOf(model: Model): Bars {
  const before = made.get(model);
  if (before) return before;
  const closeAt = model.heads.map(({ flagsAt }) => flagsAt.map((bar) => shifted(bar, -GREY)));
  const wholeCloseAt = model.wholeFlagsAt.map((bar) => shifted(bar, -GREY));
  const close = leastOf(closeAt);
  const bars = { closeAt, wholeCloseAt, close, wholeClose: leastOf([...closeAt, wholeCloseAt]) };
  made.set(model, bars);
  return bars;
}

function leastOf(bars: readonly (readonly number[])[]): number[] {
  return Array.from({ length: SHAPES }, (_, shape) => {
    const least = Math.min(...bars.map((bar) => bar[shape] ?? 1));
    // The margin is that of rounding.
    return logOddsOf(least) - 0.001;
  });
}

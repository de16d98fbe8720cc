import { type Figure, median } from "./table.ts";

const DIVISIONS = 1_000;

/**
 * Two kinds of answers whose medians must not lie further apart than chance puts them: than in any of
 * 1,000 random divisions of the same tries into two kinds.
 */
export function sameTime(
  name: string,
  ours: readonly number[],
  baseline: readonly number[],
): Figure {
  const all = [...ours, ...baseline];
  const apart = Array.from({ length: DIVISIONS }, () => {
    const mixed = shuffled(all);
    return Math.abs(median(mixed.slice(0, ours.length)) - median(mixed.slice(ours.length)));
  });
  const middle = median(baseline);
  const within = Math.max(...apart) / middle;
  return { name, ours: median(ours), baseline: middle, unit: "ms", bar: { within } };
}

/** In an order of chance. */
export function shuffled<Value>(values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

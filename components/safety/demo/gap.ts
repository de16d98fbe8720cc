/** So many characters beside a mark tell where it stands. */
const BESIDE = 100;
const ELLIPSIS = "…";

/**
 * What stands between two marks of a text, or before the first or behind the last one: as it is, or where it
 * is long only what is next to them, cut between words. `isBehind` and `isBefore` tell which sides a mark is on.
 */
export function shortGap(gap: string, isBehind: boolean, isBefore: boolean): string {
  const sides = Number(isBehind) + Number(isBefore);
  if (gap.length <= (sides + 1) * BESIDE) return gap;
  const head = isBehind ? gap.slice(0, BESIDE).replace(/\S*$/, "") : "";
  const tail = isBefore ? gap.slice(-BESIDE).replace(/^\S*/, "") : "";
  return `${head}${ELLIPSIS}${tail}`;
}

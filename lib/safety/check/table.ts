/**
 * Where the weights of a feature stand. The features that say most have rows of their own, found by
 * their hash: its low bits choose a group of rows, the others (its mark) tell the rows of a group apart.
 * What has no row was never learnt, and counts for nothing.
 */
const GROUPS = 16_384;
/** Rows of a group. */
export const WAYS = 7;
export const ROWS = GROUPS * WAYS;

/** The first row of a feature's group. */
export function groupOf(hash: number): number {
  return (hash & (GROUPS - 1)) * WAYS;
}

/** What tells a feature from the others of its group; never 0, which is an empty row. */
export function markOf(hash: number): number {
  return hash >>> 16 || 1;
}

/** The row of a feature, or -1. */
export function rowOf(marks: Uint16Array, hash: number): number {
  const mark = markOf(hash);
  const first = groupOf(hash);
  for (let row = first; row < first + WAYS; row += 1) {
    if (marks[row] === mark) return row;
  }
  return -1;
}

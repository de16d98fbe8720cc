/** The place of a key among ascending ones, or -1. */
export function indexOf(keys: Uint32Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const there = keys[middle] ?? 0;
    if (there === key) return middle;
    if (there < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

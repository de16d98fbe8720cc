/** How often a coin was flipped; every flip counts, so that the number is honest. */
export function flipsInWords(count: number): string {
  if (count <= 1) return "Flipped once";
  return count === 2 ? "Flipped twice" : `Flipped ${count.toLocaleString("en-US")} times`;
}

/**
 * Bounds in megabytes for a worker's heap, of which it holds some 55. Left alone, V8 lets the young
 * generation grow to 128 MB and collects the old one only past 200, where each call of a service
 * leaves its request. A bound for the old one alone counts the young one in, and below 190 the
 * collector would then run without end.
 */
const NODE_OPTIONS = "--max-semi-space-size=8 --max-old-space-size=192";

/** Options for a worker's Node. What the environment says counts before them. */
export function workerNodeOptions(given = process.env.NODE_OPTIONS): string {
  return given ? `${NODE_OPTIONS} ${given}` : NODE_OPTIONS;
}

/** One turn of the coin, as coin.module.css draws it. */
export const TURN_MS = 500;
/** The coin turns at least so long. */
const LEAST_MS = 1_000;

/**
 * Milliseconds that a coin goes on turning whose result is there after `elapsedMs`: until it has turned
 * for a second, and then to the end of its turn, so that it comes down without a jump.
 */
export function restOfTurns(elapsedMs: number): number {
  const turns = Math.ceil(Math.max(elapsedMs, LEAST_MS) / TURN_MS);
  return turns * TURN_MS - elapsedMs;
}

/** What a test can ask about one request, all times in milliseconds since 1970 with fractions. */
export type SeenRequest = {
  receivedAt: number;
  body: unknown;
  /** Status of the answer; null while there is none. */
  status: number | null;
  /** When each step's closing brace was handed to the network. */
  stepsFinishedAt: number[];
  /** When the other side hung up before the answer was whole. */
  leftAt: number | null;
};

/** Fine enough to compare with the clock of another process on this machine. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}

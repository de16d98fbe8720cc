const DELAYS_MS = [200, 1000, 2000, 5000, 10_000];
const STEADY_MS = 30_000;

/** How long to wait before starting a part again: longer each time, until it has run steadily for a while. */
export function createBackOff(now: () => number = Date.now) {
  let failures = 0;
  let startedAt = now();
  return {
    started(): void {
      startedAt = now();
    },
    /** Milliseconds until the next try. */
    next(): number {
      if (now() - startedAt >= STEADY_MS) failures = 0;
      const delay = DELAYS_MS[Math.min(failures, DELAYS_MS.length - 1)] ?? 0;
      failures += 1;
      return delay;
    },
  };
}

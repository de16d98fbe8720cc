type Options<Result> = {
  /** How long an answer may take, in milliseconds. */
  boundMs: number;
  /** How long an answer serves everyone who asks, in milliseconds. */
  freshMs: number;
  /** What is answered when the check throws or takes too long. */
  failed: Result;
};

/**
 * A check that anyone may ask for as often as they like: however many ask, one runs at a time, its answer
 * serves all who ask soon after, and nobody waits longer than the bound.
 */
export function shareCheck<Result>(
  check: () => Promise<Result>,
  { boundMs, freshMs, failed }: Options<Result>,
): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let known: { result: Result; until: number } | undefined;

  const run = async () => {
    const result = await check().catch(() => failed);
    known = { result, until: performance.now() + freshMs };
    running = undefined;
    return result;
  };
  return async () => {
    if (known && performance.now() < known.until) return known.result;
    running ??= run();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Result>((resolve) => {
      timer = setTimeout(() => resolve(failed), boundMs);
    });
    return await Promise.race([running, late]).finally(() => clearTimeout(timer));
  };
}

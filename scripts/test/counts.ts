import { readFileSync, rmSync } from "node:fs";

export type Counts = {
  passed: number;
  failed: number;
  /** What failed and how, a few lines each. May be shorter than `failed` when a runner broke off. */
  failures: readonly string[];
};

export const NOTHING_COUNTED: Counts = { passed: 0, failed: 0, failures: [] };

export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, failures }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      failures: [...sum.failures, ...failures],
    }),
    NOTHING_COUNTED,
  );
}

/** The counts of something that did not come to its end. */
export function brokenOff(what: string): Counts {
  return { passed: 0, failed: 1, failures: [what] };
}

/**
 * Reads the counts out of a runner's JSON report. A runner that failed without a failed test (a
 * file that did not load, no report at all) counts as one failure, so it can never pass unseen.
 */
export function readCounts(
  file: string,
  exitCode: number,
  pick: (report: unknown) => Counts,
): Counts {
  let counts: Counts = NOTHING_COUNTED;
  try {
    counts = pick(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    exitCode ||= 1;
  }
  rmSync(file, { force: true });
  return exitCode !== 0 && counts.failed === 0
    ? addCounts([counts, brokenOff(`The runner ended with ${exitCode} and names no failed test`)])
    : counts;
}

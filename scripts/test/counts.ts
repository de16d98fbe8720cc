import { readFileSync, rmSync } from "node:fs";

export type Counts = { passed: number; failed: number };

export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/**
 * Reads the counts out of a runner's JSON report. A runner that failed without a failed test (a
 * file that did not load, no report at all) counts as one failure, so it can never pass unseen.
 */
export function readCounts(
  file: string,
  exitCode: number,
  pick: (report: Record<string, unknown>) => Counts,
): Counts {
  let counts: Counts = { passed: 0, failed: 0 };
  try {
    counts = pick(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    exitCode ||= 1;
  }
  rmSync(file, { force: true });
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** A number in a report; 0 when it is missing. */
export function numberAt(report: Record<string, unknown>, name: string): number {
  const value = report[name];
  return typeof value === "number" ? value : 0;
}

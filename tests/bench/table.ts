export type Figure = {
  name: string;
  ours: number;
  baseline: number;
  unit: string;
  /** What a request takes of either web process, in milliseconds of processor time. */
  processorMs?: { ours: number; baseline: number };
  /**
   * The ratio, or the plain figure where there is no baseline, must be at least or at most this, or
   * lie within this of 1.
   */
  bar: { atLeast: number } | { atMost: number } | { within: number };
};

/** True when the figure keeps within its bar. */
export function holds({ ours, baseline, bar }: Figure): boolean {
  const value = baseline === 0 ? ours : ours / baseline;
  if ("within" in bar) return Math.abs(value - 1) <= bar.within;
  return "atLeast" in bar ? value >= bar.atLeast : value <= bar.atMost;
}

/**
 * One table: figure, ours, baseline, ratio, bar, holds or not. Beside what was answered in a second
 * stands what a request took of the processor, ours and the baseline's: other programs don't change it.
 */
export function printTable(figures: readonly Figure[]): void {
  const rows = figures.map((figure) => {
    const { name, ours, baseline, unit, bar, processorMs } = figure;
    return [
      name,
      `${round(ours)} ${unit}`,
      baseline === 0 ? "-" : `${round(baseline)} ${unit}`,
      baseline === 0 ? "-" : (ours / baseline).toFixed("within" in bar ? 3 : 2),
      barInWords(bar),
      holds(figure) ? "holds" : "DOES NOT HOLD",
      processorMs ? processorInWords(processorMs, bar) : "",
    ];
  });
  printColumns([["figure", "ours", "baseline", "ratio", "bar", "", "processor time"], ...rows]);
}

/** Lines of cells, each column as wide as its widest cell. */
export function printColumns(lines: readonly (readonly string[])[]): void {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  }
}

/** Both times and their ratio, turned as the bar has it: more is better for requests a second. */
function processorInWords(
  { ours, baseline }: { ours: number; baseline: number },
  bar: Figure["bar"],
): string {
  const ratio = "atLeast" in bar ? baseline / ours : ours / baseline;
  return `${ours.toFixed(2)} / ${baseline.toFixed(2)} ms, ${ratio.toFixed(2)}`;
}

/** A bar as the tables show it. */
export function barInWords(bar: Figure["bar"]): string {
  if ("within" in bar) return `1 ± ${bar.within.toFixed(3)}`;
  return "atLeast" in bar ? `>= ${bar.atLeast}` : `<= ${bar.atMost}`;
}

/** The middle value; of an even number, the lower one. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(1);
}

export type Figure = {
  name: string;
  ours: number;
  baseline: number;
  unit: string;
  /** The ratio, or the plain figure where there is no baseline, must be at least or at most this. */
  bar: { atLeast: number } | { atMost: number };
};

/** True when the figure keeps within its bar. */
export function holds({ ours, baseline, bar }: Figure): boolean {
  const value = baseline === 0 ? ours : ours / baseline;
  return "atLeast" in bar ? value >= bar.atLeast : value <= bar.atMost;
}

/** One table: figure, ours, baseline, ratio, bar, holds or not. */
export function printTable(figures: readonly Figure[]): void {
  const rows = figures.map((figure) => {
    const { name, ours, baseline, unit, bar } = figure;
    return [
      name,
      `${round(ours)} ${unit}`,
      baseline === 0 ? "-" : `${round(baseline)} ${unit}`,
      baseline === 0 ? "-" : (ours / baseline).toFixed(2),
      "atLeast" in bar ? `>= ${bar.atLeast}` : `<= ${bar.atMost}`,
      holds(figure) ? "holds" : "DOES NOT HOLD",
    ];
  });
  const lines = [["figure", "ours", "baseline", "ratio", "bar", ""], ...rows];
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
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

/** The middle value; of an even number, the lower one. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(1);
}

import type { Share } from "../../safety/score.ts";
import { barInWords, type Figure, holds, printColumns } from "../table.ts";

/** A figure of the safety check. Without a bar it is told and judged by nobody. */
export type SafetyFigure = {
  name: string;
  ours: number;
  unit: "%" | "ms" | "times";
  /** What stands beside the figure: an interval, or of how many. */
  note?: string;
  bar?: Figure["bar"];
};

/** A share as a figure in per cent, with its 95 % interval. */
export function shareFigure(name: string, share: Share, bar?: Figure["bar"]): SafetyFigure {
  if (share.of === 0) return { name, ours: Number.NaN, unit: "%", note: "no texts" };
  const [low, high] = [share.low, share.high].map((end) => (100 * end).toFixed(1));
  const note = `${low} to ${high}, of ${share.of}`;
  return { name, ours: 100 * share.share, unit: "%", note, bar };
}

/** True when the figure keeps within its bar, or has none. */
export function keeps({ name, ours, unit, bar }: SafetyFigure): boolean {
  return bar === undefined || holds({ name, ours, unit, bar, baseline: 0 });
}

/** One table: figure, ours, interval, bar, holds or not. */
export function printSafetyTable(figures: readonly SafetyFigure[]): void {
  const rows = figures.map((figure) => {
    const { name, ours, unit, note = "", bar } = figure;
    const digits = unit === "%" ? 1 : 2;
    const value = Number.isNaN(ours) ? "-" : `${ours.toFixed(digits)} ${unit}`;
    if (bar === undefined) return [name, value, note, "-", ""];
    return [name, value, note, barInWords(bar), keeps(figure) ? "holds" : "DOES NOT HOLD"];
  });
  printColumns([["figure", "ours", "95 % interval", "bar", ""], ...rows]);
}

import type { Progress } from "./types";

/** Whole percent, rounded; 100 only when every step is done, so that nobody is congratulated early. */
export function progressOf(completed: number, total: number): Progress {
  const rounded = total === 0 ? 0 : Math.round((completed / total) * 100);
  return { completed, total, percentage: completed < total ? Math.min(rounded, 99) : rounded };
}

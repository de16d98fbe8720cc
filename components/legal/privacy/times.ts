export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** "1 hour", "30 days". */
export function countOf(count: number, unit: "minute" | "hour" | "day"): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

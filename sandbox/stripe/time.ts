type Interval = { interval: string; interval_count: number };

export const DAY_SECONDS = 24 * 60 * 60;

/** A moment so many intervals later: the same day of a later month, or that month's last. */
export function later(seconds: number, { interval, interval_count: count }: Interval): number {
  if (interval === "day") return seconds + count * DAY_SECONDS;
  if (interval === "week") return seconds + count * 7 * DAY_SECONDS;
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (interval === "year" ? 12 : 1) * count);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}

/** The first moment after another one at which an interval counted from `anchor` ends. */
export function nextAfter(moment: number, anchor: number, interval: Interval): number {
  for (let count = 1; ; count++) {
    const end = later(anchor, { ...interval, interval_count: interval.interval_count * count });
    if (end > moment) return end;
  }
}

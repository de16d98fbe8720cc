const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

/** A day as people say it: Nov 20, 2026. */
export function dayInWords(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone,
  }).format(date);
}

/**
 * How long ago a moment was: "just now", "5 minutes ago", "3 hours ago", "yesterday", "4 days ago",
 * and its day after a week. Days are those of the calendar in the time zone.
 */
export function agoInWords(then: Date, now: Date, timeZone: string): string {
  const elapsed = now.getTime() - then.getTime();
  if (elapsed < MINUTE_MS) return "just now";
  if (elapsed < HOUR_MS) return relative.format(-Math.floor(elapsed / MINUTE_MS), "minute");
  const days = dayNumber(now, timeZone) - dayNumber(then, timeZone);
  if (days < 1) return relative.format(-Math.floor(elapsed / HOUR_MS), "hour");
  return days < 7 ? relative.format(-days, "day") : dayInWords(then, timeZone);
}

/** Counts the days of the calendar in a time zone, whatever the length of each. */
function dayNumber(date: Date, timeZone: string): number {
  // Sweden writes dates as YYYY-MM-DD.
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(date);
  return Date.parse(`${day}T00:00:00Z`) / (24 * HOUR_MS);
}

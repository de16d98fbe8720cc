import { daysBetween, todayIn } from "@/lib/dates";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

/**
 * How long ago an entry was written, however long that is: "just now", "3 hours ago", "yesterday",
 * "2 weeks ago", "5 months ago". Days are those of the calendar in the time zone.
 */
export function timeSince(then: Date, now: Date, timeZone: string): string {
  const elapsed = now.getTime() - then.getTime();
  if (elapsed < MINUTE_MS) return "just now";
  if (elapsed < HOUR_MS) return relative.format(-Math.floor(elapsed / MINUTE_MS), "minute");
  const days = daysBetween(todayIn(timeZone, then), todayIn(timeZone, now));
  if (days < 1) return relative.format(-Math.floor(elapsed / HOUR_MS), "hour");
  if (days < 7) return relative.format(-days, "day");
  if (days < 30) return relative.format(-Math.floor(days / 7), "week");
  if (days < 365) return relative.format(-Math.floor(days / 30.5) || -1, "month");
  return relative.format(-Math.floor(days / 365.25) || -1, "year");
}

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
  const days = daysBetween(todayIn(timeZone, then), todayIn(timeZone, now));
  if (days < 1) return relative.format(-Math.floor(elapsed / HOUR_MS), "hour");
  return days < 7 ? relative.format(-days, "day") : dayInWords(then, timeZone);
}

/** A calendar day as YYYY-MM-DD; texts of this form sort as the days do. */
export type Day = string;

// Swedish dates are written as ISO 8601 has them.
const dayIn = formatsOf("sv-SE", { dateStyle: "short" });
const clockHourIn = formatsOf("en-GB", { hour: "2-digit", hourCycle: "h23" });
const offsetIn = formatsOf("en-US", { timeZoneName: "longOffset" });

/** The day that it is in an IANA time zone; in UTC when the zone is not known, or no zone at all. */
export function todayIn(timeZone: string | null, now = new Date()): Day {
  return dayIn(timeZone ?? "UTC").format(now);
}

/** The hour of the clock, 0 to 23, at a moment in an IANA time zone; in UTC as `todayIn`. */
export function hourIn(timeZone: string | null, moment: Date): number {
  return Number(clockHourIn(timeZone ?? "UTC").format(moment));
}

/** How far the clocks of an IANA time zone are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(timeZone: string, moment: Date): number {
  const words = offsetIn(timeZone).format(moment);
  const [, sign, hours, minutes, seconds = 0] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(words) ?? [];
  const length = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
  return (sign === "-" ? -1000 : 1000) * length;
}

/** The calendar day after this one, whatever the clocks do that night. */
export function dayAfter(day: Day): Day {
  return daysAfter(day, 1);
}

/** The calendar day so many days after this one; before it when the number is negative. */
export function daysAfter(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
}

/** The moment at which a day begins in a time zone, also where the clocks skip its midnight. */
export function startOfDay(day: Day, timeZone: string | null): Date {
  // No zone is further from UTC than 14 hours, and no clock ever goes back into the day before
  // midnight: the day is the first moment whose date is not smaller.
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let before = midnight - 15 * HOUR_MS;
  let from = midnight + 15 * HOUR_MS;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (todayIn(timeZone, new Date(middle)) < day) before = middle;
    else from = middle;
  }
  return new Date(from);
}

/** How many days lie between two days; negative when the first is the later one. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * HOUR_MS));
}

/** Formats are costly to make. Only zones that exist are kept, so the map can't grow without end. */
function formatsOf(locale: string, options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return function formatFor(timeZone: string): Intl.DateTimeFormat {
    const known = formats.get(timeZone);
    if (known) return known;
    try {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
      formats.set(timeZone, format);
      return format;
    } catch {
      return formatFor("UTC");
    }
  };
}

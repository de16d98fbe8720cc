import { type Day, daysAfter, daysBetween, offsetAt, todayIn } from "@/lib/dates";
import { DEFAULT_WEEKDAY } from "./constants";
import type { Schedule } from "./types";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * When the next reminder is due: the first moment after `now` that the schedule has, counted from
 * `after`, which is the last one or the moment of the choice. Null when it has none.
 *
 * A time of day that the clock skips that day is due as much later as it skips, and one that the
 * clock shows twice is due the first time (RFC 5545, section 3.3.5). A custom interval counts days of
 * the calendar and moves on to the next chosen weekday.
 */
export function nextDue(schedule: Schedule, after: Date, now = after): Date | null {
  const { frequency, customDays, minuteOfDay, timeZone } = schedule;
  const latest = after > now ? after : now;
  const interval = frequency === "custom" ? customDays : 1;
  if (interval === null) return null;
  let day =
    frequency === "custom"
      ? intervalDay(todayIn(timeZone, after), interval, todayIn(timeZone, latest))
      : daysAfter(todayIn(timeZone, latest), -1);
  for (;;) {
    const due = momentOf(onWeekday(day, weekdaysOf(schedule)), minuteOfDay, timeZone);
    if (due > latest) return due;
    day = daysAfter(day, interval);
  }
}

/** The weekdays on which reminders may come; none means any. */
export function weekdaysOf({
  frequency,
  weekdays,
}: Pick<Schedule, "frequency" | "weekdays">): number[] {
  return frequency === "weekly" && weekdays.length === 0 ? [DEFAULT_WEEKDAY] : weekdays;
}

/** The moment at which the clocks of a zone show a time on a day, by the rule of `nextDue`. */
export function momentOf(day: Day, minuteOfDay: number, timeZone: string): Date {
  const shown = Date.parse(day) + minuteOfDay * MINUTE_MS;
  // Clocks are at most 12 hours behind and 14 ahead of UTC, so these lie on both sides of a change.
  const before = offsetAt(timeZone, new Date(shown - 15 * HOUR_MS));
  const after = offsetAt(timeZone, new Date(shown + 13 * HOUR_MS));
  const ahead = Math.max(before, after);
  const first = new Date(shown - ahead);
  const isShown = offsetAt(timeZone, first) === ahead;
  // Where the clock skips it, the offset before the change makes it as much later.
  return isShown ? first : new Date(shown - Math.min(before, after));
}

/** The last day up to `today` that lies whole intervals after `begin`; at least one interval. */
function intervalDay(begin: Day, interval: number, today: Day): Day {
  const intervals = Math.max(1, Math.floor(daysBetween(begin, today) / interval));
  return daysAfter(begin, intervals * interval);
}

function onWeekday(day: Day, weekdays: readonly number[]): Day {
  if (weekdays.length === 0 || weekdays.includes(isoWeekday(day))) return day;
  return onWeekday(daysAfter(day, 1), weekdays);
}

/** ISO 8601: 1 is Monday. */
function isoWeekday(day: Day): number {
  return new Date(day).getUTCDay() || 7;
}

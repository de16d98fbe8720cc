import fc from "fast-check";
import { expect, test } from "vitest";
import { daysBetween, todayIn } from "@/lib/dates";
import { nextDue } from "./next-due";
import type { Schedule } from "./types";

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

const daily = (timeZone: string, clock = "09:00", weekdays: number[] = []): Schedule => ({
  frequency: "daily",
  customDays: null,
  minuteOfDay: minutesOf(clock),
  weekdays,
  timeZone,
});
const every = (customDays: number | null, timeZone = "UTC"): Schedule => ({
  ...daily(timeZone),
  frequency: "custom",
  customDays,
});

function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

const due = (schedule: Schedule, after: string, now?: string) =>
  nextDue(schedule, new Date(after), now ? new Date(now) : undefined)?.toISOString() ?? null;

test("a time that a day of daylight saving skips is due as much later as the clock skips", () => {
  const at = daily("Europe/Zurich", "02:30");
  expect(due(at, "2026-03-28T12:00:00Z")).toBe("2026-03-29T01:30:00.000Z");
  expect(due(at, "2026-03-29T01:30:00Z")).toBe("2026-03-30T00:30:00.000Z");
  // Half an hour is skipped on Lord Howe Island.
  expect(due(daily("Australia/Lord_Howe", "02:15"), "2026-10-03T12:00:00Z")).toBe(
    "2026-10-03T15:45:00.000Z",
  );
});

test("a time that a day of daylight saving has twice is due the first time, and once", () => {
  const at = daily("Europe/Zurich", "02:30");
  expect(due(at, "2026-10-24T12:00:00Z")).toBe("2026-10-25T00:30:00.000Z");
  expect(due(at, "2026-10-25T00:30:00Z")).toBe("2026-10-26T01:30:00.000Z");
  // Chosen between the two: the day's moment has passed.
  expect(due(at, "2026-10-25T01:00:00Z")).toBe("2026-10-26T01:30:00.000Z");
});

test("a day that a zone leaves out brings one reminder, on the day after", () => {
  const samoa = daily("Pacific/Apia");
  expect(due(samoa, "2011-12-29T18:00:00Z")).toBe("2011-12-29T19:00:00.000Z");
  expect(due(samoa, "2011-12-29T19:00:00Z")).toBe("2011-12-30T19:00:00.000Z");
  expect(due(samoa, "2011-12-30T19:00:00Z")).toBe("2011-12-31T19:00:00.000Z");
});

test("only chosen weekdays count, and weekly without one means Monday", () => {
  // 2026-11-22 is a Sunday.
  expect(due(daily("UTC", "09:00", [3, 5]), "2026-11-22T10:00:00Z")).toBe(
    "2026-11-25T09:00:00.000Z",
  );
  const weekly: Schedule = { ...daily("UTC"), frequency: "weekly" };
  expect(due(weekly, "2026-11-23T08:00:00Z")).toBe("2026-11-23T09:00:00.000Z");
  expect(due(weekly, "2026-11-23T09:00:00Z")).toBe("2026-11-30T09:00:00.000Z");
  expect(due({ ...weekly, weekdays: [7] }, "2026-11-22T08:00:00Z")).toBe(
    "2026-11-22T09:00:00.000Z",
  );
});

test("a custom interval counts days of the calendar from the last one, also when that was long ago", () => {
  expect(due(every(3), "2026-11-20T09:00:00Z")).toBe("2026-11-23T09:00:00.000Z");
  expect(due(every(3), "2026-11-20T09:00:00Z", "2026-11-24T00:00:00Z")).toBe(
    "2026-11-26T09:00:00.000Z",
  );
  expect(due(every(1), "1970-01-01T00:00:00Z", "2970-01-01T10:00:00Z")).toBe(
    "2970-01-02T09:00:00.000Z",
  );
  // Three days from Friday is Monday; only Wednesdays are chosen.
  expect(due({ ...every(3), weekdays: [3] }, "2026-11-20T09:00:00Z")).toBe(
    "2026-11-25T09:00:00.000Z",
  );
  expect(due(every(null), "2026-11-20T09:00:00Z")).toBeNull();
});

test("a zone that nobody knows is UTC", () => {
  expect(due(daily("Mars/Olympus"), "2026-11-20T10:00:00Z")).toBe("2026-11-21T09:00:00.000Z");
});

const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
const moments = fc
  .integer({ min: Date.UTC(1990, 0) / QUARTER_MS, max: Date.UTC(2037, 0) / QUARTER_MS })
  .map((quarter) => new Date(quarter * QUARTER_MS));
const clocks = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);

const formats = new Map<string, Intl.DateTimeFormat>();
/** What the clocks of a zone show: "2026-11-22 09:00". */
function shownIn(timeZone: string, moment: number): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  formats.set(timeZone, format);
  return format.format(moment);
}

const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7;

test("in every zone and year it is the first moment that the clock shows, or one that it skips", () => {
  const weekdaySets = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 });
  fc.assert(
    fc.property(zones, moments, clocks, weekdaySets, (timeZone, now, minuteOfDay, weekdays) => {
      const schedule = { ...daily(timeZone), minuteOfDay, weekdays };
      const found = nextDue(schedule, now)?.getTime() ?? 0;
      const clock = `${String(Math.floor(minuteOfDay / 60)).padStart(2, "0")}:${String(minuteOfDay % 60).padStart(2, "0")}`;
      const isWanted = (moment: number) => {
        const [day = "", time] = shownIn(timeZone, moment).split(" ");
        return time === clock && (weekdays.length === 0 || weekdays.includes(weekdayOf(day)));
      };
      const isRepeated = (moment: number) =>
        [1, 2, 4, 8].some(
          (quarters) =>
            shownIn(timeZone, moment - quarters * QUARTER_MS) === shownIn(timeZone, moment),
        );
      let first = now.getTime() + QUARTER_MS;
      while (first < found && !(isWanted(first) && !isRepeated(first))) first += QUARTER_MS;
      expect(found).toBeGreaterThan(now.getTime());
      expect(first).toBe(found);
      if (isWanted(found)) return;
      // Then the clock skipped the time on its day: it is not shown within a day on either side.
      const before = new Date(found - QUARTER_MS);
      const skipped = [0, 1, 2].map((at) =>
        todayIn(timeZone, new Date(+before - (at * DAY_MS) / 2)),
      );
      const shown = new Set<string>();
      for (let at = found - 2 * DAY_MS; at < found + DAY_MS; at += QUARTER_MS) {
        shown.add(shownIn(timeZone, at));
      }
      const gaps = [todayIn(timeZone, new Date(found)), ...skipped].some(
        (day) => !shown.has(`${day} ${clock}`),
      );
      expect(gaps || timeZone === "Pacific/Apia" || timeZone === "Pacific/Kwajalein").toBe(true);
    }),
    { numRuns: 400 },
  );
});

/** Zones that once left out a whole day, and one that left out the last half hour of one. */
const LEAVE_TIME_OUT = [
  "Pacific/Apia",
  "Pacific/Fakaofo",
  "Pacific/Kwajalein",
  "Pacific/Enderbury",
  "Pacific/Kiritimati",
  "Asia/Pyongyang",
];

test("a year of reminders has one for each day of the calendar, whatever the zone's clocks do", () => {
  fc.assert(
    fc.property(zones, moments, clocks, (timeZone, begin, minuteOfDay) => {
      const days: string[] = [];
      let at = begin;
      while (at.getTime() < begin.getTime() + 366 * DAY_MS) {
        at = nextDue({ ...daily(timeZone), minuteOfDay }, at) ?? at;
        days.push(todayIn(timeZone, at));
      }
      expect(new Set(days).size).toBe(days.length);
      const [first = "", last = ""] = [days[0], days.at(-1)];
      const jumped = LEAVE_TIME_OUT.includes(timeZone) ? 1 : 0;
      expect(daysBetween(first, last) + 1 - days.length).toBeLessThanOrEqual(jumped);
    }),
    { numRuns: 60 },
  );
});

test("a custom interval is never shorter than asked, and skips no turn", () => {
  const intervals = fc.integer({ min: 1, max: 30 });
  fc.assert(
    fc.property(
      zones,
      moments,
      intervals,
      fc.integer({ min: 0, max: 400 }),
      (zone, after, days, late) => {
        const now = new Date(after.getTime() + late * DAY_MS);
        const next = nextDue(every(days, zone), after, now) ?? after;
        const between = daysBetween(todayIn(zone, after), todayIn(zone, next));
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(between).toBeGreaterThanOrEqual(days);
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual((days + 2) * DAY_MS);
      },
    ),
    { numRuns: 500 },
  );
});

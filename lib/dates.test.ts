import { describe, expect, test } from "vitest";
import { agoInWords, dayAfter, dayInWords, daysBetween, startOfDay, todayIn } from "./dates";

const now = new Date("2026-11-21T00:30:00Z");

describe("how long ago", () => {
  test.each([
    ["2026-11-21T00:29:30Z", "just now"],
    ["2026-11-21T00:31:00Z", "just now"],
    ["2026-11-21T00:29:00Z", "1 minute ago"],
    ["2026-11-20T23:45:00Z", "45 minutes ago"],
    ["2026-11-20T20:00:00Z", "4 hours ago"],
    ["2026-11-20T04:00:00Z", "yesterday"],
    ["2026-11-18T12:00:00Z", "2 days ago"],
    ["2026-11-10T12:00:00Z", "Nov 10, 2026"],
  ])("%s is %s in New York", (then, words) => {
    expect(agoInWords(new Date(then), now, "America/New_York")).toBe(words);
  });

  test("yesterday is a day of the calendar where the person is", () => {
    const then = new Date("2026-11-20T20:00:00Z");
    expect(agoInWords(then, now, "UTC")).toBe("yesterday");
    expect(agoInWords(then, now, "Asia/Tokyo")).toBe("4 hours ago");
  });

  test("a day of 25 hours is one day", () => {
    const before = new Date("2026-10-31T12:00:00Z");
    const after = new Date("2026-11-01T13:00:00Z");
    expect(agoInWords(before, after, "America/New_York")).toBe("yesterday");
  });
});

test("a moment lies in different days in different places", () => {
  expect(dayInWords(now, "America/Los_Angeles")).toBe("Nov 20, 2026");
  expect(dayInWords(now, "Asia/Tokyo")).toBe("Nov 21, 2026");
});

const evening = new Date("2026-11-21T23:30:00Z");

test.each([
  ["Europe/Berlin", "2026-11-22"],
  ["America/Los_Angeles", "2026-11-21"],
  ["Pacific/Kiritimati", "2026-11-22"],
  ["UTC", "2026-11-21"],
  [null, "2026-11-21"],
  ["Mars/Olympus", "2026-11-21"],
  ["'; DROP TABLE users; --", "2026-11-21"],
])("in %s it is %s", (zone, day) => {
  expect(todayIn(zone, evening)).toBe(day);
});

test.each([
  ["2026-11-21", "2026-11-22"],
  ["2026-12-31", "2027-01-01"],
  ["2028-02-28", "2028-02-29"],
  ["2026-03-28", "2026-03-29"],
  ["2026-10-25", "2026-10-26"],
])("after %s comes %s", (day, next) => {
  expect(dayAfter(day)).toBe(next);
});

test.each([
  ["2026-11-21", "2026-11-21", 0],
  ["2026-11-21", "2026-11-24", 3],
  ["2026-12-30", "2027-01-02", 3],
  ["2026-03-28", "2026-03-30", 2],
  ["2026-11-21", "2026-11-20", -1],
])("from %s to %s are %i days", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ["2026-11-22", null, "2026-11-22T00:00:00.000Z"],
  ["2026-11-22", "Asia/Kathmandu", "2026-11-21T18:15:00.000Z"],
  ["2026-11-22", "Pacific/Kiritimati", "2026-11-21T10:00:00.000Z"],
  ["2026-11-22", "Pacific/Niue", "2026-11-22T11:00:00.000Z"],
  ["2026-03-29", "Europe/Berlin", "2026-03-28T23:00:00.000Z"],
  ["2026-03-30", "Europe/Berlin", "2026-03-29T22:00:00.000Z"],
  // Clocks go from 24:00 to 01:00: this day has no midnight.
  ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z"],
  // Clocks go from 01:00 to 00:00: this day has two, and begins with the first.
  ["2026-11-01", "America/Havana", "2026-11-01T04:00:00.000Z"],
  // The island changed sides of the date line: this day never was.
  ["2011-12-30", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
  ["2011-12-31", "Pacific/Apia", "2011-12-30T10:00:00.000Z"],
])("%s begins in %s at %s", (day, timeZone, moment) => {
  expect(startOfDay(day, timeZone).toISOString()).toBe(moment);
});

import { describe, expect, test } from "vitest";
import { isEmpty, summaryOf } from "./summary";
import type { Activity, Quarters } from "./types";

const now = new Date("2026-11-21T12:00:00Z");

/** Something at each of these moments. */
function at(...moments: string[]): Quarters {
  return moments.map((moment) => [Math.floor(Date.parse(moment) / 900_000), 1]);
}

const nothing: Activity = {
  ever: { steps: 0, plans: 0, focusSeconds: 0 },
  estimates: { steps: 0, plannedMinutes: 0, focusedSeconds: 0 },
  stepsDone: [],
  plansDone: [],
  focusSeconds: [],
};

const weeksWithSteps = (activity: Activity, zone: string | null) =>
  summaryOf(activity, zone, now).weeks.flatMap(({ monday, steps }) => (steps ? [monday] : []));

test("twelve weeks, each from its Monday, end with the present one", () => {
  const mondays = summaryOf(nothing, "UTC", now).weeks.map(({ monday }) => monday);
  expect(mondays).toHaveLength(12);
  expect([mondays[0], mondays[11]]).toEqual(["2026-08-31", "2026-11-16"]);
});

test.each([
  ["2026-11-22T23:00:00Z", "2026-11-16", "2026-11-23"],
  ["2026-11-23T11:00:00Z", "2026-11-23", "2026-11-23"],
])("on %s the week in Honolulu began on %s, on Kiritimati on %s", (moment, west, east) => {
  const monday = (zone: string) => summaryOf(nothing, zone, new Date(moment)).weeks[11]?.monday;
  expect(monday("Pacific/Honolulu")).toBe(west);
  expect(monday("Pacific/Kiritimati")).toBe(east);
});

describe("a step counts in the week in which it was done where the person is", () => {
  const sundayNight = { ...nothing, stepsDone: at("2026-11-15T22:45:00Z") };
  test.each([
    ["UTC", "2026-11-09"],
    ["Europe/Berlin", "2026-11-09"],
    ["Europe/Athens", "2026-11-16"],
    ["Asia/Kathmandu", "2026-11-16"],
    ["Mars/Olympus", "2026-11-09"],
    [null, "2026-11-09"],
  ])("in %s", (zone, monday) => {
    expect(weeksWithSteps(sundayNight, zone)).toEqual([monday]);
  });
});

test("hours are those of the person's clock, also in zones of 45 minutes and across a change of clocks", () => {
  const stepsDone = at("2026-10-24T04:00:00Z", "2026-10-26T05:00:00Z");
  const hours = (zone: string) =>
    summaryOf({ ...nothing, stepsDone }, zone, now).slots.flatMap(({ hour, steps }) =>
      steps ? [[hour, steps]] : [],
    );
  expect(hours("Europe/Berlin")).toEqual([[6, 2]]);
  expect(hours("UTC")).toEqual([[4, 2]]);
  expect(hours("Asia/Kathmandu")).toEqual([
    [8, 1],
    [10, 1],
  ]);
});

test("what was before the first week or lies in the future is not in the sums", () => {
  const stepsDone = at("2026-08-30T23:00:00Z", "2026-08-31T00:00:00Z", "2026-11-24T00:00:00Z");
  const { lately, slots } = summaryOf({ ...nothing, stepsDone }, "UTC", now);
  expect(lately.steps).toBe(1);
  expect(slots.reduce((sum, { steps }) => sum + steps, 0)).toBe(1);
});

test("weeks add up to the last weeks, and what was ever done is told as it is", () => {
  const ever = { steps: 40, plans: 3, focusSeconds: 9000 };
  const { lately, ...summary } = summaryOf(
    {
      ...nothing,
      ever,
      plansDone: at("2026-11-17T10:00:00Z", "2026-10-01T10:00:00Z"),
      focusSeconds: [[Math.floor(Date.parse("2026-11-17T10:00:00Z") / 900_000), 1500]],
    },
    "UTC",
    now,
  );
  expect(lately).toEqual({ steps: 0, plans: 2, focusSeconds: 1500 });
  expect(summary.ever).toBe(ever);
});

describe("a time of day is named", () => {
  const habit = (...moments: string[]) =>
    summaryOf({ ...nothing, stepsDone: at(...moments) }, "UTC", now).habit?.hour;
  const eight = Array.from({ length: 8 }, (_, day) => `2026-11-1${day}T09:30:00Z`);

  test("once there are enough steps", () => {
    expect(habit(...eight)).toBe(8);
    expect(habit(...eight.slice(1))).toBeUndefined();
  });

  test("but not in a tie", () => {
    const evening = eight.map((moment) => moment.replace("09:30", "20:00"));
    expect(habit(...eight, ...evening)).toBeUndefined();
    expect(habit(...eight, ...evening.slice(1))).toBe(8);
  });
});

test("nothing at all is empty; a minute of focus is not", () => {
  expect(isEmpty(nothing.ever)).toBe(true);
  expect(isEmpty({ ...nothing.ever, focusSeconds: 60 })).toBe(false);
});

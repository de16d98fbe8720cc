import { describe, expect, test } from "vitest";
import { timeZoneGroups, timeZoneLabel, timeZoneName } from "./time-zones";

describe("the name of a time zone", () => {
  test.each([
    ["Europe/Berlin", "Europe/Berlin"],
    ["europe/berlin", "Europe/Berlin"],
    ["Asia/Calcutta", timeZoneName("Asia/Kolkata")],
    ["Europe/Kyiv", timeZoneName("Europe/Kiev")],
    ["UTC", "UTC"],
    ["Etc/GMT+5", "Etc/GMT+5"],
  ])("%s is known, under one name", (text, name) => {
    expect(timeZoneName(text)).toBe(name);
    expect(name).not.toBeNull();
  });

  test.each(["", "+05:30", "Mars/Olympus", "Europe/", "../etc/passwd", `A${"a".repeat(70)}`, "é"])(
    "%s is none",
    (text) => expect(timeZoneName(text)).toBeNull(),
  );

  test("every zone that the runtime lists is known to it", () => {
    for (const name of Intl.supportedValuesOf("timeZone")) expect(timeZoneName(name)).toBe(name);
  });
});

test("places are said as they are called today", () => {
  expect(timeZoneLabel("Asia/Calcutta")).toEqual({ region: "Asia", place: "Kolkata" });
  expect(timeZoneLabel("America/New_York")).toEqual({ region: "America", place: "New York" });
  expect(timeZoneLabel("America/Indiana/Knox").place).toBe("Indiana, Knox");
});

describe("the list to choose from", () => {
  test("holds each zone once, sorted by place within its part of the world", () => {
    const groups = timeZoneGroups(null);
    const names = groups.flatMap(({ zones }) => zones.map(([name]) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(400);
    for (const { zones } of groups) {
      const places = zones.map(([, place]) => place);
      expect(places).toEqual(places.toSorted((one, other) => one.localeCompare(other, "en")));
    }
  });

  test("holds the person's own zone, also when the runtime does not list it", () => {
    const names = timeZoneGroups("Etc/GMT+5").flatMap(({ zones }) => zones.map(([name]) => name));
    expect(names).toContain("Etc/GMT+5");
  });
});

import { describe, expect, it } from "vitest";
import { isBirthdate, isOldEnough, latestDate } from "./age";

const noon = new Date("2026-11-20T12:00:00Z");

describe("isOldEnough", () => {
  it.each([
    ["2008-11-20", "the day of the 18th birthday"],
    ["2008-11-19", "the day after"],
    ["2008-11-21", "tomorrow's birthday, which has begun in Kiritimati"],
    ["1926-01-01", "a hundred years"],
  ])("lets %s in: %s", (birthdate) => {
    expect(isOldEnough(birthdate, noon)).toBe(true);
  });

  it.each([
    ["2008-11-22", "two days before"],
    ["2009-11-20", "17 years"],
    ["2026-11-20", "born today"],
  ])("sends %s away: %s", (birthdate) => {
    expect(isOldEnough(birthdate, noon)).toBe(false);
  });

  it("begins the birthday when it begins at UTC+14, to the minute", () => {
    expect(isOldEnough("2008-11-21", new Date("2026-11-20T09:59:59Z"))).toBe(false);
    expect(isOldEnough("2008-11-21", new Date("2026-11-20T10:00:00Z"))).toBe(true);
  });

  it("takes who was born on 29 February as 18 on 1 March", () => {
    expect(isOldEnough("2008-02-29", new Date("2026-02-28T09:59:59Z"))).toBe(false);
    expect(isOldEnough("2008-02-29", new Date("2026-02-28T10:00:00Z"))).toBe(true);
  });
});

describe("isBirthdate", () => {
  it.each(["1990-12-31", "2000-02-29", "1900-01-01", "2026-11-21"])("takes %s", (text) => {
    expect(isBirthdate(text, noon)).toBe(true);
  });

  it.each([
    "",
    "1990-2-3",
    "31.12.1990",
    "1990-02-30",
    "1900-02-29",
    "1990-13-01",
    "1990-00-10",
    "1899-12-31",
    "2026-11-22",
    "1990-12-31T00:00:00Z",
    " 1990-12-31",
    "+01990-12-31",
    "१९९०-१२-३१",
  ])("refuses %s", (text) => {
    expect(isBirthdate(text, noon)).toBe(false);
  });
});

describe("latestDate", () => {
  it("is tomorrow from ten in the morning on, in UTC", () => {
    expect(latestDate(new Date("2026-12-31T09:59:59Z"))).toBe("2026-12-31");
    expect(latestDate(new Date("2026-12-31T10:00:00Z"))).toBe("2027-01-01");
  });
});

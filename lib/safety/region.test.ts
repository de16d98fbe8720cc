import { describe, expect, test } from "vitest";
import { regionOf } from "./region";

const nothing = { browserZone: null, accountZone: null, languages: null };

describe("the browser's time zone", () => {
  test.each([
    ["America/New_York", "us"],
    ["US/Eastern", "us"],
    ["america/los_angeles", "us"],
    ["America/Indianapolis", "us"],
    ["America/Indiana/Knox", "us"],
    ["America/Kentucky/Monticello", "us"],
    ["America/Puerto_Rico", "us"],
    ["America/Virgin", "us"],
    ["Pacific/Honolulu", "us"],
    ["Pacific/Guam", "us"],
    ["Pacific/Saipan", "us"],
    ["US/Samoa", "us"],
    ["Europe/London", "gb"],
    ["GB", "gb"],
    ["Europe/Belfast", "gb"],
    ["Europe/Jersey", "gb"],
    ["Europe/Guernsey", "gb"],
    ["Europe/Isle_of_Man", "gb"],
    ["Europe/Dublin", "ie"],
    ["Eire", "ie"],
    ["America/Toronto", "elsewhere"],
    ["America/Mexico_City", "elsewhere"],
    ["Asia/Kolkata", "elsewhere"],
    ["Europe/Berlin", "elsewhere"],
  ])("%s is %s", (browserZone, region) => {
    expect(regionOf({ ...nothing, browserZone, languages: "en-ZZ" })).toBe(region);
  });

  test("counts before the account's, and that before the language", () => {
    const languages = "en-IE";
    const accountZone = "Europe/London";
    expect(regionOf({ browserZone: "America/Denver", accountZone, languages })).toBe("us");
    expect(regionOf({ browserZone: "Asia/Tokyo", accountZone, languages })).toBe("elsewhere");
    expect(regionOf({ ...nothing, accountZone, languages })).toBe("gb");
    expect(regionOf({ ...nothing, languages })).toBe("ie");
  });

  test.each(["", "UTC", "Etc/GMT+5", "+05:30", "Mars/Olympus", "undefined", "x".repeat(9_000)])(
    "%s says nothing, so the next hint counts",
    (browserZone) => {
      expect(regionOf({ ...nothing, browserZone, languages: "en-GB" })).toBe("gb");
    },
  );
});

describe("the language", () => {
  test.each([
    ["en-US,en;q=0.9", "us"],
    ["es-PR", "us"],
    ["en;q=0.8,en-GB;q=0.9", "gb"],
    ["de,en-US;q=0.5,en-GB;q=0.7", "gb"],
    ["ga-IE, en;q=0.5", "ie"],
    ["zh-Hant-TW", "elsewhere"],
    ["de-DE,en-US;q=0.5", "elsewhere"],
    ["en", "elsewhere"],
    ["*", "elsewhere"],
    ["", "elsewhere"],
    [";;q=,,-US;q=x", "elsewhere"],
  ])("%s is %s", (languages, region) => {
    expect(regionOf({ ...nothing, languages })).toBe(region);
  });
});

test("without any hint it is elsewhere", () => {
  expect(regionOf(nothing)).toBe("elsewhere");
});

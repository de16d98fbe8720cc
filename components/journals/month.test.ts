import { expect, test } from "vitest";
import { monthInWords, monthOf, monthsLater, weeksOf } from "./month";

test("a month has a name and neighbours, over the end of a year too", () => {
  expect(monthOf("2026-11-22")).toBe("2026-11");
  expect(monthInWords("2026-11")).toBe("November 2026");
  expect(monthsLater("2026-12", 1)).toBe("2027-01");
  expect(monthsLater("2026-01", -1)).toBe("2025-12");
});

test("weeks begin on Monday and hold the month's days alone", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[5]).toEqual(["2026-11-30", null, null, null, null, null, null]);
  expect(weeksOf("2024-02").flat().filter(Boolean)).toHaveLength(29);
  expect(weeksOf("2027-02")).toHaveLength(4);
});

import { expect, test } from "vitest";
import { countOf, focusInWords, habitInWords, shortDay, slotInWords } from "./progress-words";

test.each([
  [0, "0 min"],
  [1, "1 min"],
  [29, "1 min"],
  [90, "2 min"],
  [3_599, "1 h"],
  [7_260, "2 h 1 min"],
])("%d seconds of focus are %s", (seconds, words) => {
  expect(focusInWords(seconds)).toBe(words);
});

test.each([
  [0, "midnight to 2 AM"],
  [8, "8 AM to 10 AM"],
  [10, "10 AM to noon"],
  [12, "noon to 2 PM"],
  [22, "10 PM to midnight"],
])("the slot of %d is %s", (hour, words) => {
  expect(slotInWords(hour).replace(/\u00a0/g, " ")).toBe(words);
});

test("by day the hours of most tasks are good for what is hard, by night they are only told", () => {
  expect(habitInWords(8)).toMatch(/A good time for what is hard to start\.$/);
  for (const hour of [22, 0, 2, 4]) expect(habitInWords(hour)).toMatch(/from .{8,20}\.$/);
});

test("one is one, and thousands have a comma", () => {
  expect(countOf(1, "task")).toBe("1 task");
  expect(countOf(0, "task")).toBe("0 tasks");
  expect(countOf(16_000, "task")).toBe("16,000 tasks");
  expect(shortDay("2026-11-16")).toBe("Nov 16");
});

import { expect, it } from "vitest";
import { DURATION, readMinutes, readNumber } from "./numbers";

it.each([
  ["10 minutes", 10],
  ["ten minutes", 10],
  ["a minute", 1],
  ["a few minutes", 5],
  ["a couple of minutes", 2],
  ["half an hour", 30],
  ["a half hour", 30],
  ["a quarter of an hour", 15],
  ["three quarters of an hour", 45],
  ["an hour", 60],
  ["one hour", 60],
  ["2h", 120],
  ["1 h 30", 90],
  ["1 hour and 20 minutes", 80],
  ["1.5 hours", 90],
  ["an hour and a half", 90],
  ["two and a half hours", 150],
])("%s are %d minutes", (text, minutes) => {
  expect(new RegExp(`^${DURATION}$`).test(text)).toBe(true);
  expect(readMinutes(text)).toBe(minutes);
});

it.each(["soon", "10 apples", "hours", ""])("%j is no length of time", (text) => {
  expect(readMinutes(text)).toBeNull();
});

it.each([
  ["3", 3],
  ["3rd", 3],
  ["third", 3],
  ["three", 3],
  ["twelve", 12],
  ["many", null],
])("%s is %s", (text, number) => {
  expect(readNumber(text)).toBe(number);
});

import { expect, it } from "vitest";
import { isWithin } from "@/lib/edit-distance";

it.each([
  ["abcd", "abdc", 1, true],
  ["abcd", "abd", 1, true],
  ["abcd", "axcd", 1, true],
  ["abcd", "badc", 1, false],
  ["abcd", "badc", 2, true],
  ["a", "abcd", 2, false],
])("%s and %s differ by at most %d: %s", (one, other, allowed, is) => {
  expect(isWithin(one, other, allowed)).toBe(is);
});

import { expect, test } from "vitest";
import { numberIn } from "@/lib/decisions/planner/words/numbers";

test.each([
  ["12", 12],
  ["1,200", 1200],
  ["Twelve", 12],
  ["zero", 0],
  ["", Number.NaN],
  ["few", Number.NaN],
])("%j is %d", (word, number) => {
  expect(numberIn(word)).toBe(number);
});

import { expect, test } from "vitest";
import { toSecondPerson } from "@/lib/decisions/planner/words/wording";

test.each([
  ["the causes of World War I", "the causes of World War I"],
  ["my Calculus I final", "your Calculus I final"],
  ["the book I borrowed for my son", "the book you borrowed for your son"],
])("%j is said as %j", (typed, said) => {
  expect(toSecondPerson(typed)).toBe(said);
});

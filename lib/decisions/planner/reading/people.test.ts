import { expect, test } from "vitest";
import { readPerson } from "@/lib/decisions/planner/reading/people";

test.each([
  ["buy a birthday gift for mom under $50", "your mom"],
  ["a coworker keeps interrupting me, her name is Jen", "Jen"],
  ["write a toast for Bill's retirement party", "Bill"],
  ["get something for Father's Day", null],
])("whom %j is about", (text, person) => {
  expect(readPerson(text, null)).toBe(person);
});

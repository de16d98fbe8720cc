import { expect, test } from "vitest";
import { restate } from "@/lib/decisions/planner/situations/restate";

test.each([
  ["Garden before the party on Saturday", "tidy the Garden before the party on Saturday"],
  ["the kitchen today, one hour", "tidy the kitchen today, one hour"],
])("a room with a day alone is to be tidied: %j", (typed, said) => {
  expect(restate(typed)).toBe(said);
});

test.each(["the kitchen tap drips before it runs", "kitchen for my aunt, she wants white"])(
  "%j stays as it is",
  (typed) => {
    expect(restate(typed)).toBe(typed);
  },
);

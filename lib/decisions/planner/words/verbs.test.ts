import { expect, test } from "vitest";
import { gerundOf } from "@/lib/decisions/planner/words/verbs";

test.each([
  ["be", "being"],
  ["bake", "baking"],
  ["run", "running"],
  ["tie", "tying"],
])("%j as a doing is %j", (verb, doing) => {
  expect(gerundOf(verb)).toBe(doing);
});

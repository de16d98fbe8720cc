import { expect, test } from "vitest";
import { withSmallStart } from "@/lib/decisions/planner/words/small-start";

const NAMED = new Set(["rota", "delivery"]);

test.each([
  ["Rota for the food bank", "Rota for the food bank, 14 people", "rota for the food bank"],
  ["Annual report", "Annual report for the charity", "annual report"],
  ["Desk", "Desk is a mess", "desk"],
  ["Tesco delivery", "Tesco delivery for Friday", "Tesco delivery"],
  ["Desk", "Clean it, says Desk", "Desk"],
  ["CV", "CV by Friday", "CV"],
])("%j of %j is %j", (object, typed, said) => {
  expect(withSmallStart(object, typed, NAMED)).toBe(said);
});

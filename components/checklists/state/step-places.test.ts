import { expect, test } from "vitest";
import { part, step } from "@/tests/fixtures/steps";
import { placeTowards } from "./step-places";

const steps = [step("a"), step("b", { subSteps: [part("b1"), part("b2")] }), step("c")];

test.each([
  ["c", "up", { afterId: "a", number: 2, of: 3 }],
  ["b", "up", { afterId: null, number: 1, of: 3 }],
  ["a", "up", null],
  ["a", "down", { afterId: "b", number: 2, of: 3 }],
  ["c", "down", null],
  ["c", "top", { afterId: null, number: 1, of: 3 }],
  ["a", "top", null],
  ["b1", "down", { afterId: "b2", number: 2, of: 2 }],
  ["b2", "top", { afterId: null, number: 1, of: 2 }],
  ["gone", "up", null],
] as const)("%s moves %s", (stepId, direction, place) => {
  expect(placeTowards(steps, stepId, direction)).toEqual(place);
});

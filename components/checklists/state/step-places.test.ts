import { expect, test } from "vitest";
import type { ChecklistStep, SubStep } from "@/lib/checklists/types";
import { placeTowards } from "./step-places";

const part = (id: string): SubStep => ({
  id,
  text: id,
  completed: false,
  priority: false,
  manual: false,
  minutes: null,
  deferredUntil: null,
});
const steps: ChecklistStep[] = [
  { ...part("a"), subSteps: [] },
  { ...part("b"), subSteps: [part("b1"), part("b2")] },
  { ...part("c"), subSteps: [] },
];

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

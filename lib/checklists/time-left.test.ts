import { expect, test } from "vitest";
import { timeLeftInWords } from "./time-left";
import type { ChecklistStep, SubStep } from "./types";

function aPart(minutes: number | null, rest: Partial<SubStep> = {}): SubStep {
  return {
    id: "id",
    text: "A step",
    completed: false,
    priority: false,
    manual: false,
    minutes,
    deferredUntil: null,
    ...rest,
  };
}

function aStep(minutes: number | null, rest: Partial<ChecklistStep> = {}): ChecklistStep {
  return { ...aPart(minutes), subSteps: [], ...rest };
}

test.each<[string, ChecklistStep[], string | null]>([
  [
    "sums the open steps",
    [aStep(20), aStep(25), aStep(9, { completed: true })],
    "about 45 min left",
  ],
  [
    "leaves out what is put off",
    [aStep(20), aStep(5, { deferredUntil: "2026-11-22" })],
    "about 20 min left",
  ],
  [
    "tells how many have no estimate",
    [aStep(20), aStep(null), aStep(null)],
    "about 20 min left, and 2 without a time",
  ],
  ["says nothing without any estimate", [aStep(null)], null],
  ["says nothing when all is done", [aStep(5, { completed: true })], null],
  ["says nothing of an empty plan", [], null],
  [
    "counts the open parts of a step that was broken down",
    [aStep(30, { subSteps: [aPart(4), aPart(9, { completed: true }), aPart(3)] })],
    "about 7 min left",
  ],
  [
    "counts the step itself once its parts are done",
    [aStep(30, { subSteps: [aPart(9, { completed: true })] })],
    "about 30 min left",
  ],
])("%s", (_, steps, words) => {
  expect(timeLeftInWords(steps)).toBe(words);
});

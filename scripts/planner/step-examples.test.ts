import { expect, test } from "vitest";
import { LIBRARY } from "@/lib/decisions/planner/library/library";
import { stepExamples } from "./step-examples.ts";

const known = new Set(["clean-fish-tank"]);

test("each step of a plan stands for its kind, and none of what takes its place", () => {
  const steps = stepExamples(known);
  const plan = LIBRARY.find(({ id }) => id === "clean-fish-tank")?.plan ?? "";
  expect(steps.length).toBe(plan.split("\n").filter((line) => /^\d/.test(line)).length);
  expect(new Set(steps.map(({ kind }) => kind))).toEqual(known);
});

test("words of people stay, and no slot", () => {
  const texts = stepExamples(new Set(LIBRARY.map(({ id }) => id))).map(({ text }) => text);
  expect(texts.filter((text) => /[{}[\]]|^\d+[*n?]? |^\s*$/.test(text))).toEqual([]);
});

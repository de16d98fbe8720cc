import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import type { PlanSize } from "@/lib/decisions/planner/types";
import { planBreaches } from "@/lib/decisions/planner/written/plan-rules";

const SIZES: readonly PlanSize[] = ["nudge", "steady", "tiny"];

function stepsFor(inputText: string, size: PlanSize) {
  const answer = answerGoal({ inputText, size });
  return answer.kind === "plan" ? answer.steps : [];
}

test.each([
  ["pizza or tacos tonight", /in the fridge/],
  ["gym now or after work", /shoes by the door/],
  ["call her or text her", /press call/],
  ["walk or uber, it's raining", /it's raining.*book the ride/],
  ["netflix or go for a run tonight", /first minute/],
])("%j is left to a coin, in every size", (text, says) => {
  for (const size of SIZES) {
    const steps = stepsFor(text, size);
    const plan = steps.map((step) => step.text).join(" ");
    expect(plan).toMatch(/Toss a coin/);
    expect(plan).not.toMatch(/worry|undone|Ask (?:someone|one person)/);
    expect(planBreaches(steps, size)).toEqual([]);
    if (size === "steady") expect(plan).toMatch(says);
  }
});

test.each([
  "call my ex or text him tonight",
  "should i run or walk, my knee hurts",
  "walk or run 5k every day",
])("%j is more than a coin may say", (text) => {
  expect(JSON.stringify(stepsFor(text, "steady"))).not.toContain("out loud to hear");
});

test.each([
  [
    "LSAT or GRE for law school, have 5 months",
    /practice questions.*you have 5 months|you have 5 months.*practice questions/,
  ],
  ["GRE or GMAT, applying next fall", /practice questions/],
  ["should i invite my coworkers to my wedding, cap is 80", /on the list already.*the cap is 80/],
])("%j has a plan of its own", (text, says) => {
  for (const size of SIZES) {
    const steps = stepsFor(text, size);
    expect(planBreaches(steps, size)).toEqual([]);
    if (size === "steady") expect(steps.map((step) => step.text).join(" ")).toMatch(says);
  }
});

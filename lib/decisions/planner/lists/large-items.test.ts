import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { areGoals } from "@/lib/decisions/planner/lists/large-items";
import { planBreaches } from "@/lib/decisions/planner/written/plan-rules";

test.each([
  [["start exercising", "eat better", "get to bed before midnight"]],
  [["book flights", "find a dress under $150", "write a toast"]],
  [["move to Austin", "find a job there", "sell my furniture by August"]],
])("%j are goals", (items) => {
  expect(areGoals(items)).toBe(true);
});

test.each([
  [["call my grandma", "return the package", "make a dentist appointment"]],
  [["answer three emails", "finish one report", "order a gift"]],
  [["find my keys", "start the dishwasher", "write the email"]],
  [["lose weight", "save money", "learn to cook", "read more"]],
])("%j are errands, or too many", (items) => {
  expect(areGoals(items)).toBe(false);
});

test.each([
  [
    "Move to Austin, find a job there and sell my furniture by August",
    /move.*\+find-job\+(?:sell|furniture)/,
  ],
  [
    "My sister is getting married in Lisbon in May and I have to book flights, find a dress under $150 and write a toast, and I've done none of it",
    /^book-flights\+.*\+family-speech$/,
  ],
])("%j gets the start of three plans", (inputText, source) => {
  for (const size of ["nudge", "steady", "tiny"] as const) {
    const answer = answerGoal({ inputText, size });
    expect(answer.kind === "plan" && answer.source).toMatch(source);
    if (answer.kind === "plan") expect(planBreaches(answer.steps, size)).toEqual([]);
  }
});

test("a sum stays with the thing that it was named for", () => {
  const inputText =
    "My sister is getting married and I have to book flights, find a dress under $150 and write a toast";
  const answer = answerGoal({ inputText, size: "nudge" });
  const texts = answer.kind === "plan" ? answer.steps.map(({ text }) => text) : [];
  expect(texts.filter((text) => text.includes("$150"))).toEqual([expect.stringContaining("dress")]);
});

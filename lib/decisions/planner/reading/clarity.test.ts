import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { questionAboutArea, questionFor } from "@/lib/decisions/planner/reading/clarity";

test.each([
  "fix everything",
  "finish it by tonight",
  "deal with it",
  "start it already",
  "I need to finish this today",
  "the usual",
  "become a new person this year",
])("%j names nothing, and is asked about", (text) => {
  expect(questionFor(text)).not.toBeNull();
});

test.each(["finish it off with varnish", "fix everything in the kitchen", "deal with my boss"])(
  "%j names something",
  (text) => {
    expect(questionFor(text)).toBeNull();
  },
);

test("one part of life that is to be in order is asked about as such", () => {
  expect(questionAboutArea("get my health back on track")).toMatch(/feeling well/);
});

test("a matter that is a part of life is asked about by its own question", () => {
  const answer = answerGoal({ inputText: "work stuff", size: "nudge" });
  expect(answer.kind === "clarify" && answer.message).toMatch(/piece of work/);
});

import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";

function wordsOf(inputText: string): string {
  const answer = answerGoal({ inputText, size: "steady" });
  return answer.kind === "plan" ? answer.steps.map(({ text }) => text).join("\n") : "";
}

test.each([
  ["go on with my thesis, three of five chapters done", "Open the newest file of your thesis"],
  ["got 15 minutes a day for the book, baby at home", "who wants what in the book"],
])("%s: the thing is named without the word that leads to it", (goal, words) => {
  expect(wordsOf(goal)).toContain(words);
});

test.each([
  "write a dinner list and shop from it",
  "I keep missing my therapist's calls, I need to reschedule and ask about the sliding scale",
])("%s: what names no thing gets no article", (goal) => {
  expect(wordsOf(goal).replace(/“[^”]*”/g, "")).not.toMatch(/\bthe (?:and|it|for|with|from)\b/);
});

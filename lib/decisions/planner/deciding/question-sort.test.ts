import { describe, expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { QUESTION_PATTERNS } from "@/lib/decisions/planner/deciding/question-patterns";
import { sortOfQuestion } from "@/lib/decisions/planner/deciding/question-sort";
import { questionId } from "@/lib/decisions/planner/library/library";
import { writtenKind } from "@/lib/decisions/planner/matching/kinds-by-id";

const sortOf = (text: string, mayGuess = true) => sortOfQuestion(text, text, mayGuess);

describe("the sort of a question", () => {
  test.each([
    ["do i argue the parking charge or just pay the 60 quid", "question-contest-or-pay"],
    [
      "someone scraped my bumper in the car park and left a note with a wrong number, excess is £350, do i claim or let it go",
      "question-claim-or-not",
    ],
  ])("%j is told by what it is about: %s", (text, sort) => {
    expect(sortOf(text)).toBe(sort);
  });

  test("an animal's end is told by its words, and by none that put something else down", () => {
    expect(sortOf("is it time to put our old dog to sleep")).toBe("question-pet-end");
    expect(sortOf("put mum's name down for the sheltered flats or build a bedroom")).not.toBe(
      "question-pet-end",
    );
  });

  test.each([
    ["should i ring the vet about the cat's cough or wait", /^question-vet-or-wait$/],
    [
      "do i need a doctor for a ringing ear or will it just go",
      /^question-(?:health|see-someone-or-wait)$/,
    ],
  ])("%j is no question of what to say to somebody", (text, sort) => {
    expect(sortOf(text)).toMatch(sort);
  });

  test("is told by words alone where nothing may be guessed", () => {
    expect(sortOf("do i argue the parking charge or just pay the 60 quid", false)).toBeNull();
    expect(sortOf("should we go to Lisbon or take a city break at home", false)).toBe(
      "question-trip",
    );
  });

  test("has a plan, whatever words name it", () => {
    const planless = QUESTION_PATTERNS.filter(({ id }) => writtenKind(questionId(id)) === null);
    expect(planless).toEqual([]);
  });
});

test("whoever names three answers has all of them weighed", () => {
  const inputText =
    "what do i do with my late husbands suits, keep, give to his brothers or the charity shop";
  const answer = answerGoal({ inputText, size: "steady" });
  const plan = answer.kind === "plan" ? answer.steps.map(({ text }) => text).join(" ") : "";
  expect(plan).toMatch(/brothers.*charity shop/);
});

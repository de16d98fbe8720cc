import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { howFar } from "@/lib/decisions/planner/facts/how-far";
import { readGoal } from "@/lib/decisions/planner/reading/read-goal";

function noteFor(goal: string): string | undefined {
  return howFar(readGoal(goal), [])?.[1].step.text.match(/“(.+?)”/)?.[1];
}

test.each([
  ["study for the exam in five weeks, I've done 3 of 9 chapters", "6 chapters left, 2 a week"],
  ["mark my papers, 12 of 31 papers done, due in 6 days", "19 papers left, 4 a day"],
  ["restart my Python course, stopped at lesson 12 of 30 in February", "18 lessons left"],
  ["finish my novel, six chapters left", "6 chapters left"],
  ["do my homework, one exercises left", "1 exercise left"],
  ["revalidate by 31 March, I've got 28 of the 35 CPD hours", "7 hours left"],
  ["I still need 9 more hours of CPD before September", "9 hours left"],
  ["finish my thesis, only 3 of 11 are transcribed", "8 left"],
  ["write a literature review, 12 sources, 4 read so far", "8 sources left"],
  ["read 24 books this year, I'm at 7", "17 books left"],
  ["paint 30 miniatures before the tournament, 12 done", "18 miniatures left"],
  ["revise 10 chapters in 8 days, I've read two", "8 chapters left, 1 a day"],
])("%j leaves %j", (goal, note) => {
  expect(noteFor(goal)).toBe(note);
});

test.each([
  "get my repeat prescription, I have 10 tablets left",
  "ask friends for the money, two of the four friends have paid",
  "use my leave, only 4 vacation days left",
  "read chapter 3 of the book",
  "clean 4 of 4 rooms",
  "two of our four dining chairs wobble",
  "pass the practice tests in time, I finish 60 of 80 questions",
  "learn 10 words a day, I've learned 5 already",
])("%j counts nothing to work through", (goal) => {
  expect(noteFor(goal)).toBeUndefined();
});

test("a step that says it says it once", () => {
  const plan = [{ minutes: 2, text: "Write 9 and the last day on a note." }];
  expect(howFar(readGoal("9 more hours of CPD by 30 June"), plan)).toBeNull();
});

test("the number stands in the plan", () => {
  const answer = answerGoal({
    inputText: "Finish the online Google Analytics course, 5 modules left",
    size: "steady",
  });
  const texts = answer.kind === "plan" ? answer.steps.map(({ text }) => text).join(" ") : "";
  expect(texts).toMatch(/\b5\b/);
});

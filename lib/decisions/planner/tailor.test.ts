import { describe, expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import type { PlanSize } from "@/lib/decisions/planner/types";

function planOf(inputText: string, size: PlanSize = "steady"): string {
  const answer = answerGoal({ inputText, size });
  if (answer.kind === "clarify") throw new Error(answer.message);
  return answer.steps.map(({ text }) => text).join("\n");
}

describe("the goal's numbers are worked out", () => {
  test.each([
    ["plan a birthday dinner for 8 on £60", "£60 for 8 is £7.50 each"],
    ["throw a party for 25 people, $400", "$400 for 25 is $16 each"],
    ["set up a budget on $1,800 a month", "$1,800 a month is about $415 a week"],
    ["save £6,000 in 12 months", "£6,000 in 12 months is £500 a month"],
    ["learn 500 kanji", "0 of 500 kanji"],
    ["reply to 43 messages", "0 of 43 messages"],
    ["read 12 books in 6 weeks", "That makes 2 a week in 6 weeks"],
    ["write 30 pages in 3 weeks", "That makes 2 a day in 3 weeks"],
  ])("%j: %s", (goal, share) => {
    for (const size of ["nudge", "steady", "tiny"] as const) {
      expect(planOf(goal, size)).toContain(share);
    }
  });

  test.each(["walk 8,000 steps a day", "invite 12 guests", "run 30 minutes a day"])(
    "%j has nothing to count down",
    (goal) => {
      expect(planOf(goal)).not.toMatch(/0 of \d/);
    },
  );
});

describe("what is missing or not wanted changes a step", () => {
  test.each([
    ["get to my chemo appointments, I don't drive", /bus.*without a car/],
    ["cancel my broadband without calling anyone", /form.*e-mail.*without calling anyone/],
    ["hang 6 pictures in a rented flat without drilling", /adhesive.*without drilling/i],
    ["plan packed lunches for 3 kids, no nuts", /label.*without nuts|without nuts.*label/],
    ["go to a graduation in Boston without flying", /train.*without flying/],
    ["start the day without my phone", /paper.*without your phone/],
    ["fix the tap without a plumber", /guide.*without a plumber/],
  ])("%j", (goal, step) => {
    for (const size of ["nudge", "steady", "tiny"] as const) {
      expect(planOf(goal, size)).toMatch(step);
    }
  });
});

test("a long span is halved in the calendar", () => {
  expect(planOf("draw a comic in six weeks")).toContain("3 weeks from now for halfway");
});

test("names and numbers that no step holds stand where one would write them", () => {
  expect(planOf("move from Bristol to Glasgow with two cats")).toContain(
    "“Move from Bristol to Glasgow with two cats”",
  );
  expect(planOf("learn enough Portuguese to order food in Lisbon")).toContain(
    "Write “Learn enough Portuguese to order food in Lisbon” at the top of a page",
  );
});

test.each([
  [
    "buy a desk, the gap by the window is only 110 cm",
    /this much: the gap by the window is only 110 cm\./,
  ],
  ["fix the chair, one leg is wobbly", /wrong\. It should show this: one leg is wobbly\./],
  ["plan meals for 5 days, my wife is coeliac", /suit.*: your wife is coeliac\./],
  ["complain to the council about the bins, my ref is 44871", /: your ref is 44871\./],
  [
    "should I get a dog? I live alone and work 3 days in the office",
    /know already goes below it: you live alone/,
  ],
])("a fact told beside the goal changes a step: %j", (goal, step) => {
  for (const size of ["nudge", "steady", "tiny"] as const) expect(planOf(goal, size)).toMatch(step);
});

test("no step quotes what the plan leaves out", () => {
  for (const goal of ["quit biting my nails", "unpack the last boxes, we moved in April"]) {
    expect(planOf(goal)).not.toMatch(/counts here|The aim:|It is about:/);
  }
});

test("a number that was told beside the goal is kept", () => {
  expect(planOf("finish reading War and Peace, I'm on page 312 of 1,225")).toContain("312");
  expect(planOf("lower my rent, my contract ends 31 August")).toContain("31 August");
});

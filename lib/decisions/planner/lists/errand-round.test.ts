import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import type { PlanSize } from "@/lib/decisions/planner/types";

function textsOf(inputText: string, size: PlanSize): string[] {
  const answer = answerGoal({ inputText, size });
  return answer.kind === "plan" ? answer.steps.map(({ text }) => text) : [];
}

test.each([
  [
    "costco, dry cleaning, mail package to Beth, get gas, bank before 4",
    [
      "Put your keys, your wallet and the package by the door.",
      "Go to the bank before 4.",
      "Pick up the dry cleaning.",
      "Mail the package to Beth.",
      "Get gas.",
      "Go to Costco.",
    ],
  ],
  [
    "walmart, library books, mail a birthday card to Grandma, car wash, bank by noon",
    [
      "Put your keys, your wallet, the library books and a birthday card by the door.",
      "Go to the bank by noon.",
      "Return the library books.",
      "Mail a birthday card to your grandma.",
      "Go to the car wash.",
      "Go to Walmart.",
    ],
  ],
  [
    "errands: target, pharmacy, post office before 5, gas, pick up kids at 3",
    [
      "Set an alarm for ten minutes before you have to go and pick up the kids at 3.",
      "Go to the post office before 5.",
      "Go to Target.",
      "Go to the pharmacy.",
      "Fill up with gas.",
      "Pick up the kids at 3.",
    ],
  ],
  [
    "home depot, dump before noon, lowe's, get gas",
    [
      "Put your keys, your wallet and a bag by the door.",
      "Go to the dump before noon.",
      "Go to Home Depot.",
      "Go to Lowe's.",
      "Get gas.",
    ],
  ],
  [
    "drop kids at school by 8, target run, bank, library",
    [
      "Put your keys, your wallet and a bag by the door.",
      "Drop the kids at school by 8.",
      "Go to Target.",
      "Go to the bank.",
      "Go to the library.",
    ],
  ],
  [
    "call the dentist, post office, bank by 3:30, grocery store",
    [
      "Call the dentist.",
      "Put your keys, your wallet and a bag by the door.",
      "Go to the bank by 3:30.",
      "Go to the post office.",
      "Go to the grocery store.",
    ],
  ],
])("the stops of %j are one round: %j", (row, steps) => {
  expect(textsOf(row, "steady").slice(1, 1 + steps.length)).toEqual(steps);
});

test.each([
  [
    "bank, library books, post office by 5, dog food",
    "Go to the post office by 5. On the same way: bank; library books; dog food.",
  ],
  [
    "library books, bread, eggs, bank",
    "Return the library books. On the same way: bank; bread; eggs.",
  ],
  ["pick up kids at 3, costco, bank, gas", "Pick up the kids at 3."],
])("a nudge of %j ends in %j", (row, last) => {
  expect(textsOf(row, "nudge").at(-1)).toBe(last);
});

test.each([
  ["mail package, bank, gas", "Look up when the bank closes."],
  ["target, cvs, bank before 5", "Write down what to get at Target."],
  [
    "drop off dry cleaning, pick up prescription, get stamps",
    "Set an alarm for the time you'll leave.",
  ],
])("the round of %j has the small start %j", (row, start) => {
  expect(textsOf(row, "tiny")).toContain(start);
});

test.each(["return to work, pick up running, call mom", "laundry, target, call mom"])(
  "%j is no round",
  (row) => {
    expect(textsOf(row, "steady")[0]).not.toMatch(/as one round/);
  },
);

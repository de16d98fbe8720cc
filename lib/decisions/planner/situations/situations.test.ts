import { describe, expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { SITUATIONS } from "@/lib/decisions/planner/situations/all";
import { subStepsOf } from "@/lib/decisions/planner/sub-steps";
import type { PlanSize } from "@/lib/decisions/planner/types";
import { parsePlan } from "@/lib/decisions/planner/written/archetype";
import { secondAction } from "@/lib/decisions/planner/written/second-action";

function planOf(goal: string, size: PlanSize = "steady") {
  const answer = answerGoal({ inputText: goal, size });
  if (answer.kind !== "plan") throw new Error(`Asked back: ${answer.message}`);
  return { source: answer.source, texts: answer.steps.map(({ text }) => text) };
}

describe("what is told as a situation", () => {
  test.each([
    ["my 6 year old wont get dressed in the morning and we're late", "situation-child-dressing"],
    ["quarterly report due tomorrow 9am havent opened the data yet", "situation-due-text"],
    ["theres a weird smell in the bathroom", "situation-smell"],
    [
      "i have written 40k words of a novel and havent touched it since march",
      "situation-pick-up-text",
    ],
    [
      "we're having a baby in july and the spare room is full of my husband's drum kit",
      "situation-room-for-baby",
    ],
    [
      "I started tearing out the old deck last summer and it's still half there. The kids can't play in the yard.",
      "situation-pick-up-room",
    ],
    ["havent replied to my best friend in 4 months", "situation-long-silence"],
    ["i have 9 loads of clean laundry on the spare bed", "situation-clean-laundry"],
    ["theres like 15 letters from the bank i never opened", "situation-letter-heap"],
    ["so tired. flat is a mess, work is behind, everyone wants something", "situation-exhausted"],
    ["i feel like im failing at everything and dont know where to begin", "situation-failing"],
    ["cant stop thinking about the stupid thing i said at the party", "situation-rumination"],
    ["clean out the fish tank its green", "clean-fish-tank"],
    ["finish the blanket i started crocheting for my niece", "situation-pick-up-craft"],
    ["i can smell gas in the kitchen", "situation-gas-smell"],
    ["I have chest pain and don't know whether to go in", "situation-body-emergency"],
    ["my chest hurts and my left arm is numb", "situation-body-emergency"],
    ["chest feels tight and my left arm hurts", "situation-body-emergency"],
    ["dad's face is drooping on one side", "situation-body-emergency"],
    ["I can't breathe properly and my lips are blue", "situation-body-emergency"],
    ["worst headache of my life, came on suddenly", "situation-body-emergency"],
    ["splitting headache and two deadlines", "situation-poorly-day"],
    ["hungover and the in-laws come at 3", "hangover"],
    ["embarrassed by my flat, nobody has been round in a year", "situation-ashamed-of-home"],
    ["livid with my landlord", "situation-angry-at"],
    ["so annoyed at my dad for cancelling again", "situation-angry-at"],
    ["i keep bursting into tears and i have to go to work", "crying-now"],
    [
      "glucose test on tuesday at 9, must not mess it up, i can't miss it",
      "situation-test-not-spoiled",
    ],
  ])("%j gets a plan of its own", (goal, source) => {
    expect(planOf(goal).source).toBe(source);
  });

  test.each([
    ["garage is so full i cant get the car in", "declutter-storage"],
    ["feel guilty about not visiting my nan", "visit-person"],
    ["my mum died in march and i cant stop crying", "grief"],
    ["teeth. not since monday", "body-care"],
    ["bath. been nearly a week", "body-care"],
  ])("%j goes to the kind of goal that it hides", (goal, source) => {
    expect(planOf(goal).source).toBe(source);
  });

  test.each([
    "I really need to clean my kitchen before Saturday but I have no energy",
    "Book the dentist. I haven't been in six years and I'm embarrassed",
    "cancel the gym, I haven't been since january",
    "book a doctor about my migraines, it's been weeks",
    "i'm angry and i want to write to my mp about the buses",
    "My head is full: rent, Aisha's present, the weird noise in the boiler, the form",
  ])("%j says what to do, and is no situation", (goal) => {
    expect(planOf(goal).source).not.toMatch(/^situation-/);
  });

  test.each([
    ["renew passport, flying 12 august, current one expires may", "passport"],
    ["buy a used car or keep repairing the old one, repair quote is $1,900", "repair-or-scrap-car"],
    ["get a kitten or a grown up cat", "decision"],
  ])("%j is one matter with its circumstances", (goal, source) => {
    expect(planOf(goal).source).toBe(source);
  });

  test("names the child, the thing and the hour that were told", () => {
    expect(planOf("my 6 year old wont get dressed").texts.join(" ")).toContain("6-year-old");
    const due = planOf("quarterly report due tomorrow 9am").texts.join(" ");
    expect(due).toContain("the quarterly report");
    expect(due).toContain("tomorrow 9am");
  });

  test("cuts the power before anybody stands under a wet light", () => {
    const { texts } = planOf(
      "theres water coming thru the ceiling light and landlord isnt picking up",
    );
    expect(texts[0]).toMatch(/^Switch off the breaker/);
    expect(texts.filter((text) => text.includes("breaker"))).toHaveLength(1);
  });

  test("gives the written smaller steps of a step of its plan", () => {
    const goal = "i have 9 loads of clean laundry on the spare bed";
    const text = "Fold the rest in two piles: tops and pants.";
    expect(subStepsOf({ text, minutes: 8, goal }).map((step) => step.text)).toContain(
      "Fold the tops, roughly.",
    );
  });
});

describe("every plan of a situation", () => {
  test("has a name of its own", () => {
    expect(new Set(SITUATIONS.map(({ id }) => id)).size).toBe(SITUATIONS.length);
  });

  test("asks for one action at a time", () => {
    const twofold = SITUATIONS.flatMap(({ id, plan }) =>
      parsePlan(plan)
        .flatMap((line) => [line, ...line.smaller])
        .filter(({ text }) => secondAction(text.replace(/\{\w+\|([^}]*)\}/g, "$1")) !== null)
        .map(({ text }) => ({ id, text })),
    );
    expect(twofold).toEqual([]);
  });
});

test.each([
  ["work best friend got laid off and i feel guilty im still there", "layoff-survivor"],
  ["my coworker got fired and now i do two jobs", "situation-friend-in-trouble"],
  ["got fired for attendance, what do i tell the next employer", "why-left-answer"],
  ["i got fired today and don't know what to do", "situation-lost-job"],
  ["spilled coffee on my work laptop an hour ago", "situation-device-dead"],
])("%j is of the kind that knows most of it", (goal, source) => {
  expect(planOf(goal).source).toBe(source);
});

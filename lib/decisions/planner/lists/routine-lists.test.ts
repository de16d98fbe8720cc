import { expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { dailyStep } from "@/lib/decisions/planner/lists/routine-steps";
import type { PlanSize } from "@/lib/decisions/planner/types";
import { planBreaches } from "@/lib/decisions/planner/written/plan-rules";

const SIZES: readonly PlanSize[] = ["nudge", "steady", "tiny"];

function planOf(inputText: string, size: PlanSize = "steady") {
  const answer = answerGoal({ inputText, size });
  return answer.kind === "plan" ? answer : { source: "clarify", steps: [] };
}

test.each([
  [
    "morning: weigh, protein shake, adderall, dog out, leave by 7:15",
    [
      "Weigh yourself.",
      "Drink the protein shake.",
      "Take your Adderall.",
      "Let the dog out.",
      "Leave by 7:15.",
    ],
  ],
  [
    "before bed: retainer, face wash, meds, set coffee, lay out clothes",
    [
      "Put in the retainer.",
      "Wash your face.",
      "Take your meds.",
      "Set up the coffee.",
      "Lay out your clothes.",
    ],
  ],
  [
    "wake up 6:30, coffee, gym, shower, work by 9",
    ["Make the coffee.", "Take a shower.", "Be at work by 9."],
  ],
  [
    "wake kids, breakfast, pack lunches, sunscreen, bus at 8:05",
    ["Wake the kids.", "Put on your sunscreen.", "Be at the bus stop by 8:05."],
  ],
  [
    "shower, shave, suit, tie, leave 8:30",
    ["Take a shower.", "Put on your suit.", "Put on your tie.", "Leave by 8:30."],
  ],
  [
    "retainer, floss, face, meds, phone on charger",
    ["Put in the retainer.", "Wash your face.", "Put your phone on the charger."],
  ],
])("%j is done from top to bottom, in few minutes: %j", (row, steps) => {
  const plan = planOf(row).steps;
  expect(plan[0]?.text).toContain("in this order");
  expect(plan.map(({ text }) => text).filter((text) => steps.includes(text))).toEqual(steps);
  for (const size of SIZES) expect(planBreaches(planOf(row, size).steps, size)).toEqual([]);
});

test("what one has in a routine is bought in another list", () => {
  expect(dailyStep("sunscreen", "a routine")?.text).toBe("Put on your sunscreen.");
  expect(dailyStep("sunscreen", "a list")).toBeNull();
});

test.each([
  ["quit sugar, walk every day, bed by 10", "cut-sugar+daily-walk+sleep"],
  ["stop doomscrolling, go to bed by 11, cook at home more", "less-phone+sleep+cook-meals"],
  [
    "go to gym 3x a week, eat more veggies, call grandma on sundays",
    "exercise+eat-more-veg+weekly-call",
  ],
  ["meditate daily, less screen time, run 3 times a week", "meditation+less-phone+running"],
])("three habits get the start of three plans: %j", (row, source) => {
  expect(planOf(row).source).toBe(source);
});

test("habits with one that is kept from are a list, and of no single kind", () => {
  expect(planOf("hydrate, stretch, journal, no phone till 9").source).toBe("list");
});

test("a fourth habit is begun as its own plan is", () => {
  const row = "cut out soda, stop smoking, walk daily, no phone after 9";
  const texts = planOf(row).steps.map(({ text }) => text);
  expect(texts).toContain("Put your shoes on, and stand outside the front door.");
  expect(texts).not.toContain("Cut out soda.");
  for (const size of SIZES) expect(planBreaches(planOf(row, size).steps, size)).toEqual([]);
});

test.each([
  "walk more in the winter, its icy and dark by 5",
  "sand and stain my grandma's dresser, apartment with no garage",
  "frame and hang 9 family pictures, renting so no nails",
])("one goal with what is told beside it is no list: %j", (row) => {
  expect(planOf(row).source).not.toBe("list");
});

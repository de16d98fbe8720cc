import { describe, expect, test } from "vitest";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { stepForLeft } from "@/lib/decisions/planner/facts/needed-things";
import { withWhatIsLeft } from "@/lib/decisions/planner/facts/what-is-left";
import type { PlanSize } from "@/lib/decisions/planner/types";
import { type DraftStep, STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";

const step = (text: string): DraftStep => ({ minutes: 5, text });
const PLAN = [
  step("Write the day on a page."),
  step("Choose the place."),
  step("Write prices on tags."),
  step("Ask a friend to help."),
  step("Pack one box."),
  step("Set the stall up."),
];

function textsFor(inputText: string, size: PlanSize): string[] {
  const answer = answerGoal({ inputText, size });
  return answer.kind === "plan" ? answer.steps.map(({ text }) => text) : [];
}

describe("several things that are left", () => {
  test("are on one page first, each with a step, the plan's own where it has one", () => {
    const texts = withWhatIsLeft(PLAN, ["tags", "card reader"], "steady").map(({ text }) => text);
    expect(texts).toEqual([
      "Write down what's left, quickest first: tags; card reader.",
      "Buy or borrow the card reader.",
      "Write prices on tags.",
      "Pack one box.",
      "Set the stall up.",
    ]);
  });

  test.each(["nudge", "steady", "tiny"] as const)("keep the number of steps: %s", (size) => {
    const { least, most } = STEP_COUNTS[size];
    const long = size === "tiny" ? [...PLAN, step("Smile."), step("Count the money.")] : PLAN;
    const plan = size === "nudge" ? PLAN.slice(0, 3) : long;
    for (const left of [["tags"], ["float"], ["float", "tablecloth"], Array(6).fill("float")]) {
      const { length } = withWhatIsLeft(plan, left, size);
      expect(length).toBeGreaterThanOrEqual(least);
      expect(length).toBeLessThanOrEqual(most);
    }
  });

  test("change nothing where the plan's told lines name them all", () => {
    const told = PLAN.with(1, { ...step("Borrow a card reader."), answers: "no card reader" });
    expect(withWhatIsLeft(told, ["card reader", "tags"], "steady")).toEqual(told);
  });

  test("have a step also where only the first one, which the page replaces, named it", () => {
    const plan = PLAN.with(0, step("Write the letter's first line."));
    const texts = withWhatIsLeft(plan, ["letter", "tags"], "steady").map(({ text }) => text);
    expect(texts).toContain("Write three rough lines of the letter.");
  });

  test("change nothing where nobody knows how one gets them", () => {
    expect(withWhatIsLeft(PLAN, ["March"], "steady")).toEqual(PLAN);
  });
});

test("one thing that is left comes right behind the first step", () => {
  const texts = withWhatIsLeft(PLAN, ["tablecloth"], "steady").map(({ text }) => text);
  expect(texts[1]).toBe("Buy or borrow the tablecloth.");
  expect(texts).toHaveLength(7);
});

test.each([
  ["float", "Get coins and small notes for the float from a bank or a shop."],
  ["price list", "Write the price list in round sums."],
  ["order the cake", "Order the cake."],
  ["their records from Dr. Patel's office", "Ask Dr. Patel's office today for their records."],
  ["airline letter", "Ask for the airline letter today in a message of two lines."],
  [
    "someone to fetch my aunt",
    "Ask two people, one after the other, whether they could fetch your aunt.",
  ],
])("%s has a step of its own", (item, text) => {
  expect(stepForLeft(item)?.text).toBe(text);
});

test("a thing that nobody listed has none", () => {
  expect(stepForLeft("March")).toBeNull();
});

describe("what is done", () => {
  test("has other names in plans", () => {
    const goal = "plan a weekend in Galway, train from Dublin";
    const beds = (text: string) =>
      textsFor(text, "steady").filter((one) => /^Book.*place to stay/.test(one));
    expect(beds(goal)).toHaveLength(1);
    expect(beds(`${goal}, hostel booked`)).toHaveLength(0);
  });

  test("is no step any more", () => {
    const goal = "Move out of my flat in Leeds on the 28th";
    const isAsked = (texts: string[]) => texts.some((text) => /Ask two movers or van/.test(text));
    expect(isAsked(textsFor(goal, "steady"))).toBe(true);
    expect(isAsked(textsFor(`${goal}, the van is booked`, "steady"))).toBe(false);
  });
});

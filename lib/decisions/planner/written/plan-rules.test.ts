import { describe, expect, test } from "vitest";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { planBreaches, stepBreaches } from "@/lib/decisions/planner/written/plan-rules";

const GOOD: PlannedStep[] = [
  { minutes: 2, text: "Carry every cup to the sink." },
  { minutes: 10, text: "Wash the plates." },
  { minutes: 8, text: "Wipe the counters from back to front." },
];

function rulesOf(text: string, minutes = 5): string[] {
  return stepBreaches({ text, minutes }, 1, "steady").map(({ rule }) => rule);
}

test("a good plan breaks no rule", () => {
  expect(planBreaches(GOOD, "nudge")).toEqual([]);
});

describe("the whole plan", () => {
  test("has as many steps as its size says", () => {
    expect(planBreaches(GOOD, "steady").map(({ rule }) => rule)).toEqual(["count"]);
    expect(planBreaches(GOOD.slice(0, 2), "nudge").map(({ rule }) => rule)).toEqual(["count"]);
  });

  test("begins with two minutes or less", () => {
    const slow = GOOD.map((step) => ({ ...step, minutes: 5 }));
    expect(planBreaches(slow, "nudge")).toEqual([
      { rule: "short-first-step", step: 0, detail: "5 minutes" },
    ]);
  });

  test("says nothing twice, not even in other order", () => {
    const twice = [...GOOD.slice(0, 2), { minutes: 9, text: "Wash all the plates!" }];
    expect(planBreaches(twice, "nudge")).toMatchObject([{ rule: "no-duplicates", step: 2 }]);
  });
});

describe("one step", () => {
  test.each([
    ["The plates are washed.", "verb-first"],
    ["You should wash the plates.", "verb-first"],
    ["wash the plates.", "verb-first"],
    ["", "verb-first"],
    ["Open the list and stay motivated.", "no-filler"],
    ["Do research on plates.", "no-filler"],
    ["Stop being lazy and wash one plate.", "no-shame"],
    ["Pay the overdue bill.", "no-shame"],
    [`Wash ${"very ".repeat(120)}many plates.`, "length"],
    ["Wash <b>one</b> plate.", "plain-text"],
    ["Wash one\u200b plate.", "plain-text"],
    ["Wash **one** plate.", "plain-text"],
    ["Wash {object} now.", "finished-sentence"],
    ["Wash the the plate.", "finished-sentence"],
    ["Wash undefined now.", "finished-sentence"],
  ])("%j breaks %s", (text, rule) => {
    expect(rulesOf(text)).toContain(rule);
  });

  test("takes whole minutes within its size", () => {
    expect(rulesOf("Wash one plate.", 0)).toEqual(["minutes"]);
    expect(rulesOf("Wash one plate.", 2.5)).toEqual(["minutes"]);
    expect(stepBreaches({ text: "Wash plates.", minutes: 11 }, 1, "tiny")).toMatchObject([
      { rule: "minutes" },
    ]);
  });

  test("may quote the person, whatever they wrote", () => {
    expect(rulesOf("Write “pay the overdue bill, stay motivated” at the top of a page.")).toEqual(
      [],
    );
  });

  test("may begin with a hyphenated verb", () => {
    expect(rulesOf("Re-read the letter.")).toEqual([]);
    expect(rulesOf("Double-check the date.")).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { GOAL_SETS, readGoal, readGoals } from "./goals";

describe("the goals of the evaluation", () => {
  const goals = GOAL_SETS.flatMap((set) => readGoals(set));

  it("are enough, and no two are alike", () => {
    expect(readGoals().length).toBeGreaterThanOrEqual(280);
    expect(readGoals("blind").length).toBeGreaterThanOrEqual(400);
    const texts = goals.map(({ text }) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " "));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it("say what their plan must hold, save for vague ones", () => {
    const silent = goals.filter(
      ({ kind, uses, items }) => kind !== "vague" && uses.length + items.length === 0,
    );
    expect(silent.map(({ text }) => text)).toEqual([]);
  });

  it("ask for no word that they also forbid", () => {
    const torn = goals.filter(({ uses, items, never }) =>
      never.some((words) =>
        [...uses, ...items]
          .flatMap((entry) => entry.split("|"))
          .some((word) => new RegExp(`\\b(?:${words})\\b`, "i").test(word)),
      ),
    );
    expect(torn.map(({ text }) => text)).toEqual([]);
  });

  it.each([
    ["no JSON", "{"],
    ["an unknown kind", '{"text":"Mow the lawn","kind":"wish"}'],
    ["a misspelt field", '{"text":"Mow the lawn","kind":"goal","use":["lawn"]}'],
    ["an empty alternative", '{"text":"Mow the lawn","kind":"goal","uses":["lawn|"]}'],
    ["a broken pattern", '{"text":"Mow the lawn","kind":"goal","never":["("]}'],
    ["a list without items", '{"text":"Lawn, hedge","kind":"list"}'],
    ["a vague goal with words to use", '{"text":"help","kind":"vague","uses":["help"]}'],
  ])("are refused with %s, and the place is named", (_, line) => {
    expect(() => readGoal(line, "home.jsonl:3")).toThrow("home.jsonl:3 holds no goal");
  });
});

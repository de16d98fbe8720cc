import { describe, expect, test } from "vitest";
import { readGoal } from "@/lib/decisions/planner/read-goal";

test.each([
  ["I really need to clean my kitchen", "clean", "my kitchen"],
  ["how do I fix the squeaky door?", "fix", "the squeaky door"],
  ["I've been meaning to call the bank", "call", "the bank"],
  ["ok so i have to finish my thesis", "finish", "my thesis"],
  ["HELP ME FINISH MY THESIS", "finish", "my thesis"],
  ["learning Spanish", "learn", "Spanish"],
  ["learn how to juggle", "learn", "juggling"],
  ["get better at chess", "practise", "chess"],
  ["I don't want to drink every night", "stop", "drinking"],
  ["I keep losing my keys", "stop", "losing my keys"],
  ["get my meds refilled", "refill", "my meds"],
  ["the car needs an MOT", "book", "an MOT"],
  ["my room needs cleaning", "clean", "my room"],
  ["my bike has a flat tyre", "fix", "my bike"],
  ["I promised to bake a cake", "bake", "a cake"],
  ["taxes", null, "taxes"],
  ["my room is a disaster", null, "my room"],
  ["cleaning schedule", null, "cleaning schedule"],
  ["book club", null, "book club"],
])("%j asks to %s %j", (text, verb, object) => {
  expect(readGoal(text)).toMatchObject({ verb, object });
});

describe("times", () => {
  test.each([
    ["renew my passport by june 3", "by June 3"],
    ["finish it before Saturday", "before Saturday"],
    ["essay due monday", "by Monday"],
    ["write the report by tomorrow morning", "by tomorrow morning"],
    ["move in three weeks", "in three weeks"],
    ["lose weight by the end of the year", "by the end of the year"],
    ["clean up before my sister arrives", "before your sister arrives"],
    ["call the bank tonight", "tonight"],
    ["save money by december 2027", "by December 2027"],
    ["do it by 15 March", "by 15 March"],
  ])("%j is due %s", (text, deadline) => {
    expect(readGoal(text).deadline?.text).toBe(deadline);
  });

  test.each(["do it by myself", "bake bread in may tins", "run 30 minutes a day", "read for fun"])(
    "%j has no deadline, or only a true one",
    (text) => {
      expect(readGoal(text).deadline?.text ?? "in May").toBe("in May");
    },
  );

  test("what repeats is a rhythm and no deadline", () => {
    expect(readGoal("run 3 times a week")).toMatchObject({
      rhythm: "3 times a week",
      deadline: null,
    });
    expect(readGoal("write 20 minutes a day").rhythm).toBe("20 minutes a day");
  });
});

describe("limits", () => {
  test.each([
    ["plan a party under $300", { kind: "money", amount: "$300" }],
    ["learn French on $200", { kind: "money", amount: "$200" }],
    ["find a job without a car", { kind: "without", thing: "a car" }],
    ["tidy up, i only have 20 minutes", { kind: "time", span: "20 minutes" }],
    ["cook for 6 people with no oven", { kind: "without", thing: "an oven" }],
  ])("%j", (text, limit) => {
    expect(readGoal(text).limits).toEqual([limit]);
  });

  test("a fear is no limit", () => {
    expect(readGoal("give a talk without crying").limits).toEqual([]);
  });
});

test.each([
  ["call sarah about the party", "Sarah"],
  ["call mum", "your mum"],
  ["call the plumber", "the plumber"],
  ["talk to my boss about a raise", "your boss"],
  ["reply to Tom's email", "Tom"],
  ["email professor Chen about an extension", "Professor Chen"],
  ["buy a present for Lena", "Lena"],
  ["call back", null],
  ["write an essay", null],
])("%j is about %j", (text, person) => {
  expect(readGoal(text).person).toBe(person);
});

test("what stands in the way is kept apart from the goal", () => {
  expect(readGoal("clean the flat but I have no energy")).toMatchObject({
    label: "clean the flat",
    obstacle: "I have no energy",
  });
});

import { describe, expect, test } from "vitest";
import { DECISION_PROBLEMS } from "@/lib/decisions/problems";

import { flipSchema } from "@/lib/decisions/schema";
import { checkCoin } from "./check-coin";

describe("what is sent", () => {
  test("is trimmed, on one line each, without the rows left empty", () => {
    expect(
      checkCoin({ question: " Drink? \n", options: [" Tea\n", "  ", "black\tcoffee", ""] }),
    ).toEqual({ inputText: "Drink?", options: ["Tea", "black coffee"] });
  });

  test("without a question the options ask it", () => {
    expect(checkCoin({ question: "  ", options: ["Tea", "Coffee", "Mate"] })).toEqual({
      inputText: "Tea or Coffee or Mate?",
      options: ["Tea", "Coffee", "Mate"],
    });
  });

  test.each([
    [["Tea", "Coffee"]],
    [Array.from({ length: 6 }, (_, at) => `${at}`.repeat(200))],
    [["خيار", "אפשרות"]],
  ])("of %j is what the server takes", (options) => {
    expect(flipSchema.safeParse(checkCoin({ question: "", options })).success).toBe(true);
  });
});

describe("what stands against it", () => {
  test.each([
    ["one option alone", ["Tea", ""], 1, DECISION_PROBLEMS.optionsRequired],
    ["nothing at all", ["", " "], 0, DECISION_PROBLEMS.optionsRequired],
    ["the same twice", ["Tea", "Mate", " tEA "], 2, DECISION_PROBLEMS.optionTwice],
    ["too long", ["Tea", "x".repeat(201)], 1, DECISION_PROBLEMS.optionTooLong],
  ])("%s", (_, options, at, message) => {
    expect(checkCoin({ question: "?", options })).toEqual({
      problem: { message, at, canRetry: false },
    });
    expect(flipSchema.safeParse({ inputText: "?", options }).success).toBe(false);
  });

  test("a question beyond its limit is named as such", () => {
    const question = "why ".repeat(600);
    expect(checkCoin({ question, options: ["Tea", "Coffee"] })).toMatchObject({
      problem: { at: "question", message: DECISION_PROBLEMS.goalTooLong },
    });
  });
});

import { describe, expect, test } from "vitest";
import { debtsIn, nameDebts } from "@/lib/decisions/planner/facts/named-debts";

describe("debts told by name and sum", () => {
  test.each([
    [
      "Get out of debt: $2,300 on Visa, $900 on Mastercard, $5,000 student loan, I earn $2,800 a month",
      ["Mastercard $900", "Visa $2,300", "student loan $5,000"],
    ],
    [
      "pay off my car loan of £8,000 and a credit card with £1.5k",
      ["credit card £1.5k", "car loan £8,000"],
    ],
    ["i owe $600 to my brother and $1,200 on a store card", ["brother $600", "store card $1,200"]],
    ["pay off my Visa, I can do $300 a month", []],
    ["save $500 for a new graphics card", []],
  ])("%s", (typed, expected) => {
    expect(debtsIn(typed).map(({ name, sum }) => `${name} ${sum}`)).toEqual(expected);
  });

  test("take the place of a list of names, and are not asked for again", () => {
    const plan = [
      {
        minutes: 2,
        text: "Write down the name of each card, loan or shop you owe, without any numbers yet.",
      },
      {
        minutes: 10,
        text: "Add balance, rate and monthly minimum to each line, from app or letter.",
      },
    ];
    const told = "clear $400 on my visa and $300 on klarna";
    expect(nameDebts(plan, told).map(({ text }) => text)).toEqual([
      "Write a list with the smallest first: klarna $300, visa $400. In all: $700.",
      "Add the rate and monthly minimum to each line, from app or letter.",
    ]);
  });

  test("leave a plan alone that asks for no names", () => {
    const plan = [{ minutes: 2, text: "Open the bank app and write down the balance." }];
    expect(nameDebts(plan, "clear $400 on my visa and $300 on klarna")).toEqual(plan);
  });
});

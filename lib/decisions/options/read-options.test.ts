import { expect, test } from "vitest";
import { readDecision } from "@/lib/decisions/options/read-options";

test.each([
  ["Should I take the new job or stay?", ["take the new job", "stay"]],
  ["iPhone or Android?", ["iPhone", "Android"]],
  ["torn between Leeds and York", ["Leeds", "York"]],
  ["I can't decide whether to move or to wait", ["move", "wait"]],
  ["should I rent, buy or stay with my parents?", ["rent", "buy", "stay with my parents"]],
  ["should I get a dog?", ["get a dog"]],
])("%j has the options %j", (text, options) => {
  expect(readDecision(text)?.options).toEqual(options);
});

test("a question of which one is open", () => {
  expect(readDecision("decide which phone to buy")).toMatchObject({ options: [], open: true });
});

test.each([
  "clean the kitchen",
  "how should I start my essay?",
  "find out whether the shop is open",
  "feed the cat or she cries",
])("%j is no decision", (text) => {
  expect(readDecision(text)).toBeNull();
});

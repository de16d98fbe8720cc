import { expect, test } from "vitest";
import { matches } from "./matches";

test.each([
  ["Clean the kitchen", "kit", true],
  ["Clean the kitchen", "kitchen cle", true],
  ["Clean the kitchen", "itchen", false],
  ["Clean the kitchen", "", true],
  ["Büro aufräumen", "buro", true],
  ["Zoë's party", "zoe", true],
  ["Ёлка", "елк", true],
  ["My Plans", "my-plans", true],
  ["My Plans", "…", true],
  ["日本語", "日本", true],
])("%s is found by %s: %s", (text, typed, expected) => {
  expect(matches(text, typed)).toBe(expected);
});

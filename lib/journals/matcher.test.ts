import { expect, test } from "vitest";
import { matcherOf } from "./matcher";

test.each([
  ["ada", "A walk with Ada", true],
  ["river WALK", "A walk\nby the river", true],
  ["alk", "A walk", true],
  ["walk sea", "A walk by the river", false],
  ["cafe", "Das CAFÉ", true],
  ["café", "das cafe", true],
  ["strasse", "Die Straße", true],
  ["ΣΟΦΟΣ", "σοφός", true],
  ["河", "我们去河边走走", true],
  ["😴", "Rain 😴", true],
  [".*", "anything", false],
])("%s in %j: %s", (words, text, expected) => {
  expect(matcherOf(words)(text)).toBe(expected);
});

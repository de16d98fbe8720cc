import { expect, test } from "vitest";
import { featuresOf } from "@/lib/decisions/planner/recognise/features";

const keysOf = (text: string) => new Set(featuresOf(text).keys());
const shared = (one: string, other: string) => {
  const others = keysOf(other);
  return [...keysOf(one)].filter((key) => others.has(key)).length;
};

test("case, apostrophes and the value of a number make no difference", () => {
  expect(keysOf("Don't burn 3 ovens")).toEqual(keysOf("dont burn 12 ovens"));
});

test("forms of a word and slips share features", () => {
  expect(shared("cleaning ovens", "cleaned oven")).toBeGreaterThan(4);
  expect(shared("dishwasher", "dishwahser")).toBeGreaterThan(1);
});

test("words that stand near each other count in any order", () => {
  expect(shared("oven smoke", "smoke oven")).toBeGreaterThan(shared("oven smoke", "smoke kettle"));
});

test("reads any text, and only the beginning of a long one", () => {
  expect(featuresOf("").size).toBe(0);
  expect(featuresOf("🙂 ?!").size).toBe(0);
  const long = "oven ".repeat(80);
  expect(keysOf(`${long}kettle`)).toEqual(keysOf(long));
});

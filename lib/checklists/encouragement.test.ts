import { expect, it } from "vitest";
import { encouragementFor } from "./encouragement";

it.each([
  [0, "Every journey begins with a single step!"],
  [24, "Every journey begins with a single step!"],
  [25, "You're off to a good start!"],
  [49, "You're off to a good start!"],
  [50, "Great progress! Keep going!"],
  [74, "Great progress! Keep going!"],
  [75, "You're almost there!"],
  [99, "You're almost there!"],
])("encourages at %i percent", (percentage, words) => {
  expect(encouragementFor(percentage)).toBe(words);
});

import { expect, it } from "vitest";
import { formatMinutes } from "./duration";

it.each([
  [0, "0 min"],
  [22, "22 min"],
  [60, "1 h"],
  [80, "1 h 20 min"],
  [1440, "24 h"],
])("says %i minutes", (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});

import { expect, it } from "vitest";
import { wholeOrder } from "./whole-order";

it.each([
  [
    ["a", "b"],
    ["a", "b"],
    ["a", "b"],
  ],
  [
    ["b", "a"],
    ["a", "x", "b", "y"],
    ["b", "y", "a", "x"],
  ],
  [["a"], ["x", "a", "y", "z"], ["x", "a", "y", "z"]],
  [
    ["n", "a"],
    ["a", "x"],
    ["n", "a", "x"],
  ],
  [[], ["x", "y"], ["x", "y"]],
])("live %j among %j is %j: removed steps stay behind their neighbours", (live, before, whole) => {
  expect(wholeOrder(live, before)).toEqual(whole);
});

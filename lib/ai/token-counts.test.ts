import { expect, test } from "vitest";
import { readCounts } from "./token-counts";

const before = { input: 600, cacheWrite: 5, cacheRead: 4, output: 1 };

test("the last word of the service has what it says, and what it said before", () => {
  const told = { input_tokens: null, cache_read_input_tokens: 7, output_tokens: 80 };
  expect(readCounts(told, before)).toEqual({ ...before, cacheRead: 7, output: 80 });
});

test.each([
  undefined,
  null,
  {},
  { input_tokens: -1, output_tokens: Number.NaN },
  { input_tokens: "12", output_tokens: 1e300 },
])("%j of another server changes nothing", (told) => {
  expect(readCounts(told, before)).toEqual(before);
});

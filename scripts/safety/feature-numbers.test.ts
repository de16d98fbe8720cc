import { expect, it } from "vitest";
import { ROWS, rowOf, WAYS } from "../../lib/safety/check/table.ts";
import { giveRows, numberFeatures } from "./feature-numbers.ts";

const sentence = (...hashes: number[]) => ({
  hashes: Uint32Array.from(hashes),
  kinds: Uint8Array.from(hashes, () => 11),
});

it("numbers the features that stand in enough texts", () => {
  const texts = [[sentence(5, 9), sentence(5)], [sentence(9, 3)], [sentence(9)]];
  const { hashes, kinds } = numberFeatures(texts, 2);
  expect([...hashes]).toEqual([9]);
  expect([...kinds]).toEqual([11]);
});

it("gives the rows of a group to the features of most worth, which are found there again", () => {
  // The same group, by their low bits; the worth grows with the number.
  const hashes = Uint32Array.from({ length: WAYS + 3 }, (_, number) => 77 + (number + 1) * 65_536);
  const { rows, marks } = giveRows(hashes, Float32Array.from(hashes.keys()));
  expect(marks).toHaveLength(ROWS);
  hashes.forEach((hash, number) => {
    expect(rowOf(marks, hash)).toBe(number < 3 ? -1 : rows[number]);
  });
  expect(new Set(rows)).toHaveProperty("size", WAYS + 1);
});

it("finds no row for a feature that was never learnt", () => {
  const { marks } = giveRows(Uint32Array.of(123_456_789), Float32Array.of(1));
  expect(rowOf(marks, 123_456_789)).toBeGreaterThanOrEqual(0);
  expect(rowOf(marks, 987_654_321)).toBe(-1);
});

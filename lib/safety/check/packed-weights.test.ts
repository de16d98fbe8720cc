import { expect, it } from "vitest";
import { HEADS } from "./model.ts";
import { addRows, packedWeights, SUMS } from "./packed-weights.ts";

const WIDTH = HEADS.length;
const ROWS = 64;

function sumsOf(weights: Int8Array, rows: Int32Array): number[] {
  const sums = new Int32Array(3 * SUMS);
  addRows(packedWeights(weights), rows, 0, rows.length, sums, SUMS);
  return Array.from(sums.subarray(SUMS, SUMS + WIDTH));
}

function plainSumsOf(weights: Int8Array, rows: Int32Array): number[] {
  return HEADS.map((_, head) =>
    rows.reduce((sum, row) => sum + (weights[row * WIDTH + head] ?? 0), 0),
  );
}

const mixed = Int8Array.from({ length: ROWS * WIDTH }, (_, index) => ((index * 89) % 255) - 127);

it.each([0, 1, 7, 257, 258, 3_000])("adds %i rows as one would weight by weight", (count) => {
  const rows = Int32Array.from({ length: count }, (_, index) => (index * 37) % ROWS);
  expect(sumsOf(mixed, rows)).toEqual(plainSumsOf(mixed, rows));
});

it.each([127, -128])("holds many weights of %i", (weight) => {
  const weights = new Int8Array(ROWS * WIDTH).fill(weight);
  const rows = new Int32Array(1_000).fill(5);
  expect(sumsOf(weights, rows)).toEqual(HEADS.map(() => weight * rows.length));
});

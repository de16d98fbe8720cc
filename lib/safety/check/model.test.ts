import { expect, it } from "vitest";
import { HEADS, readModel, writeModel } from "./model.ts";
import { ROWS } from "./table.ts";
import { MODEL } from "./weights.ts";

const head = {
  scale: 0.5,
  bias: -3,
  slope: 1,
  intercept: 0.25,
  flagsAt: [0.75, 0.5, 0.875],
};

it("is read as it was written", () => {
  const weights = Int8Array.from({ length: ROWS * HEADS.length }, (_, index) => index % 101);
  const marks = Uint16Array.from({ length: ROWS }, (_, index) => index % 65_521);
  const model = { heads: HEADS.map(() => head), marks, weights, wholeFlagsAt: [0.75, 0.5, 0.875] };
  expect(readModel(writeModel(model))).toEqual(model);
});

it("is refused when it is cut short or of another version", () => {
  const bytes = writeModel(MODEL);
  expect(() => readModel(bytes.subarray(0, bytes.length - 1))).toThrow("no weights");
  const other = bytes.slice();
  other[4] = 99;
  expect(() => readModel(other)).toThrow("no weights");
});

it("takes at most two million bytes", () => {
  expect(writeModel(MODEL).length).toBeLessThanOrEqual(2_000_000);
});

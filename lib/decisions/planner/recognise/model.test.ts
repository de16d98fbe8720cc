import { describe, expect, test } from "vitest";
import { type Model, readModel, writeModel } from "@/lib/decisions/planner/recognise/model";

const WORDS = { dimensions: 1, keys: new Uint32Array([7]), vectors: new Int8Array([127]) };
const MODEL: Model = {
  kinds: ["-", "oven", "zither"],
  dimensions: 2,
  keys: new Uint32Array([3, 4_000_000_000]),
  rarity: new Uint8Array([16, 80]),
  vectors: new Int8Array([1, -2, 127, -127]),
  vectorScale: 0.25,
  words: WORDS,
  directions: new Int8Array([5, 6, 1, 7, -8, 2, 0, 1, 3]),
  directionScale: 0.5,
  biases: new Float32Array([0.5, -1, 2]),
  temperature: 1.25,
};

describe("a model's file", () => {
  test("gives back what was written", () => {
    expect(readModel(writeModel(MODEL), WORDS)).toEqual(MODEL);
  });

  test("is read wherever it stands among other bytes", () => {
    const bytes = writeModel(MODEL);
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect(readModel(shifted.subarray(3), WORDS)).toEqual(MODEL);
  });

  test("is refused when it is another file or was cut short", () => {
    const bytes = writeModel(MODEL);
    expect(() => readModel(new Uint8Array(64), WORDS)).toThrow("no weights of this version");
    expect(() => readModel(bytes.subarray(0, bytes.length - 1), WORDS)).toThrow("cut short");
  });
});

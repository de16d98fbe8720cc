import { describe, expect, test } from "vitest";
import {
  addMeaning,
  readWordVectors,
  type WordVectors,
  writeWordVectors,
} from "@/lib/decisions/planner/recognise/word-vectors";

const WORDS: WordVectors = {
  dimensions: 2,
  keys: new Uint32Array([3, 9, 4_000_000_000]),
  vectors: new Int8Array([127, 0, 0, 127, 0, -127]),
};

describe("a file of word vectors", () => {
  test("gives back what was written, wherever it stands among other bytes", () => {
    const bytes = writeWordVectors(WORDS);
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect(readWordVectors(shifted.subarray(3))).toEqual(WORDS);
  });

  test("is refused when it is another file or was cut short", () => {
    expect(() => readWordVectors(new Uint8Array(4))).toThrow("no word vectors");
    expect(() => readWordVectors(new Uint8Array(64))).toThrow("no word vectors");
    expect(() => readWordVectors(writeWordVectors(WORDS).subarray(0, 20))).toThrow("cut short");
  });
});

describe("what words mean together", () => {
  const meaningOf = (words: [number, number][]): number[] => {
    const point = new Float64Array(3);
    addMeaning(WORDS, words, 5, point, 1);
    return [...point];
  };

  test("lies between them, nearer to what weighs more, and has its length", () => {
    const [before, one = 0, other = 0] = meaningOf([
      [3, 4],
      [9, 3],
    ]);
    expect(before).toBe(0);
    expect([one, other]).toEqual([expect.closeTo(4), expect.closeTo(3)]);
  });

  test("is nothing where no word is known, or they undo each other", () => {
    expect(meaningOf([[8, 1]])).toEqual([0, 0, 0]);
    expect(
      meaningOf([
        [9, 1],
        [4_000_000_000, 1],
      ]),
    ).toEqual([0, 0, 0]);
  });
});

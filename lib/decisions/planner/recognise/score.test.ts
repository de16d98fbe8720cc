import { expect, test } from "vitest";
import { featuresOf, keyOfWord } from "@/lib/decisions/planner/recognise/features";
import { indexOf } from "@/lib/decisions/planner/recognise/keys";
import type { Model } from "@/lib/decisions/planner/recognise/model";
import { gathered, likeliestOf, probabilitiesOf } from "@/lib/decisions/planner/recognise/score";

const [oven = 0] = featuresOf("oven").keys();
const [kettle = 0] = featuresOf("kettle").keys();
const keys = Uint32Array.from([oven, kettle].sort((one, other) => one - other));
const isOvenFirst = keys[0] === oven;

/** "Stove" lies where ovens do, though it was never learnt. */
const WORDS = {
  dimensions: 2,
  keys: new Uint32Array([keyOfWord("stove")]),
  vectors: new Int8Array([127, 0]),
};
/** Two kinds: the one along the first dimension, where "oven" lies, the other along the second. */
const MODEL: Model = {
  kinds: ["ovens", "kettles"],
  dimensions: 2,
  keys,
  rarity: new Uint8Array([16, 16]),
  vectors: new Int8Array(isOvenFirst ? [100, 0, 0, 100] : [0, 100, 100, 0]),
  vectorScale: 0.01,
  words: WORDS,
  directions: new Int8Array([100, 0, 100, 0, 0, 100, 0, 100]),
  directionScale: 0.03,
  biases: new Float32Array([0, 0]),
  temperature: 1,
};

const likeliest = (model: Model, text: string) => likeliestOf(model, probabilitiesOf(model, text));

test("words pull towards their kind, and all probabilities add up to 1", () => {
  const [first] = likeliest(MODEL, "the OVEN");
  expect(first?.kind).toBe("ovens");
  expect(first?.probability).toBeCloseTo(1 / (1 + Math.exp(-3)), 2);
  expect(likeliest(MODEL, "kettle").map(({ kind }) => kind)).toEqual(["kettles", "ovens"]);
  const sum = probabilitiesOf(MODEL, "oven kettle").reduce((total, one) => total + one, 0);
  expect(sum).toBeCloseTo(1, 9);
});

test("a word that was never learnt counts by what it means elsewhere", () => {
  expect(likeliest(MODEL, "stove")[0]).toMatchObject({
    kind: "ovens",
    probability: expect.closeTo(1 / (1 + Math.exp(-18)), 3),
  });
});

test("words that are known nowhere say nothing", () => {
  expect([...probabilitiesOf(MODEL, "zither")]).toEqual([0.5, 0.5]);
});

test("a higher temperature is less sure", () => {
  const warm = likeliest({ ...MODEL, temperature: 3 }, "oven")[0]?.probability ?? 1;
  expect(warm).toBeLessThan(likeliest(MODEL, "oven")[0]?.probability ?? 0);
});

test("a key is found where it stands", () => {
  const ascending = Uint32Array.from([1, 5, 9, 4_000_000_000]);
  expect([1, 5, 9, 4_000_000_000, 6].map((key) => indexOf(ascending, key))).toEqual([
    0, 1, 2, 3, -1,
  ]);
});

test("groups have the probabilities of all of their own, the likeliest first", () => {
  const likely = [
    { kind: "oven", probability: 0.4 },
    { kind: "kettle", probability: 0.3 },
    { kind: "pan", probability: 0.2 },
    { kind: "-", probability: 0.1 },
  ];
  const groups = new Map([
    ["oven", "heat"],
    ["kettle", "water"],
    ["pan", "water"],
  ]);
  const [first, second, ...rest] = gathered(likely, groups);
  expect([first?.kind, second?.kind, rest.length]).toEqual(["water", "heat", 0]);
  expect(first?.probability).toBeCloseTo(0.5);
});

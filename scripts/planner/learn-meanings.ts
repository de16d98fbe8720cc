import { parentPort, workerData } from "node:worker_threads";
import { featuresOf } from "../../lib/decisions/planner/recognise/features.ts";
import { MEANING_LENGTH } from "../../lib/decisions/planner/recognise/model.ts";
import { weighedWords } from "../../lib/decisions/planner/recognise/score.ts";
import {
  addMeaning,
  type WordVectors,
} from "../../lib/decisions/planner/recognise/word-vectors.ts";
import { Chance } from "../chance.ts";
import type { Example } from "./examples.ts";
import type { Vocabulary } from "./learn.ts";
import { SoftmaxLayer } from "./softmax-layer.ts";

// A thread of train.ts: learns for each kind the direction in which the meaning of its examples' words lies.
// It is learnt by itself: beside the features, which know every example, it would learn next to nothing.

export type MeaningTask = {
  examples: readonly Example[];
  vocabulary: Vocabulary;
  words: WordVectors;
  epochs: number;
  rate: number;
  seed: number;
};

export type MeaningLearnt = { directions: Float32Array; biases: Float32Array };

function learn({ examples, vocabulary, words, epochs, rate, seed }: MeaningTask): MeaningLearnt {
  const { kinds, keys, rarity } = vocabulary;
  const places = new Map(kinds.map((kind, at) => [kind, at]));
  const rows = examples.map(({ kind, text }) => {
    const point = new Float64Array(words.dimensions);
    addMeaning(words, weighedWords(featuresOf(text), keys, rarity), MEANING_LENGTH, point, 0);
    return { kind: places.get(kind) ?? 0, point };
  });
  const chance = new Chance(seed);
  const layer = new SoftmaxLayer(kinds.length, words.dimensions, rate, chance);
  const order = Uint32Array.from(rows.keys());
  const unused = new Float64Array(words.dimensions);
  for (let pass = 1; pass <= epochs; pass += 1) {
    chance.shuffle(order);
    let loss = 0;
    for (const at of order) {
      const row = rows[at];
      if (row) loss += layer.see(row.point, row.kind, unused);
    }
    console.log(`meanings, pass ${pass} of ${epochs}: loss ${(loss / rows.length).toFixed(3)}`);
  }
  return { directions: layer.directions, biases: layer.biases };
}

const task: MeaningTask = workerData;
parentPort?.postMessage(learn(task));

import { readFileSync, writeFileSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Model, writeModel } from "../../lib/decisions/planner/recognise/model.ts";
import { writePhrasings } from "../../lib/decisions/planner/recognise/phrasings.ts";
import { probabilitiesOf } from "../../lib/decisions/planner/recognise/score.ts";
import {
  readWordVectors,
  type WordVectors,
} from "../../lib/decisions/planner/recognise/word-vectors.ts";
import { reportFailure } from "../plain-error.ts";
import { inProject } from "../project.ts";
import { type Example, readExamples } from "./examples.ts";
import { knownPhrasings } from "./known-phrasings.ts";
import { FeatureLearner, type Learnt, vocabularyOf } from "./learn.ts";
import type { MeaningLearnt, MeaningTask } from "./learn-meanings.ts";
import { stepExamples } from "./step-examples.ts";

// `npm run train:planner`: learns from scripts/planner/examples, and from the steps of the library's plans, which
// words mean which kind of goal, and writes lib/decisions/planner/recognise/weights.bin; what short examples say word
// for word goes into phrasings.bin beside it, with `-- --phrasings` that alone. How sure it may be is set by the phrasings of
// tests/eval, which it does not learn from. The same examples and plans give the same bytes. Takes some minutes.

const OPTIONS = {
  dimensions: 96,
  epochs: 8,
  rate: 0.1,
  dropout: 0.4,
  fewestExamples: 6,
  seed: 7,
};
const MEANING_OPTIONS = { epochs: 5, rate: 0.3, seed: 8 };
/** What a kind's score by the meaning of the words counts beside that by what was learnt of features. */
const MEANING_SHARE = 0.4;
const FILE = inProject("lib/decisions/planner/recognise/weights.bin");
const PHRASINGS_FILE = inProject("lib/decisions/planner/recognise/phrasings.bin");
const WORDS_FILE = inProject("lib/decisions/planner/recognise/word-vectors.bin");

async function train(): Promise<void> {
  const begin = performance.now();
  const examples = readExamples("scripts/planner/examples");
  const unseen = readExamples("tests/eval/phrasings");
  const words = readWordVectors(readFileSync(WORDS_FILE));
  writeFileSync(PHRASINGS_FILE, writePhrasings(knownPhrasings(examples)));
  if (process.argv.includes("--phrasings")) return;
  const vocabulary = vocabularyOf(examples, OPTIONS.fewestExamples);
  const { kinds, keys } = vocabulary;
  console.log(`${examples.length} examples, ${kinds.length} kinds, ${keys.length} features`);
  // Steps teach which words go with a kind, and no words that nobody types.
  const all = [...examples, ...stepExamples(new Set(kinds))];
  const meanings = inThread({ examples: all, vocabulary, words, ...MEANING_OPTIONS });
  const learner = new FeatureLearner(all, vocabulary, OPTIONS);
  for (let pass = 1; pass <= OPTIONS.epochs; pass += 1) {
    console.log(`pass ${pass} of ${OPTIONS.epochs}: loss ${learner.pass().toFixed(3)}`);
    // The thread's lines are printed in between.
    await nextTurn();
  }
  const model = tempered(madeSmall(learner.learnt, await meanings, words), unseen);
  const bytes = writeModel(model);
  writeFileSync(FILE, bytes);
  printPrecision(model, unseen);
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(`${FILE}: ${bytes.length} bytes in ${seconds} s`);
}

function inThread(workerData: MeaningTask): Promise<MeaningLearnt> {
  return new Promise((resolve, reject) => {
    new Worker(new URL("./learn-meanings.ts", import.meta.url), { workerData })
      .once("message", resolve)
      .once("error", reject);
  });
}

function madeSmall(learnt: Learnt, meanings: MeaningLearnt, words: WordVectors): Model {
  const { kinds, keys, rarity, vectors, directions, biases } = learnt;
  const { dimensions } = OPTIONS;
  const both = dimensions + words.dimensions;
  const joined = new Float32Array(kinds.length * both);
  for (let kind = 0; kind < kinds.length; kind += 1) {
    const meaning = meanings.directions.subarray(
      kind * words.dimensions,
      (kind + 1) * words.dimensions,
    );
    joined.set(directions.subarray(kind * dimensions, (kind + 1) * dimensions), kind * both);
    joined.set(
      meaning.map((value) => value * MEANING_SHARE),
      kind * both + dimensions,
    );
  }
  const [small, smallDirections] = [inBytes(vectors), inBytes(joined)];
  return {
    kinds,
    dimensions,
    keys,
    rarity,
    vectors: small.numbers,
    vectorScale: small.scale,
    words,
    directions: smallDirections.numbers,
    directionScale: smallDirections.scale,
    biases: biases.map((bias, kind) => bias + MEANING_SHARE * (meanings.biases[kind] ?? 0)),
    temperature: 1,
  };
}

/** One in a thousand is cut off at the ends, so that the others keep their differences. */
function inBytes(numbers: Float32Array): { numbers: Int8Array; scale: number } {
  const sizes = numbers.map(Math.abs).sort();
  const scale = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / 127;
  return {
    scale,
    numbers: Int8Array.from(numbers, (value) =>
      Math.max(-127, Math.min(127, Math.round(value / scale))),
    ),
  };
}

/** The same model with the temperature at which unseen words are least surprising to it. */
function tempered(model: Model, unseen: readonly Example[]): Model {
  const some = unseen.filter((_, at) => at % 3 === 0);
  const surprise = (temperature: number): number =>
    some.reduce((sum, { kind, text }) => {
      const at = model.kinds.indexOf(kind);
      const probability = probabilitiesOf({ ...model, temperature }, text)[at] ?? 0;
      return sum - Math.log(probability + 1e-9);
    }, 0);
  const tried = Array.from({ length: 16 }, (_, at) => 1 + at / 10).map((temperature) => ({
    temperature,
    surprise: surprise(temperature),
  }));
  const { temperature } = tried.reduce((best, one) => (one.surprise < best.surprise ? one : best));
  console.log(`temperature ${temperature}`);
  return { ...model, temperature };
}

function printPrecision(model: Model, unseen: readonly Example[]): void {
  const tried = unseen
    .map(({ kind, text }) => {
      const probabilities = probabilitiesOf(model, text);
      const probability = Math.max(...probabilities);
      const right = probabilities[model.kinds.indexOf(kind)] ?? 0;
      const rank = probabilities.filter((one) => one > right).length;
      return { probability, rank };
    })
    .sort((one, other) => other.probability - one.probability);
  const share = (rows: readonly { rank: number }[], most: number): string =>
    `${((100 * rows.filter(({ rank }) => rank < most).length) / rows.length).toFixed(1)} %`;
  console.log(
    `unseen words: ${share(tried, 1)} find their kind, ${share(tried, 5)} in the first five`,
  );
  for (const least of [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) {
    const surer = tried.filter(({ probability }) => probability >= least);
    const part = ((100 * surer.length) / tried.length).toFixed(0);
    console.log(`  surer than ${least}: ${part} % of them, ${share(surer, 1)} right`);
  }
}

train().catch(reportFailure);

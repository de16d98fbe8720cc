import { emptyFeatures, readFeatures } from "./features.ts";
import { HEADS, type Model } from "./model.ts";
import { addRows, packedWeights, SUMS } from "./packed-weights.ts";
import type { Stretch } from "./sentences.ts";
import { rowOf } from "./table.ts";

/** Sentences that are read as one: a thought often needs two or three. */
const WIDEST_WINDOW = 3;

/** One to three sentences, by number, what they look like, and the probability of each head. */
export type Window = { first: number; last: number; shape: number; probabilities: Float32Array };

const WIDTH = HEADS.length;
const features = emptyFeatures();
const rows = new Int32Array(features.hashes.length);
const probabilities = new Float32Array(WIDTH);
/** Of the window that is read: what its sentences add to each head together, and each head's log-odds. */
const together = new Int32Array(WIDTH);
const scores = new Float64Array(WIDTH);

/** What each sentence of a text adds to each head. The arrays are used again for the next text. */
export type SentenceSums = {
  size: number;
  sums: Int32Array;
  counts: Int32Array;
  words: Int32Array;
  known: Int32Array;
  shapes: Uint8Array;
};

const read: SentenceSums = {
  size: 0,
  sums: new Int32Array(64 * SUMS),
  counts: new Int32Array(64),
  words: new Int32Array(64),
  known: new Int32Array(64),
  shapes: new Uint8Array(64),
};

/** Reads each sentence once; all windows over them cost additions only. */
export function readSentences(
  model: Model,
  text: string,
  sentences: readonly Stretch[],
): SentenceSums {
  if (read.counts.length < sentences.length) {
    read.counts = new Int32Array(sentences.length * 2);
    read.words = new Int32Array(sentences.length * 2);
    read.known = new Int32Array(sentences.length * 2);
    read.shapes = new Uint8Array(sentences.length * 2);
    read.sums = new Int32Array(sentences.length * 2 * SUMS);
  }
  read.size = sentences.length;
  read.sums.fill(0, 0, sentences.length * SUMS);
  sentences.forEach((sentence, index) => {
    readSentence(model, text, sentence, index);
  });
  return read;
}

/**
 * Shows the probabilities of every window to `visit`, which must not keep them: they are used again.
 * Windows in which no head has log-odds of at least `from` are passed over.
 */
export function eachWindow(
  model: Model,
  { size, shapes, counts }: SentenceSums,
  visit: (window: Window) => void,
  from = Number.NEGATIVE_INFINITY,
): void {
  const window = { first: 0, last: 0, shape: 0, probabilities };
  for (let first = 0; first < size; first += 1) {
    const end = Math.min(size, first + WIDEST_WINDOW);
    let count = 0;
    together.fill(0);
    window.shape = 0;
    for (let last = first; last < end; last += 1) {
      count += counts[last] ?? 0;
      addSentence(last);
      window.shape = Math.max(window.shape, shapes[last] ?? 0);
      if (!isReadable(first, last) || scoreTogether(model, count) < from) continue;
      window.first = first;
      window.last = last;
      for (let head = 0; head < WIDTH; head += 1) {
        probabilities[head] = probabilityOf(scores[head] ?? 0);
      }
      visit(window);
    }
  }
}

/** The classifier has learnt English words; of codes, noise and other languages it knows nothing. */
const LEAST_KNOWN = 0.4;

function isReadable(first: number, last: number): boolean {
  let words = 0;
  let known = 0;
  for (let index = first; index <= last; index += 1) {
    words += read.words[index] ?? 0;
    known += read.known[index] ?? 0;
  }
  return known >= words * LEAST_KNOWN;
}

/** The greatest probability of any head for each sentence alone. */
export function likeliestOfEach(model: Model, { size, counts }: SentenceSums): Float32Array {
  return Float32Array.from({ length: size }, (_, index) => {
    together.fill(0);
    addSentence(index);
    return probabilityOf(scoreTogether(model, counts[index] ?? 0));
  });
}

function readSentence(model: Model, text: string, sentence: Stretch, index: number): void {
  readFeatures(text, sentence, features);
  const { hashes, count } = features;
  let learnt = 0;
  for (let feature = 0; feature < count; feature += 1) {
    const row = rowOf(model.marks, hashes[feature] ?? 0);
    if (row < 0) continue;
    rows[learnt] = row;
    learnt += 1;
  }
  addRows(packedWeights(model.weights), rows, learnt, read.sums, index * SUMS);
  read.counts[index] = learnt;
  read.words[index] = features.spots.length;
  read.known[index] = features.known;
  read.shapes[index] = features.shape;
}

function addSentence(index: number): void {
  const from = index * SUMS;
  for (let head = 0; head < WIDTH; head += 1) {
    together[head] = (together[head] ?? 0) + (read.sums[from + head] ?? 0);
  }
}

/** Sets the log-odds of each head for the sentences that were added, and returns the greatest. */
function scoreTogether({ heads }: Model, count: number): number {
  const share = shareOf(count);
  let greatest = Number.NEGATIVE_INFINITY;
  for (let head = 0; head < WIDTH; head += 1) {
    const { scale, bias, slope, intercept } = heads[head] ?? NO_HEAD;
    const score = slope * ((together[head] ?? 0) * scale * share + bias) + intercept;
    scores[head] = score;
    if (score > greatest) greatest = score;
  }
  return greatest;
}

const NO_HEAD = { scale: 0, bias: 0, slope: 0, intercept: 0 };

/** What each feature of a window counts for, so that long windows don't outweigh short ones. */
export function shareOf(count: number): number {
  return count === 0 ? 0 : 1 / Math.sqrt(count);
}

/** The logistic function. */
export function probabilityOf(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** The log-odds of a probability. */
export function logOddsOf(probability: number): number {
  return Math.log(probability / (1 - probability));
}

/** A probability with so much more log-odds. */
export function shifted(probability: number, logOdds: number): number {
  const odds = (probability / (1 - probability)) * Math.exp(logOdds);
  return odds === Number.POSITIVE_INFINITY ? 1 : odds / (1 + odds);
}

/** The words of a sentence that weighed most for each of some heads: the row of words with the greatest sum. */
export function heaviestWords(
  model: Model,
  heads: readonly number[],
  text: string,
  sentence: Stretch,
): Stretch[] {
  readFeatures(text, sentence, features);
  const { spots, count } = features;
  for (let feature = 0; feature < count; feature += 1) {
    rows[feature] = rowOf(model.marks, features.hashes[feature] ?? 0);
  }
  return heads.flatMap((head) => {
    const ofWords = new Int32Array(spots.length);
    for (let feature = 0; feature < count; feature += 1) {
      const word = features.words[feature] ?? 0;
      const row = rows[feature] ?? -1;
      const weight = row < 0 ? 0 : (model.weights[row * WIDTH + head] ?? 0);
      ofWords[word] = (ofWords[word] ?? 0) + weight;
    }
    const row = heaviestRow(ofWords);
    const first = spots[row.first];
    const last = spots[row.last];
    return first && last ? [{ start: first.start, end: last.end }] : [];
  });
}

/** Kadane's algorithm. */
function heaviestRow(weights: Int32Array): { first: number; last: number } {
  let best = Number.NEGATIVE_INFINITY;
  let found = { first: 0, last: 0 };
  let first = 0;
  let sum = 0;
  weights.forEach((weight, index) => {
    if (sum <= 0) {
      sum = 0;
      first = index;
    }
    sum += weight;
    if (sum > best) {
      best = sum;
      found = { first, last: index };
    }
  });
  return found;
}

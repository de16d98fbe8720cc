import { bucketOf, emptyFeatures, readFeatures } from "./features.ts";
import { HEADS, type Model } from "./model.ts";
import type { Stretch } from "./sentences.ts";

/** Sentences that are read as one: a thought often needs two or three. */
const WIDEST_WINDOW = 3;

/** One to three sentences, by number, and the probability of each head. */
export type Window = { first: number; last: number; probabilities: Float32Array };

const WIDTH = HEADS.length;
const features = emptyFeatures();
let sums = new Int32Array(64 * WIDTH);
let counts = new Int32Array(64);
const scores = new Float32Array(WIDTH);

/**
 * Scores every window of one to three sentences and shows each to `visit`, which must not keep it: the
 * arrays are used again. A sentence is read once, so windows cost additions only.
 */
export function eachWindow(
  model: Model,
  text: string,
  sentences: readonly Stretch[],
  visit: (window: Window) => void,
): void {
  makeRoom(sentences.length);
  sentences.forEach((sentence, index) => {
    readSentence(model, text, sentence, index);
  });
  const window = { first: 0, last: 0, probabilities: scores };
  for (let first = 0; first < sentences.length; first += 1) {
    const end = Math.min(sentences.length, first + WIDEST_WINDOW);
    for (let last = first; last < end; last += 1) {
      window.first = first;
      window.last = last;
      scoreWindow(model, first, last);
      visit(window);
    }
  }
}

function makeRoom(sentences: number): void {
  if (counts.length < sentences) {
    counts = new Int32Array(sentences * 2);
    sums = new Int32Array(sentences * 2 * WIDTH);
  }
  sums.fill(0, 0, sentences * WIDTH);
}

function readSentence(model: Model, text: string, sentence: Stretch, index: number): void {
  readFeatures(text, sentence, features);
  const { weights } = model;
  const { hashes, count } = features;
  const from = index * WIDTH;
  for (let feature = 0; feature < count; feature += 1) {
    const row = bucketOf(hashes[feature] ?? 0) * WIDTH;
    for (let head = 0; head < WIDTH; head += 1) {
      sums[from + head] = (sums[from + head] ?? 0) + (weights[row + head] ?? 0);
    }
  }
  counts[index] = count;
}

function scoreWindow(model: Model, first: number, last: number): void {
  let count = 0;
  for (let index = first; index <= last; index += 1) count += counts[index] ?? 0;
  const share = shareOf(count);
  for (let head = 0; head < WIDTH; head += 1) {
    let sum = 0;
    for (let index = first; index <= last; index += 1) sum += sums[index * WIDTH + head] ?? 0;
    const { scale, bias, slope, intercept } = model.heads[head] ?? NO_HEAD;
    scores[head] = probabilityOf(slope * (sum * scale * share + bias) + intercept);
  }
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

/** The words of a sentence that weighed most for a head: the row of words with the greatest sum. */
export function heaviestWords(
  model: Model,
  head: number,
  text: string,
  sentence: Stretch,
): Stretch | null {
  readFeatures(text, sentence, features);
  const ofWords = new Int32Array(features.spots.length);
  for (let feature = 0; feature < features.count; feature += 1) {
    const word = features.words[feature] ?? 0;
    const weight = model.weights[bucketOf(features.hashes[feature] ?? 0) * WIDTH + head] ?? 0;
    ofWords[word] = (ofWords[word] ?? 0) + weight;
  }
  const row = heaviestRow(ofWords);
  const first = features.spots[row.first];
  const last = features.spots[row.last];
  return first && last ? { start: first.start, end: last.end } : null;
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

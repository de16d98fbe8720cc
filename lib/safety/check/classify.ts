import { bucketOf, emptyFeatures, readFeatures } from "./features.ts";
import { HEADS, type Model } from "./model.ts";
import type { Stretch } from "./sentences.ts";

/** Sentences that are read as one: a thought often needs two or three. */
const WIDEST_WINDOW = 3;

/** One to three sentences, by number, what they look like, and the probability of each head. */
export type Window = { first: number; last: number; shape: number; probabilities: Float32Array };

const WIDTH = HEADS.length;
const features = emptyFeatures();
const scores = new Float32Array(WIDTH);

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
  sums: new Int32Array(64 * WIDTH),
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
    read.sums = new Int32Array(sentences.length * 2 * WIDTH);
  }
  read.size = sentences.length;
  read.sums.fill(0, 0, sentences.length * WIDTH);
  sentences.forEach((sentence, index) => {
    readSentence(model, text, sentence, index);
  });
  return read;
}

/** Shows the probabilities of every window to `visit`, which must not keep them: they are used again. */
export function eachWindow(
  model: Model,
  { size, shapes }: SentenceSums,
  visit: (window: Window) => void,
): void {
  const window = { first: 0, last: 0, shape: 0, probabilities: scores };
  for (let first = 0; first < size; first += 1) {
    const end = Math.min(size, first + WIDEST_WINDOW);
    window.shape = 0;
    for (let last = first; last < end; last += 1) {
      window.shape = Math.max(window.shape, shapes[last] ?? 0);
      if (!isReadable(first, last)) continue;
      window.first = first;
      window.last = last;
      scoreWindow(model, first, last);
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
export function likeliestOfEach(model: Model, { size }: SentenceSums): Float32Array {
  return Float32Array.from({ length: size }, (_, index) => {
    scoreWindow(model, index, index);
    return Math.max(...scores);
  });
}

function readSentence(model: Model, text: string, sentence: Stretch, index: number): void {
  readFeatures(text, sentence, features);
  const { weights } = model;
  const { hashes, count } = features;
  const { sums } = read;
  const from = index * WIDTH;
  for (let feature = 0; feature < count; feature += 1) {
    const row = bucketOf(hashes[feature] ?? 0) * WIDTH;
    for (let head = 0; head < WIDTH; head += 1) {
      sums[from + head] = (sums[from + head] ?? 0) + (weights[row + head] ?? 0);
    }
  }
  read.counts[index] = count;
  read.words[index] = features.spots.length;
  read.known[index] = features.known;
  read.shapes[index] = features.shape;
}

function scoreWindow(model: Model, first: number, last: number): void {
  let count = 0;
  for (let index = first; index <= last; index += 1) count += read.counts[index] ?? 0;
  const share = shareOf(count);
  for (let head = 0; head < WIDTH; head += 1) {
    let sum = 0;
    for (let index = first; index <= last; index += 1) sum += read.sums[index * WIDTH + head] ?? 0;
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

/** A probability with so much more log-odds. */
export function shifted(probability: number, logOdds: number): number {
  const odds = (probability / (1 - probability)) * Math.exp(logOdds);
  return odds === Number.POSITIVE_INFINITY ? 1 : odds / (1 + odds);
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

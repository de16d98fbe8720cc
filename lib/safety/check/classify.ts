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
  /** Where the features of each sentence begin in `rows` and `wordOf`, and its words in `spots`. */
  rowsAt: Int32Array;
  spotsAt: Int32Array;
  /** The rows of weights of all features that were learnt, each with the word of its sentence that it ends in. */
  rows: Int32Array;
  wordOf: Uint16Array;
  /** Begin and end of each word in the text. */
  spots: Int32Array;
};

const read: SentenceSums = {
  size: 0,
  sums: new Int32Array(64 * SUMS),
  counts: new Int32Array(64),
  words: new Int32Array(64),
  known: new Int32Array(64),
  shapes: new Uint8Array(64),
  rowsAt: new Int32Array(64),
  spotsAt: new Int32Array(64),
  rows: new Int32Array(8_192),
  wordOf: new Uint16Array(8_192),
  spots: new Int32Array(1_024),
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
    read.rowsAt = new Int32Array(sentences.length * 2);
    read.spotsAt = new Int32Array(sentences.length * 2);
  }
  read.size = sentences.length;
  read.sums.fill(0, 0, sentences.length * SUMS);
  const packed = packedWeights(model.weights);
  let [row, spot] = [0, 0];
  sentences.forEach((sentence, index) => {
    readFeatures(text, sentence, features);
    read.rowsAt[index] = row;
    read.spotsAt[index] = spot;
    read.words[index] = features.spots.length;
    read.known[index] = features.known;
    read.shapes[index] = features.shape;
    const learnt = keepRows(model.marks, row);
    read.counts[index] = learnt;
    addRows(packed, read.rows, row, row + learnt, read.sums, index * SUMS);
    keepSpots(spot);
    row += learnt;
    spot += features.spots.length;
  });
  return read;
}

/** Keeps the rows of the features that were learnt, from a place on; returns how many those are. */
function keepRows(marks: Uint16Array, from: number): number {
  const { hashes, words, count } = features;
  if (read.rows.length < from + count) {
    read.rows = enlarged(read.rows, new Int32Array(2 * (from + count)));
    read.wordOf = enlarged(read.wordOf, new Uint16Array(2 * (from + count)));
  }
  const { rows, wordOf } = read;
  let at = from;
  for (let feature = 0; feature < count; feature += 1) {
    const row = rowOf(marks, hashes[feature] ?? 0);
    if (row < 0) continue;
    rows[at] = row;
    wordOf[at] = words[feature] ?? 0;
    at += 1;
  }
  return at - from;
}

function keepSpots(from: number): void {
  const { spots } = features;
  const end = 2 * (from + spots.length);
  if (read.spots.length < end) read.spots = enlarged(read.spots, new Int32Array(2 * end));
  spots.forEach(({ start, end }, word) => {
    read.spots[2 * (from + word)] = start;
    read.spots[2 * (from + word) + 1] = end;
  });
}

function enlarged<Numbers extends Int32Array | Uint16Array>(from: Numbers, into: Numbers): Numbers {
  into.set(from);
  return into;
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

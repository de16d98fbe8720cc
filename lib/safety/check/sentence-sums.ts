import { emptyFeatures } from "./feature-set.ts";
import { readFeatures } from "./features.ts";
import { HEADS, type Model } from "./model.ts";
import { addRows, packedWeights, SUMS } from "./packed-weights.ts";
import type { Stretch } from "./sentences.ts";
import { rowOf } from "./table.ts";
import { type WordSums, wordSumsOf } from "./word-sums.ts";

const WIDTH = HEADS.length;

/** What each sentence of a text adds to each head. The arrays are used again for the next text. */
export type SentenceSums = {
  size: number;
  sums: Int32Array;
  /** How many features of each sentence were learnt. */
  counts: Int32Array;
  known: Int32Array;
  shapes: Uint8Array;
  /** Where the words of each sentence begin in `spots` and `whole`; one more than there are sentences. */
  wordsAt: Int32Array;
  /** Begin and end of each word in the text, and its number if it counts as a whole (`features.ts`). */
  spots: Int32Array;
  whole: Uint16Array;
  /**
   * The rows of weights that count beside those of whole words, and from `againAt` on those that whole
   * words have and that don't count again; each with the word of its sentence that it ends in.
   */
  rowsAt: Int32Array;
  againAt: Int32Array;
  rows: Int32Array;
  wordOf: Uint8Array;
};

const features = emptyFeatures("whole words");
const again = features.again;
const read: SentenceSums = {
  size: 0,
  ...roomForSentences(64),
  spots: new Int32Array(2_048),
  whole: new Uint16Array(1_024),
  rows: new Int32Array(8_192),
  wordOf: new Uint8Array(8_192),
};

function roomForSentences(size: number) {
  return {
    sums: new Int32Array(size * SUMS),
    counts: new Int32Array(size),
    known: new Int32Array(size),
    shapes: new Uint8Array(size),
    wordsAt: new Int32Array(size + 1),
    rowsAt: new Int32Array(size + 1),
    againAt: new Int32Array(size),
  };
}

/** Reads each sentence once; all windows over them cost additions only. */
export function readSentences(
  model: Model,
  text: string,
  sentences: readonly Stretch[],
): SentenceSums {
  if (read.counts.length < sentences.length) {
    Object.assign(read, roomForSentences(2 * sentences.length));
  }
  read.size = sentences.length;
  read.sums.fill(0, 0, sentences.length * SUMS);
  const packed = packedWeights(model.weights);
  const ofWords = wordSumsOf(model);
  let [row, word] = [0, 0];
  for (let index = 0; index < sentences.length; index += 1) {
    const sentence = sentences[index];
    if (!sentence) break;
    readFeatures(text, sentence, features);
    makeRoom(row, word);
    read.known[index] = features.known;
    read.shapes[index] = features.shape;
    const againAt = keepRows(model.marks, features, row);
    const end = keepRows(model.marks, again, againAt);
    const into = index * SUMS;
    addRows(packed, read.rows, row, againAt, read.sums, into);
    const whole = addWholeWords(ofWords, word, into);
    takeBack(model.weights, againAt, end, into);
    read.counts[index] = againAt - row + whole - (end - againAt);
    word += features.size;
    row = end;
    read.againAt[index] = againAt;
    read.rowsAt[index + 1] = row;
    read.wordsAt[index + 1] = word;
  }
  return read;
}

function makeRoom(row: number, word: number): void {
  const rows = row + features.count + again.count;
  if (read.rows.length < rows) {
    read.rows = enlarged(read.rows, new Int32Array(2 * rows));
    read.wordOf = enlarged(read.wordOf, new Uint8Array(2 * rows));
  }
  const words = word + features.size;
  if (read.whole.length < words) {
    read.whole = enlarged(read.whole, new Uint16Array(2 * words));
    read.spots = enlarged(read.spots, new Int32Array(4 * words));
  }
}

function enlarged<Numbers extends Int32Array | Uint16Array | Uint8Array>(
  from: Numbers,
  into: Numbers,
): Numbers {
  into.set(from);
  return into;
}

type Hashes = { count: number; hashes: Int32Array; words: Uint8Array };

/** Keeps the rows of the features that were learnt, from a place on; returns where they end. */
function keepRows(marks: Uint16Array, { count, hashes, words }: Hashes, from: number): number {
  const { rows, wordOf } = read;
  let at = from;
  for (let feature = 0; feature < count; feature += 1) {
    const row = rowOf(marks, hashes[feature] ?? 0);
    if (row < 0) continue;
    rows[at] = row;
    wordOf[at] = words[feature] ?? 0;
    at += 1;
  }
  return at;
}

/** Adds what whole words add, and keeps which they are; returns how much of it was learnt. */
function addWholeWords({ sums, learnt }: WordSums, from: number, into: number): number {
  const { size, spots } = features;
  let count = 0;
  for (let word = 0; word < size; word += 1) {
    const number = features.whole?.[word] ?? 0;
    read.whole[from + word] = number;
    read.spots[2 * (from + word)] = spots[2 * word] ?? 0;
    read.spots[2 * (from + word) + 1] = spots[2 * word + 1] ?? 0;
    if (number === 0) continue;
    count += learnt[number] ?? 0;
    for (let head = 0; head < WIDTH; head += 1) {
      read.sums[into + head] = (read.sums[into + head] ?? 0) + (sums[number * SUMS + head] ?? 0);
    }
  }
  return count;
}

/** Takes back the weights of what does not count again. */
function takeBack(weights: Int8Array, from: number, end: number, into: number): void {
  for (let at = from; at < end; at += 1) {
    const row = (read.rows[at] ?? 0) * WIDTH;
    for (let head = 0; head < WIDTH; head += 1) {
      read.sums[into + head] = (read.sums[into + head] ?? 0) - (weights[row + head] ?? 0);
    }
  }
}

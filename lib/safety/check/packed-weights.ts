import { HEADS } from "./model.ts";

const WIDTH = HEADS.length;
/** A word holds four weights, raised by 128 to be positive. */
const WORDS = Math.ceil(WIDTH / 4);
const RAISED = 128;
/** The first and third of a word; each has room for as many weights of 255 as fit into 16 bits. */
const EVERY_OTHER = 0x00ff00ff;
const MOST_AT_ONCE = 257;

/** What the sums of one text or sentence take: the heads, and up to three places of padding. */
export const SUMS = WORDS * 4;

const packs = new WeakMap<Int8Array, Int32Array>();

/** The weights of a model four to a word, made at the first use: sums of them take a quarter of the time. */
export function packedWeights(weights: Int8Array): Int32Array {
  const packed = packs.get(weights) ?? pack(weights);
  packs.set(weights, packed);
  return packed;
}

function pack(weights: Int8Array): Int32Array {
  const packed = new Int32Array((weights.length / WIDTH) * WORDS);
  weights.forEach((weight, index) => {
    const head = index % WIDTH;
    const at = ((index - head) / WIDTH) * WORDS + (head >> 2);
    packed[at] = (packed[at] ?? 0) | ((weight + RAISED) << ((head & 3) * 8));
  });
  return packed;
}

/** Adds the weights of some of the rows, from one place to another, to the sums of all heads, which begin at `into`. */
export function addRows(
  packed: Int32Array,
  rows: Int32Array,
  from: number,
  to: number,
  sums: Int32Array,
  into: number,
): void {
  for (let begin = from; begin < to; begin += MOST_AT_ONCE) {
    const end = Math.min(to, begin + MOST_AT_ONCE);
    for (let word = 0; word < WORDS; word += 1) addWord(packed, rows, begin, end, word, sums, into);
  }
}

/** The same for four heads, which are added two by two: no sum can run over into the one above. */
function addWord(
  packed: Int32Array,
  rows: Int32Array,
  begin: number,
  end: number,
  word: number,
  sums: Int32Array,
  from: number,
): void {
  let even = 0;
  let odd = 0;
  for (let index = begin; index < end; index += 1) {
    const four = packed[(rows[index] ?? 0) * WORDS + word] ?? 0;
    even = (even + (four & EVERY_OTHER)) | 0;
    odd = (odd + ((four >>> 8) & EVERY_OTHER)) | 0;
  }
  const raised = RAISED * (end - begin);
  const at = from + word * 4;
  sums[at] = (sums[at] ?? 0) + (even & 0xffff) - raised;
  sums[at + 1] = (sums[at + 1] ?? 0) + (odd & 0xffff) - raised;
  sums[at + 2] = (sums[at + 2] ?? 0) + (even >>> 16) - raised;
  sums[at + 3] = (sums[at + 3] ?? 0) + (odd >>> 16) - raised;
}

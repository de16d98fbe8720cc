import { indexOf } from "./keys.ts";

/** Where common English words stand among others that are used alike, whoever wrote them. Numbers are int8. */
export type WordVectors = {
  dimensions: number;
  /** The words' hashes, ascending (`hashOf`). */
  keys: Uint32Array;
  /** `vectors[word * dimensions + dimension]`; each word's has about the length 127. */
  vectors: Int8Array;
};

const MAGIC = 0x57564543;
const HEADER_BYTES = 12;

/** The bytes of a file of word vectors. */
export function writeWordVectors({ dimensions, keys, vectors }: WordVectors): Uint8Array {
  const all = new Uint8Array(HEADER_BYTES + keys.byteLength + vectors.byteLength);
  all.set(new Uint8Array(new Uint32Array([MAGIC, dimensions, keys.length]).buffer));
  all.set(new Uint8Array(keys.buffer, keys.byteOffset, keys.byteLength), HEADER_BYTES);
  all.set(
    new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength),
    HEADER_BYTES + keys.byteLength,
  );
  return all;
}

/**
 * The word vectors in the bytes of a file.
 * @throws Error when they are something else or cut short
 */
export function readWordVectors(bytes: Uint8Array): WordVectors {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES || view.getUint32(0, true) !== MAGIC) {
    throw new Error("these are no word vectors");
  }
  const [dimensions, count] = [view.getUint32(4, true), view.getUint32(8, true)];
  if (bytes.length !== HEADER_BYTES + count * (4 + dimensions)) {
    throw new Error("the word vectors are cut short");
  }
  const vectorsFrom = HEADER_BYTES + count * 4;
  return {
    dimensions,
    // A copy: numbers of four bytes can't be read from any place.
    keys: new Uint32Array(new Uint8Array(bytes.subarray(HEADER_BYTES, vectorsFrom)).buffer),
    vectors: new Int8Array(new Uint8Array(bytes.subarray(vectorsFrom)).buffer),
  };
}

/** A word of a text, by its hash, with how much it counts. */
export type WeighedWord = readonly [key: number, weight: number];

/**
 * Adds to a point, from a place on, the direction in which these words lie together, with this length:
 * nothing where none of them is known.
 */
export function addMeaning(
  { dimensions, keys, vectors }: WordVectors,
  words: Iterable<WeighedWord>,
  length: number,
  point: Float64Array,
  place: number,
): void {
  const meaning = new Float64Array(dimensions);
  for (const [key, weight] of words) {
    const word = indexOf(keys, key);
    if (word === -1) continue;
    const from = word * dimensions;
    for (let dimension = 0; dimension < dimensions; dimension += 1) {
      meaning[dimension] = (meaning[dimension] ?? 0) + weight * (vectors[from + dimension] ?? 0);
    }
  }
  const size = Math.sqrt(meaning.reduce((sum, value) => sum + value * value, 0));
  if (size === 0) return;
  for (let dimension = 0; dimension < dimensions; dimension += 1) {
    point[place + dimension] =
      (point[place + dimension] ?? 0) + ((meaning[dimension] ?? 0) * length) / size;
  }
}

import type { WordVectors } from "./word-vectors.ts";

/**
 * A text's features are added up to a point in a space of few dimensions, behind which stand those of what
 * its words mean elsewhere, and each kind is a direction in it. Numbers are int8, each group with one scale.
 */
export type Model = {
  /** The kinds' ids; "-" stands for a goal of no kind. */
  kinds: readonly string[];
  dimensions: number;
  /** The features' hashes, ascending. */
  keys: Uint32Array;
  /** How rare each feature is, in sixteenths of the logarithm. */
  rarity: Uint8Array;
  /** `vectors[feature * dimensions + dimension]` */
  vectors: Int8Array;
  vectorScale: number;
  words: WordVectors;
  /** `directions[kind * (dimensions + words.dimensions) + dimension]` */
  directions: Int8Array;
  directionScale: number;
  biases: Float32Array;
  /** What scores are divided by, so that probabilities are as sure as they are right. */
  temperature: number;
};

/** Sixteenths: what a step of `rarity` is worth. */
export const RARITY_STEP = 1 / 16;
/** How rare a word is that was never learnt, as a logarithm: as the rarest of those that were. */
export const UNSEEN_RARITY = 10.5;
/** How long the meaning of all words together is, beside what was learnt of features. */
export const MEANING_LENGTH = 6;

const MAGIC = 0x4b494e44;
const VERSION = 2;

type Header = Pick<
  Model,
  "kinds" | "dimensions" | "vectorScale" | "directionScale" | "temperature"
> & { features: number };

/** The bytes of a model's file without the word vectors, which have one of their own: a header in JSON, then the numbers. */
export function writeModel(model: Omit<Model, "words">): Uint8Array {
  const { kinds, dimensions, vectorScale, directionScale, temperature } = model;
  const header: Header = {
    kinds,
    dimensions,
    vectorScale,
    directionScale,
    temperature,
    features: model.keys.length,
  };
  const told = new TextEncoder().encode(JSON.stringify(header));
  const parts = [
    new Uint8Array(new Uint32Array([MAGIC, VERSION, told.length]).buffer),
    told,
    bytesOf(model.biases),
    bytesOf(model.keys),
    model.rarity,
    bytesOf(model.vectors),
    bytesOf(model.directions),
  ];
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * The model in the bytes of a file, with the word vectors that it was learnt with.
 * @throws Error when they are of another version or cut short
 */
export function readModel(bytes: Uint8Array, words: WordVectors): Model {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== MAGIC || view.getUint32(4, true) !== VERSION) {
    throw new Error("these are no weights of this version of the recogniser");
  }
  let at = 12;
  const take = (length: number): ArrayBuffer => {
    if (at + length > bytes.length) throw new Error("the weights of the recogniser are cut short");
    // A copy: numbers of four bytes can't be read from any place.
    const part = new Uint8Array(bytes.subarray(at, at + length));
    at += length;
    return part.buffer;
  };
  const header: Header = JSON.parse(new TextDecoder().decode(take(view.getUint32(8, true))));
  const { features, ...told } = header;
  return {
    ...told,
    words,
    biases: new Float32Array(take(header.kinds.length * 4)),
    keys: new Uint32Array(take(features * 4)),
    rarity: new Uint8Array(take(features)),
    vectors: new Int8Array(take(features * header.dimensions)),
    directions: new Int8Array(take(header.kinds.length * (header.dimensions + words.dimensions))),
  };
}

function bytesOf(numbers: Float32Array | Uint32Array | Int8Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

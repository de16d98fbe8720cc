import { expect, it } from "vitest";
import { readSets } from "../../../tests/safety/texts.ts";
import { emptyFeatures } from "./feature-set.ts";
import { readFeatures } from "./features.ts";
import { HEADS } from "./model.ts";
import { SUMS } from "./packed-weights.ts";
import { readText } from "./read-text.ts";
import { readSentences } from "./sentence-sums.ts";
import { rowOf } from "./table.ts";
import { MODEL } from "./weights.ts";

const WIDTH = HEADS.length;
const features = emptyFeatures();

/** Each sentence's features counted one by one, without what is worked out beforehand for known words. */
function countedOneByOne(text: string) {
  const { literal, sentences } = readText(text);
  return sentences.map((sentence) => {
    readFeatures(literal, sentence, features);
    const rows = Array.from(features.hashes.subarray(0, features.count), (hash) =>
      rowOf(MODEL.marks, hash),
    ).filter((row) => row >= 0);
    const sums = HEADS.map((_, head) =>
      rows.reduce((sum, row) => sum + (MODEL.weights[row * WIDTH + head] ?? 0), 0),
    );
    return { count: rows.length, sums };
  });
}

function counted(text: string) {
  const { literal, sentences } = readText(text);
  const { counts, sums } = readSentences(MODEL, literal, sentences);
  return sentences.map((_, index) => ({
    count: counts[index],
    sums: Array.from(sums.subarray(index * SUMS, index * SUMS + WIDTH)),
  }));
}

it("counts what each sentence has once, however often it comes", () => {
  const texts = [
    "the thing that the thinking things think, thinking of thinner things",
    "aaaa aaaaa banana bananas, 12 or 13 or 12? why? why why",
    "killing and killing and killings, and killing killed killers",
  ];
  for (const text of texts) expect(counted(text)).toEqual(countedOneByOne(text));
});

it("counts known words as one would feature by feature", () => {
  const { diaries = [], "self-harm": harm = [] } = readSets();
  for (const { text } of [...diaries.slice(0, 60), ...harm.slice(0, 60)]) {
    expect(counted(text)).toEqual(countedOneByOne(text));
  }
});

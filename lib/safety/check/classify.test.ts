import { expect, it } from "vitest";
import {
  eachWindow,
  type Interest,
  likeliestOfEach,
  logOddsOf,
  probabilityOf,
  shareOf,
} from "./classify.ts";
import { emptyFeatures } from "./feature-set.ts";
import { readFeatures } from "./features.ts";
import { HEADS } from "./model.ts";
import { readText } from "./read-text.ts";
import { readSentences } from "./sentence-sums.ts";
import { rowOf } from "./table.ts";
import { MODEL } from "./weights.ts";

const TEXT =
  "I can't sleep and nobody knows why. Clean the kitchen, then the bath. How do I tell my mum? She is kind. I want to be gone by Friday.";

/** Each window, its features weighed one by one and its probabilities straight from the formula. */
function scoredOneByOne(text: string) {
  const { literal, sentences } = readText(text);
  const features = emptyFeatures();
  const rows = sentences.map((sentence) => {
    readFeatures(literal, sentence, features);
    return Array.from(features.hashes.subarray(0, features.count), (hash) =>
      rowOf(MODEL.marks, hash),
    ).filter((row) => row >= 0);
  });
  return rows.flatMap((_, first) =>
    [1, 2, 3]
      .filter((size) => first + size <= rows.length)
      .map((size) => {
        const all = rows.slice(first, first + size).flat();
        const probabilities = MODEL.heads.map(({ scale, bias, slope, intercept }, head) => {
          const weights = all.map((row) => MODEL.weights[row * HEADS.length + head] ?? 0);
          const sum = weights.reduce((one, other) => one + other, 0);
          return probabilityOf(slope * (sum * scale * shareOf(all.length) + bias) + intercept);
        });
        return { first, last: first + size - 1, probabilities };
      }),
  );
}

function scored(text: string, interest?: Interest) {
  const { literal, sentences } = readText(text);
  const windows: ReturnType<typeof scoredOneByOne> = [];
  eachWindow(
    MODEL,
    readSentences(MODEL, literal, sentences),
    ({ first, last, probabilities }) => {
      windows.push({ first, last, probabilities: Array.from(probabilities) });
    },
    interest,
  );
  return windows;
}

it("gives a window the probabilities of its features weighed one by one", () => {
  const [windows, expected] = [scored(TEXT), scoredOneByOne(TEXT)];
  expect(windows).toHaveLength(12);
  windows.forEach(({ probabilities, ...place }, index) => {
    expect(place).toEqual({ first: expected[index]?.first, last: expected[index]?.last });
    probabilities.forEach((probability, head) => {
      expect(probability).toBeCloseTo(expected[index]?.probabilities[head] ?? Number.NaN, 6);
    });
  });
});

it("passes over the windows in which nothing is likely enough, and no others", () => {
  const likely = scored(TEXT).filter(({ probabilities }) => Math.max(...probabilities) >= 0.05);
  expect(likely.length).toBeGreaterThan(0);
  expect(likely.length).toBeLessThan(12);
  expect(scored(TEXT, () => logOddsOf(0.05))).toEqual(likely);
});

it("tells the likeliest of each sentence as that of its own window", () => {
  const alone = scored(TEXT).filter(({ first, last }) => first === last);
  const { literal, sentences } = readText(TEXT);
  expect(Array.from(likeliestOfEach(MODEL, readSentences(MODEL, literal, sentences)))).toEqual(
    alone.map(({ probabilities }) => Math.max(...probabilities)),
  );
});

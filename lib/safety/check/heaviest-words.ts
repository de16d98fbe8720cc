import type { SentenceSums } from "./classify.ts";
import { HEADS, type Model } from "./model.ts";
import type { Stretch } from "./sentences.ts";

const WIDTH = HEADS.length;

/**
 * The words of a sentence, by number, that weighed most for each of some heads: the row of words with the
 * greatest sum.
 */
export function heaviestWords(
  { weights }: Model,
  { words, counts, rows, rowsAt, wordOf, spots, spotsAt }: SentenceSums,
  sentence: number,
  heads: Iterable<number>,
): Stretch[] {
  const stretches: Stretch[] = [];
  const from = rowsAt[sentence] ?? 0;
  const end = from + (counts[sentence] ?? 0);
  const spot = spotsAt[sentence] ?? 0;
  const ofWords = new Int32Array(words[sentence] ?? 0);
  for (const head of heads) {
    ofWords.fill(0);
    for (let at = from; at < end; at += 1) {
      const word = wordOf[at] ?? 0;
      ofWords[word] = (ofWords[word] ?? 0) + (weights[(rows[at] ?? 0) * WIDTH + head] ?? 0);
    }
    if (ofWords.length === 0) continue;
    const { first, last } = heaviestRow(ofWords);
    stretches.push({
      start: spots[2 * (spot + first)] ?? 0,
      end: spots[2 * (spot + last) + 1] ?? 0,
    });
  }
  return stretches;
}

/** Kadane's algorithm. */
function heaviestRow(weights: Int32Array): { first: number; last: number } {
  let best = Number.NEGATIVE_INFINITY;
  let found = { first: 0, last: 0 };
  let first = 0;
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1) {
    if (sum <= 0) {
      sum = 0;
      first = index;
    }
    sum += weights[index] ?? 0;
    if (sum > best) {
      best = sum;
      found = { first, last: index };
    }
  }
  return found;
}

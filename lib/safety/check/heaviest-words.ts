import { HEADS, type Model } from "./model.ts";
import { SUMS } from "./packed-weights.ts";
import type { SentenceSums } from "./sentence-sums.ts";
import type { Stretch } from "./sentences.ts";
import { wordSumsOf } from "./word-sums.ts";

const WIDTH = HEADS.length;

/**
 * The words of a sentence, by number, that weighed most for each of some heads: the row of words with the
 * greatest sum.
 */
export function heaviestWords(
  model: Model,
  read: SentenceSums,
  sentence: number,
  heads: Iterable<number>,
): Stretch[] {
  const stretches: Stretch[] = [];
  const from = read.wordsAt[sentence] ?? 0;
  const ofWords = new Int32Array((read.wordsAt[sentence + 1] ?? 0) - from);
  if (ofWords.length === 0) return stretches;
  for (const head of heads) {
    weighWords(model, read, sentence, head, ofWords);
    const { first, last } = heaviestRow(ofWords);
    stretches.push({
      start: read.spots[2 * (from + first)] ?? 0,
      end: read.spots[2 * (from + last) + 1] ?? 0,
    });
  }
  return stretches;
}

/** What each word of a sentence adds to a head. */
function weighWords(
  model: Model,
  { wordsAt, whole, rowsAt, againAt, rows, wordOf }: SentenceSums,
  sentence: number,
  head: number,
  into: Int32Array,
): void {
  const { sums } = wordSumsOf(model);
  const from = wordsAt[sentence] ?? 0;
  for (let word = 0; word < into.length; word += 1) {
    into[word] = sums[(whole[from + word] ?? 0) * SUMS + head] ?? 0;
  }
  const again = againAt[sentence] ?? 0;
  const end = rowsAt[sentence + 1] ?? 0;
  for (let at = rowsAt[sentence] ?? 0; at < end; at += 1) {
    const weight = model.weights[(rows[at] ?? 0) * WIDTH + head] ?? 0;
    const word = wordOf[at] ?? 0;
    into[word] = (into[word] ?? 0) + (at < again ? weight : -weight);
  }
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

import { KNOWN_WORDS, OWN_FEATURES, OWN_FROM } from "./known-words.ts";
import { HEADS, type Model } from "./model.ts";
import { SUMS } from "./packed-weights.ts";
import { rowOf } from "./table.ts";

const WIDTH = HEADS.length;

/** By known word, what all that it has by itself adds to each head, and how much of it was learnt. */
export type WordSums = { sums: Int16Array; learnt: Uint8Array };

const made = new WeakMap<Model["weights"], WordSums>();

/** Worked out at the first use of a model: most words of a text are known, and each comes many times. */
export function wordSumsOf(model: Model): WordSums {
  const before = made.get(model.weights);
  if (before) return before;
  const sums = new Int16Array(KNOWN_WORDS * SUMS);
  const learnt = new Uint8Array(KNOWN_WORDS);
  for (let word = 1; word < KNOWN_WORDS; word += 1) {
    const end = OWN_FROM[word + 1] ?? 0;
    for (let at = OWN_FROM[word] ?? 0; at < end; at += 1) {
      const row = rowOf(model.marks, OWN_FEATURES[at] ?? 0);
      if (row < 0) continue;
      learnt[word] = (learnt[word] ?? 0) + 1;
      for (let head = 0; head < WIDTH; head += 1) {
        const into = word * SUMS + head;
        sums[into] = (sums[into] ?? 0) + (model.weights[row * WIDTH + head] ?? 0);
      }
    }
  }
  const all = { sums, learnt };
  made.set(model.weights, all);
  return all;
}

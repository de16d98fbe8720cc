import { kindOfWordsOwn, MOST_OF_WORD, spreadOf } from "./feature-hashes.ts";
import { OWN_FEATURES, OWN_FROM } from "./known-words.ts";

/**
 * The hashed features of one sentence, each with the number of the word that it ends in; the arrays are
 * used again for the next sentence.
 */
export type Features = {
  count: number;
  hashes: Int32Array;
  /** What each is: letters (3 and 4), words (11 to 14), classes (21 to 25). */
  kinds: Uint8Array;
  words: Uint8Array;
  /** How many words the sentence has, and begin and end of each in the text. */
  size: number;
  spots: Int32Array;
  /** What it is by its look (`features.ts`). */
  shape: number;
  /** How many of the words stand in the vocabulary. */
  known: number;
  /**
   * For each word its number among the known ones (`known-words.ts`) where it counts with all that it has
   * by itself, else 0. Null where everything is told one by one.
   */
  whole: Uint16Array | null;
  /** What known words have that the sentence had before: it counts once. */
  again: { count: number; hashes: Int32Array; words: Uint8Array };
};

/** More than a sentence has (`sentences.ts` cuts after 26 words or 400 characters). */
export const MOST_WORDS = 64;
const MOST_FEATURES = MOST_WORDS * (MOST_OF_WORD + 16);

/** Room for features; those of known words are told one by one, or as a whole. */
export function emptyFeatures(told: "one by one" | "whole words" = "one by one"): Features {
  const isWhole = told === "whole words";
  const again = isWhole ? MOST_FEATURES : 0;
  return {
    count: 0,
    hashes: new Int32Array(MOST_FEATURES),
    kinds: new Uint8Array(MOST_FEATURES),
    words: new Uint8Array(MOST_FEATURES),
    size: 0,
    spots: new Int32Array(2 * MOST_WORDS),
    shape: 0,
    known: 0,
    whole: isWhole ? new Uint16Array(MOST_WORDS) : null,
    again: { count: 0, hashes: new Int32Array(again), words: new Uint8Array(again) },
  };
}

/** What was seen in this sentence: said twice is not twice as true. */
const SLOTS = 8_192;
const seen = new Int32Array(SLOTS);

/** Adds a feature by its hash, unless the sentence had it before. */
export function add(into: Features, hash: number, kind: number): void {
  const feature = spreadOf(hash, kind);
  const slot = feature & (SLOTS - 1);
  if (seen[slot] === feature) return;
  seen[slot] = feature;
  tell(into, feature, kind);
}

function tell(into: Features, feature: number, kind: number): void {
  const at = into.count;
  into.hashes[at] = feature;
  into.kinds[at] = kind;
  into.words[at] = Math.max(0, into.size - 1);
  into.count = at + 1;
}

/** Adds what a word has by itself; one that is known by its number. */
export function addOwn(
  into: Features,
  all: Int32Array,
  from: number,
  end: number,
  known: number,
): void {
  const isWhole = into.whole !== null && known > 0;
  if (into.whole) into.whole[into.size - 1] = known;
  for (let at = from; at < end; at += 1) {
    const feature = all[at] ?? 0;
    const slot = feature & (SLOTS - 1);
    if (seen[slot] !== feature) {
      seen[slot] = feature;
      if (!isWhole) tell(into, feature, kindOfWordsOwn(at - from, end - from));
    } else if (isWhole) {
      into.again.hashes[into.again.count] = feature;
      into.again.words[into.again.count] = into.size - 1;
      into.again.count += 1;
    }
  }
}

/** To be called when a sentence has been read. */
export function forgetSeen({ hashes, count, whole, size }: Features): void {
  for (let index = 0; index < count; index += 1) seen[(hashes[index] ?? 0) & (SLOTS - 1)] = 0;
  if (!whole) return;
  for (let word = 0; word < size; word += 1) {
    const known = whole[word] ?? 0;
    if (known === 0) continue;
    const end = OWN_FROM[known + 1] ?? 0;
    for (let at = OWN_FROM[known] ?? 0; at < end; at += 1) {
      seen[(OWN_FEATURES[at] ?? 0) & (SLOTS - 1)] = 0;
    }
  }
}

/**
 * How features are named: by a hash, signed, as all hashes here are: those are plain integers to the
 * engine, the others are boxed.
 */
const PRIME = 0x01000193;
export const SEED = 0x811c9dc5;

/** The hash of what was read before with one more value behind it (FNV-1a). */
export function mix(hash: number, value: number): number {
  return Math.imul(hash ^ value, PRIME);
}

/** Spreads a hash over all of its bits (the finish of MurmurHash3), another way for each kind of feature. */
export function spreadOf(hash: number, kind: number): number {
  let spread = hash ^ Math.imul(kind, 0x9e3779b1);
  spread = Math.imul(spread ^ (spread >>> 16), 0x85ebca6b);
  spread = Math.imul(spread ^ (spread >>> 13), 0xc2b2ae35);
  return spread ^ (spread >>> 16);
}

/** The kind of a word alone. Runs of letters have their length, other kinds stand in `features.ts`. */
const WORD = 11;

/** Longer words are read in pieces. */
export const LONGEST_WORD = 24;
/** What a word of that length has of its own. */
export const MOST_OF_WORD = 2 * LONGEST_WORD;

/**
 * Writes the features of a word by itself, given its hash: the runs of three and four characters of
 * `<word>` by turns, and the word last. Returns how many they are.
 */
export function featuresOfWord(
  text: string,
  start: number,
  end: number,
  word: number,
  into: Int32Array,
): number {
  let count = 0;
  for (let first = start - 1; first < end - 1; first += 1) {
    let hash = SEED;
    for (let length = 1; length <= 4 && first + length - 1 <= end; length += 1) {
      const at = first + length - 1;
      hash = mix(hash, at < start ? 60 : at === end ? 62 : text.charCodeAt(at));
      if (length > 2) into[count++] = spreadOf(hash, length);
    }
  }
  into[count++] = spreadOf(word, WORD);
  return count;
}

/** The kind of a word's own feature by its place among so many of them. */
export function kindOfWordsOwn(place: number, count: number): number {
  if (place === count - 1) return WORD;
  return (place & 1) === 0 ? 3 : 4;
}

import { withOneName } from "../words/given-names.ts";

/** The features of a text, each by the hash of its name, with how much of it there is. */
export type Features = ReadonlyMap<number, number>;

/** Longer texts tell nothing more of their kind. */
const MOST_WORDS = 80;
const WORD = /\p{L}+|\d+|[£$€]/gu;
const APOSTROPHES = /['’‘]/g;
/** Words that stand in any goal, and so make no pair. */
const FILLING = new Set(
  "i im ive id my me a an the to of and in it its is be for on at this that so but with just have has need want get do".split(
    " ",
  ),
);
/** What each sort of feature counts for before it is weighed by how rare it is. */
const WORTH = { word: 1, stem: 1, two: 1, letters: 0.4, together: 0.6 } as const;
/** Words that stand together up to so many content words apart. */
const REACH = 5;

/**
 * What a recogniser sees of a text: its words and their stems, stems in twos, runs of four and five letters
 * (so that slips and unknown forms still count), and which words stand near each other in any order.
 */
export function featuresOf(text: string): Features {
  const found = new Map<number, number>();
  const add = (name: string, worth: number): void => {
    const key = hashOf(name);
    found.set(key, (found.get(key) ?? 0) + worth);
  };
  const words = wordsOf(text);
  const stems = words.map(stemOf);
  for (const [at, word] of words.entries()) {
    add(nameOfWord(word), WORTH.word);
    add(`s${stems[at]}`, WORTH.stem);
    if (at > 0) add(`b${stems[at - 1]} ${stems[at]}`, WORTH.two);
    for (const run of letterRuns(word)) add(`c${run}`, WORTH.letters);
  }
  const telling = stems.filter((_, at) => !FILLING.has(words[at] ?? ""));
  for (const [at, one] of telling.entries()) {
    for (const other of telling.slice(at + 1, at + 1 + REACH)) {
      add(`p${one < other ? `${one} ${other}` : `${other} ${one}`}`, WORTH.together);
    }
  }
  return found;
}

/** Lower-case words without apostrophes; all numbers count as one, and so do all names. */
function wordsOf(text: string): string[] {
  const words = withOneName(text).replace(APOSTROPHES, "").match(WORD) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => (/^\d/.test(word) ? "0" : word));
}

function stemOf(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/(?:ies|ied)$/, "y")
    .replace(/sses$/, "ss")
    .replace(/(?<!s)s$/, "")
    .replace(/(?:ing|ed)$/, "");
}

function letterRuns(word: string): string[] {
  if (word.length < 4) return [];
  const edged = `<${word}>`;
  return [4, 5].flatMap((length) =>
    Array.from({ length: Math.max(0, edged.length - length + 1) }, (_, at) =>
      edged.slice(at, at + length),
    ),
  );
}

/** The feature of a word by itself. */
export function keyOfWord(word: string): number {
  return hashOf(nameOfWord(word));
}

function nameOfWord(word: string): string {
  return `w${word}`;
}

/** FNV-1a with the finish of MurmurHash3; 32 bits, unsigned. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

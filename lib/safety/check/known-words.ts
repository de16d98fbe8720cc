import { featuresOfWord, LONGEST_WORD, MOST_OF_WORD } from "./feature-hashes.ts";
import { VOCABULARY } from "./vocabulary.ts";
import { CLASS_OF, hashOfWord } from "./word-classes.ts";
import { CONTRACTIONS } from "./words.ts";

/**
 * What the classifier needs of each known word, worked out once: nine words in ten of a text are known.
 * A word is a number from 1 on; 0 is none.
 */
const IN_VOCABULARY = 1;
const FIRST_PERSON = 2;
const ASKING = 4;

const words = new Map<string, number>();
note([...VOCABULARY, ...CONTRACTIONS.values()], IN_VOCABULARY);
note("i i'm i've i'd i'll me we we're we've we'll us".split(" "), FIRST_PERSON);
note("how what where which who why when can could should would is are do does".split(" "), ASKING);

function note(all: readonly string[], flag: number): void {
  for (const word of all) words.set(word, (words.get(word) ?? 0) | flag);
}

/** How many numbers there are, that of none among them. */
export const KNOWN_WORDS = words.size + 1;

const hashes = new Int32Array(KNOWN_WORDS);
const classes = new Int32Array(KNOWN_WORDS);
const flags = new Uint8Array(KNOWN_WORDS);
const spellings: string[] = [""];

/** The features that words have by themselves, those of each from its place in `OWN_FROM` on. */
export const OWN_FEATURES = new Int32Array(KNOWN_WORDS * MOST_OF_WORD);
export const OWN_FROM = new Int32Array(KNOWN_WORDS + 1);

const SLOTS = 16_384;
const slots = new Uint16Array(SLOTS);

for (const [word, flag] of words) {
  if (word.length > LONGEST_WORD) throw new Error(`"${word}" is longer than words are read.`);
  const number = spellings.push(word) - 1;
  const hash = hashOfWord(word);
  hashes[number] = hash;
  classes[number] = CLASS_OF.get(hash) ?? hash;
  flags[number] = flag;
  const from = OWN_FROM[number] ?? 0;
  const count = featuresOfWord(word, 0, word.length, hash, OWN_FEATURES.subarray(from));
  OWN_FROM[number + 1] = from + count;
  let slot = slotOf(hash);
  while (slots[slot] !== 0) slot = (slot + 1) & (SLOTS - 1);
  slots[slot] = number;
}

function slotOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}

/** The known word with a hash (`hashOfWord`). Others may have the same one: see `isSpelt`. */
export function knownWordOf(hash: number): number {
  for (let slot = slotOf(hash); ; slot = (slot + 1) & (SLOTS - 1)) {
    const number = slots[slot] ?? 0;
    if (number === 0 || hashes[number] === hash) return number;
  }
}

/** Whether a known word is what stands in a text from one place to another. */
export function isSpelt(number: number, text: string, start: number, end: number): boolean {
  const word = spellings[number] ?? "";
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at += 1) {
    if (word.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  }
  return true;
}

/** The class of a known word as a hash; of one without a class its own. */
export function classOfKnown(number: number): number {
  return classes[number] ?? 0;
}

export function isInVocabulary(number: number): boolean {
  return ((flags[number] ?? 0) & IN_VOCABULARY) !== 0;
}

/** Whether a writer calls themselves so. */
export function isFirstPerson(number: number): boolean {
  return ((flags[number] ?? 0) & FIRST_PERSON) !== 0;
}

/** Whether a question may begin so. */
export function isAsking(number: number): boolean {
  return ((flags[number] ?? 0) & ASKING) !== 0;
}

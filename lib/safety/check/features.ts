import type { Stretch } from "./sentences.ts";
import { VOCABULARY } from "./vocabulary.ts";
import { CLASS_OF, hashOfWord } from "./word-classes.ts";
import { CONTRACTIONS } from "./words.ts";

/** A word of a sentence, by its place in the text. */
export type Word = Stretch;

/**
 * The hashed features of one sentence, each with the word that it ends in; the arrays are used again for
 * the next sentence.
 */
export type Features = {
  count: number;
  hashes: Uint32Array;
  /** What each is: letters (3 and 4), words (11 to 14), classes (21 to 25). */
  kinds: Uint8Array;
  words: Uint16Array;
  spots: Word[];
  shape: Shape;
  /** How many of the words stand in the vocabulary. */
  known: number;
};

/**
 * What a sentence is, by its look: to be done ("clean the kitchen"), asked, or told by somebody about
 * themselves. The greater one counts where sentences are read together.
 */
export type Shape = 0 | 1 | 2;
export const SHAPES = 3;
const TO_DO = 0;
const ASKED = 1;
const TOLD = 2;

const KNOWN = new Set([...VOCABULARY, ...CONTRACTIONS.values()].map(hashOfWord));
const FIRST_PERSON = hashesOf("i i'm i've i'd i'll me we we're we've we'll us");
const ASKING = hashesOf("how what where which who why when can could should would is are do does");

function hashesOf(words: string): ReadonlySet<number> {
  return new Set(words.split(" ").map(hashOfWord));
}

/** More than a sentence has (`sentences.ts` cuts after 26 words or 400 characters). */
const MOST_WORDS = 64;
/** Longer words are read in pieces. */
const LONGEST_WORD = 24;
const MOST_FEATURES = MOST_WORDS * (16 + LONGEST_WORD * 2 + 8);

export function emptyFeatures(): Features {
  return {
    count: 0,
    hashes: new Uint32Array(MOST_FEATURES),
    kinds: new Uint8Array(MOST_FEATURES),
    words: new Uint16Array(MOST_FEATURES),
    spots: [],
    shape: TO_DO,
    known: 0,
  };
}

const PRIME = 0x01000193;
const SEED = 0x811c9dc5;
const EDGE = mix(SEED, 1);
const GAP = mix(SEED, 2);
const FIGURE = mix(SEED, 3);
const QUESTION = mix(SEED, 4);
const SKIP = mix(SEED, 5);

/** Signed, as all hashes here are: those are plain integers to the engine, the others are boxed. */
function mix(hash: number, value: number): number {
  return Math.imul(hash ^ value, PRIME);
}

/** Spreads a hash over all of its bits (the finish of MurmurHash3). */
function spreadOf(hash: number, kind: number): number {
  let spread = hash ^ Math.imul(kind, 0x9e3779b1);
  spread = Math.imul(spread ^ (spread >>> 16), 0x85ebca6b);
  spread = Math.imul(spread ^ (spread >>> 13), 0xc2b2ae35);
  return spread ^ (spread >>> 16);
}

/**
 * Reads a sentence: words alone, in twos and threes, twos with a word left out between, and the runs of
 * three and four letters of each word with its edges. Figures all count as one, a question mark as a word.
 */
export function readFeatures(text: string, sentence: Stretch, into: Features): void {
  into.count = 0;
  into.spots.length = 0;
  into.shape = TO_DO;
  into.known = 0;
  startRow();
  let at = sentence.start;
  let blanks = 0;
  while (at < sentence.end && into.spots.length < MOST_WORDS) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === OTHER) {
      blanks = text.charCodeAt(at) <= 32 ? blanks + 1 : 0;
      // Where a figure of speech was blanked out, its neighbours are none.
      if (blanks === 3) shift(GAP, GAP);
      at += 1;
      continue;
    }
    blanks = 0;
    const start = at;
    at = wordEnd(text, at, sentence.end, kind);
    into.spots.push({ start, end: at });
    const word = wordHash(text, start, at, kind);
    if (KNOWN.has(word)) into.known += 1;
    noteShape(into, word);
    if (kind === LETTERS) addLetterRuns(text, start, at, into);
    addWord(
      into,
      word,
      kind === FIGURES ? figureClass(text, start, at) : (CLASS_OF.get(word) ?? word),
    );
  }
  addWord(into, EDGE, EDGE);
  forgetSeen(into);
}

const OTHER = 0;
const LETTERS = 1;
const FIGURES = 2;
const MARK = 3;

function kindOf(code: number): number {
  if ((code >= 97 && code <= 122) || code > 127) return LETTERS;
  if (code >= 48 && code <= 57) return FIGURES;
  return code === 63 ? MARK : OTHER;
}

function wordEnd(text: string, start: number, end: number, kind: number): number {
  let at = start + 1;
  if (kind === MARK) return at;
  const longest = Math.min(end, start + LONGEST_WORD);
  while (at < longest) {
    const code = text.charCodeAt(at);
    const isWithin = kindOf(code) === kind;
    if (!isWithin && !(code === 39 && at + 1 < end && kindOf(text.charCodeAt(at + 1)) === kind))
      break;
    at += 1;
  }
  return at;
}

function wordHash(text: string, start: number, end: number, kind: number): number {
  if (kind === FIGURES) return FIGURE;
  if (kind === MARK) return QUESTION;
  let hash = SEED;
  for (let at = start; at < end; at += 1) hash = mix(hash, text.charCodeAt(at));
  return hash;
}

const TEN_TO_SEVENTEEN = CLASS_OF.get(hashOfWord("thirteen")) ?? FIGURE;

/** Figures from 10 to 17 are often an age. */
function figureClass(text: string, start: number, end: number): number {
  const isTen = end - start === 2 && text.charCodeAt(start) === 49;
  return isTen && text.charCodeAt(start + 1) < 56 ? TEN_TO_SEVENTEEN : FIGURE;
}

/** What was seen in this sentence: said twice is not twice as true. */
const SLOTS = 8_192;
const seen = new Int32Array(SLOTS);

function add(into: Features, hash: number, kind: number): void {
  const feature = spreadOf(hash, kind);
  const slot = feature & (SLOTS - 1);
  if (seen[slot] === feature) return;
  seen[slot] = feature;
  into.hashes[into.count] = feature;
  into.kinds[into.count] = kind;
  into.words[into.count] = Math.max(0, into.spots.length - 1);
  into.count += 1;
}

function forgetSeen({ hashes, count }: Features): void {
  for (let index = 0; index < count; index += 1) seen[(hashes[index] ?? 0) & (SLOTS - 1)] = 0;
}

/** The last three words, and the same as classes; 0 before the sentence begins. */
const row = { one: 0, two: 0, three: 0, classOne: 0, classTwo: 0, classThree: 0 };

function startRow(): void {
  Object.assign(row, { one: EDGE, two: 0, three: 0, classOne: EDGE, classTwo: 0, classThree: 0 });
}

function noteShape(into: Features, word: number): void {
  if (FIRST_PERSON.has(word)) into.shape = TOLD;
  else if (into.shape === TO_DO && (word === QUESTION || (row.one === EDGE && ASKING.has(word)))) {
    into.shape = ASKED;
  }
}

function shift(word: number, itsClass: number): void {
  row.three = row.two;
  row.two = row.one;
  row.one = word;
  row.classThree = row.classTwo;
  row.classTwo = row.classOne;
  row.classOne = itsClass;
}

function addWord(into: Features, word: number, itsClass: number): void {
  const isEdge = word === EDGE;
  if (!isEdge) add(into, word, 11);
  const pair = mix(row.one, word);
  add(into, pair, 12);
  if (row.two !== 0) {
    add(into, mix(row.two, pair), 13);
    if (!isEdge) add(into, mix(mix(row.two, SKIP), word), 14);
  }
  addClasses(into, itsClass, isEdge, itsClass !== word);
  shift(word, itsClass);
}

/** The same for classes, wherever one of the words has one. */
function addClasses(into: Features, itsClass: number, isEdge: boolean, hasClass: boolean): void {
  const isOne = hasClass || row.classOne !== row.one;
  const isTwo = row.classTwo !== row.two;
  if (hasClass) add(into, itsClass, 21);
  const pair = mix(row.classOne, itsClass);
  if (isOne) add(into, pair, 22);
  if (row.classTwo === 0) return;
  if (isOne || isTwo) add(into, mix(row.classTwo, pair), 23);
  if (isEdge) return;
  if (hasClass || isTwo) add(into, mix(mix(row.classTwo, SKIP), itsClass), 24);
  if (row.classThree === 0 || !(hasClass || row.classThree !== row.three)) return;
  add(into, mix(mix(row.classThree, SKIP + 1), itsClass), 25);
}

/** Runs of three and four characters of `<word>`. */
function addLetterRuns(text: string, start: number, end: number, into: Features): void {
  for (let first = start - 1; first < end; first += 1) {
    let hash = SEED;
    for (let length = 1; length <= 4 && first + length - 1 <= end; length += 1) {
      const at = first + length - 1;
      const code = at < start ? 60 : at === end ? 62 : text.charCodeAt(at);
      hash = mix(hash, code);
      if (length > 2) add(into, hash, length);
    }
  }
}

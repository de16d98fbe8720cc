import { featuresOfWord, LONGEST_WORD, MOST_OF_WORD, mix, SEED } from "./feature-hashes.ts";
import { add, addOwn, type Features, forgetSeen, MOST_WORDS } from "./feature-set.ts";
import {
  classOfKnown,
  isAsking,
  isFirstPerson,
  isInVocabulary,
  isSpelt,
  knownWordOf,
  OWN_FEATURES,
  OWN_FROM,
} from "./known-words.ts";
import type { Stretch } from "./sentences.ts";
import { CLASS_OF, hashOfWord } from "./word-classes.ts";

/**
 * What a sentence is, by its look: to be done ("clean the kitchen"), asked, or told by somebody about
 * themselves. The greater one counts where sentences are read together.
 */
export const SHAPES = 3;
const TO_DO = 0;
const ASKED = 1;
const TOLD = 2;

const EDGE = mix(SEED, 1);
const GAP = mix(SEED, 2);
const FIGURE = mix(SEED, 3);
const QUESTION = mix(SEED, 4);
const SKIP = mix(SEED, 5);

/**
 * Reads a sentence: words alone, in twos and threes, twos with a word left out between, and the runs of
 * three and four letters of each word with its edges. Figures all count as one, a question mark as a word.
 */
export function readFeatures(text: string, sentence: Stretch, into: Features): void {
  into.count = 0;
  into.again.count = 0;
  into.size = 0;
  into.shape = TO_DO;
  into.known = 0;
  startRow();
  let at = sentence.start;
  let blanks = 0;
  while (at < sentence.end && into.size < MOST_WORDS) {
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
    into.spots[2 * into.size] = start;
    into.spots[2 * into.size + 1] = at;
    into.size += 1;
    if (kind === LETTERS) addLetters(into, text, start, at);
    else if (kind === FIGURES) addOther(into, FIGURE, figureClass(text, start, at));
    else addOther(into, QUESTION, QUESTION);
  }
  addInRow(into, EDGE, EDGE);
  forgetSeen(into);
}

const OTHER = 0;
const LETTERS = 1;
const FIGURES = 2;
const MARK = 3;
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code >= 97 && code <= 122) return LETTERS;
  if (code >= 48 && code <= 57) return FIGURES;
  return code === 63 ? MARK : OTHER;
});

function kindOf(code: number): number {
  return code < 128 ? (KINDS[code] ?? OTHER) : LETTERS;
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

const own = new Int32Array(MOST_OF_WORD);

/** Adds a word of letters. */
function addLetters(into: Features, text: string, start: number, end: number): void {
  let word = SEED;
  for (let at = start; at < end; at += 1) word = mix(word, text.charCodeAt(at));
  const known = knownWordOf(word);
  if (isInVocabulary(known)) into.known += 1;
  if (isFirstPerson(known)) into.shape = TOLD;
  else if (into.shape === TO_DO && row.one === EDGE && isAsking(known)) into.shape = ASKED;
  if (known > 0 && isSpelt(known, text, start, end)) {
    addOwn(into, OWN_FEATURES, OWN_FROM[known] ?? 0, OWN_FROM[known + 1] ?? 0, known);
  } else {
    addOwn(into, own, 0, featuresOfWord(text, start, end, word, own), 0);
  }
  addInRow(into, word, known > 0 ? classOfKnown(known) : (CLASS_OF.get(word) ?? word));
}

/** Adds figures or a mark. */
function addOther(into: Features, word: number, itsClass: number): void {
  if (word === QUESTION && into.shape === TO_DO) into.shape = ASKED;
  if (into.whole) into.whole[into.size - 1] = 0;
  add(into, word, 11);
  addInRow(into, word, itsClass);
}

const TEN_TO_SEVENTEEN = CLASS_OF.get(hashOfWord("thirteen")) ?? FIGURE;

/** Figures from 10 to 17 are often an age. */
function figureClass(text: string, start: number, end: number): number {
  const isTen = end - start === 2 && text.charCodeAt(start) === 49;
  return isTen && text.charCodeAt(start + 1) < 56 ? TEN_TO_SEVENTEEN : FIGURE;
}

/** The last three words, and the same as classes; 0 before the sentence begins. */
const row = { one: 0, two: 0, three: 0, classOne: 0, classTwo: 0, classThree: 0 };

function startRow(): void {
  Object.assign(row, { one: EDGE, two: 0, three: 0, classOne: EDGE, classTwo: 0, classThree: 0 });
}

function shift(word: number, itsClass: number): void {
  row.three = row.two;
  row.two = row.one;
  row.one = word;
  row.classThree = row.classTwo;
  row.classTwo = row.classOne;
  row.classOne = itsClass;
}

/** Adds what a word is together with those before it. */
function addInRow(into: Features, word: number, itsClass: number): void {
  const isEdge = word === EDGE;
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

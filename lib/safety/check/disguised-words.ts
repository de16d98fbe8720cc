import { asWords } from "./spaced-letters.ts";
import { inLetters, isWord, type Undisguised } from "./spelt-words.ts";
import { CONTRACTIONS, DECIDING_WORDS, NEAR_MISSES } from "./words.ts";

const LONGEST = 40;
/** 2nd, 10k, 5pm, 30mins, 1.5kg, 3x, 4ever: a figure with its unit. */
const FIGURE = /^[\d.,:+]+[a-z]{0,5}$/;

/**
 * What a chunk of folded text without spaces is meant to say, or null when it says what it says:
 * "k1ll", "su*cide", "s.u.i.c.i.d.e", "diiiie", "dont".
 */
export function undisguise(chunk: string): Undisguised | null {
  let meant = layerUndone(chunk);
  // One disguise may lie below another: "k1llll".
  for (let layer = 1; meant !== null && layer < MOST_LAYERS; layer += 1) {
    const outer: Undisguised = meant;
    const inner = layerUndone(outer.text);
    if (inner === null || inner.text === outer.text) break;
    meant = { text: inner.text, from: inner.from.map((at) => outer.from[at] ?? 0) };
  }
  return meant;
}

const MOST_LAYERS = 5;

function layerUndone(chunk: string): Undisguised | null {
  if (chunk.length > LONGEST || chunk.length < 2) return null;
  return (
    contracted(chunk) ??
    withoutStops(chunk) ??
    withoutStars(chunk) ??
    withoutFigures(chunk) ??
    mended(chunk)
  );
}

function contracted(chunk: string): Undisguised | null {
  const bare = /^(?:["'(]*)([a-z]+)[.,!?;:)"']*$/.exec(chunk)?.[1] ?? "";
  const text = CONTRACTIONS.get(bare);
  if (text === undefined) return null;
  const start = chunk.indexOf(bare);
  const gap = text.indexOf("'");
  return { text, from: Array.from(text, (_, index) => start + (index > gap ? index - 1 : index)) };
}

/** One letter between each two stops, or a deciding word with stops inside. */
function withoutStops(chunk: string): Undisguised | null {
  if (!/[a-z0-9@$!][.\-_/*,~|+:=][a-z0-9@$!]/.test(chunk)) return null;
  const from: number[] = [];
  let letters = "";
  for (let index = 0; index < chunk.length; index += 1) {
    const character = chunk[index] ?? "";
    if (/[.\-_/*,~|+:=]/.test(character)) continue;
    letters += character;
    from.push(index);
  }
  const isSpelt = /^(?:[a-z0-9@$!][.\-_/*,~|+:=]+){2,}[a-z0-9@$!][.!?,]*$/.test(chunk);
  if (isSpelt && !/[a-z]/.test(letters)) return null;
  if (isSpelt) {
    const words = asWords(letters);
    if (words) return { text: words.text, from: words.from.map((at) => from[at] ?? 0) };
    return /^[a-z]+$/.test(letters) ? { text: letters, from } : null;
  }
  const word = inLetters(letters);
  return word !== null && word.length > 3 && DECIDING_WORDS.has(word) ? { text: word, from } : null;
}

const STARRED = /^["'(]*([a-z]*[*#_%&?^]{1,4}[a-z*#_%&?^]*)["').,!]*$/;

/** A deciding word with letters behind stars. */
function withoutStars(chunk: string): Undisguised | null {
  const starred = /[*#_%&^]/.test(chunk) ? STARRED.exec(chunk)?.[1] : undefined;
  if (starred === undefined || starred.length < 3 || !/^[a-z].*[a-z]/.test(starred)) return null;
  const start = chunk.indexOf(starred);
  for (const word of DECIDING_WORDS) {
    if (word.length !== starred.length || !fits(starred, word)) continue;
    return { text: word, from: Array.from(word, (_, index) => start + index) };
  }
  return null;
}

function fits(starred: string, word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    const character = starred[index] ?? "";
    if (/[a-z]/.test(character) && character !== word[index]) return false;
  }
  return true;
}

/** Figures and signs that stand for letters. */
function withoutFigures(chunk: string): Undisguised | null {
  if (!/[0-9@$!|+€£]/.test(chunk) || !/[a-z]/.test(chunk)) return null;
  // A sign at the end is more likely what it is.
  const core = /^["'(]*(.*?)["'),.?:;!|+]*$/.exec(chunk)?.[1] ?? chunk;
  if (!/[0-9@$!|+€£]/.test(core)) return null;
  const word = inLetters(core);
  if (word === null) return null;
  const isKnown = isWord(word) || CONTRACTED.has(word);
  if (FIGURE.test(core) ? !DECIDING_WORDS.has(word) : !isKnown && !isInside(core)) return null;
  const start = chunk.indexOf(core);
  return { text: word, from: Array.from(word, (_, index) => start + index) };
}

const CONTRACTED = new Set(CONTRACTIONS.values());

/** Figures between letters alone are read as letters even in words that nobody listed. */
function isInside(core: string): boolean {
  return /^[a-z]+(?:[013457][a-z]+)+$/.test(core);
}

/** Repeated letters and slips of the pen in plain words. */
function mended(chunk: string): Undisguised | null {
  const plain = /^[^a-z]*([a-z']+)[^a-z]*$/.exec(chunk)?.[1];
  if (plain === undefined || isWord(plain) || NEAR_MISSES.has(plain)) return null;
  const start = chunk.indexOf(plain);
  const text = withoutRepeats(plain) ?? nearDecidingWord(plain);
  if (text === null) return null;
  const last = plain.length - 1;
  return { text, from: Array.from(text, (_, index) => start + Math.min(index, last)) };
}

function withoutRepeats(word: string): string | null {
  if (!/([a-z])\1\1/.test(word)) return null;
  const double = word.replace(/([a-z])\1{2,}/g, "$1$1");
  if (isWord(double)) return double;
  const single = word.replace(/([a-z])\1{2,}/g, "$1");
  return isWord(single) ? single : (nearDecidingWord(single) ?? single);
}

const SHORTEST_MENDED = 6;

/** Every deciding word of some length by what is left of it without one letter. */
const NEAR = new Map<string, string[]>();
for (const word of DECIDING_WORDS) {
  if (word.length < SHORTEST_MENDED) continue;
  for (const key of [word, ...shortened(word)]) {
    const words = NEAR.get(key);
    if (words) words.push(word);
    else NEAR.set(key, [word]);
  }
}

function shortened(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/** The deciding word that is one slip away: a letter too few, too many, wrong, or two changed about. */
function nearDecidingWord(word: string): string | null {
  if (word.length < SHORTEST_MENDED - 1 || word.length > 16) return null;
  for (const key of [word, ...shortened(word)]) {
    const near = NEAR.get(key)?.find((candidate) => isOneSlip(word, candidate));
    if (near !== undefined) return near;
  }
  return null;
}

function isOneSlip(word: string, meant: string): boolean {
  // People seldom get the first letter wrong, and other words differ just there.
  if (word[0] !== meant[0]) return false;
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start += 1;
  let end = 0;
  const shorter = Math.min(word.length, meant.length);
  while (end < shorter - start && word.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const left = word.slice(start, word.length - end);
  const right = meant.slice(start, meant.length - end);
  // A form with or without its ending is a word of its own.
  if (end === 0 && /^(?:s|d|r|e|y)?$/.test(left) && /^(?:s|d|r|e|y)?$/.test(right)) return false;
  if (left.length + right.length <= 1) return true;
  if (left.length === 1 && right.length === 1) return areNeighbours(left, right);
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const POSITIONS = new Map(
  KEYS.flatMap((row, line) => Array.from(row, (key, column) => [key, { line, column }] as const)),
);

/** Whether two letters lie beside each other on a keyboard. */
function areNeighbours(first: string, second: string): boolean {
  const one = POSITIONS.get(first);
  const other = POSITIONS.get(second);
  if (!one || !other) return false;
  return Math.abs(one.line - other.line) <= 1 && Math.abs(one.column - other.column) <= 1;
}

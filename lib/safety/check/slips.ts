import { isWord } from "./spelt-words.ts";
import { VOCABULARY } from "./vocabulary.ts";
import { DECIDING_WORDS, NEAR_MISSES } from "./words.ts";

/** A word without repeated letters and slips of the pen, or null when it has none that is known. */
export function withoutSlips(word: string): string | null {
  if (isWord(word) || NEAR_MISSES.has(word)) return null;
  return withoutRepeats(word) ?? nearWord(word);
}

function withoutRepeats(word: string): string | null {
  if (!hasThreeAlike(word)) return null;
  const double = word.replace(/([a-z])\1{2,}/g, "$1$1");
  if (isWord(double)) return double;
  const single = word.replace(/([a-z])\1{2,}/g, "$1");
  return isWord(single) ? single : (nearWord(single) ?? single);
}

/** Whether a letter stands three times in a row. */
function hasThreeAlike(word: string): boolean {
  let alike = 1;
  for (let at = 1; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    alike = code === word.charCodeAt(at - 1) && code >= 97 && code <= 122 ? alike + 1 : 1;
    if (alike === 3) return true;
  }
  return false;
}

const SEED = 0x811c9dc5;

const SHORTEST_MENDED = 4;
/** Shorter ones that decide are only mended where no other word can be meant. */
const SHORTEST_DECIDING = 6;

/** Every known word by what is left of it without one letter (hashed), the most frequent first. */
const NEAR = new Map<number, string[]>();
for (const word of new Set([...VOCABULARY, ...DECIDING_WORDS])) {
  if (word.length < SHORTEST_MENDED) continue;
  const keys = new Set(
    Array.from({ length: word.length + 1 }, (_, left) => hashWithout(word, left)),
  );
  for (const key of keys) {
    const words = NEAR.get(key);
    if (words) words.push(word);
    else NEAR.set(key, [word]);
  }
}

/** A bit for each key by its low bits: most keys of other words have none, and need not be looked up. */
const KEY_MASK = (1 << 19) - 1;
const IS_KEY = new Uint8Array((KEY_MASK + 1) >> 3);
for (const key of NEAR.keys()) {
  const at = (key & KEY_MASK) >> 3;
  IS_KEY[at] = (IS_KEY[at] ?? 0) | (1 << (key & 7));
}

/** FNV-1a of a word without the letter at a place, or of the whole word at the place behind it. */
function hashWithout(word: string, left: number): number {
  return hashOn(hashOn(SEED, word, 0, left), word, left + 1, word.length);
}

/** The hash of what was read before with the letters from one place to another behind it. */
function hashOn(before: number, word: string, from: number, to: number): number {
  let hash = before;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

/** The known word that is one slip away: a letter too few, too many, wrong, or two changed about. */
function nearWord(word: string): string | null {
  if (word.length < SHORTEST_MENDED || word.length > 16) return null;
  // The whole word first, then without each letter from the first on.
  let near = nearBy(hashWithout(word, word.length), word);
  let before = SEED;
  for (let left = 0; near === undefined && left < word.length; left += 1) {
    near = nearBy(hashOn(before, word, left + 1, word.length), word);
    before = hashOn(before, word, left, left + 1);
  }
  return near ?? null;
}

function nearBy(key: number, word: string): string | undefined {
  if (!((IS_KEY[(key & KEY_MASK) >> 3] ?? 0) & (1 << (key & 7)))) return undefined;
  return NEAR.get(key)?.find((candidate) => isOneSlip(word, candidate));
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
  const isSwap = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  const isDoubled = right === "" && left === word[start - 1];
  if (meant.length < SHORTEST_DECIDING && DECIDING_WORDS.has(meant)) return isSwap || isDoubled;
  if (left.length + right.length <= 1) return true;
  if (left.length === 1 && right.length === 1) return areNeighbours(left, right);
  return isSwap && right.length === 2;
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

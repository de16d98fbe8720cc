import { withoutSlips } from "./slips.ts";
import { inLetters, isWord, type Undisguised } from "./spelt-words.ts";
import { CONTRACTIONS } from "./words.ts";

/** From this many letters on, a row of them is taken for words though most of them are unknown. */
const SURELY_WORDS = 8;
/** Fewer stand for themselves: "plan a b c". */
const FEWEST_OF_A_WORD = 3;

/**
 * Letters that were spaced out, as the words that they make, or null when they make none. Letters that
 * wide gaps mark as one word are that word, whether it is known or not.
 */
export function asWords(letters: string, isOneWord: boolean): Undisguised | null {
  if (letters.length < 2) return null;
  const plain = inLetters(letters) ?? letters;
  if (isKnown(plain)) return written([plain]);
  const words = wordsIn(plain);
  const known = words.filter((word) => word.length > 2 && isKnown(word)).join("").length;
  if (known * 2 >= plain.length && words.every((word) => word.length < 2 || isKnown(word))) {
    return written(words);
  }
  if (!/^[a-z]+$/.test(plain)) return null;
  if (isOneWord) return plain.length >= FEWEST_OF_A_WORD ? written([plain]) : null;
  return known * 2 >= plain.length || plain.length >= SURELY_WORDS ? written(words) : null;
}

function isKnown(word: string): boolean {
  return isWord(word) || CONTRACTIONS.has(word);
}

/** The words as they are meant, each letter with its place in the row. */
function written(words: readonly string[]): Undisguised {
  const from: number[] = [];
  let text = "";
  let at = 0;
  for (const word of words) {
    if (at > 0) {
      text += " ";
      from.push(at - 1);
    }
    const meant = CONTRACTIONS.get(word) ?? withoutSlips(word) ?? word;
    for (let index = 0; index < meant.length; index += 1) {
      from.push(at + Math.min(index, word.length - 1));
    }
    text += meant;
    at += word.length;
  }
  return { text, from };
}

const LONGEST_WORD = 16;
/** What a known word costs, what a short one, as those are found anywhere, and what an unknown one. */
const WORD = 1;
const SHORT_WORD = 1.6;
const UNKNOWN = 2.5;
const UNKNOWN_LETTER = 0.8;

/** The words that a row of letters is made of most cheaply. */
function wordsIn(letters: string): string[] {
  const cheapest: number[] = [0];
  const begin: number[] = [0];
  for (let end = 1; end <= letters.length; end += 1) {
    cheapest[end] = Number.POSITIVE_INFINITY;
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start += 1) {
      const cost = (cheapest[start] ?? 0) + costOf(letters.slice(start, end));
      if (cost >= (cheapest[end] ?? 0)) continue;
      cheapest[end] = cost;
      begin[end] = start;
    }
  }
  const words: string[] = [];
  for (let end = letters.length; end > 0; end = begin[end] ?? 0) {
    words.unshift(letters.slice(begin[end], end));
  }
  return words;
}

function costOf(word: string): number {
  if (!isKnown(word)) return UNKNOWN + UNKNOWN_LETTER * word.length;
  return word.length > 2 ? WORD : SHORT_WORD;
}

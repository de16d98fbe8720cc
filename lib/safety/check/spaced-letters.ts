import { inLetters, isWord, type Undisguised } from "./spelt-words.ts";

/** Letters that were spaced out, as the words that they make; null when they make none. */
export function asWords(letters: string): Undisguised | null {
  if (letters.length < 2) return null;
  const plain = inLetters(letters) ?? "";
  const collapsed = plain.length === letters.length ? plain : letters;
  if (isWord(collapsed)) {
    return { text: collapsed, from: Array.from(collapsed, (_, index) => index) };
  }
  return segmented(collapsed);
}

const LONGEST_WORD = 16;
/** What a letter costs that belongs to no word, and a word of one or two letters, which are found anywhere. */
const STRAY = 3;
const SHORT_WORD = 1.6;

/** The fewest words that make up a row of letters, if words of three letters or more make up most of it. */
function segmented(letters: string): Undisguised | null {
  const begin = fewestWords(letters);
  const words: string[] = [];
  for (let end = letters.length; end > 0; end = begin[end] ?? 0) {
    words.unshift(letters.slice(begin[end], end));
  }
  const covered = words.reduce((sum, word) => sum + (word.length > 2 ? word.length : 0), 0);
  const strays = words.filter((word) => word.length === 1 && !isWord(word)).length;
  if (covered * 2 < letters.length || strays * 4 > letters.length) return null;
  const from: number[] = [];
  let at = 0;
  for (const word of words) {
    if (at > 0) from.push(at - 1);
    for (const _ of word) from.push(at++);
  }
  return { text: words.join(" "), from };
}

/** Where the word begins that ends at each place. */
function fewestWords(letters: string): number[] {
  const fewest: number[] = [0];
  const begin: number[] = [0];
  for (let end = 1; end <= letters.length; end += 1) {
    fewest[end] = (fewest[end - 1] ?? 0) + STRAY;
    begin[end] = end - 1;
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start += 1) {
      const cost = (fewest[start] ?? 0) + (end - start > 2 ? 1 : SHORT_WORD);
      if (cost >= (fewest[end] ?? 0) || !isWord(letters.slice(start, end))) continue;
      fewest[end] = cost;
      begin[end] = start;
    }
  }
  return begin;
}

import { VOCABULARY } from "./vocabulary.ts";
import { DECIDING_WORDS } from "./words.ts";

/** A word as it is meant, and where each of its letters stood in what was written. */
export type Undisguised = { text: string; from: readonly number[] };

const MEANT: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "il",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "il",
  "|": "li",
  "+": "t",
  "€": "e",
  "£": "l",
};

/** Whether a word of the text is one as it stands. */
export function isWord(text: string): boolean {
  return VOCABULARY.has(text) || DECIDING_WORDS.has(text);
}

/** The word that figures and signs spell, the first reading that is a word; null when some spell nothing. */
export function inLetters(core: string): string | null {
  let readings = [""];
  for (const character of core) {
    const meant = /[a-z'-]/.test(character) ? character : MEANT[character];
    if (meant === undefined) return null;
    const choices = readings.length > 16 ? meant.slice(0, 1) : meant;
    readings = readings.flatMap((reading) => Array.from(choices, (letter) => reading + letter));
  }
  return readings.find(isWord) ?? readings[0] ?? null;
}

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

const WORDS: ReadonlySet<string> = new Set([...VOCABULARY, ...DECIDING_WORDS]);

/** Whether a word of the text is one as it stands. */
export function isWord(text: string): boolean {
  return WORDS.has(text);
}

/**
 * The same words by their hash, for text that is no string yet: where the letters of each begin in
 * `letters`, 0 for none. Words with the same hash take the next free slots.
 */
const SLOTS = 16_384;
const slots = new Uint16Array(SLOTS);
const letters = Uint16Array.from(`\0${[...WORDS].join("\0")}\0`, (letter) => letter.charCodeAt(0));
for (let at = 1; at < letters.length; at = letters.indexOf(0, at) + 1) {
  let slot = slotOf(letters, at, letters.indexOf(0, at));
  while (slots[slot] !== 0) slot = (slot + 1) & (SLOTS - 1);
  slots[slot] = at;
}

/** As `isWord`, of the character codes from one place to another. */
export function isWordAt(codes: Uint16Array, start: number, end: number): boolean {
  for (let slot = slotOf(codes, start, end); ; slot = (slot + 1) & (SLOTS - 1)) {
    const at = slots[slot] ?? 0;
    if (at === 0) return false;
    let length = 0;
    while (start + length < end && codes[start + length] === letters[at + length]) length += 1;
    if (start + length === end && letters[at + length] === 0) return true;
  }
}

function slotOf(codes: Uint16Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (codes[at] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
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

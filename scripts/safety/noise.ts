import type { Chance } from "../chance.ts";

const NEIGHBOURS: Readonly<Record<string, string>> = {
  a: "sqw",
  b: "vn",
  c: "xv",
  d: "sf",
  e: "wr",
  f: "dg",
  g: "fh",
  h: "gj",
  i: "uo",
  j: "hk",
  k: "jl",
  l: "k",
  m: "n",
  n: "bm",
  o: "ip",
  p: "o",
  r: "et",
  s: "ad",
  t: "ry",
  u: "yi",
  v: "cb",
  w: "qe",
  x: "zc",
  y: "tu",
  z: "x",
};
const LEET: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" };

/** Words as fingers in a hurry write them: about one in five has a slip. */
export function withSlips(text: string, chance: Chance): string {
  return text.replace(/[A-Za-z]{4,}/g, (word) =>
    chance.next() < 0.22 ? slip(word, chance) : word,
  );
}

function slip(word: string, chance: Chance): string {
  const at = 1 + chance.below(word.length - 1);
  const letter = word[at] ?? "";
  switch (chance.below(4)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + letter + word.slice(at);
    case 2:
      return word.slice(0, at - 1) + letter + (word[at - 1] ?? "") + word.slice(at + 1);
    default: {
      const near = NEIGHBOURS[letter.toLowerCase()] ?? letter;
      return word.slice(0, at) + (near[chance.below(near.length)] ?? "") + word.slice(at + 1);
    }
  }
}

/** Some letters as figures. */
export function withFigures(text: string, chance: Chance): string {
  return text.replace(/[aeiost]/g, (letter) =>
    chance.next() < 0.35 ? (LEET[letter] ?? letter) : letter,
  );
}

/** As people write in a hurry: no capitals, no stops, no apostrophes. */
export function withoutMarks(text: string): string {
  return text.toLowerCase().replace(/[.,!;:'’"“”()-]+/g, "");
}

const BETWEEN = [" ", " ", ".", "-", "_", "*"];

/** Some words, at times all, with their letters apart. */
export function withSpacedLetters(text: string, chance: Chance): string {
  const share = chance.next() < 0.3 ? 1 : 0.25;
  const mark = BETWEEN[chance.below(BETWEEN.length)] ?? " ";
  return text.replace(/[A-Za-z]{2,}/g, (word) =>
    chance.next() < share ? word.split("").join(mark) : word,
  );
}

/** A text between harmless others. */
export function buried(text: string, harmless: readonly string[], chance: Chance): string {
  const pick = () => harmless[chance.below(harmless.length)] ?? "";
  const stop = /[.!?]$/.test(text.trim()) ? "" : ".";
  return `${pick()}. ${pick()}. ${text}${stop} ${pick()}. ${pick()}.`.replace(/([.!?])\./g, "$1");
}

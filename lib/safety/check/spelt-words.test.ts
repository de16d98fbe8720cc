import { expect, it } from "vitest";
import { readSets } from "../../../tests/safety/texts.ts";
import { isWord, isWordAt } from "./spelt-words.ts";
import { VOCABULARY } from "./vocabulary.ts";
import { DECIDING_WORDS } from "./words.ts";

const isWordWithin = (word: string) => {
  const codes = Uint16Array.from(`.${word}s`, (letter) => letter.charCodeAt(0));
  return isWordAt(codes, 1, 1 + word.length);
};

it("knows each word of the vocabulary in the midst of a text", () => {
  const missing = [...VOCABULARY, ...DECIDING_WORDS].filter((word) => !isWordWithin(word));
  expect(missing).toEqual([]);
});

it("knows of other words what it knows of them as strings", () => {
  const words = Object.values(readSets())
    .flat()
    .flatMap(({ text }) => text.toLowerCase().split(/[^a-z]+/))
    .flatMap((word) => [word, word.slice(1), `${word}e`]);
  for (const word of new Set(words)) expect(isWordWithin(word), word).toBe(isWord(word));
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { sentencesOf } from "./sentences.ts";

const cut = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

it("cuts at stops and line breaks", () => {
  expect(cut("one two. three? four!! five; six\nseven")).toEqual([
    "one two.",
    "three?",
    "four!!",
    "five;",
    "six",
    "seven",
  ]);
});

it("leaves figures and addresses whole", () => {
  expect(cut("3.5 km to example.org today")).toEqual(["3.5 km to example.org today"]);
});

it("cuts a text without stops at conjunctions, and after 26 words in any case", () => {
  const clause = "i went to the shop on the corner with my sister and her three dogs";
  expect(cut(`${clause} because ${clause} because ${clause}`)).toHaveLength(3);
  for (const piece of cut("word ".repeat(200).trim())) {
    expect(piece.split(" ").length).toBeLessThanOrEqual(26);
  }
});

it("leaves out nothing but spaces, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."ab.,!? \n-'") }), (text) => {
      expect(cut(text).join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    }),
  );
});

import { expect, it } from "vitest";
import { Clause } from "./clause";
import { mendWord } from "./typos";

it.each([
  ["remvoe", "remove"],
  ["Delte", "delete"],
  ["shoter", "shorter"],
  ["mintues", "minutes"],
  ["overwelmed", "overwhelmed"],
  ["stcuk", "stuck"],
  ["dont", "don't"],
  ["toomany", "too many"],
])("%s is meant as %s", (word, meant) => {
  expect(mendWord(word)).toBe(meant);
});

it.each(["bread", "chance", "there", "shower", "stack", "charge", "anything", "zebra", "日本"])(
  "%s is a word of its own",
  (word) => {
    expect(mendWord(word)).toBe(word);
  },
);

it("a clause matches the mended words and gives back the person's own", () => {
  const clause = Clause.of("remvoe “Brötchen für İpek” to  many 🎂 times");
  expect(clause.said).toContain("remove");
  expect(clause.said).toContain("too many");
  const [, thing] = clause.match(/^remove (.+?) too many/) ?? [];
  expect(thing?.own).toBe("“Brötchen für İpek”");
});

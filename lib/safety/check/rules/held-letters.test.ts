import { describe, expect, it } from "vitest";
import { heldBy } from "./held-letters.ts";
import { KIND_OF } from "./parse-pattern.ts";

const threeOf = (letters: string) =>
  Array.from(letters).reduce(
    (three, letter) => (three << 5) | (KIND_OF[letter.charCodeAt(0)] ?? 0),
    0,
  );

/** Whether a text holds one of each set. */
function isOpen(source: string, text: string): boolean {
  const threes = Array.from(text, (_, at) => threeOf(text.slice(at, at + 3)));
  return heldBy(source).every((set) => threes.some((three) => set.has(three)));
}

describe("what every match holds", () => {
  it.each([
    [
      "(?:i|we) (?:really )?want to kill (?:him|her)",
      ["i want to kill him", "we really want to kill her"],
      ["i want to"],
    ],
    ["\\w+ (?:poison|strangl)(?:ed|ing)?", ["my poison", "he strangled"], ["my friend", "ed ing"]],
    ["(?:heroin|meth\\b).{0,20}sell", ["heroin to sell"], ["to sell", "meth"]],
    ["(?:kids?|child(?:ren)?) of \\d", ["kid of 9", "children of 3"], ["child of", "of nine"]],
  ])("is told of %s", (source, open, closed) => {
    for (const text of open) expect(isOpen(source, text), text).toBe(true);
    for (const text of closed) expect(isOpen(source, text), text).toBe(false);
  });

  it.each(["\\w+", "a?b?", "(?:kill|\\w\\w)", "(?:poison)*", "[a-z]{3}", "ab", ""])(
    "is nothing for %j",
    (source) => {
      expect(heldBy(source)).toEqual([]);
    },
  );
});

import { expect, it } from "vitest";
import { findAll, matches } from "./gates.ts";
import { findPatterns, patternSet } from "./match.ts";
import { patternList, wordPatternList } from "./pattern-list.ts";

const TEXTS = ["set fire to it", "a misfire", "wait, go home", "go home", "forgo it", "crossfire"];

it("finds what patterns see, and clears what is harmless or denied", () => {
  const set = patternSet([
    { reason: "threat", when: /\bset fire to\b/, unless: /\bcandle\b/ },
    { reason: "harassment", when: /\bmock him\b/ },
  ]);
  const find = (text: string) => findPatterns(set, { text, before: "", after: "" });
  expect(find("i will set fire to it")).toEqual([
    { kind: "reason", reason: "threat", start: 7, end: 18 },
  ]);
  expect(find("set fire to the candle")).toEqual([{ kind: "clears", reasons: ["threat"] }]);
  expect(find("i will not mock him")).toEqual([{ kind: "clears", reasons: ["harassment"] }]);
  expect(find("nothing of the kind")).toEqual([]);
});

it("finds whole words of a list, and nothing within others", () => {
  const [fire, go] = wordPatternList(["fire|flood", "go (?:home|on)"]);
  if (!fire || !go) throw new Error("There are two patterns.");
  expect(TEXTS.filter((text) => matches(fire, text))).toEqual(["set fire to it"]);
  expect(TEXTS.filter((text) => matches(go, text))).toEqual(["wait, go home", "go home"]);
  expect(findAll(fire, "fire and flood, no firearm").map(({ index }) => index)).toEqual([0, 9]);
});

it("takes a list as it stands", () => {
  const [first] = patternList(["^go|kind$"]);
  if (!first) throw new Error("There is a pattern.");
  const found = ["go home", "forgo it", "nothing of the kind"].filter((text) =>
    matches(first, text),
  );
  expect(found).toEqual(["go home", "nothing of the kind"]);
});

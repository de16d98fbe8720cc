import { expect, it } from "vitest";
import { readSets } from "../../../../tests/safety/texts.ts";
import { gateOf, mark, matches, replaceAll, turnTo } from "./gates.ts";

const PATTERNS = [
  /kil|murder|\bgas\b|\bend (?:him|her|\w+ ?\w*'s)/,
  /(?<![\w'])(?:dying (?:to|for)\b(?! die)|it(?:'s| is) (?:so |just )*killing me|be dead)(?!\w)/,
  /(?!\B\w)(?:\bhow (?:do|to|2) i?|^\W*[-*>\d.]{0,3}stop|[3-9]\b|é{2}|\x7f|x?)/,
  /\b(?:some ?one|[a-f]{2,4}t\b|n't .{1,5}me|(?:the|my|our){1,2} [^ aeiou])/,
  /a|(?=b)[bc]d|(?:i'?m |am )?to(?:day)?$/,
];

const texts = Object.values(readSets())
  .flat()
  .flatMap(({ text }) => [text.toLowerCase(), text])
  .concat(["", "a", "kil", "is it killing me", "x", "dying", "1. stop", "ééé \x7f", "to"]);

it.each(PATTERNS)("opens for exactly the texts that hold a match of %s", (pattern) => {
  const gate = gateOf(pattern);
  for (const text of texts) {
    turnTo(text, 5, mark(`rest ${text}`, 5, 5 + text.length));
    expect(matches(gate, text), text).toBe(pattern.test(text));
  }
});

it.each(PATTERNS.slice(0, 2))("replaces every match of %s", (pattern) => {
  const gate = gateOf(pattern);
  const blank = (match: string) => "_".repeat(match.length);
  for (const text of texts) {
    expect(replaceAll(gate, text, blank)).toBe(text.replace(new RegExp(pattern, "g"), blank));
  }
});

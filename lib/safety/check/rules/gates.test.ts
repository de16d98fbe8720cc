import { expect, it } from "vitest";
import { readSets } from "../../../../tests/safety/texts.ts";
import { readText } from "../read-text.ts";
import { crimePatterns } from "./dangerous-crimes.ts";
import {
  emptyMarks,
  findAll,
  type Gate,
  gateOf,
  mark,
  matches,
  turnAway,
  turnTo,
} from "./gates.ts";
import { INTENT, INTENT_BARE, METHOD } from "./self-harm-patterns.ts";
import { IDEATION, INCITING, SUICIDAL, WORRY } from "./self-harm-thoughts.ts";

const PATTERNS = [
  /kil|murder|\bgas\b|\bend (?:him|her|\w+ ?\w*'s)/,
  /(?<![\w'])(?:dying (?:to|for)\b(?! die)|it(?:'s| is) (?:so |just )*killing me|be dead)(?!\w)/,
  /(?!\B\w)(?:\bhow (?:do|to|2) i?|^\W*[-*>\d.]{0,3}stop|[3-9]\b|é{2}|\x7f|x?)/,
  /\b(?:some ?one|[a-f]{2,4}t\b|n't .{1,5}me|(?:the|my|our){1,2} [^ aeiou])/,
  /\b\w+ (?:to |and )?(?:kill|murder) (?:my|his) \w+|(?:[a-z]{2,9} ){1,3}(?:ing it|tablets)/,
  /a|(?=b)[bc]d|(?:i'?m |am )?to(?:day)?$/,
];

const texts = Object.values(readSets())
  .flat()
  .flatMap(({ text }) => [text.toLowerCase(), text])
  .concat(["", "a", "kil", "is it killing me", "x", "dying", "1. stop", "ééé \x7f", "to"])
  .concat("who kills to murder my cat? ".repeat(40));

const marks = emptyMarks();

/** The matches where the text is read among others, as `from to`. */
function foundIn(gate: Gate, text: string): string[] {
  mark(`rest ${text} rest`, 5, 5 + text.length, marks);
  turnTo(text, marks);
  const found = findAll(gate, text).map(({ 0: words, index }) => `${index} ${words}`);
  expect(matches(gate, text), text).toBe(found.length > 0);
  turnAway();
  return found;
}

function plainlyFoundIn({ source }: RegExp, text: string): string[] {
  return Array.from(text.matchAll(new RegExp(source, "g")), ({ 0: words, index }) => {
    return `${index} ${words}`;
  });
}

it.each(PATTERNS)("finds what %s finds", (pattern) => {
  const gate = gateOf(pattern);
  for (const text of texts) {
    expect(foundIn(gate, text), text).toEqual(plainlyFoundIn(pattern, text));
    expect(findAll(gate, text)).toHaveLength(plainlyFoundIn(pattern, text).length);
  }
});

it.each([
  ["intents", [...INTENT, ...INTENT_BARE]],
  ["methods", METHOD],
  ["thoughts", [...IDEATION, ...SUICIDAL]],
  ["worries", [...WORRY, ...INCITING]],
  ["crimes", crimePatterns.map(({ gate }) => gate)],
])("finds the same %s as without gates", (_, gates) => {
  const plain = texts.filter((__, index) => index % 8 === 0).map((text) => readText(text).plain);
  for (const text of plain) {
    for (const gate of gates) {
      expect(foundIn(gate, text), text).toEqual(plainlyFoundIn(gate.pattern, text));
    }
  }
});

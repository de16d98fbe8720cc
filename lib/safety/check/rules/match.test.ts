import { describe, expect, it } from "vitest";
import { opens as anyOpens, mark, turnTo } from "./gates.ts";
import { type PatternSet, patternSet } from "./match.ts";
import { patternList, wordPatternList } from "./pattern-list.ts";

const TEXTS = [
  "set fire to it",
  "a misfire",
  "wait, go home",
  "go home",
  "forgo it",
  "nothing of the kind",
  "(fire)",
  "crossfire, go on",
];

/** Whether the gate opens; it does so for a text that was marked before as for any other. */
function opens({ any }: Pick<PatternSet, "any">, text: string): boolean {
  turnTo("", 0, 0);
  const unmarked = anyOpens(any, text);
  turnTo(text, 3, mark(`...${text}`, 3, 3 + text.length));
  expect(anyOpens(any, text), text).toBe(unmarked);
  return unmarked;
}

describe("the gate before a list of patterns", () => {
  it("opens for a set wherever one of its patterns matches, and nowhere else", () => {
    const set = patternSet([
      { reason: "threat", when: /\bfire\b/ },
      { reason: "threat", when: /(?:^|[,.!] ?)go\b/ },
    ]);
    for (const text of TEXTS) {
      expect(opens(set, text), text).toBe(set.each.some(({ when }) => when.test(text)));
    }
    expect(TEXTS.filter((text) => opens(set, text))).toHaveLength(5);
  });

  it("opens for a list of whole words wherever one of them stands", () => {
    const list = wordPatternList(["fire|flood", "go (?:home|on)"]);
    for (const text of TEXTS) {
      expect(opens(list, text), text).toBe(list.each.some((pattern) => text.search(pattern) >= 0));
    }
    expect(TEXTS.filter((text) => opens(list, text))).toHaveLength(5);
  });

  it("opens for a list as it stands", () => {
    expect(TEXTS.filter((text) => opens(patternList(["^go", "kind$"]), text))).toEqual([
      "go home",
      "nothing of the kind",
    ]);
  });
});

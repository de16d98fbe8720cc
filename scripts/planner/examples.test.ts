import { expect, test } from "vitest";
import { readExamples } from "./examples.ts";

test("no words stand for two kinds: neither would be surely meant by them", () => {
  const kinds = new Map<string, Set<string>>();
  for (const { kind, text } of readExamples("scripts/planner/examples")) {
    const words = text.toLowerCase().replace(/[^\p{L}\p{N}$£€% ]/gu, "");
    kinds.set(words, (kinds.get(words) ?? new Set()).add(kind));
  }
  const shared = [...kinds].filter(([, of]) => of.size > 1);
  expect(shared.map(([words, of]) => [words, ...of])).toEqual([]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  knownPhrasing,
  phrasingKey,
  readPhrasings,
  writePhrasings,
} from "@/lib/decisions/planner/recognise/phrasings";
import { inProject } from "../project.ts";
import { readExamples } from "./examples.ts";
import { knownPhrasings } from "./known-phrasings.ts";

const FILE = inProject("lib/decisions/planner/recognise/phrasings.bin");

test("the file holds what the examples say today", () => {
  const bytes = writePhrasings(knownPhrasings(readExamples("scripts/planner/examples")));
  expect(Buffer.compare(readFileSync(FILE), bytes)).toBe(0);
});

test.each([
  ["get a passport", "passport"],
  ["I need to get a passport.", "passport"],
  ["Do the laundry!", "laundry"],
  ["passport", null],
])("%j is known as %s", (text, kind) => {
  expect(knownPhrasing(text)).toBe(kind);
});

test("wishes, articles and marks make no difference, other words do", () => {
  expect(phrasingKey("I need to renew my passport.")).toBe(phrasingKey("renew the passport"));
  expect(phrasingKey("renew passport")).not.toBe(phrasingKey("lose passport"));
  expect(phrasingKey("renew")).toBeNull();
});

test("what stands for two kinds is left out", () => {
  const { keys } = knownPhrasings([
    { kind: "a", text: "find my keys", area: "home" },
    { kind: "b", text: "find the keys", area: "home" },
    { kind: "b", text: "lose my keys", area: "home" },
  ]);
  expect([...keys]).toEqual([phrasingKey("lose my keys")]);
});

test("bytes that are no phrasings, or too few, are refused", () => {
  expect(() => readPhrasings(new Uint8Array(20))).toThrow("no phrasings");
  expect(() => readPhrasings(readFileSync(FILE).subarray(0, -3))).toThrow("cut short");
});

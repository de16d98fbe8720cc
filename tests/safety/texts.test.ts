import { describe, expect, it } from "vitest";
import { REASONS } from "../../lib/safety/reasons.ts";
import { readSets } from "./texts.ts";

const texts = Object.values(readSets()).flat();

describe("the texts to measure on", () => {
  it("have a known label, a kind and words of their own", () => {
    for (const { text, label, kind } of texts) {
      expect(text.trim()).not.toBe("");
      expect(kind).not.toBe("");
      expect([...Object.keys(REASONS), "none"]).toContain(label);
    }
    expect(new Set(texts.map(({ text }) => text.toLowerCase())).size).toBe(texts.length);
  });

  it("have every reason among them", () => {
    const labels = new Set(texts.map(({ label }) => label));
    expect(
      Object.keys(REASONS).filter((reason) => ![...labels].some((label) => label === reason)),
    ).toEqual([]);
  });
});

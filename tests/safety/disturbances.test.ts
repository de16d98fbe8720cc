import { describe, expect, it } from "vitest";
import { chanceFrom } from "./chance.ts";
import { bury, composeText } from "./compose.ts";
import { DISTURBANCES, type DisturbanceName } from "./disturbances.ts";

const TEXT = "Finally clear the old box room before Sunday evening, all of it.";
const names = Object.keys(DISTURBANCES).filter(
  (name): name is DisturbanceName => name in DISTURBANCES,
);
const disturbed = (name: DisturbanceName, text = TEXT) => DISTURBANCES[name](text, chanceFrom(3));

describe("disturbances", () => {
  it.each(names)("%s changes a text, in the same way for the same seed", (name) => {
    expect(disturbed(name)).not.toBe(TEXT);
    expect(disturbed(name)).toBe(disturbed(name));
  });

  it.each(names)("%s bears any text", (name) => {
    for (const text of ["", " ", "a", "ok", "😀", "\ud83d", "1 + 1"]) {
      expect(() => disturbed(name, text)).not.toThrow();
    }
  });

  it("typos leave most letters alone", () => {
    const words = disturbed("typos").split(" ");
    const unchanged = words.filter((word) => TEXT.split(" ").includes(word));
    expect(words).toHaveLength(TEXT.split(" ").length);
    expect(unchanged.length).toBeGreaterThan(words.length / 2);
  });

  it("letters apart keep their order", () => {
    expect(disturbed("letters apart").replace(/[^a-z]/gi, "")).toBe(TEXT.replace(/[^a-z]/gi, ""));
  });

  it("full width, accents and zero-width characters are the same letters underneath", () => {
    const plain = (text: string) =>
      text.normalize("NFKD").replace(/[\p{M}\u200b-\u200d\u2060\u00ad]/gu, "");
    for (const name of ["full width", "accents", "zero-width characters"] as const) {
      expect(plain(disturbed(name))).toBe(TEXT);
    }
  });

  it.each(["Cyrillic look-alikes", "Greek look-alikes"] as const)(
    "%s stand for letters",
    (name) => {
      expect(disturbed(name)).toMatch(/[\p{Script=Cyrillic}\p{Script=Greek}]/u);
      expect(disturbed(name)).toHaveLength(TEXT.length);
    },
  );
});

describe("texts put together", () => {
  const parts = ["One thing", "Another thing, longer than the first one", "A third."];

  it("have the length that was asked for", () => {
    expect(composeText(parts, 500, chanceFrom(1))).toHaveLength(500);
  });

  it("hold a buried text whole, where they say", () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { text, start, end } = bury(TEXT, parts, 4_000, chanceFrom(seed));
      expect(text.slice(start, end)).toBe(TEXT);
      expect(text.length).toBeGreaterThanOrEqual(4_000 + TEXT.length);
    }
  });
});

import { describe, expect, it } from "vitest";
import { shorten } from "./shorten";

describe("shorten", () => {
  it("leaves a text at the limit alone", () => {
    expect(shorten("a".repeat(50), 50)).toBe("a".repeat(50));
  });

  it("cuts one character above the limit and marks the cut", () => {
    expect(shorten("a".repeat(51), 50)).toBe(`${"a".repeat(50)}...`);
  });

  it("counts what a reader counts: families, flags and combined letters are one each", () => {
    const family = "👩‍👩‍👧‍👦";
    expect(shorten(family.repeat(3), 3)).toBe(family.repeat(3));
    expect(shorten(family.repeat(3), 2)).toBe(`${family.repeat(2)}...`);
    expect(shorten("e\u0301e\u0301e\u0301", 1)).toBe("e\u0301...");
    expect(shorten("🇳🇴🇩🇪", 1)).toBe("🇳🇴...");
  });

  it("cuts right-to-left text by the same count", () => {
    expect(shorten("שלום עולם", 4)).toBe("שלום...");
  });
});

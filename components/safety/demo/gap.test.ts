import { describe, expect, test } from "vitest";
import { shortGap } from "./gap";

const LONG = "water the plants and ".repeat(60);

describe("what stands beside marks", () => {
  test("is whole where it is short", () => {
    expect(shortGap("I bake bread. ", false, true)).toBe("I bake bread. ");
    expect(shortGap(LONG.slice(0, 200), false, true)).toBe(LONG.slice(0, 200));
    expect(shortGap("", true, true)).toBe("");
  });

  test.each([
    ["before the first mark", false, true, /^… [^…]{60,100}$/],
    ["behind the last one", true, false, /^[^…]{60,100}…$/],
    ["between two", true, true, /^[^…]{60,100}… [^…]{60,100}$/],
  ])("is cut between words, %s", (_, isBehind, isBefore, expected) => {
    const short = shortGap(LONG, isBehind, isBefore);
    expect(short).toMatch(expected);
    for (const word of short.replace("…", " ").trim().split(/\s+/)) {
      expect(["water", "the", "plants", "and"]).toContain(word);
    }
  });

  test("one endless word is left out", () => {
    expect(shortGap("a".repeat(900), true, true)).toBe("…");
  });
});

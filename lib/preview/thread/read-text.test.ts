import { describe, expect, test } from "vitest";
import { readText, textRuns } from "./read-text";

describe("a text as an image can show it", () => {
  test.each([
    ["  Tea   or\tcoffee? ", "Tea or coffee?"],
    ["one\r\n\r\n  two \u2028three", "one\ntwo three"],
    ["a\u0000b\u0007c\u001b[31m", "a b c [31m"],
    ["abc\u202Edef\u202C", "abcdef"],
    ["lone \ud800 half \ufffe \ue000", "lone half"],
    ["e\u0301", "é"],
  ])("%j", (text, shown) => {
    expect(readText(text)).toBe(shown);
  });

  test("keeps a letter's marks, but no tower of them", () => {
    expect(readText(`x${"\u0316".repeat(30)}`)).toBe(`x${"\u0316".repeat(4)}`);
  });

  test("is cut after more than any box holds, never within an emoji", () => {
    const read = readText("👍🏽".repeat(700));
    expect(read.endsWith("…")).toBe(true);
    expect(read.slice(0, -1).replaceAll("👍🏽", "")).toBe("");
  });

  test("has places to break where words are written without spaces", () => {
    expect(readText("ฉันควรย้าย").split("\u200B").filter(Boolean)).toEqual(["ฉัน", "ควร", "ย้าย"]);
    expect(readText("Should I?")).not.toContain("\u200B");
  });
});

test("pictures are told from letters", () => {
  const pictures = ["🍕", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "❤️", "☕"];
  const runs = textRuns(`1 ✓ ❤ ${pictures.join(" ")}`);
  expect(runs[0]).toEqual({ text: "1 ✓ ❤ ", isEmoji: false });
  expect(runs.filter(({ isEmoji }) => isEmoji).map(({ text }) => text)).toEqual(pictures);
});

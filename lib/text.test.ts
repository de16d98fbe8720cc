import { expect, test } from "vitest";
import { multiLine, singleLine } from "./text";

test("one line: breaks become spaces, control characters and lone surrogates go", () => {
  expect(singleLine("  call\r\nthe\tbank\u0000\u0007 \ud800now ")).toBe("call the bank now");
});

test("several lines: breaks stay in one form", () => {
  expect(multiLine(" a\r\n\tb\rc\u2028d\u0000\u001b ")).toBe("a\n\tb\nc\nd");
});

test("other scripts, emoji with joiners and markup stay as typed", () => {
  const text = "אני רוצה 👩‍👩‍👧 <b>学ぶ</b> é";
  expect(singleLine(text)).toBe(text);
  expect(multiLine(text)).toBe(text);
});

test("what shows nothing is empty", () => {
  for (const blank of ["", "  \n\t", "\u200b\u200d", "\u202e \u2066", "\u3164", "\u0000"]) {
    expect(singleLine(blank)).toBe("");
    expect(multiLine(blank)).toBe("");
  }
});

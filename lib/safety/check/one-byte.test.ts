import { expect, it } from "vitest";
import { inOneByte, LAUGH, withOwnCharacters } from "./one-byte.ts";

const TEXT = "i'm dead 😂 我想 kill it at the gym ¤ 🌲";

it("leaves a text of plain letters as it is", () => {
  expect(inOneByte("i'm fine, café ¤")).toBe("i'm fine, café ¤");
});

it("puts one sign for each foreign one, another for laughing, and keeps every place", () => {
  const plain = inOneByte(TEXT);
  expect(plain).toBe(`i'm dead ${LAUGH}${LAUGH} ¤¤ kill it at the gym ¤ ¤¤`);
  expect(plain).toHaveLength(TEXT.length);
});

it("gives a text its own characters back, but for what was blanked since", () => {
  expect(withOwnCharacters(inOneByte(TEXT), TEXT)).toBe(TEXT);
  const blanked = inOneByte(TEXT).replace("kill it at the gym", " ".repeat(18));
  expect(withOwnCharacters(blanked, TEXT)).toBe(TEXT.replace("kill it at the gym", " ".repeat(18)));
});

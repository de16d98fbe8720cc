import { expect, it } from "vitest";
import { keyOf, partOf } from "./split.ts";

const isHeldBack = (text: string) => partOf(text) === 0;

it("holds one text in five back, for ever the same ones", () => {
  const texts = Array.from({ length: 2_000 }, (_, index) => `goal number ${index * 7}`);
  const heldBack = texts.filter(isHeldBack);
  expect(heldBack.length / texts.length).toBeGreaterThan(0.16);
  expect(heldBack.length / texts.length).toBeLessThan(0.24);
  expect(texts.filter(isHeldBack)).toEqual(heldBack);
});

it("takes a text and its disguises for one", () => {
  expect(keyOf("Clean  the KITCHEN!")).toBe(keyOf("cl3an the k i t c h e n"));
});

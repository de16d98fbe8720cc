import { describe, expect, test } from "vitest";
import { clauseAt, isDenied, isFiction, isLaughed, isPast, isWork, subjectAt } from "./context.ts";

const at = (text: string) => text.indexOf("die");

describe("a denial", () => {
  test.each([
    "i don't want to die",
    "i never think that i should die",
    "i'm not going to die",
    "i have no wish to die",
    "nobody is here and i stopped wanting; i do not want to die",
  ])("is seen in: %s", (text) => expect(isDenied(text, at(text))).toBe(true));

  test.each([
    "i want to die",
    "i can't stop wanting to die",
    "i don't know why i want to die",
    "i'm not sure i want to die",
    "i don't eat, i want to die",
    "i'm not well and i want to die",
    "i'm not joking i want to die",
    "it wasn't her fault after i die",
  ])("is not seen in: %s", (text) => expect(isDenied(text, at(text))).toBe(false));
});

test("who is spoken of is the last subject before a word in its clause", () => {
  expect(subjectAt("my friend says she wants to die", 24)).toBe("other");
  expect(subjectAt("she knows that i want to die", 24)).toBe("self");
  expect(subjectAt("she left, want to die", 18)).toBe("unnamed");
});

test("a clause ends at commas and turning words", () => {
  const text = "i'm fine, but i want to die, she said";
  expect(clauseAt(text, at(text)).text.trim()).toBe("i want to die");
});

test("what is over is past, what came back is not", () => {
  expect(isPast("i used to want to die")).toBe(true);
  expect(isPast("ten years ago i wanted to die")).toBe(true);
  expect(isPast("i used to want to die and now it's back")).toBe(false);
  expect(isPast("i want to die")).toBe(false);
});

test("stories, work and laughter are told from earnest", () => {
  expect(isFiction("in the novel he wants to die")).toBe(true);
  expect(isFiction("book the doctor")).toBe(false);
  expect(isWork("write the suicide prevention leaflet")).toBe(true);
  expect(isWork("i work too much")).toBe(false);
  expect(isLaughed("i'll die lol")).toBe(true);
  expect(isLaughed("i'll die, not even joking")).toBe(false);
});

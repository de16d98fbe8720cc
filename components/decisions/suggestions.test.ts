import { describe, expect, it } from "vitest";
import { editSuggestions, keptSuggestions, suggestionsOf } from "./suggestions";

const three = suggestionsOf([
  { text: "Find the letter", minutes: 2 },
  { text: "Read the first page", minutes: 5 },
  { text: "Write down the date", minutes: 1 },
]);

function texts(suggestions: { text: string }[]): string[] {
  return suggestions.map(({ text }) => text);
}

describe("editing suggested steps", () => {
  it("changes one text and keeps its minutes and its place", () => {
    const edited = editSuggestions(three, { type: "edit", key: 1, text: "Read it" });
    expect(edited[1]).toEqual({ key: 1, text: "Read it", minutes: 5 });
    expect(texts(edited)).toEqual(["Find the letter", "Read it", "Write down the date"]);
  });

  it("moves a step up and down by one place", () => {
    const up = editSuggestions(three, { type: "move", key: 2, by: -1 });
    expect(texts(up)).toEqual(["Find the letter", "Write down the date", "Read the first page"]);
    expect(editSuggestions(up, { type: "move", key: 2, by: 1 })).toEqual(three);
  });

  it("leaves the first where it is when it is moved up, and the last when it is moved down", () => {
    expect(editSuggestions(three, { type: "move", key: 0, by: -1 })).toEqual(three);
    expect(editSuggestions(three, { type: "move", key: 2, by: 1 })).toEqual(three);
  });

  it("removes a step and puts it back where it was, once", () => {
    const [, second] = three;
    if (!second) throw new Error("the example has three steps");
    const without = editSuggestions(three, { type: "remove", key: 1 });
    expect(texts(without)).toEqual(["Find the letter", "Write down the date"]);
    const restore = { type: "restore", suggestion: second, index: 1 } as const;
    const again = editSuggestions(without, restore);
    expect(again).toEqual(three);
    expect(editSuggestions(again, restore)).toEqual(three);
  });
});

it("saves the steps trimmed and without the emptied ones", () => {
  const emptied = editSuggestions(three, { type: "edit", key: 1, text: "   " });
  const padded = editSuggestions(emptied, { type: "edit", key: 2, text: " Date " });
  expect(keptSuggestions(padded)).toEqual([
    { text: "Find the letter", minutes: 2 },
    { text: "Date", minutes: 1 },
  ]);
});

import { describe, expect, it } from "vitest";
import {
  beginsBig,
  editSuggestions,
  isSuggestion,
  keptSuggestions,
  suggestionsOf,
} from "./suggestions";

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

describe("breaking a suggested step down", () => {
  const parts = [
    { text: "Open the letter", minutes: 1 },
    { text: "Read two lines", minutes: 2 },
  ];
  const split = editSuggestions(three, { type: "split", key: 1, parts });

  it("puts its parts in its place, each to be edited, moved and removed for itself", () => {
    expect(texts(split)).toEqual([
      "Find the letter",
      "Open the letter",
      "Read two lines",
      "Write down the date",
    ]);
    expect(new Set(split.map(({ key }) => key)).size).toBe(4);
    expect(split.every(isSuggestion)).toBe(true);
    const again = editSuggestions(split, { type: "split", key: split[1]?.key ?? 0, parts });
    expect(new Set(again.map(({ key }) => key)).size).toBe(5);
  });

  it("is taken back with the step as it was, where its parts stand now", () => {
    const [, suggestion] = three;
    if (!suggestion) throw new Error("the example has three steps");
    expect(editSuggestions(split, { type: "join", suggestion })).toEqual(three);
    const moved = editSuggestions(split, { type: "move", key: split[1]?.key ?? 0, by: -1 });
    expect(texts(editSuggestions(moved, { type: "join", suggestion }))).toEqual([
      "Read the first page",
      "Find the letter",
      "Write down the date",
    ]);
    expect(editSuggestions(three, { type: "join", suggestion })).toEqual(three);
  });

  it("saves parts like any other step", () => {
    expect(keptSuggestions(split)[1]).toEqual({ text: "Open the letter", minutes: 1 });
  });
});

it("knows a plan that would begin with more than two minutes", () => {
  expect(beginsBig(three)).toBe(false);
  expect(beginsBig(editSuggestions(three, { type: "remove", key: 0 }))).toBe(true);
  expect(beginsBig(editSuggestions(three, { type: "edit", key: 0, text: " " }))).toBe(true);
  expect(beginsBig([{ key: 0, text: "Swim the channel", minutes: null }])).toBe(true);
  expect(beginsBig([])).toBe(false);
});

it("saves the steps trimmed and without the emptied ones", () => {
  const emptied = editSuggestions(three, { type: "edit", key: 1, text: "   " });
  const padded = editSuggestions(emptied, { type: "edit", key: 2, text: " Date " });
  expect(keptSuggestions(padded)).toEqual([
    { text: "Find the letter", minutes: 2 },
    { text: "Date", minutes: 1 },
  ]);
});

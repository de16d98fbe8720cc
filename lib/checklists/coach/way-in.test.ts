import { expect, it } from "vitest";
import { named, spoken, wayInto } from "./way-in";

it.each([
  ["Call the dentist.", "Put the number on your screen: the dentist."],
  [
    "Write the report",
    "Open a note on your phone, or turn a sheet of paper over, for “write the report”.",
  ],
  ["Juggle", "Put out what you need for “juggle”."],
])("leads into “%s” in two minutes", (text, way) => {
  expect(wayInto(text)).toEqual({ text: way, minutes: 2 });
});

it("stays short before a long step", () => {
  const { text } = wayInto(`Call ${"my dear aunt ".repeat(38)}`);
  expect(text.length).toBeLessThan(180);
  expect(text).toContain("…”");
});

it.each([
  ["Call Ada.", "“call Ada”"],
  ["CV to Ada", "“CV to Ada”"],
  ["I go", "“I go”"],
  ['Say "hello"', "“say 'hello'”"],
])("names %s within a sentence as %s", (text, name) => {
  expect(named(text)).toBe(name);
});

it("speaks of a step that quotes another without a second pair of marks", () => {
  expect(spoken("Open your phone, for “call Ada”.")).toBe("open your phone, for “call Ada”");
});

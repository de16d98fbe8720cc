import { expect, it } from "vitest";
import { normalise } from "./normalise.ts";
import { originalSpans } from "./spans.ts";

function typed(text: string, ...parts: readonly string[]): string[] {
  const normalised = normalise(text);
  const spans = parts.map((part) => {
    const start = normalised.text.indexOf(part);
    return { start, end: start + part.length };
  });
  return originalSpans(text, normalised, spans).map(({ start, end }) => text.slice(start, end));
}

it("finds a part again as it was typed", () => {
  expect(typed("Tonight I will K I L L  m y s e l f, ok", "kill myself")).toEqual([
    "K I L L  m y s e l f",
  ]);
  expect(typed("so 𝓴𝓲𝓵𝓵 it", "kill")).toEqual(["𝓴𝓲𝓵𝓵"]);
});

it("tells parts in order and those that touch as one", () => {
  expect(typed("one two three four", "four", "one two", "two three")).toEqual([
    "one two three",
    "four",
  ]);
});

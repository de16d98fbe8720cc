import fc from "fast-check";
import { expect, it } from "vitest";
import { checkText, judgeText } from "./check-text.ts";

it("lets ordinary goals through", () => {
  for (const goal of ["clean the kitchen", "finally file my taxes", "kill my to-do list"]) {
    expect(checkText(goal)).toEqual({ severity: "allow", category: null, reason: null, spans: [] });
  }
});

it("says what a text is about and which part says so", () => {
  const text = "Please plan this.\n\nTonight I will k i l l  m y s e l f.";
  const verdict = checkText(text);
  expect(verdict).toMatchObject({ severity: "block", reason: "self_harm_intent" });
  expect(text.slice(verdict.spans[0]?.start, verdict.spans[0]?.end)).toContain("m y s e l f");
});

it("finds one sentence in a long text", () => {
  const harmless = "We had soup and then we watched the rain for a while. ".repeat(80);
  expect(checkText(`${harmless}I am going to kill myself. ${harmless}`).severity).toBe("block");
});

const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc
    .array(fc.constantFrom("kill", "myself", "i", "want", "to", "die", ".", "\n", "h1m", "🔪", "é"))
    .map((words) => words.join(" ")),
);

it("never fails, and its spans lie in the text, in order", () => {
  fc.assert(
    fc.property(anything, (text) => {
      let end = -1;
      for (const span of checkText(text).spans) {
        expect(span.start).toBeGreaterThan(end);
        expect(span.end).toBeGreaterThan(span.start);
        end = span.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});

it("says the same of the same text, whatever was read between", () => {
  fc.assert(
    fc.property(anything, anything, (text, other) => {
      const first = judgeText(text);
      judgeText(other);
      expect(judgeText(text)).toEqual(first);
    }),
  );
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readOptions } from "@/lib/decisions/options/read-options";
import { flipSchema } from "@/lib/decisions/schema";
import { WITH_OPTIONS, WITHOUT_OPTIONS } from "@/tests/fixtures/questions";
import { processorTimes } from "@/tests/unit/processor-time";

describe("options are read in the person's own words", () => {
  test.each(WITH_OPTIONS)("%j", (text, options) => {
    expect(readOptions(text)?.options).toEqual(options);
  });
});

describe("no options are read", () => {
  test.each(WITHOUT_OPTIONS)("%j", (text) => {
    expect(readOptions(text)).toBeNull();
  });
});

test("the question is the person's own, without what stands around it", () => {
  const questions: [text: string, question: string][] = [
    ["so should I go or stay", "Should I go or stay?"],
    ["I got an offer, should I take it or stay?! Help", "Should I take it or stay?"],
    ["My lease ends. Should I renew it or move? Hm.", "Should I renew it or move?"],
    ["torn between Leeds and York.", "Torn between Leeds and York"],
    ["berlin vs oslo", "Berlin vs oslo"],
    ["iPhone or Android?", "iPhone or Android?"],
    ["Which one:\n- red\n- blue", "Which one"],
    ["Pick one!\n- red\n- blue", "Pick one!"],
    ["- pizza\n- or sushi", "Pizza or Sushi?"],
    ["Pizza or sushi — which?", "Pizza or sushi?"],
    ["Kaffee oder Tee?", "Kaffee oder Tee?"],
  ];
  expect(questions.map(([text]) => [text, readOptions(text)?.question])).toEqual(questions);
});

describe("the limits of a coin", () => {
  test("an option of 200 characters is read, one of 201 is not", () => {
    const long = `quit ${"x".repeat(195)}`;
    expect(readOptions(`Should I ${long} or stay?`)?.options[0]).toHaveLength(200);
    expect(readOptions(`Should I ${long}x or stay?`)).toBeNull();
  });

  test("a text longer than can be saved is not read", () => {
    const text = `Should I go or stay? ${"x".repeat(2_000)}`;
    expect(readOptions(text.slice(0, 2_000))?.options).toEqual(["Go", "Stay"]);
    expect(readOptions(text)).toBeNull();
  });

  test("whatever is typed, options are two to six different lines that a coin takes", () => {
    const piece = fc.constantFrom(
      ..."should I A B or OR vs and between torn which ? . , ; : / - ( ) \" “ ” ' 🍕 oder ou o 1. 2) quit move to Berlin buy rent a flat or not yes no heads tails is it better can't decide either options:".split(
        " ",
      ),
      "\n",
      "\n- ",
      " ",
      "x".repeat(90),
    );
    const texts = fc.oneof(
      fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(" ")),
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: "grapheme", maxLength: 300 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = readOptions(text);
        if (read === null) return;
        const flip = { inputText: read.question, options: read.options };
        expect(flipSchema.parse(flip)).toEqual(flip);
      }),
      { numRuns: 1_000, seed: 20_262 },
    );
  });
});

/** What is read after each further character. */
function typed(text: string): string[][] {
  return Array.from(text, (_, at) => readOptions(text.slice(0, at + 1))?.options ?? []);
}

describe("while it is typed", () => {
  test.each([
    "Should I move to Berlin or stay in Oslo",
    "should I rent, buy or stay with my parents",
    "I got an offer in Berlin, should I take it or stay where I am",
    "torn between Leeds and York",
    "I can't decide whether to move or to wait",
    "Berlin vs Oslo",
    "Soll ich nach Berlin ziehen oder in Oslo bleiben?",
    "What should I eat, pizza or sushi",
    "clean the kitchen or the bathroom",
  ])("%j: what was read once stays, and only its last option grows", (text) => {
    const seen = typed(text);
    for (const [at, options] of seen.entries()) {
      const before = seen[at - 1] ?? [];
      if (before.length === 0) continue;
      expect(options.length).toBeGreaterThanOrEqual(before.length);
      expect(options.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
      if (options.length === before.length) {
        expect(options.at(-1)?.startsWith(before.at(-1) ?? "")).toBe(true);
      }
    }
  });

  test.each(WITH_OPTIONS.map(([text]) => text))(
    "%j: the number of options changes no more often than options come",
    (text) => {
      const counts = typed(text).map(({ length }) => length);
      const changes = counts.filter((count, at) => count !== (counts[at - 1] ?? 0));
      expect(changes.length).toBeLessThanOrEqual((counts.at(-1) ?? 0) + 1);
    },
  );
});

describe("time", () => {
  /** Milliseconds for one reading, the best of a few. */
  function timeFor(text: string): number {
    return processorTimes(12, () => readOptions(text))[0] ?? Number.NaN;
  }

  const hostile = [
    "or ",
    "a or ",
    "a, ",
    "a vs ",
    " / ",
    "should I ",
    "should I a or ",
    ", should I ",
    "so should I or not ",
    "which ",
    "what should ",
    "whether to ",
    "whether or not to ",
    "torn between ",
    "between a and ",
    "i'm still really torn ",
    "just really ",
    "is it better for me to ",
    "can't decide ",
    "help me decide ",
    "the the options are: ",
    "my my my ",
    "heads tails ",
    "?",
    "? ",
    "?x",
    ".",
    ". a ",
    "…",
    "!?",
    "(",
    ")",
    "()",
    '"',
    "“",
    "„",
    "«",
    "「",
    "- ",
    "-",
    " – ",
    "1) ",
    "1. a ",
    "option a: ",
    "oder ",
    "a oder ",
    "o ",
    "🍕",
    "🍕 or ",
    "\u200d",
    "👩‍👩‍👧",
    " ",
    "\n",
    "\n- ",
    "a\n",
    "a or\n",
    "what should I\n",
    "a?\n",
    "x",
    "X. ",
    "e.g. ",
    "'",
    "1 or so ",
    "or so",
    "a a or two ",
  ].flatMap((piece) => {
    const text = piece.repeat(Math.ceil(2_000 / piece.length));
    return [
      text.slice(0, 2_000),
      `Should I ${text}`.slice(0, 1_998),
      `${text.slice(0, 1_990)} x or y?`,
    ];
  });

  test("2,000 characters are read in under 2 ms, whatever they are", () => {
    const slow = hostile.filter((text) => timeFor(text) >= 2);
    expect(slow.map((text) => text.slice(0, 40))).toEqual([]);
  });
});

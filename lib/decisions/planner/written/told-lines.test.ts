import { describe, expect, test } from "vitest";
import { parsePlan } from "@/lib/decisions/planner/written/archetype";
import { linesToldBy, readPhrases, spokenWords } from "@/lib/decisions/planner/written/told-lines";

function isFound(phrases: string, text: string): boolean {
  return readPhrases(phrases).some((phrase) => phrase.test(spokenWords(text)));
}

describe("a phrase of a told fact", () => {
  test.each([
    ["no printer", "print the label, I have No printer!", true],
    ["no printer", "no printers here", false],
    ["no print*", "no printers here", true],
    ["cant print", "I can't print it", true],
    ["cant print", "I can’t print it", true],
    ["no .. printer", "we have no working colour printer", true],
    ["no .. printer", "no idea what to do with the old big laser printer", false],
    ["broke | stuck", "it got stuck", true],
    ["# pots", "9 tester pots", false],
    ["# .. pots", "9 tester pots", true],
    ["# pots", "nine pots", true],
    ["under #", "under £3,140.50 please", true],
    ["off WEEKDAY", "I need to be off Thursday", true],
    ["off WEEKDAY", "I need to be off today", false],
    ["leave on MONTH #", "leave on March 3", true],
    ["leave on MONTH #", "leave on day 3", false],
  ])("%s in “%s”: %s", (phrases, text, found) => {
    expect(isFound(phrases, text)).toBe(found);
  });

  test("takes no total for what is told", () => {
    expect(isFound("# units", "I've finished six of ten units")).toBe(false);
    expect(isFound("# units", "I've ten units left")).toBe(true);
  });

  test("may hold two numbers, of which the first is named", () => {
    const [pattern] = readPhrases("# of # have paid");
    expect(pattern?.exec(spokenWords("4 of 11 have paid"))?.groups?.number).toBe("4");
  });

  test("names a weekday and a month with their capitals", () => {
    const lines = parsePlan(
      "5 Ask.\n  ? off WEEKDAY: 4 Ask for {weekday}.\n  ? by MONTH #: 4 Ask by {month} {#}.",
    );
    const asked = (text: string) => linesToldBy(lines, text)[0]?.text;
    expect(asked("ask for time off thursday")).toBe("Ask for Thursday.");
    expect(asked("ask by june 12")).toBe("Ask by June 12.");
    expect(() => parsePlan("5 Ask.\n  ? off WEEKDAY | off: 4 Ask for {weekday}.")).toThrow(
      /weekday/,
    );
  });

  test.each(["", "no printer |", "don't", "Printer"])("refuses “%s”", (phrases) => {
    expect(() => readPhrases(phrases)).toThrow();
  });
});

describe("what a goal tells", () => {
  const plan = parsePlan(`
    2* Open the return's page.
    10 Print the label.
      - 5 Switch the printer on.
      - 5 Print the label.
      ? no printer | cant print: 3 Ask for a code that the shop scans.
      ? # parcels: 8 Print {#} labels.
        - 4 Open each of the {#} labels.
        - 4 Print the {#} labels.
    5 Drop it off.
  `);

  test("takes the place of the line it changes, with the number as it was typed", () => {
    const texts = (text: string) => linesToldBy(plan, text).map((line) => line.text);
    expect(texts("return the shoes, I’ve no printer")).toEqual([
      "Open the return's page.",
      "Ask for a code that the shop scans.",
      "Drop it off.",
    ]);
    expect(linesToldBy(plan, "send 3 parcels back")[1]).toMatchObject({
      minutes: 8,
      text: "Print 3 labels.",
      smaller: [
        { minutes: 4, text: "Open each of the 3 labels." },
        { minutes: 4, text: "Print the 3 labels." },
      ],
    });
  });

  test("may name a number only where each of its phrases holds one", () => {
    expect(() =>
      parsePlan("5 Print the label.\n  ? # parcels | parcels: 8 Print {#} labels."),
    ).toThrow();
  });

  test("changes nothing where nothing is told", () => {
    expect(linesToldBy(plan, "return the shoes")).toEqual(plan);
  });
});

describe("what is done already", () => {
  const plan = (steps: number) =>
    parsePlan(
      [
        "2* Open the form.",
        "5 Fill in your name.",
        "? filled in | already .. name: -",
        "8 Gather the two papers.",
        "- 4 Find the bill.",
        "- 4 Find the passport.",
        "? have the papers: -",
        ...Array.from({ length: steps }, (_, at) => `3 Tick box ${at}.`),
        "5* Send it to the office.",
      ].join("\n"),
    );
  const texts = (steps: number, text: string) =>
    linesToldBy(plan(steps), text).map((line) => line.text);

  test("is left out", () => {
    const told = texts(6, "form is filled in, have the papers, just not sent");
    expect(told).toHaveLength(8);
    expect(told).not.toContain("Fill in your name.");
    expect(told).not.toContain("Gather the two papers.");
    expect(texts(6, "fill in the form")).toHaveLength(10);
  });

  test("stays where too few steps would be left, the last ones first", () => {
    // Nine tiny steps: one may go, and not the two smaller ones of the papers.
    const told = texts(4, "the form is filled in and i have the papers");
    expect(told).not.toContain("Fill in your name.");
    expect(told).toContain("Gather the two papers.");
  });

  test("is never a step of the nudge", () => {
    expect(() => parsePlan("2* Open the form.\n? opened: -")).toThrow(/nudge/);
  });
});

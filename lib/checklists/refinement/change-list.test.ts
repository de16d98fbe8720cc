import { describe, expect, it } from "vitest";
import type { Operation } from "@/lib/checklists/coach/types";
import type { ChecklistStep } from "@/lib/checklists/types";
import { type ChangedList, changeList } from "./change-list";

function plan(...texts: string[]): ChecklistStep[] {
  return texts.map((text, index) => ({
    id: `${index + 1}`,
    text,
    minutes: 10,
    completed: text.startsWith("✓"),
    priority: false,
    manual: false,
    deferredUntil: null,
    subSteps: [],
  }));
}

/** A plan whose first step has a part. */
function withPart(part: string, ...texts: string[]): ChecklistStep[] {
  const subSteps = plan(part).map((step) => ({ ...step, id: "part" }));
  return plan(...texts).map((step, index) => (index === 0 ? { ...step, subSteps } : step));
}

const four = plan("✓ A", "B", "C", "D");

function change(
  operations: Operation[],
  current: ChecklistStep[] = four,
  seen: ChecklistStep[] = four,
): ChangedList {
  let ids = 0;
  return changeList(current, seen, operations, () => {
    ids += 1;
    return `n${ids}`;
  });
}

function textsOf({ steps }: ChangedList): string[] {
  return steps.map((step) => step.text);
}

const own = (text: string) => ({ text, minutes: null, isOwn: true });

describe("adds", () => {
  it("go to the front of what is open, to the end, before and behind a step", () => {
    const list = change([
      { action: "add", step: own("end"), to: "last" },
      { action: "add", step: own("front"), to: "first" },
      { action: "add", step: own("before C"), to: { before: "3" } },
      { action: "add", step: own("behind C"), to: { after: "3" } },
      { action: "add", step: own("then"), to: { after: "3" } },
    ]);
    expect(textsOf(list)).toEqual([
      "✓ A",
      "front",
      "B",
      "before C",
      "C",
      "behind C",
      "then",
      "D",
      "end",
    ]);
    expect(list.skipped).toEqual([]);
  });

  it("several at one place stand in the order in which they were written, moved ones too", () => {
    const list = change([
      { action: "add", step: own("one"), to: "first" },
      { action: "add", step: own("two"), to: "first" },
      { action: "move", id: "4", to: { after: "1" } },
      { action: "add", step: own("three"), to: { after: "1" } },
    ]);
    expect(textsOf(list)).toEqual(["✓ A", "D", "three", "one", "two", "B", "C"]);
  });

  it("behind a step that went meanwhile go to the end; behind an unknown one nowhere", () => {
    const gone = four.filter(({ id }) => id !== "3");
    const list = change(
      [
        { action: "add", step: own("X"), to: { after: "3" } },
        { action: "add", step: own("Y"), to: { after: "99" } },
      ],
      gone,
    );
    expect(textsOf(list)).toEqual(["✓ A", "B", "D", "X"]);
    expect(list.skipped).toEqual(["unknown"]);
  });

  it("are one line of 1 to 500 characters", () => {
    const texts = ["", " \u200b", "x".repeat(501), "two\nlines", "y".repeat(500)];
    const list = change(
      texts.map((text) => ({ action: "add", step: own(text), to: "last" as const })),
    );
    expect(list.skipped).toEqual(["unfit", "unfit", "unfit"]);
    expect(textsOf(list).slice(4)).toEqual(["two lines", "y".repeat(500)]);
  });

  it("stop at 1,000 steps", () => {
    const many = plan(...Array.from({ length: 999 }, (_, index) => `Step ${index}`));
    const list = change(
      [
        { action: "add", step: own("X"), to: "last" },
        { action: "add", step: own("Y"), to: "last" },
        { action: "split", id: "1", parts: [own("P"), own("Q")] },
      ],
      many,
      many,
    );
    expect(list.steps).toHaveLength(1_000);
    expect(list.skipped).toEqual(["full", "full"]);
  });
});

describe("ticked steps", () => {
  it("are neither removed, edited nor split, but may move", () => {
    const list = change([
      { action: "remove", id: "1" },
      { action: "edit", id: "1", text: "X" },
      { action: "split", id: "1", parts: [own("P"), own("Q")] },
      { action: "move", id: "1", to: "last" },
    ]);
    expect(list.skipped).toEqual(["done", "done", "done"]);
    expect(textsOf(list)).toEqual(["B", "C", "D", "✓ A"]);
  });

  it("are those with a ticked part, too", () => {
    const steps = withPart("✓ part", "A", "B");
    expect(change([{ action: "remove", id: "1" }], steps, steps).skipped).toEqual(["done"]);
  });

  it("meanwhile count: what the coach read may be old", () => {
    const current = four.map((step) => (step.id === "2" ? { ...step, completed: true } : step));
    expect(change([{ action: "remove", id: "2" }], current).skipped).toEqual(["done"]);
  });
});

describe("what the person did meanwhile", () => {
  const edited = four.map((step) => (step.id === "2" ? { ...step, text: "Mine" } : step));

  it("wins: an edited step is not removed, edited or split", () => {
    const list = change(
      [
        { action: "remove", id: "2" },
        { action: "edit", id: "2", text: "Theirs" },
        { action: "split", id: "2", parts: [own("P"), own("Q")] },
      ],
      edited,
    );
    expect(list.skipped).toEqual(["changed", "changed", "changed"]);
    expect(textsOf(list)).toEqual(["✓ A", "Mine", "C", "D"]);
  });

  it("leaves minutes, stars and places to the later word", () => {
    const list = change(
      [
        { action: "edit", id: "2", minutes: 5, priority: true },
        { action: "move", id: "2", to: "last" },
      ],
      edited,
    );
    expect(list.steps.at(-1)).toMatchObject({ text: "Mine", minutes: 5, priority: true });
  });

  it("a step that went is left out, an unknown one as well", () => {
    const list = change(
      [
        { action: "remove", id: "2" },
        { action: "move", id: "99", to: "first" },
      ],
      four.filter(({ id }) => id !== "2"),
    );
    expect(list.skipped).toEqual(["changed", "unknown"]);
    expect(list.changes).toEqual([]);
  });
});

describe("a plan is never emptied", () => {
  it("nor completed by taking away all that is open", () => {
    const all: Operation[] = four.map(({ id }) => ({ action: "remove", id }));
    expect(textsOf(change(all))).toEqual(["✓ A", "D"]);
    const open = plan("A", "B");
    const both: Operation[] = open.map(({ id }) => ({ action: "remove", id }));
    expect(textsOf(change(both, open, open))).toEqual(["B"]);
  });

  it("but its only open step may go beside ticked ones", () => {
    const steps = plan("✓ A", "B");
    expect(textsOf(change([{ action: "remove", id: "2" }], steps, steps))).toEqual(["✓ A"]);
  });
});

describe("the next step", () => {
  const coachs = (minutes: number | null) => ({ text: "Sort the desk.", minutes });

  it.each([
    [null, 2],
    [1, 1],
    [5, 2],
  ])("of %s minutes by the coach takes %s", (minutes, eased) => {
    const list = change([{ action: "add", step: coachs(minutes), to: "first" }]);
    expect(list.steps[1]).toMatchObject({ text: "Sort the desk.", minutes: eased });
  });

  it("gets a way in of two minutes where the coach made it big", () => {
    const list = change([{ action: "edit", id: "2", text: "Renovate the house", minutes: 90 }]);
    expect(list.steps.slice(1, 3)).toMatchObject([
      { text: expect.stringContaining("“renovate the house”"), minutes: 2 },
      { id: "2", text: "Renovate the house", minutes: 90 },
    ]);
  });

  it("in the person's own words, or with minutes alone, stays as they want it", () => {
    const list = change([
      { action: "add", step: { text: "Long one", minutes: 60, isOwn: true }, to: "first" },
      { action: "edit", id: "2", minutes: 45 },
    ]);
    expect(list.steps.slice(1, 3)).toMatchObject([{ minutes: 60 }, { minutes: 45 }]);
    expect(list.steps).toHaveLength(5);
  });
});

describe("a split", () => {
  it("keeps the id on the part that still is the step, else on the first", () => {
    const list = change([
      {
        action: "split",
        id: "2",
        parts: [
          { text: "Find B", minutes: 2 },
          { text: "B", minutes: 8 },
        ],
      },
      { action: "split", id: "4", parts: [own("D one"), own("D two")] },
    ]);
    expect(list.steps.map(({ id, text }) => [id, text])).toEqual([
      ["1", "✓ A"],
      ["n1", "Find B"],
      ["2", "B"],
      ["3", "C"],
      ["4", "D one"],
      ["n2", "D two"],
    ]);
    expect(list.changes).toContainEqual(
      expect.objectContaining({ type: "added", stepId: "n1", partOf: "2" }),
    );
  });

  it("needs two parts at least, and a step without parts of its own", () => {
    const steps = withPart("part", "A");
    expect(change([{ action: "split", id: "2", parts: [own("P")] }]).skipped).toEqual(["unfit"]);
    const split: Operation = { action: "split", id: "1", parts: [own("P"), own("Q")] };
    expect(change([split], steps, steps).skipped).toEqual(["parts"]);
  });
});

describe("what is told", () => {
  it("is what differs in the end", () => {
    const list = change([
      { action: "add", step: own("X"), to: { after: "2" } },
      { action: "remove", id: "n1" },
      { action: "edit", id: "3", text: "C" },
      { action: "move", id: "2", to: "first" },
      { action: "move", id: "4", to: { before: "3" } },
      { action: "edit", id: "2", minutes: 90_000, isOwn: true },
    ]);
    expect(list.changes).toEqual([
      {
        type: "edited",
        stepId: "2",
        before: { text: "B", minutes: 10, priority: false },
        after: { text: "B", minutes: 1_440, priority: false },
      },
      { type: "moved", stepId: "4", text: "D" },
    ]);
  });
});

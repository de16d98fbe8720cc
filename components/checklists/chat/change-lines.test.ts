import { describe, expect, it } from "vitest";
import type { StepChange } from "@/lib/checklists/refinement/types";
import { changeLines } from "./change-lines";

const fields = { text: "Call the venue", minutes: 10, priority: false };

function linesOf(...changes: StepChange[]): string[] {
  const textOf = (id: string) => (id === "known" ? "Bake the cake" : undefined);
  return changeLines(changes, textOf).map(({ what, text }) => `${what} ${text}`);
}

function edited(after: Partial<typeof fields>): StepChange {
  return { type: "edited", stepId: "1", before: fields, after: { ...fields, ...after } };
}

function part(stepId: string, partOf: string | null): StepChange {
  return { type: "added", stepId, partOf, ...fields, text: `Part ${stepId}` };
}

describe("what a coach changed", () => {
  it("is told step by step", () => {
    expect(
      linesOf(
        part("2", null),
        { type: "removed", stepId: "3", text: "Iron the napkins" },
        { type: "moved", stepId: "4", text: "Send the invitations" },
      ),
    ).toEqual(["Added: Part 2", "Removed: Iron the napkins", "Moved: Send the invitations"]);
  });

  it.each([
    [{ text: "Ring the venue" }, "Changed: Ring the venue"],
    [{ minutes: 60 }, "Time changed: Call the venue (1 h)"],
    [{ priority: true }, "Starred: Call the venue"],
  ])("names what is new of a step: %o", (after, line) => {
    expect(linesOf(edited(after))).toEqual([line]);
  });

  it("a split is one line, by the words that the step had", () => {
    const parts = [part("2", "1"), part("3", "1")];
    expect(linesOf(edited({ minutes: 2 }), ...parts)).toEqual([
      "Split: Call the venue (now 3 steps)",
    ]);
    expect(linesOf(part("2", "known"))).toEqual(["Split: Bake the cake (now 2 steps)"]);
    expect(linesOf(part("2", "gone"))).toEqual(["Split: a step (now 2 steps)"]);
  });
});

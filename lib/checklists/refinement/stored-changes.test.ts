import { expect, it } from "vitest";
import { shownChanges } from "./stored-changes";

const fields = { text: "A", minutes: null, priority: false };

it("sums changes up in one line, each step once for each kind", () => {
  const edited = { type: "edited" as const, stepId: "1", before: fields, after: fields };
  const shown = shownChanges([
    { type: "added", stepId: "2", partOf: null, ...fields },
    { type: "added", stepId: "3", partOf: null, ...fields },
    { type: "removed", stepId: "4", text: "A" },
    edited,
    edited,
    { type: "moved", stepId: "1", text: "A" },
  ]);
  expect(shown?.summary).toBe("Added 2, removed 1, changed 1, moved 1.");
});

it("says nothing of a list that stayed as it was", () => {
  expect(shownChanges([])).toBeNull();
});

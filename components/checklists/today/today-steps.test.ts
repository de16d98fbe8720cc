import { describe, expect, test } from "vitest";
import type { ChecklistCard, TodayStep } from "@/lib/checklists/types";
import { stepsToPick, stillToday } from "./today-steps";

function step(id: string, checklistId = `plan-${id}`): TodayStep {
  return { id, text: id, minutes: 5, checklistId, title: `Plan of ${id}` };
}

const ids = (steps: readonly TodayStep[]) => steps.map(({ id }) => id);

describe("Today on screen", () => {
  const shown = [step("a"), step("b"), step("c")];

  test("keeps a ticked step in its place when the list comes without it", () => {
    const next = stillToday(shown, new Set(["b"]), [step("a"), step("c"), step("d")]);
    expect(ids(next)).toEqual(["a", "b", "c", "d"]);
  });

  test("lets go of what left otherwise", () => {
    expect(ids(stillToday(shown, new Set(), [step("c")]))).toEqual(["c"]);
  });

  test("takes over what was edited", () => {
    const edited = { ...step("a"), text: "Other words" };
    expect(stillToday(shown, new Set(), [edited])).toEqual([edited]);
  });
});

describe("what is offered after days away", () => {
  const card = (id: string, recentSteps: ChecklistCard["recentSteps"]): ChecklistCard => ({
    id,
    decisionId: id,
    title: `Title of ${id}`,
    createdAt: "2026-11-20T10:00:00.000Z",
    status: "open",
    progress: { completed: 0, total: 3, percentage: 0 },
    recentSteps,
  });
  const open = (id: string) => ({ id, text: `Text of ${id}`, completed: false });

  test("is Today, filled up to three by the next step of other plans", () => {
    const cards = [
      card("plan-a", [open("x")]),
      card("one", [open("first"), open("second")]),
      card("done", [{ ...open("y"), completed: true }]),
      card("two", [open("third")]),
      card("three", [open("fourth")]),
    ];
    const steps = stepsToPick([step("a")], cards);
    expect(ids(steps)).toEqual(["a", "first", "third"]);
    expect(steps[1]).toEqual({
      id: "first",
      text: "Text of first",
      minutes: null,
      checklistId: "one",
      title: "Title of one",
    });
  });

  test("is nothing where nothing is open", () => {
    expect(stepsToPick([], [{ ...card("put-away", [open("x")]), status: "archived" }])).toEqual([]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerWish } from "@/lib/checklists/coach/built-in";
import type { ChecklistStep } from "@/lib/checklists/types";
import { CHAT_MESSAGES } from "@/tests/fixtures/chat-messages";
import { PARTY } from "@/tests/fixtures/party-plan";
import { changeList } from "./change-list";
import type { StoredChanges } from "./stored-changes";
import { type Undone, undoList } from "./undo-list";

const party = [...PARTY];
const messages = CHAT_MESSAGES.map(([message]) => message);

function ownStep(id: string): ChecklistStep {
  return {
    id,
    text: "Own",
    minutes: null,
    manual: true,
    completed: false,
    priority: false,
    deferredUntil: null,
    subSteps: [],
  };
}

type Refined = { steps: ChecklistStep[]; removed: Set<string>; changes: StoredChanges };

function refineBy(message: string): Refined {
  let ids = 0;
  const { operations } = answerWish({ message, steps: party, title: "", earlier: [] });
  const list = changeList(party, party, operations, () => {
    ids += 1;
    return `n${ids}`;
  });
  const removed = list.changes.flatMap(({ type, stepId }) => (type === "removed" ? [stepId] : []));
  return {
    steps: list.steps,
    removed: new Set(removed),
    changes: {
      coach: "built-in",
      notice: null,
      steps: list.changes,
      order: { before: party.map(({ id }) => id), after: list.steps.map(({ id }) => id) },
      removedAt: removed.length > 0 ? "2026-11-21T12:00:00.000Z" : null,
    },
  };
}

/** The list after an undo; steps that come back are those of before. */
function carriedOut(steps: readonly ChecklistStep[], undone: Undone | null): ChecklistStep[] {
  if (!undone) throw new Error("The plan could not hold it");
  return undone.order.map((id) => {
    const step = steps.find((one) => one.id === id) ?? party.find((one) => one.id === id);
    if (!step) throw new Error(`Nobody knows step ${id}`);
    return { ...step, ...undone.edited.find((one) => one.id === id) };
  });
}

describe("when nothing was done since", () => {
  it("every message that people write is taken back whole", () => {
    for (const message of messages) {
      const { steps, removed, changes } = refineBy(message);
      const undone = undoList(steps, removed, changes);
      expect([message, carriedOut(steps, undone)]).toEqual([message, party]);
      expect(undone?.isWhole).toBe(true);
    }
  });
});

describe("whatever was done since", () => {
  const done = fc.array(
    fc.record({
      what: fc.constantFrom("tick", "edit", "remove", "add", "shift", "star"),
      at: fc.nat(12),
    }),
    { maxLength: 6 },
  );

  it("ticks and edits stay, the person's own steps stay, and none comes twice", () => {
    fc.assert(
      fc.property(fc.constantFrom(...messages), done, (message, acts) => {
        const { steps, removed, changes } = refineBy(message);
        let list = [...steps];
        acts.forEach(({ what, at }, index) => {
          const place = at % Math.max(1, list.length);
          const step = list[place];
          if (what === "add") {
            list.push(ownStep(`own-${index}`));
          } else if (!step) return;
          else if (what === "remove") list = list.toSpliced(place, 1);
          else if (what === "shift") list = [...list.toSpliced(place, 1), step];
          else {
            const changed = {
              tick: { completed: true },
              edit: { text: `Edited ${index}` },
              star: { priority: !step.priority },
            }[what];
            list = list.with(place, { ...step, ...changed });
          }
        });
        const after = carriedOut(list, undoList(list, removed, changes));
        const ids = after.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length > 0 || list.length === 0).toBe(true);
        for (const step of list) {
          const isTheirs =
            step.completed || step.text.startsWith("Edited") || step.id.startsWith("own-");
          if (isTheirs) {
            expect(after.find(({ id }) => id === step.id)).toMatchObject({
              text: step.text,
              completed: step.completed,
            });
          }
        }
        // What the person took away stays away.
        for (const { id } of after) {
          expect(list.some((step) => step.id === id) || removed.has(id)).toBe(true);
        }
      }),
      { numRuns: 1_500 },
    );
  });
});

describe("a split that was begun", () => {
  it("stays whole, so that no work is lost with the words of the step", () => {
    const { steps, removed, changes } = refineBy("Break down step 5");
    const part = changes.steps.find(({ type }) => type === "added");
    const begun = steps.map((step) =>
      step.id === part?.stepId ? { ...step, completed: true } : step,
    );
    const undone = undoList(begun, removed, changes);
    expect(carriedOut(begun, undone)).toEqual(begun);
    expect(undone?.isWhole).toBe(false);
  });
});

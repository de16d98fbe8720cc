import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import type { ChecklistStep, SubStep } from "@/lib/checklists/types";
import { createChecklistActions } from "./checklist-actions";
import { type ChecklistEvent, checklistReducer, checklistState } from "./checklist-reducer";
import { shownSteps } from "./shown-steps";
import { parentOf } from "./step-fields";

type Row = SubStep & { parentId: string | null; removal: number | null };

const STEPS = ["a", "b", "c", "d"];
const SUB_STEPS = ["c1", "c2", "c3"];

const ignore = () => undefined;

afterEach(() => vi.unstubAllGlobals());

/** The server's rules (decision 032) over rows in their order; removed ones keep their places. */
function aServer() {
  const row = (id: string, parentId: string | null): Row => ({
    id,
    parentId,
    text: id,
    completed: false,
    priority: false,
    manual: false,
    minutes: null,
    deferredUntil: null,
    removal: null,
  });
  let rows = [...STEPS.map((id) => row(id, null)), ...SUB_STEPS.map((id) => row(id, "c"))];
  let removals = 0;

  const find = (id: string | undefined) => rows.find((one) => one.id === id);
  const live = (parentId: string | null) =>
    rows.filter((one) => one.parentId === parentId && one.removal === null);
  const told = ({ parentId: _, removal: __, ...step }: Row): SubStep => ({ ...step });
  const toldStep = (step: Row): ChecklistStep => ({
    ...told(step),
    subSteps: live(step.id).map(told),
  });

  function tick(step: Row, completed: boolean) {
    step.completed = completed;
    const parent = find(step.parentId ?? undefined);
    if (parent && !completed) parent.completed = false;
    if (parent && live(parent.id).every((one) => one.completed)) parent.completed = true;
    return {
      task: toldStep(step),
      ...(parent ? { parent: { id: parent.id, completed: parent.completed } } : {}),
    };
  }

  function restore(step: Row) {
    const parent = find(step.parentId ?? undefined);
    if (parent && parent.removal !== null) return null;
    const { removal } = step;
    for (const one of rows) {
      const isOfIt = one === step || one.parentId === step.id;
      if (removal !== null && isOfIt && one.removal === removal) one.removal = null;
    }
    return { task: toldStep(step), order: live(step.parentId).map(({ id }) => id) };
  }

  function move(step: Row, afterId: string | null) {
    const after = afterId === null ? null : find(afterId);
    if (after === undefined || (after && after.parentId !== step.parentId)) return null;
    if (after !== step) {
      rows = rows.filter((one) => one !== step);
      rows.splice(after ? rows.indexOf(after) + 1 : 0, 0, step);
    }
    return { order: live(step.parentId).map(({ id }) => id) };
  }

  return {
    steps: () => live(null).map(toldStep),
    /** The answer's body; null for a refusal. */
    answer(method: string, path: string, body: Record<string, unknown>): object | null {
      const [stepId, act] = path.split("/tasks").at(1)?.split("/").slice(1) ?? [];
      if (!stepId) {
        const added = { ...row(`added-${rows.length}`, null), text: String(body.text) };
        rows.push(added);
        return { task: toldStep(added) };
      }
      const step = find(typeof body.taskId === "string" ? body.taskId : stepId);
      if (!step) return null;
      if (act === "restore") return restore(step);
      if (method === "DELETE") {
        removals += 1;
        const isGone = step.removal !== null;
        for (const one of rows) {
          if (!isGone && (one === step || one.parentId === step.id)) one.removal ??= removals;
        }
        return {};
      }
      if (step.removal !== null) return null;
      if (stepId === "order") {
        return move(step, typeof body.afterTaskId === "string" ? body.afterTaskId : null);
      }
      if (typeof body.completed === "boolean") return tick(step, body.completed);
      const { taskId: _, ...fields } = body;
      Object.assign(step, fields);
      return { task: toldStep(step) };
    },
  };
}

const anyStep = fc.constantFrom(...STEPS, ...SUB_STEPS);
const topStep = fc.constantFrom(...STEPS);
const subStep = fc.constantFrom(...SUB_STEPS);
type Actions = ReturnType<typeof createChecklistActions>;
const act = fc.oneof(
  fc.tuple(anyStep, fc.boolean()).map(([id, value]) => (actions: Actions) => {
    actions.setFlag(id, "completed", value);
  }),
  fc.tuple(topStep, fc.boolean()).map(([id, value]) => (actions: Actions) => {
    actions.setFlag(id, "priority", value);
  }),
  fc.tuple(anyStep, fc.constantFrom("x", "y", "z")).map(([id, text]) => (actions: Actions) => {
    actions.editStep(id, { text });
  }),
  fc.tuple(anyStep, fc.constantFrom(null, 5, 10)).map(([id, minutes]) => (actions: Actions) => {
    actions.editStep(id, { minutes });
  }),
  anyStep.map((id) => (actions: Actions) => actions.removeStep(id)),
  anyStep.map((id) => (actions: Actions) => actions.restoreStep(id)),
  fc.oneof(fc.tuple(topStep, fc.option(topStep)), fc.tuple(subStep, fc.option(subStep))).map(
    ([id, afterId]) =>
      (actions: Actions) =>
        actions.moveStep(id, afterId),
  ),
  fc.constant((actions: Actions) => void actions.addStep("new", ignore, ignore)),
);

test("any order of answers and refusals ends in the server's truth", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(act, fc.boolean()), { minLength: 1, maxLength: 14 }),
      fc.infiniteStream(fc.integer({ min: 0, max: 4 })),
      async (scheduler, acts, fortunes) => {
        const server = aServer();
        let state = checklistState(server.steps());
        const dispatch = (event: ChecklistEvent) => {
          state = checklistReducer(state, event);
        };
        vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
          const body = typeof init.body === "string" ? JSON.parse(init.body) : {};
          const isRefused = fortunes.next().value === 0;
          // On its way there, and on its way back.
          const answer = await scheduler
            .schedule(Promise.resolve(), "request")
            .then(() => (isRefused ? null : server.answer(init.method ?? "", url, body)));
          await scheduler.schedule(Promise.resolve(), "answer");
          return answer
            ? Response.json({ success: true, ...answer })
            : Response.json({ success: false, message: "No." }, { status: 500 });
        });
        const actions = createChecklistActions({
          checklistId: "plan",
          dispatch,
          write: (work) => work(),
          textOf: (id) => id,
          familyOf: (id) => parentOf(state.steps, id)?.id ?? id,
        });
        for (const [does, waits] of acts) {
          does(actions);
          if (!waits) continue;
          // Requests set out within this turn of the loop. A step removed once more sends none to wait for.
          await new Promise((resolve) => setImmediate(resolve));
          if (scheduler.count() > 0) await scheduler.waitOne().catch(() => undefined);
        }
        await scheduler.waitIdle();
        expect(state.wishes).toEqual([]);
        expect(shownSteps(state)).toEqual(server.steps());
      },
    ),
    { numRuns: 500 },
  );
});

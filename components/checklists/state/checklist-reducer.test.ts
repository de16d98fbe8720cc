import { describe, expect, it, test } from "vitest";
import type { ChecklistStep } from "@/lib/checklists/types";
import {
  type ChecklistEvent,
  type ChecklistState,
  checklistReducer,
  checklistState,
} from "./checklist-reducer";
import { shownSteps } from "./shown-steps";
import type { FieldChange, StepFields } from "./step-fields";

const sink = aStep({ id: "sink", text: "Clear the sink" });
const plates = aStep({ id: "plates", text: "Wash five plates" });
const bag = aStep({
  id: "bag",
  text: "Pack the bag",
  subSteps: [aSubStep({ id: "find", text: "Find it" }), aSubStep({ id: "fill", text: "Fill it" })],
});
const start = checklistState([sink, plates, bag]);

function aSubStep({ subSteps: _, ...step }: Partial<ChecklistStep>) {
  const { subSteps: __, ...rest } = aStep(step);
  return rest;
}

function aStep(step: Partial<ChecklistStep>): ChecklistStep {
  return {
    id: "step",
    text: "A step",
    completed: false,
    priority: false,
    manual: false,
    minutes: 2,
    deferredUntil: null,
    subSteps: [],
    ...step,
  };
}

function following(state: ChecklistState, ...events: ChecklistEvent[]): ChecklistState {
  return events.reduce(checklistReducer, state);
}

const wanted = (change: FieldChange): ChecklistEvent => ({
  type: "wanted",
  wish: { type: "field", change },
});
const answered = (change: FieldChange, held = change): ChecklistEvent => ({
  type: "field answered",
  wanted: change,
  held,
});
const refused = (change: FieldChange): ChecklistEvent => ({ type: "field refused", change });
const moving = (stepId: string, afterId: string | null, key = "move"): ChecklistEvent => ({
  type: "wanted",
  wish: { type: "move", key, move: { stepId, afterId } },
});
const tick = (stepId: string, value = true) => ({ stepId, field: "completed", value }) as const;
const remove = (stepId: string, value = true) => ({ stepId, field: "removed", value }) as const;

const idsOf = (state: ChecklistState) => shownSteps(state).map(({ id }) => id);
const shown = (state: ChecklistState, id: string) =>
  shownSteps(state)
    .flatMap((step) => [step, ...step.subSteps])
    .find((step) => step.id === id);

describe("a field of a step or sub-step", () => {
  const changes: [FieldChange, Partial<StepFields>][] = [
    [tick("sink"), { completed: true }],
    [{ stepId: "sink", field: "priority", value: true }, { priority: true }],
    [{ stepId: "sink", field: "text", value: "Empty the sink" }, { text: "Empty the sink" }],
    [{ stepId: "sink", field: "minutes", value: null }, { minutes: null }],
    [
      { stepId: "sink", field: "deferredUntil", value: "2026-11-22" },
      { deferredUntil: "2026-11-22" },
    ],
    [{ stepId: "fill", field: "text", value: "Fill the bag" }, { text: "Fill the bag" }],
    [{ stepId: "fill", field: "minutes", value: 5 }, { minutes: 5 }],
  ];

  test.each(changes)("is shown at once, kept and taken back: %o", (change, fields) => {
    const asked = following(start, wanted(change));
    const before = shown(start, change.stepId);
    expect(shown(asked, change.stepId)).toEqual({ ...before, ...fields });
    const kept = following(asked, answered(change));
    expect(shown(kept, change.stepId)).toEqual({ ...before, ...fields });
    expect(kept.wishes).toEqual([]);
    const takenBack = following(asked, refused(change));
    expect(shown(takenBack, change.stepId)).toEqual(before);
  });

  it("takes back only the change that was refused", () => {
    const star = { stepId: "sink", field: "priority", value: true } as const;
    const state = following(
      start,
      ...[tick("sink"), star, tick("plates")].map(wanted),
      refused(tick("sink")),
    );
    expect(shownSteps(state).slice(0, 2)).toEqual([
      { ...sink, priority: true },
      { ...plates, completed: true },
    ]);
  });

  it("shows the last wish while the answer to an earlier one comes in", () => {
    const state = following(
      start,
      wanted(tick("sink")),
      wanted(tick("sink", false)),
      answered(tick("sink")),
    );
    expect(shown(state, "sink")?.completed).toBe(false);
    const settled = following(state, answered(tick("sink", false)));
    expect(settled.steps[0]?.completed).toBe(false);
    expect(settled.wishes).toEqual([]);
  });

  it("falls back to what the server confirmed, not to what stood there at first", () => {
    const state = following(
      start,
      wanted(tick("sink")),
      wanted(tick("sink", false)),
      answered(tick("sink")),
      refused(tick("sink", false)),
    );
    expect(shown(state, "sink")?.completed).toBe(true);
  });

  it("shows what the server made of it", () => {
    const tomorrow = {
      stepId: "sink",
      field: "deferredUntil",
      value: "2026-11-22" as string | null,
    } as const;
    const held = { ...tomorrow, value: "2026-11-23" };
    const state = following(start, wanted(tomorrow), answered(tomorrow, held));
    expect(shown(state, "sink")?.deferredUntil).toBe("2026-11-23");
    expect(state.wishes).toEqual([]);
  });

  it("leaves the objects of untouched steps as they are, so that their rows can rest", () => {
    const [, secondShown, thirdShown] = shownSteps(following(start, wanted(tick("sink"))));
    expect(secondShown).toBe(plates);
    expect(thirdShown).toBe(bag);
  });
});

describe("ticking sub-steps", () => {
  it("ticks the step with the last open one, and opens it again", () => {
    const one = following(start, wanted(tick("find")));
    expect(shown(one, "bag")?.completed).toBe(false);
    const both = following(one, wanted(tick("fill")));
    expect(shown(both, "bag")?.completed).toBe(true);
    const opened = following(both, wanted(tick("find", false)));
    expect(shown(opened, "bag")?.completed).toBe(false);
    expect(shown(opened, "fill")?.completed).toBe(true);
  });

  it("does not wait for sub-steps that were removed", () => {
    const state = following(start, wanted(remove("find")), wanted(tick("fill")));
    expect(shown(state, "bag")?.completed).toBe(true);
  });

  it("leaves sub-steps as they are when their step is ticked", () => {
    const state = following(start, wanted(tick("bag")));
    expect(shown(state, "bag")).toEqual({ ...bag, completed: true });
  });

  it("takes the step's tick back with the sub-step's", () => {
    const asked = following(start, wanted(tick("find")), wanted(tick("fill")));
    const state = following(asked, refused(tick("fill")));
    expect(shown(state, "bag")?.completed).toBe(false);
    expect(shown(state, "find")?.completed).toBe(true);
  });

  it("believes the server about the step", () => {
    const parent = { id: "bag", completed: true };
    const answer = { ...answered(tick("fill")), parent } as ChecklistEvent;
    expect(shown(following(start, answer), "bag")?.completed).toBe(true);
  });
});

describe("removing and bringing back", () => {
  it("hides the step and shows it in its place again", () => {
    const gone = following(start, wanted(remove("plates")));
    expect(idsOf(gone)).toEqual(["sink", "bag"]);
    const held = following(gone, answered(remove("plates")));
    expect(idsOf(held)).toEqual(["sink", "bag"]);
    const back = following(held, wanted(remove("plates", false)));
    expect(idsOf(back)).toEqual(["sink", "plates", "bag"]);
    expect(idsOf(following(back, refused(remove("plates", false))))).toEqual(["sink", "bag"]);
  });

  it("can still be undone after a fresh list without the step has come", () => {
    const gone = following(start, wanted(remove("plates")), answered(remove("plates")), {
      type: "refreshed",
      steps: [sink, bag],
    });
    expect(idsOf(gone)).toEqual(["sink", "bag"]);
    expect(idsOf(following(gone, wanted(remove("plates", false))))).toEqual([
      "sink",
      "plates",
      "bag",
    ]);
  });

  it("takes a sub-step away and leaves the others", () => {
    const state = following(start, wanted(remove("find")));
    expect(shown(state, "bag")?.text).toBe("Pack the bag");
    expect(shown(state, "find")).toBeUndefined();
    expect(shown(state, "fill")).toBeDefined();
  });

  it("shows a step that another tab has brought back", () => {
    const state = following(start, wanted(remove("sink")), answered(remove("sink")), {
      type: "refreshed",
      steps: [sink, plates, bag],
    });
    expect(idsOf(state)).toEqual(["sink", "plates", "bag"]);
  });
});

describe("moving", () => {
  test.each([
    ["to the front", "bag", null, ["bag", "sink", "plates"]],
    ["down", "sink", "plates", ["plates", "sink", "bag"]],
    ["to the end", "sink", "bag", ["plates", "bag", "sink"]],
    ["behind itself", "sink", "sink", ["sink", "plates", "bag"]],
    ["behind one that is gone", "sink", "gone", ["sink", "plates", "bag"]],
  ])("%s", (_, stepId, afterId, order) => {
    expect(idsOf(following(start, moving(stepId, afterId)))).toEqual(order);
  });

  it("moves a sub-step among its own", () => {
    const state = following(start, moving("fill", null));
    expect(shownSteps(state)[2]?.subSteps.map(({ id }) => id)).toEqual(["fill", "find"]);
  });

  it("keeps later moves on top of the answer to an earlier one", () => {
    const state = following(start, moving("bag", null, "one"), moving("sink", "plates", "two"), {
      type: "moved",
      key: "one",
      order: ["bag", "sink", "plates"],
    });
    expect(idsOf(state)).toEqual(["bag", "plates", "sink"]);
    expect(idsOf(following(state, { type: "refused", key: "two" }))).toEqual([
      "bag",
      "sink",
      "plates",
    ]);
  });
});

describe("adding a step", () => {
  const towels = aStep({ id: "towels", text: "Hang up towels", manual: true, minutes: null });
  const add = (key: string, text: string): ChecklistEvent => ({
    type: "wanted",
    wish: { type: "add", key, text },
  });

  it("shows the step at the end while it is being saved, then the saved one", () => {
    const asked = following(start, add("new-1", towels.text));
    expect(shownSteps(asked)[3]).toMatchObject({
      id: "new-1",
      text: towels.text,
      saving: "on its way",
    });
    const kept = following(asked, { type: "added", key: "new-1", step: towels });
    expect(shownSteps(kept)).toEqual([sink, plates, bag, towels]);
  });

  it("does not show a step twice that a refresh has brought already", () => {
    const state = following(
      start,
      add("new-1", towels.text),
      { type: "refreshed", steps: [sink, plates, towels] },
      { type: "added", key: "new-1", step: towels },
    );
    expect(shownSteps(state)).toEqual([sink, plates, towels]);
  });

  it("takes back only the step that was refused", () => {
    const state = following(start, add("new-1", "Air the room"), add("new-2", "Open a window"), {
      type: "refused",
      key: "new-1",
    });
    expect(shownSteps(state).at(-1)?.text).toBe("Open a window");
    expect(shownSteps(state)).toHaveLength(4);
  });
});

describe("a fresh list", () => {
  it("shows what another tab did, and keeps the objects of what is as it was", () => {
    const steps = [{ ...sink }, { ...plates, completed: true }, bag];
    const [first, second] = shownSteps(following(start, { type: "refreshed", steps }));
    expect(first).toBe(sink);
    expect(second?.completed).toBe(true);
  });

  it("keeps a wish that is still on its way on top of the list", () => {
    const state = following(start, wanted(tick("sink")), {
      type: "refreshed",
      steps: [sink, plates],
    });
    expect(shown(state, "sink")?.completed).toBe(true);
  });

  it("forgets wishes for a step that is gone", () => {
    const state = following(start, wanted(tick("sink")), moving("sink", "plates"), {
      type: "refreshed",
      steps: [plates],
    });
    expect(state.wishes).toEqual([]);
    expect(shownSteps(state)).toEqual([plates]);
  });
});

describe("a step that the server tells anew", () => {
  const parts = [aSubStep({ id: "p1", text: "Find a cloth" }), aSubStep({ id: "p2" })];

  it("brings its smaller steps and leaves the others as they are", () => {
    const state = following(start, wanted(tick("plates")), {
      type: "step told",
      step: { ...sink, subSteps: parts },
    });
    expect(shown(state, "sink")).toMatchObject({ subSteps: [{ id: "p1" }, { id: "p2" }] });
    expect(shown(state, "plates")?.completed).toBe(true);
    expect(shown(state, "bag")).toBe(bag);
  });

  it("does not come back when it was removed meanwhile, and what was removed stays away", () => {
    const removed = following(start, answered(remove("sink")), answered(remove("plates")));
    const told = { ...sink, subSteps: parts };
    expect(idsOf(following(removed, { type: "step told", step: told }))).toEqual(["bag"]);
    const back = following(
      removed,
      { type: "step told", step: bag },
      answered(remove("sink", false)),
    );
    expect(idsOf(back)).toEqual(["sink", "bag"]);
  });
});

describe("a task that waits on this device", () => {
  const add: ChecklistEvent = {
    type: "wanted",
    wish: { type: "add", key: "key", text: "Rinse the cups", isKept: true },
  };
  const shown = (state: ChecklistState) => shownSteps(state).find(({ text }) => /cups/.test(text));

  test("can be ticked, and stays ticked under the id that it gets", () => {
    const ticked = following(start, add, wanted(tick("key")));
    expect(shown(ticked)).toMatchObject({ id: "key", completed: true, saving: "kept" });
    const step = aStep({ id: "cups", text: "Rinse the cups" });
    const sent = following(ticked, { type: "added", key: "key", step });
    expect(shown(sent)).toMatchObject({ id: "cups", completed: true });
    expect(shown(following(sent, answered(tick("cups"))))).toMatchObject({ completed: true });
  });

  test("stays ticked when the plan is read meanwhile", () => {
    const read: ChecklistEvent = { type: "refreshed", steps: [sink] };
    expect(shown(following(start, add, wanted(tick("key")), read))).toMatchObject({
      completed: true,
    });
  });

  test("takes what was wished of it along when it is refused", () => {
    const gone: ChecklistEvent = { type: "refused", key: "key" };
    expect(following(start, add, wanted(tick("key")), gone).wishes).toEqual([]);
  });
});

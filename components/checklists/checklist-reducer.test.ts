import { describe, expect, it } from "vitest";
import type { ChecklistStep } from "@/lib/checklists/types";
import {
  type ChecklistEvent,
  type ChecklistState,
  checklistReducer,
  checklistState,
  shownSteps,
} from "./checklist-reducer";

const sink = aStep({ id: "sink", text: "Clear the sink" });
const plates = aStep({ id: "plates", text: "Wash five plates" });
const start = checklistState([sink, plates]);

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

const tickSink = { type: "flag wanted", stepId: "sink", flag: "completed", value: true } as const;
const untickSink = { ...tickSink, value: false } as const;
const starSink = { ...tickSink, flag: "priority" } as const;
const tickPlates = { ...tickSink, stepId: "plates" } as const;

describe("ticking and starring", () => {
  it("shows the tick before the server has answered", () => {
    expect(shownSteps(following(start, tickSink))).toEqual([{ ...sink, completed: true }, plates]);
  });

  it("keeps the tick once the server has confirmed it", () => {
    const state = following(start, tickSink, { ...tickSink, type: "flag answered" });
    expect(state.steps).toEqual([{ ...sink, completed: true }, plates]);
    expect(state.wantedFlags).toEqual([]);
  });

  it("takes back only the change that was refused", () => {
    const state = following(start, tickSink, starSink, tickPlates, {
      type: "flag refused",
      stepId: "sink",
      flag: "completed",
    });
    expect(shownSteps(state)).toEqual([
      { ...sink, priority: true },
      { ...plates, completed: true },
    ]);
  });

  it("shows the last wish while the answer to an earlier one comes in", () => {
    const state = following(start, tickSink, untickSink, { ...tickSink, type: "flag answered" });
    expect(shownSteps(state)[0]?.completed).toBe(false);
    const settled = following(state, { ...untickSink, type: "flag answered" });
    expect(settled.steps[0]?.completed).toBe(false);
    expect(settled.wantedFlags).toEqual([]);
  });

  it("falls back to what the server confirmed, not to what stood there at first", () => {
    const state = following(start, tickSink, untickSink, { ...tickSink, type: "flag answered" });
    const refused = following(state, { type: "flag refused", stepId: "sink", flag: "completed" });
    expect(shownSteps(refused)[0]?.completed).toBe(true);
  });

  it("leaves the objects of untouched steps as they are, so that their rows can rest", () => {
    expect(shownSteps(following(start, tickSink))[1]).toBe(plates);
  });
});

describe("adding a step", () => {
  const towels = aStep({ id: "towels", text: "Hang up towels", manual: true, minutes: null });
  const wanted = { type: "step wanted", key: "new-1", text: towels.text } as const;

  it("shows the step at the end while it is being saved", () => {
    const shown = shownSteps(following(start, wanted));
    expect(shown).toHaveLength(3);
    expect(shown[2]).toMatchObject({ id: "new-1", text: towels.text, manual: true, saving: true });
  });

  it("gives its place to the saved step", () => {
    const state = following(start, wanted, { type: "step answered", key: "new-1", step: towels });
    expect(shownSteps(state)).toEqual([sink, plates, towels]);
  });

  it("does not show a step twice that a refresh has brought already", () => {
    const state = following(
      start,
      wanted,
      { type: "refreshed", steps: [sink, plates, towels] },
      { type: "step answered", key: "new-1", step: towels },
    );
    expect(shownSteps(state)).toEqual([sink, plates, towels]);
  });

  it("takes back only the step that was refused", () => {
    const other = { type: "step wanted", key: "new-2", text: "Open a window" } as const;
    const state = following(start, wanted, other, { type: "step refused", key: "new-1" });
    expect(shownSteps(state).map((step) => step.text)).toEqual([
      sink.text,
      plates.text,
      "Open a window",
    ]);
  });
});

describe("refreshing", () => {
  it("shows what another tab did", () => {
    const steps = [sink, { ...plates, completed: true }];
    expect(shownSteps(following(start, { type: "refreshed", steps }))).toEqual(steps);
  });

  it("keeps a wish that is still on its way on top of the fresh list", () => {
    const state = following(start, tickSink, { type: "refreshed", steps: [sink, plates] });
    expect(shownSteps(state)[0]?.completed).toBe(true);
  });

  it("forgets a wish for a step that is gone", () => {
    const state = following(start, tickSink, { type: "refreshed", steps: [plates] });
    expect(state.wantedFlags).toEqual([]);
    expect(shownSteps(state)).toEqual([plates]);
  });
});

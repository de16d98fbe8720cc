import type { ChecklistStep } from "@/lib/checklists/types";

export type StepFlag = "completed" | "priority";

/** What the person asked for and the server has not answered yet. */
type WantedFlag = { stepId: string; flag: StepFlag; value: boolean };
type WantedStep = { key: string; text: string };

/** The server's last word, and beside it what is still on its way. Never mixed, so that one
    refusal takes back one change and nothing else. */
export type ChecklistState = {
  steps: readonly ChecklistStep[];
  wantedFlags: readonly WantedFlag[];
  wantedSteps: readonly WantedStep[];
};

export type ChecklistEvent =
  | { type: "flag wanted"; stepId: string; flag: StepFlag; value: boolean }
  | { type: "flag answered"; stepId: string; flag: StepFlag; value: boolean }
  | { type: "flag refused"; stepId: string; flag: StepFlag }
  | { type: "step wanted"; key: string; text: string }
  | { type: "step answered"; key: string; step: ChecklistStep }
  | { type: "step refused"; key: string }
  | { type: "refreshed"; steps: readonly ChecklistStep[] };

/** A step as the screen shows it; `saving` while the server has not given it an id. */
export type ShownStep = ChecklistStep & { saving?: true };

export function checklistState(steps: readonly ChecklistStep[]): ChecklistState {
  return { steps, wantedFlags: [], wantedSteps: [] };
}

export function checklistReducer(state: ChecklistState, event: ChecklistEvent): ChecklistState {
  switch (event.type) {
    case "flag wanted": {
      const { stepId, flag, value } = event;
      return {
        ...state,
        wantedFlags: [...otherFlags(state, event), { stepId, flag, value }],
      };
    }
    case "flag answered": {
      const newer = state.wantedFlags.find(
        (wanted) => isSameFlag(wanted, event) && wanted.value !== event.value,
      );
      return {
        ...state,
        steps: state.steps.map((step) =>
          step.id === event.stepId ? { ...step, [event.flag]: event.value } : step,
        ),
        wantedFlags: newer ? state.wantedFlags : otherFlags(state, event),
      };
    }
    case "flag refused":
      return { ...state, wantedFlags: otherFlags(state, event) };
    case "step wanted":
      return {
        ...state,
        wantedSteps: [...state.wantedSteps, { key: event.key, text: event.text }],
      };
    case "step answered": {
      const known = state.steps.some((step) => step.id === event.step.id);
      return {
        ...state,
        steps: known ? state.steps : [...state.steps, event.step],
        wantedSteps: otherSteps(state, event.key),
      };
    }
    case "step refused":
      return { ...state, wantedSteps: otherSteps(state, event.key) };
    case "refreshed": {
      const ids = new Set(event.steps.map((step) => step.id));
      return {
        ...state,
        steps: event.steps,
        wantedFlags: state.wantedFlags.filter((wanted) => ids.has(wanted.stepId)),
      };
    }
  }
}

/** The steps with everything wanted already done. An untouched step stays the same object. */
export function shownSteps(state: ChecklistState): ShownStep[] {
  const kept = state.steps.map((step) => {
    const wanted = state.wantedFlags.filter(({ stepId }) => stepId === step.id);
    if (wanted.length === 0) return step;
    return { ...step, ...Object.fromEntries(wanted.map(({ flag, value }) => [flag, value])) };
  });
  return [...kept, ...state.wantedSteps.map(unsavedStep)];
}

function unsavedStep({ key, text }: WantedStep): ShownStep {
  return {
    id: key,
    text,
    completed: false,
    priority: false,
    manual: true,
    minutes: null,
    deferredUntil: null,
    subSteps: [],
    saving: true,
  };
}

type FlagName = { stepId: string; flag: StepFlag };

function isSameFlag(one: FlagName, other: FlagName): boolean {
  return one.stepId === other.stepId && one.flag === other.flag;
}

function otherFlags(state: ChecklistState, flag: FlagName): WantedFlag[] {
  return state.wantedFlags.filter((wanted) => !isSameFlag(wanted, flag));
}

function otherSteps(state: ChecklistState, key: string): WantedStep[] {
  return state.wantedSteps.filter((wanted) => wanted.key !== key);
}

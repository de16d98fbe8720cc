import {
  type FieldChange,
  type HeldSteps,
  isSameField,
  sameWherePossible,
  withField,
} from "@/components/checklists/state/step-fields";
import {
  type StepMove,
  stepsInOrder,
  withRemovedKept,
} from "@/components/checklists/state/step-order";
import type { ChecklistStep } from "@/lib/checklists/types";
import type { SafetyNotice } from "@/lib/safety/types";

/** What the person asked for and the server has not answered yet. */
export type Wish =
  | { type: "field"; change: FieldChange }
  | { type: "move"; key: string; move: StepMove }
  /** `isKept` while it waits on this device: then its key stands for its id, and it can be ticked. */
  | { type: "add"; key: string; text: string; isKept?: true };

/** The server's last word, and beside it what is still on its way in the order of the asking. Never
    mixed, so that one refusal takes back one wish and nothing else. */
export type ChecklistState = HeldSteps & { wishes: readonly Wish[] };

export type ChecklistEvent =
  | { type: "wanted"; wish: Wish }
  | FieldAnswer
  | { type: "field refused"; change: FieldChange }
  | { type: "moved"; key: string; order: readonly string[] }
  | { type: "added"; key: string; step: ChecklistStep }
  | { type: "refused"; key: string }
  | { type: "refreshed"; steps: readonly ChecklistStep[] }
  | { type: "step told"; step: ChecklistStep };

export type FieldAnswer = {
  type: "field answered";
  wanted: FieldChange;
  /** What the server holds now; of a deferral it knows the day. */
  held: FieldChange;
  /** The step of a ticked sub-step, as the server settled it. */
  parent?: { id: string; completed: boolean } | undefined;
  /** The step that came back, with those of its sub-steps that came with it. */
  restored?: ChecklistStep | undefined;
  /** The ids of the list that it came back to. */
  order?: readonly string[] | undefined;
  /** Help that goes beside a new text. */
  safety?: SafetyNotice | undefined;
};

export function checklistState(steps: readonly ChecklistStep[]): ChecklistState {
  return { steps, removedIds: new Set(), wishes: [] };
}

export function checklistReducer(state: ChecklistState, event: ChecklistEvent): ChecklistState {
  switch (event.type) {
    case "wanted": {
      const { wish } = event;
      // A newer wish for a field takes the older one's place, at the end of the line; one that was
      // kept on this device can be heard of twice.
      const others =
        wish.type === "field" ? withoutField(state, wish.change) : withoutKey(state, wish.key);
      return { ...state, wishes: [...others, wish] };
    }
    case "field answered":
      return fieldAnswered(state, event);
    case "field refused":
      return { ...state, wishes: withoutField(state, event.change) };
    case "moved":
      return {
        ...state,
        steps: inOrder(state.steps, event.order),
        wishes: withoutKey(state, event.key),
      };
    case "added": {
      const isKnown = state.steps.some(({ id }) => id === event.step.id);
      return {
        ...state,
        steps: isKnown ? state.steps : [...state.steps, event.step],
        wishes: withoutKey(state, event.key).map((wish) => ofStep(wish, event.key, event.step.id)),
      };
    }
    case "refused":
      return {
        ...state,
        wishes: withoutKey(state, event.key).filter(
          (wish) => wish.type !== "field" || wish.change.stepId !== event.key,
        ),
      };
    case "refreshed":
      return refreshed(state, event.steps);
    case "step told":
      return refreshed(state, withStep(state, event.step));
  }
}

function fieldAnswered(
  state: ChecklistState,
  { wanted, held, parent, restored, order }: FieldAnswer,
): ChecklistState {
  let next: HeldSteps = withField(state, held);
  if (parent) {
    next = withField(next, { stepId: parent.id, field: "completed", value: parent.completed });
  }
  for (const { id: stepId } of restored?.subSteps ?? []) {
    next = withField(next, { stepId, field: "removed", value: false });
  }
  const isStillWanted = state.wishes.some(
    (wish) =>
      wish.type === "field" &&
      isSameField(wish.change, wanted) &&
      wish.change.value === wanted.value,
  );
  return {
    steps: order ? inOrder(next.steps, order) : next.steps,
    removedIds: next.removedIds,
    wishes: isStillWanted ? withoutField(state, wanted) : state.wishes,
  };
}

/** Order of the steps, or of the sub-steps of one of them: whichever list the ids are of. */
function inOrder(
  steps: readonly ChecklistStep[],
  order: readonly string[],
): readonly ChecklistStep[] {
  const named = new Set(order);
  const parent = steps.find(({ subSteps }) => subSteps.some(({ id }) => named.has(id)));
  if (!parent) return stepsInOrder(steps, order);
  const sorted = { ...parent, subSteps: [...stepsInOrder(parent.subSteps, order)] };
  return steps.map((step) => (step === parent ? sorted : step));
}

/** Removed steps stay in their places for Undo; wishes for steps that are gone are forgotten. */
function refreshed(state: ChecklistState, fresh: readonly ChecklistStep[]): ChecklistState {
  const present = new Set(fresh.flatMap(({ id, subSteps }) => [id, ...subSteps.map((s) => s.id)]));
  const removedIds = new Set([...state.removedIds].filter((id) => !present.has(id)));
  const before = new Map(state.steps.map((step) => [step.id, step]));
  const whole = withRemovedKept(fresh, state.steps, removedIds).map((step) => {
    const old = before.get(step.id)?.subSteps ?? [];
    return { ...step, subSteps: [...withRemovedKept(step.subSteps, old, removedIds)] };
  });
  const steps = sameWherePossible(whole, state.steps);
  const known = new Set([
    ...steps.flatMap(({ id, subSteps }) => [id, ...subSteps.map((s) => s.id)]),
    ...state.wishes.flatMap((wish) => (wish.type === "add" ? [wish.key] : [])),
  ]);
  return { steps, removedIds, wishes: state.wishes.filter((wish) => isOfKnown(wish, known)) };
}

/** The list as the server would tell it now that it has told this step anew. */
function withStep({ steps, removedIds }: HeldSteps, told: ChecklistStep): readonly ChecklistStep[] {
  const isThere = ({ id }: { id: string }) => !removedIds.has(id);
  return steps
    .filter(isThere)
    .map((step) =>
      step.id === told.id ? told : { ...step, subSteps: step.subSteps.filter(isThere) },
    );
}

function isOfKnown(wish: Wish, known: ReadonlySet<string>): boolean {
  if (wish.type === "add") return true;
  return known.has(wish.type === "field" ? wish.change.stepId : wish.move.stepId);
}

/** What was wished of a task that had no id yet. */
function ofStep(wish: Wish, key: string, stepId: string): Wish {
  if (wish.type !== "field" || wish.change.stepId !== key) return wish;
  return { ...wish, change: { ...wish.change, stepId } };
}

function withoutField({ wishes }: ChecklistState, change: FieldChange): Wish[] {
  return wishes.filter((wish) => wish.type !== "field" || !isSameField(wish.change, change));
}

function withoutKey({ wishes }: ChecklistState, key: string): Wish[] {
  return wishes.filter((wish) => wish.type === "field" || wish.key !== key);
}

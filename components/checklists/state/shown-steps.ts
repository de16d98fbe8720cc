import type { ChecklistState, Wish } from "@/components/checklists/state/checklist-reducer";
import { type HeldSteps, withWish } from "@/components/checklists/state/step-fields";
import { movedStep, type StepMove } from "@/components/checklists/state/step-order";
import type { ChecklistStep } from "@/lib/checklists/types";

/**
 * A step as the screen shows it; `saving` while the server has not given it an id. One that waits on
 * this device until there is a network can be ticked, starred and rewritten meanwhile.
 */
export type ShownStep = ChecklistStep & { saving?: "on its way" | "kept" };

/** The steps with everything wanted already done. An untouched step stays the same object. */
export function shownSteps({ wishes, ...held }: ChecklistState): ShownStep[] {
  const unsaved = wishes.flatMap((wish) => (wish.type === "add" ? [unsavedStep(wish)] : []));
  const all = { ...held, steps: unsaved.length > 0 ? [...held.steps, ...unsaved] : held.steps };
  const { steps, removedIds } = wishes.reduce<HeldSteps>(withWishDone, all);
  if (removedIds.size === 0) return [...steps];
  const isThere = ({ id }: { id: string }) => !removedIds.has(id);
  const there = steps.filter(isThere).map((step) => {
    if (step.subSteps.every(isThere)) return step;
    return { ...step, subSteps: step.subSteps.filter(isThere) };
  });
  return there;
}

function withWishDone(held: HeldSteps, wish: Wish): HeldSteps {
  if (wish.type === "add") return held;
  if (wish.type === "field") return withWish(held, wish.change);
  return { ...held, steps: moved(held.steps, wish.move) };
}

function moved(steps: readonly ChecklistStep[], move: StepMove): readonly ChecklistStep[] {
  if (steps.some(({ id }) => id === move.stepId)) return movedStep(steps, move);
  return steps.map((step) => {
    if (!step.subSteps.some(({ id }) => id === move.stepId)) return step;
    return { ...step, subSteps: [...movedStep(step.subSteps, move)] };
  });
}

function unsavedStep({ key, text, isKept }: Extract<Wish, { type: "add" }>): ShownStep {
  return {
    id: key,
    text,
    completed: false,
    priority: false,
    manual: true,
    minutes: null,
    deferredUntil: null,
    subSteps: [],
    saving: isKept ? "kept" : "on its way",
  };
}

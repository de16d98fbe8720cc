import { STEPS_PER_CHECKLIST } from "@/lib/checklists/constants";
import type { ChecklistStep } from "@/lib/checklists/types";
import type { StoredChanges } from "./stored-changes";
import type { StepChange } from "./types";

type Added = Extract<StepChange, { type: "added" }>;
type Edited = Extract<StepChange, { type: "edited" }>;

/** What an undo does to a list. `isWhole` is false where something stays, because the person changed it since. */
export type Undone = {
  takenAway: string[];
  broughtBack: string[];
  edited: { id: string; text: string; minutes: number | null; priority: boolean }[];
  /** The ids of all live steps afterwards, in their order. */
  order: string[];
  isWhole: boolean;
};

/**
 * How a coach's changes are taken back from the list as it is now, so that the list is as it was before
 * them, except for what was done since:
 * - A ticked step (or one with a ticked part) stays as it is: its words, its minutes, its place.
 * - A text, a time or a star goes back only where it still is as the coach left it.
 * - A step that the coach added goes only while nobody touched it: not ticked, edited, starred, put off or
 *   broken down. Of a step that was split, all parts stay once one of them was touched.
 * - A step that the coach removed comes back, unless it was brought back, or removed again, since.
 * - The old order comes back unless the list was reordered since; then steps that come back stand behind
 *   the one that they stood behind. Steps that came since keep their neighbours.
 * `removed` has the ids of the removed steps that are still away since then. Null when the plan would not
 * hold them all. Pure.
 */
export function undoList(
  current: readonly ChecklistStep[],
  removed: ReadonlySet<string>,
  changes: StoredChanges,
): Undone | null {
  const live = new Map(current.map((step) => [step.id, step]));
  const begun = begunSplits(live, changes.steps);
  const added = changes.steps.filter((change) => change.type === "added");
  const takenAway = added.filter(
    (change) => !begun.has(change.partOf ?? "") && isAsAdded(live.get(change.stepId), change),
  );
  const broughtBack = changes.steps.flatMap(({ type, stepId }) =>
    type === "removed" && removed.has(stepId) ? [stepId] : [],
  );
  const edits = changes.steps.filter((change) => change.type === "edited");
  const reverted = edits.map((change) =>
    begun.has(change.stepId) ? null : fieldsBefore(live.get(change.stepId), change),
  );
  const gone = new Set(takenAway.map(({ stepId }) => stepId));
  const kept = current.filter(({ id }) => !gone.has(id)).map(({ id }) => id);
  if (kept.length + broughtBack.length > STEPS_PER_CHECKLIST) return null;
  // A plan is never emptied: what the coach added is all that is left.
  const isAllGone = kept.length + broughtBack.length === 0;
  const staying = isAllGone ? current.map(({ id }) => id) : kept;
  const order = orderBefore(staying, broughtBack, changes.order);
  const wanted = changes.steps.filter(({ type }) => type === "removed").length;
  return {
    takenAway: isAllGone ? [] : [...gone],
    broughtBack,
    edited: reverted.flatMap((fields) => fields?.step ?? []),
    order: order.ids,
    isWhole:
      !isAllGone &&
      order.isWhole &&
      takenAway.length === added.length &&
      broughtBack.length === wanted &&
      reverted.every((fields) => fields?.isWhole === true),
  };
}

/** The steps that were split and of which the person has touched a part since. */
function begunSplits(
  live: ReadonlyMap<string, ChecklistStep>,
  changes: readonly StepChange[],
): Set<string> {
  const parts = changes.filter((change) => change.type === "added");
  const originals = changes.filter((change) => change.type === "edited");
  return new Set(
    parts.flatMap((part) => {
      if (part.partOf === null) return [];
      const original = originals.find(({ stepId }) => stepId === part.partOf);
      const isTouched =
        !isAsAdded(live.get(part.stepId), part) ||
        (original && !isAsLeft(live.get(original.stepId), original));
      return isTouched ? [part.partOf] : [];
    }),
  );
}

function isTicked(step: ChecklistStep): boolean {
  return step.completed || step.subSteps.some((part) => part.completed);
}

function isAsAdded(step: ChecklistStep | undefined, change: Added): boolean {
  if (!step || step.completed || step.subSteps.length > 0 || step.deferredUntil !== null) {
    return false;
  }
  const { text, minutes, priority } = change;
  return step.text === text && step.minutes === minutes && step.priority === priority;
}

function isAsLeft(step: ChecklistStep | undefined, { after }: Edited): boolean {
  return step !== undefined && !isTicked(step) && step.text === after.text;
}

/** The step with those fields set back that still are as the coach left them; null when it is ticked or gone. */
function fieldsBefore(
  step: ChecklistStep | undefined,
  { before, after }: Edited,
): { step: Undone["edited"]; isWhole: boolean } | null {
  if (!step || isTicked(step)) return null;
  const back = {
    id: step.id,
    text: step.text === after.text ? before.text : step.text,
    minutes: step.minutes === after.minutes ? before.minutes : step.minutes,
    priority: step.priority === after.priority ? before.priority : step.priority,
  };
  const { text, minutes, priority } = back;
  const isWhole =
    text === before.text && minutes === before.minutes && priority === before.priority;
  const isSame = text === step.text && minutes === step.minutes && priority === step.priority;
  return { step: isSame ? [] : [back], isWhole };
}

/** The ids that stay and those that come back, in the order of before where nobody has reordered since. */
function orderBefore(
  staying: readonly string[],
  broughtBack: readonly string[],
  order: StoredChanges["order"],
): { ids: string[]; isWhole: boolean } {
  if (!order) return { ids: [...staying], isWhole: true };
  const isKnown = new Set(order.before);
  const stays = new Set(staying);
  const now = staying.filter((id) => isKnown.has(id));
  const asLeft = order.after.filter((id) => isKnown.has(id) && stays.has(id));
  const isAsLeft = now.every((id, index) => id === asLeft[index]);
  const back = new Set(broughtBack);
  if (!isAsLeft)
    return { ids: withBroughtBack(staying, broughtBack, order.before), isWhole: false };
  const base = order.before.filter((id) => stays.has(id) || back.has(id));
  return { ids: withNewcomers(base, staying), isWhole: true };
}

/** Each step that comes back stands behind the nearest one that stood before it. */
function withBroughtBack(
  staying: readonly string[],
  broughtBack: readonly string[],
  before: readonly string[],
): string[] {
  const ids = [...staying];
  for (const id of before.filter((known) => broughtBack.includes(known))) {
    const earlier = before.slice(0, before.indexOf(id)).findLast((other) => ids.includes(other));
    ids.splice(earlier === undefined ? 0 : ids.indexOf(earlier) + 1, 0, id);
  }
  return ids;
}

/** Steps that the old order does not know stand behind the one that they stand behind now. */
function withNewcomers(base: readonly string[], staying: readonly string[]): string[] {
  const isKnown = new Set(base);
  const ids = [...base];
  staying.forEach((id, index) => {
    if (isKnown.has(id)) return;
    const earlier = staying[index - 1];
    ids.splice(earlier === undefined ? 0 : ids.indexOf(earlier) + 1, 0, id);
  });
  return ids;
}

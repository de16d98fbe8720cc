import { nextOpen } from "@/lib/checklists/coach/next-open";
import type { NewStep, Operation, Place } from "@/lib/checklists/coach/types";
import { wayInto } from "@/lib/checklists/coach/way-in";
import { STEP_MAX_CHARACTERS, STEPS_PER_CHECKLIST } from "@/lib/checklists/constants";
import type { ChecklistStep } from "@/lib/checklists/types";
import { MINUTES_MAX } from "@/lib/decisions/constants";
import { FIRST_STEP_MINUTES } from "@/lib/decisions/planner/written/sizes";
import { singleLine } from "@/lib/text";
import { changesBetween } from "./changes-between";
import type { StepChange } from "./types";

/**
 * Why an operation was not carried out. `done`: the step is ticked. `unknown`: no such step. `changed`:
 * the person edited or removed it meanwhile. `last`: the plan would be empty, or completed by what is
 * taken away. `full`: the plan holds no more. `parts`: it has parts already. `unfit`: no text, or too
 * long a one.
 */
export type Skip = "done" | "unknown" | "changed" | "last" | "full" | "parts" | "unfit";

/** A list after the coach's operations. `steps` holds every live step, in order. */
export type ChangedList = { steps: ChecklistStep[]; changes: StepChange[]; skipped: Skip[] };

/** A first step up to this long is a rough guess; beyond it, it needs a smaller way in. */
const FIRST_STEP_TOLERANCE_MINUTES = 5;

type Draft = {
  steps: ChecklistStep[];
  readonly seen: ReadonlyMap<string, ChecklistStep>;
  /** Ids that the coach moved, and those whose words are the coach's. */
  readonly moved: Set<string>;
  readonly written: Set<string>;
  /** For each part of a split, the step that was split; for the front or a step, what was put there last. */
  readonly partOf: Map<string, string>;
  readonly anchors: Map<string, string>;
  readonly openAtFirst: number;
  readonly newId: () => string;
};

/**
 * Carries out a coach's operations on a list as it is now; `seen` is the list that the coach read.
 * What can't be done is left out and the rest is done: ticked steps are neither removed nor edited, nor
 * is a step that the person changed since the coach read it; ids of kept steps stay; a plan is never
 * emptied and never holds more than 1,000 steps; the next step takes two minutes where the coach wrote
 * it. Pure but for `newId`.
 */
export function changeList(
  current: readonly ChecklistStep[],
  seen: readonly ChecklistStep[],
  operations: readonly Operation[],
  newId: () => string,
): ChangedList {
  const draft: Draft = {
    steps: [...current],
    seen: new Map(seen.map((step) => [step.id, step])),
    moved: new Set(),
    written: new Set(),
    partOf: new Map(),
    anchors: new Map(),
    openAtFirst: current.filter((step) => !step.completed).length,
    newId,
  };
  const skipped = operations.flatMap((operation) => carryOut(draft, operation) ?? []);
  if (operations.length > skipped.length) easeNextStep(draft);
  const { steps, moved, partOf } = draft;
  return { steps, changes: changesBetween(current, steps, { moved, partOf }), skipped };
}

function carryOut(draft: Draft, operation: Operation): Skip | null {
  if (operation.action === "add") return add(draft, operation.step, operation.to);
  const step = draft.steps.find(({ id }) => id === operation.id);
  if (!step) return draft.seen.has(operation.id) ? "changed" : "unknown";
  if (operation.action === "move") return move(draft, step, operation.to);
  if (isDone(step)) return "done";
  if (operation.action === "edit") return edit(draft, step, operation);
  if (isChanged(draft, step)) return "changed";
  return operation.action === "remove"
    ? remove(draft, step)
    : split(draft, step, operation.parts.map(checked));
}

/** A step is as good as ticked for the coach when any of its parts is. */
function isDone(step: ChecklistStep): boolean {
  return step.completed || step.subSteps.some((part) => part.completed);
}

function isChanged(draft: Draft, step: ChecklistStep): boolean {
  const seen = draft.seen.get(step.id);
  return seen !== undefined && !draft.written.has(step.id) && seen.text !== step.text;
}

function add(draft: Draft, written: NewStep, to: Place): Skip | null {
  const step = checked(written);
  if (step === null) return "unfit";
  if (draft.steps.length >= STEPS_PER_CHECKLIST) return "full";
  const added = newStep(draft, step);
  const at = placeOf(draft, draft.steps, anchored(draft, to));
  if (at === null) return "unknown";
  draft.steps = draft.steps.toSpliced(at, 0, added);
  anchor(draft, to, added.id);
  return null;
}

function move(draft: Draft, step: ChecklistStep, to: Place): Skip | null {
  if (typeof to === "object" && Object.values(to).includes(step.id)) return null;
  const others = draft.steps.filter(({ id }) => id !== step.id);
  const at = placeOf(draft, others, anchored(draft, to, step.id));
  if (at === null) return "unknown";
  if (draft.steps[at]?.id !== step.id) draft.moved.add(step.id);
  draft.steps = others.toSpliced(at, 0, step);
  anchor(draft, to, step.id);
  return null;
}

/** Several steps at the front, or behind one step, stand in the order in which they were written. */
function anchored(draft: Draft, to: Place, moving?: string): Place {
  const last = draft.anchors.get(anchorOf(to) ?? "");
  const isThere = last !== moving && draft.steps.some(({ id }) => id === last);
  return last !== undefined && isThere ? { after: last } : to;
}

function anchor(draft: Draft, to: Place, id: string): void {
  const name = anchorOf(to);
  if (name !== null) draft.anchors.set(name, id);
}

function anchorOf(to: Place): string | null {
  if (typeof to === "object") return "after" in to ? to.after : null;
  return to === "first" ? to : null;
}

/** The index in `steps` at which a step for this place is put in; null when it names no step of the list. */
function placeOf(draft: Draft, steps: readonly ChecklistStep[], to: Place): number | null {
  if (to === "last") return steps.length;
  if (to === "first") {
    const firstOpen = steps.findIndex((step) => !step.completed);
    return firstOpen === -1 ? steps.length : firstOpen;
  }
  const [name, offset] = "before" in to ? [to.before, 0] : [to.after, 1];
  const at = steps.findIndex(({ id }) => id === name);
  if (at !== -1) return at + offset;
  // The person removed it meanwhile: the end is as good a place as any.
  return draft.seen.has(name) ? steps.length : null;
}

function edit(
  draft: Draft,
  step: ChecklistStep,
  wish: Extract<Operation, { action: "edit" }>,
): Skip | null {
  const text = wish.text === undefined ? step.text : checkedText(wish.text);
  if (text === null) return "unfit";
  if (text !== step.text && isChanged(draft, step)) return "changed";
  const minutes = wish.minutes === undefined ? step.minutes : checkedMinutes(wish.minutes);
  const edited = { ...step, text, minutes, priority: wish.priority ?? step.priority };
  draft.steps = draft.steps.map((other) => (other.id === step.id ? edited : other));
  if (text !== step.text && !wish.isOwn) draft.written.add(step.id);
  return null;
}

function remove(draft: Draft, step: ChecklistStep): Skip | null {
  // A plan is not completed by taking away what is open; its only open step may go beside ticked ones.
  const isLastOpen = draft.steps.every((other) => other.completed || other.id === step.id);
  if (draft.steps.length === 1 || (isLastOpen && draft.openAtFirst > 1)) return "last";
  draft.steps = draft.steps.filter(({ id }) => id !== step.id);
  return null;
}

function split(draft: Draft, step: ChecklistStep, parts: (NewStep | null)[]): Skip | null {
  const fitting = parts.filter((part) => part !== null);
  if (fitting.length < 2 || fitting.length < parts.length) return "unfit";
  if (step.subSteps.length > 0) return "parts";
  if (draft.steps.length + fitting.length - 1 > STEPS_PER_CHECKLIST) return "full";
  const kept = Math.max(
    0,
    fitting.findIndex((part) => part.text === step.text),
  );
  const written = fitting.map((part, index): ChecklistStep => {
    if (index === kept) return { ...step, text: part.text, minutes: part.minutes };
    // The star says what comes next, so what comes before a starred step has it too.
    const added = newStep(draft, { ...part, priority: step.priority && index < kept });
    draft.partOf.set(added.id, step.id);
    return added;
  });
  draft.written.add(step.id);
  draft.steps = draft.steps.toSpliced(draft.steps.indexOf(step), 1, ...written);
  return null;
}

function newStep(draft: Draft, { text, minutes, priority, isOwn }: NewStep): ChecklistStep {
  const id = draft.newId();
  if (!isOwn) draft.written.add(id);
  const open = { completed: false, manual: false, deferredUntil: null, subSteps: [] };
  return { id, text, minutes, priority: priority === true, ...open };
}

/** The next step takes two minutes or less where the coach wrote it; a big one gets a way in. */
function easeNextStep(draft: Draft): void {
  const next = nextOpen(draft.steps);
  if (!next || !draft.written.has(next.id)) return;
  const minutes = next.minutes ?? FIRST_STEP_MINUTES;
  if (minutes > FIRST_STEP_TOLERANCE_MINUTES) {
    add(draft, { ...wayInto(next.text), priority: next.priority }, { before: next.id });
    return;
  }
  const eased = { ...next, minutes: Math.min(minutes, FIRST_STEP_MINUTES) };
  draft.steps = draft.steps.map((step) => (step === next ? eased : step));
}

function checked(step: NewStep): NewStep | null {
  const text = checkedText(step.text);
  return text === null ? null : { ...step, text, minutes: checkedMinutes(step.minutes) };
}

function checkedText(written: string): string | null {
  const text = singleLine(written);
  return text === "" || text.length > STEP_MAX_CHARACTERS ? null : text;
}

function checkedMinutes(minutes: number | null): number | null {
  if (minutes === null || !Number.isFinite(minutes)) return null;
  return Math.min(MINUTES_MAX, Math.max(1, Math.round(minutes)));
}

import type { ChecklistStep, SubStep } from "@/lib/checklists/types";

/** What a person can wish of one step or sub-step. `removed` is undone by wishing it false. */
export type StepFields = Pick<
  SubStep,
  "completed" | "priority" | "text" | "minutes" | "deferredUntil"
> & { removed: boolean };

export type StepField = keyof StepFields;
export type StepFlag = "completed" | "priority";

/** One field of one step or sub-step with a value, whoever says so. */
export type FieldChange = {
  [Field in StepField]: { stepId: string; field: Field; value: StepFields[Field] };
}[StepField];

/** Steps, and which of them and of their sub-steps are removed: those keep their places, for Undo. */
export type HeldSteps = { steps: readonly ChecklistStep[]; removedIds: ReadonlySet<string> };

/** The same field of the same step. */
export function isSameField(one: FieldChange, other: FieldChange): boolean {
  return one.stepId === other.stepId && one.field === other.field;
}

/** The steps with one field written, and nothing else. Untouched steps stay the same objects. */
export function withField(held: HeldSteps, { stepId, field, value }: FieldChange): HeldSteps {
  if (field !== "removed") {
    const steps = changeStep(held.steps, stepId, (step) =>
      step[field] === value ? step : { ...step, [field]: value },
    );
    return { ...held, steps };
  }
  const removedIds = new Set(held.removedIds);
  if (value) removedIds.add(stepId);
  else removedIds.delete(stepId);
  return { ...held, removedIds };
}

/**
 * The steps with one field written, and for a tick what the server will make of it (decision 032):
 * the last open sub-step ticks its step along, a sub-step that is opened opens it.
 */
export function withWish(held: HeldSteps, change: FieldChange): HeldSteps {
  const changed = withField(held, change);
  if (change.field !== "completed") return changed;
  const parent = parentOf(changed.steps, change.stepId);
  if (!parent) return changed;
  const isOpen = ({ id, completed }: SubStep) => !completed && !held.removedIds.has(id);
  if (change.value && parent.subSteps.some(isOpen)) return changed;
  return withField(changed, { ...change, stepId: parent.id });
}

/** The step that a sub-step belongs to; undefined for a step. */
export function parentOf(
  steps: readonly ChecklistStep[],
  stepId: string,
): ChecklistStep | undefined {
  return steps.find(({ subSteps }) => subSteps.some(({ id }) => id === stepId));
}

function changeStep(
  steps: readonly ChecklistStep[],
  stepId: string,
  change: <Step extends SubStep>(step: Step) => Step,
): readonly ChecklistStep[] {
  return steps.map((step) => {
    if (step.id === stepId) return change(step);
    if (!step.subSteps.some(({ id }) => id === stepId)) return step;
    return {
      ...step,
      subSteps: step.subSteps.map((subStep) => (subStep.id === stepId ? change(subStep) : subStep)),
    };
  });
}

/** The newer steps, but the older object wherever nothing is different, so that its row can rest. */
export function sameWherePossible(
  fresh: readonly ChecklistStep[],
  before: readonly ChecklistStep[],
): readonly ChecklistStep[] {
  const known = new Map(before.map((step) => [step.id, step]));
  return fresh.map((step) => {
    const old = known.get(step.id);
    return old && JSON.stringify(old) === JSON.stringify(step) ? old : step;
  });
}

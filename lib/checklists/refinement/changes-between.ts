import type { ChecklistStep } from "@/lib/checklists/types";
import type { StepChange } from "./types";

type Known = {
  /** The ids that were moved on purpose; others give way to them. */
  moved: ReadonlySet<string>;
  /** For each part of a split, the step that was split. */
  partOf: ReadonlyMap<string, string>;
};

/**
 * What differs between a list and the same list changed, step by step. What comes to nothing, such as a
 * step that was added and removed again, is not told.
 */
export function changesBetween(
  current: readonly ChecklistStep[],
  changed: readonly ChecklistStep[],
  { moved, partOf }: Known,
): StepChange[] {
  const before = new Map(current.map((step) => [step.id, step]));
  const after = new Set(changed.map(({ id }) => id));
  const isReordered = !isSameOrder(current, changed);
  return [
    ...changed.flatMap((step): StepChange[] => {
      const old = before.get(step.id);
      if (!old) {
        const split = partOf.get(step.id) ?? null;
        return [{ type: "added", stepId: step.id, partOf: split, ...fieldsOf(step) }];
      }
      const isEdited =
        old.text !== step.text || old.minutes !== step.minutes || old.priority !== step.priority;
      const edited = { before: fieldsOf(old), after: fieldsOf(step) };
      return [
        ...(isEdited ? [{ type: "edited" as const, stepId: step.id, ...edited }] : []),
        ...(isReordered && moved.has(step.id)
          ? [{ type: "moved" as const, stepId: step.id, text: step.text }]
          : []),
      ];
    }),
    ...current
      .filter(({ id }) => !after.has(id))
      .map(({ id, text }) => ({ type: "removed" as const, stepId: id, text })),
  ];
}

/** Whether the steps that both lists hold stand in the same order. */
function isSameOrder(one: readonly ChecklistStep[], other: readonly ChecklistStep[]): boolean {
  const ids = new Set(one.map(({ id }) => id));
  const kept = other.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  const inOther = new Set(kept);
  const before = one.filter(({ id }) => inOther.has(id));
  return before.every(({ id }, index) => id === kept[index]);
}

function fieldsOf({ text, minutes, priority }: ChecklistStep): {
  text: string;
  minutes: number | null;
  priority: boolean;
} {
  return { text, minutes, priority };
}

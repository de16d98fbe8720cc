import type { ChecklistStep } from "@/lib/checklists/types";

/** Parts of a step that is done or put off rest with it, and keep their own ticks. */
export function restOf({
  completed,
  deferredUntil,
}: Pick<ChecklistStep, "completed" | "deferredUntil">): "done" | "waiting" | undefined {
  if (completed) return "done";
  return deferredUntil === null ? undefined : "waiting";
}

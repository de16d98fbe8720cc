import type { PlanSize } from "@/lib/decisions/planner/types";
import type { PlanLine } from "@/lib/decisions/planner/written/archetype";
import { fillSlots } from "@/lib/decisions/planner/written/fill-slots";
import { cutToSize, type DraftStep } from "@/lib/decisions/planner/written/sizes";
import type { Slots } from "@/lib/decisions/planner/written/slots";

/** Steps of a written plan in one size with the slots filled; null when a slot stays empty. */
export function fillLines(
  lines: readonly PlanLine[],
  slots: Slots | Record<string, string>,
  size: PlanSize,
): DraftStep[] | null {
  const steps: DraftStep[] = [];
  for (const step of cutToSize(lines, size)) {
    const text = fillSlots(step.text, slots);
    if (text === null) return null;
    steps.push({ ...step, text });
  }
  return steps;
}

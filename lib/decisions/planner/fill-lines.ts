import type { PlanLine } from "@/lib/decisions/planner/archetype";
import { cutToSize, type DraftStep } from "@/lib/decisions/planner/sizes";
import { fillSlots, type Slots } from "@/lib/decisions/planner/slots";
import type { PlanSize } from "@/lib/decisions/planner/types";

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

import { announce, followRow } from "@/components/checklists/list/step-rows";
import { type Direction, placeTowards } from "@/components/checklists/state/step-places";
import type { ChecklistHandle } from "@/components/checklists/state/use-checklist";

/** Moves a step one place on, or to the top, says where it stands now and keeps it in view. */
export function moveTowards(plan: ChecklistHandle, stepId: string, direction: Direction): void {
  const place = placeTowards(plan.currentSteps(), stepId, direction);
  if (!place) return;
  plan.moveStep(stepId, place.afterId);
  announce(`Moved to place ${place.number} of ${place.of}.`);
  followRow(stepId);
}

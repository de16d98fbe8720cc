import type { ComposedPlan } from "@/lib/decisions/planner/compose";
import { EMERGENCY_SITUATIONS } from "@/lib/decisions/planner/situations/emergencies";
import {
  readSituation,
  type Stage,
  type ToldSituation,
} from "@/lib/decisions/planner/situations/read-situation";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { fillLines } from "@/lib/decisions/planner/written/fill-lines";
import { splitActions } from "@/lib/decisions/planner/written/second-action";

/** The plan of a situation that a text tells, or null; `stage` as in `readSituation`. */
export function composeSituation(typed: string, size: PlanSize, stage: Stage): ComposedPlan | null {
  const told = readSituation(typed, stage);
  return told === null ? null : { source: `situation-${told.id}`, steps: stepsOf(told, size) };
}

const EMERGENCIES = new Set(EMERGENCY_SITUATIONS.map(({ id }) => `situation-${id}`));

/** Whether a plan is that of a body in danger, which gives way to no other. */
export function isEmergency(source: string): boolean {
  return EMERGENCIES.has(source);
}

function stepsOf({ lines, slots }: ToldSituation, size: PlanSize): PlannedStep[] {
  const steps = fillLines(lines, slots, size) ?? [];
  return splitActions(
    steps.map(({ text, minutes }) => ({ text, minutes })),
    size,
  );
}

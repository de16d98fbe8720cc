import type { ComposedPlan } from "@/lib/decisions/planner/compose";
import { EMERGENCY_SITUATIONS } from "@/lib/decisions/planner/situations/emergencies";
import {
  readSituation,
  type Stage,
  type ToldSituation,
} from "@/lib/decisions/planner/situations/read-situation";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import type { Wording } from "@/lib/decisions/planner/words/english";
import { fillLines } from "@/lib/decisions/planner/written/fill-lines";
import { fillSlots } from "@/lib/decisions/planner/written/fill-slots";
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

/** The smaller steps that are written for this step of a situation's plan; empty where there are none. */
export function smallerSituationSteps(
  typed: string,
  stepText: string,
  say: Wording,
): PlannedStep[] {
  const told = readSituation(typed, "first") ?? readSituation(typed, "late");
  const line = told?.lines.find(({ text, smaller }) => {
    const filled = fillSlots(text, told.slots);
    return smaller.length > 0 && filled !== null && say(filled) === stepText;
  });
  return (line?.smaller ?? []).flatMap(({ text, minutes }) => {
    const filled = fillSlots(text, told?.slots ?? {});
    return filled === null ? [] : [{ text: filled, minutes }];
  });
}

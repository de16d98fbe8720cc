import { STEP_MAX_CHARACTERS } from "@/lib/checklists/constants";
import { CHECKLIST_PROBLEMS, PLAN_PROBLEMS } from "@/lib/checklists/problems";
import type { SubStep } from "@/lib/checklists/types";
import { MINUTES_MAX } from "@/lib/decisions/constants";
import { DECISION_PROBLEMS } from "@/lib/decisions/problems";
import { singleLine } from "@/lib/text";

/** What stands in the fields of a step's editor. */
export type TypedStep = { text: string; minutes: string };

/** The fields that differ from the step's. */
export type StepEdit = { text?: string; minutes?: number | null };

export type StepProblem = { field: keyof TypedStep; message: string };

export function typedStepOf({ text, minutes }: SubStep): TypedStep {
  return { text, minutes: minutes === null ? "" : String(minutes) };
}

/** What the typed fields change of the step, or why they cannot be saved. No minutes means no estimate. */
export function readTyped(typed: TypedStep, step: SubStep): StepEdit | StepProblem {
  const text = singleLine(typed.text);
  if (!text) return { field: "text", message: PLAN_PROBLEMS.editRequired };
  if (text.length > STEP_MAX_CHARACTERS)
    return { field: "text", message: CHECKLIST_PROBLEMS.stepTooLong };
  const minutes = readMinutes(typed.minutes.trim());
  if (minutes === undefined) return { field: "minutes", message: DECISION_PROBLEMS.minutes };
  return {
    ...(text === step.text ? {} : { text }),
    ...(minutes === step.minutes ? {} : { minutes }),
  };
}

export function isProblem(read: StepEdit | StepProblem): read is StepProblem {
  return "message" in read;
}

/** Undefined for what is no whole number of minutes within the limits. */
function readMinutes(typed: string): number | null | undefined {
  if (typed === "") return null;
  const minutes = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  return minutes >= 1 && minutes <= MINUTES_MAX ? minutes : undefined;
}

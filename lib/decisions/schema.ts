import { z } from "zod";
import { multiLine, singleLine } from "@/lib/text";
import { rowId } from "@/lib/validation";
import {
  GOAL_MAX_CHARACTERS,
  MINUTES_MAX,
  OPTION_MAX_CHARACTERS,
  OPTIONS_MAX,
  OPTIONS_MIN,
  SUGGESTED_TASK_MAX_CHARACTERS,
  SUGGESTED_TASKS_MAX,
} from "./constants";
import { optionKey } from "./options/option-key";
import { DECISION_PROBLEMS } from "./problems";

/** A typed goal or decision: trimmed, without control characters, 1 to 2,000 characters. */
export const goalText = z
  .string({ error: DECISION_PROBLEMS.goalRequired })
  .transform(multiLine)
  .pipe(
    z
      .string()
      .min(1, DECISION_PROBLEMS.goalRequired)
      .max(GOAL_MAX_CHARACTERS, DECISION_PROBLEMS.goalTooLong),
  );

/** One line without control characters, trimmed, of 1 to `most` characters. */
function lineText(most: number, required: string, tooLong: string) {
  return z
    .string({ error: required })
    .transform(singleLine)
    .pipe(z.string().min(1, required).max(most, tooLong));
}

const taskText = lineText(
  SUGGESTED_TASK_MAX_CHARACTERS,
  DECISION_PROBLEMS.taskRequired,
  DECISION_PROBLEMS.taskTooLong,
);

/** A step's estimate in whole minutes, at most a day. */
export const stepMinutes = z
  .int({ error: DECISION_PROBLEMS.minutes })
  .min(1, DECISION_PROBLEMS.minutes)
  .max(MINUTES_MAX, DECISION_PROBLEMS.minutes);

/** One suggested step, as plain text (the specification's form) or with its estimate. */
const suggestedTask = z.preprocess(
  (task) => (typeof task === "string" ? { text: task } : task),
  z.object(
    { text: taskText, minutes: stepMinutes.nullish().transform((value) => value ?? null) },
    { error: DECISION_PROBLEMS.taskRequired },
  ),
);

/**
 * Payload of `POST /api/decisions/breakdown`. With `question`, the text is the answer that was chosen
 * for it. With `step`, one suggested step of that goal is broken down further, and `size` says nothing.
 */
export const breakdownSchema = z.object({
  inputText: goalText,
  size: z
    .enum(["nudge", "steady", "tiny"], { error: DECISION_PROBLEMS.unknownSize })
    .default("steady"),
  question: goalText.optional(),
  step: suggestedTask.optional(),
});

const optionText = lineText(
  OPTION_MAX_CHARACTERS,
  DECISION_PROBLEMS.optionRequired,
  DECISION_PROBLEMS.optionTooLong,
);

/** Payload of `POST /api/decisions/flip`; with `decisionId` that decision is flipped again. */
export const flipSchema = z.object({
  inputText: goalText,
  options: z
    .array(optionText, { error: DECISION_PROBLEMS.optionsRequired })
    .min(OPTIONS_MIN, DECISION_PROBLEMS.optionsRequired)
    .max(OPTIONS_MAX, DECISION_PROBLEMS.optionsRequired)
    .refine((options) => new Set(options.map(optionKey)).size === options.length, {
      error: DECISION_PROBLEMS.optionTwice,
    }),
  decisionId: rowId("decisionId").optional(),
});

/**
 * Payload of `POST /api/decisions/breakdown/save`. With `decisionId` the steps belong to that
 * decision, whose own text stays.
 */
export const saveBreakdownSchema = z.object({
  inputText: goalText,
  decisionId: rowId("decisionId").optional(),
  /** The choice of that decision that the steps are for. */
  chosenOption: optionText.optional(),
  suggestedTasks: z
    .array(suggestedTask, { error: DECISION_PROBLEMS.tasksRequired })
    .min(1, DECISION_PROBLEMS.tasksRequired)
    .max(SUGGESTED_TASKS_MAX, DECISION_PROBLEMS.tooManyTasks),
});

/** What the column `suggested_tasks` holds. */
export const storedTasksSchema = z.array(
  z.object({ text: z.string(), minutes: z.number().nullable() }),
);

export type BreakdownInput = z.output<typeof breakdownSchema>;
export type Flip = z.output<typeof flipSchema>;
export type SaveBreakdown = z.output<typeof saveBreakdownSchema>;

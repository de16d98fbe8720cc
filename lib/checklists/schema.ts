import { z } from "zod";
import { cursorText } from "@/lib/cursor";
import { stepMinutes } from "@/lib/decisions/schema";
import { FIELD_PROBLEMS } from "@/lib/field-problems";
import { multiLine, singleLine } from "@/lib/text";
import { rowId } from "@/lib/validation";
import { Hint } from "@/prisma/generated/enums";
import {
  LIST_DEFAULT_LIMIT,
  LIST_MAX_LIMIT,
  SEARCH_MAX_CHARACTERS,
  STEP_MAX_CHARACTERS,
  USER_CONTEXT_MAX_CHARACTERS,
} from "./constants";
import { CHECKLIST_PROBLEMS } from "./problems";

/** Payload of `POST /api/checklist`. */
export const createChecklistSchema = z.object({
  decisionId: rowId("decisionId"),
  userContext: z
    .string({ error: FIELD_PROBLEMS.notText("userContext") })
    .transform(multiLine)
    .pipe(z.string().max(USER_CONTEXT_MAX_CHARACTERS, CHECKLIST_PROBLEMS.userContextTooLong))
    .default(""),
});

const stepText = z
  .string({ error: CHECKLIST_PROBLEMS.stepRequired })
  .transform(singleLine)
  .pipe(
    z
      .string()
      .min(1, CHECKLIST_PROBLEMS.stepRequired)
      .max(STEP_MAX_CHARACTERS, CHECKLIST_PROBLEMS.stepTooLong),
  );

/**
 * Payload of `POST /api/checklist/{id}/tasks`. The key, new for each task, lets it be sent again after
 * a lost answer without being added twice.
 */
export const addStepSchema = z.object({
  text: stepText,
  idempotencyKey: z.uuid({ error: FIELD_PROBLEMS.notUuid("idempotencyKey") }).optional(),
});

/**
 * Payload of `PATCH /api/checklist/{id}/tasks/{taskId}`: any of its fields. "tomorrow" is the next
 * day in the person's own time zone, which the server knows.
 */
export const updateStepSchema = z
  .object({
    completed: z.boolean({ error: FIELD_PROBLEMS.notFlag("completed") }).optional(),
    text: stepText.optional(),
    minutes: stepMinutes.nullable().optional(),
    deferredUntil: z
      .literal("tomorrow", { error: CHECKLIST_PROBLEMS.deferredUntil })
      .nullable()
      .optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: CHECKLIST_PROBLEMS.nothingToChange,
  });

/**
 * Payload of `POST /api/checklist/{id}/tasks/{taskId}/breakdown`. With `replace`, smaller steps that
 * are still open give way to the new ones.
 */
export const breakDownStepSchema = z.object({
  replace: z.boolean({ error: FIELD_PROBLEMS.notFlag("replace") }),
});

/** Payload of `PATCH /api/checklist/{id}/tasks/order`; null moves the step to the front. */
export const moveStepSchema = z.object({
  taskId: rowId("taskId"),
  afterTaskId: rowId("afterTaskId").nullable(),
});

/** Payload of `PATCH /api/checklist/{id}/tasks/priority`. */
export const priorityStepSchema = z.object({
  taskId: rowId("taskId"),
  priority: z.boolean({ error: FIELD_PROBLEMS.notFlag("priority") }),
});

/** Payload of `POST /api/checklist/migrate-anonymous`. */
export const migrateAnonymousSchema = z.object({ checklistId: rowId("checklistId") });

export const planStatus = z.enum(["open", "done", "archived"], {
  error: CHECKLIST_PROBLEMS.unknownStatus,
});

/** Words to search plans by. */
export const searchText = z
  .string()
  .max(SEARCH_MAX_CHARACTERS, CHECKLIST_PROBLEMS.searchTooLong)
  .transform(singleLine);

/** Payload of `PATCH /api/checklist/{id}`. */
export const archiveChecklistSchema = z.object({
  archived: z.boolean({ error: FIELD_PROBLEMS.notFlag("archived") }),
});

/** The form of "Welcome back"; without a step it is only put away. */
export const welcomeAnswerSchema = z.object({ stepId: z.uuid().nullable().default(null) });

/** The form that puts a hint away. */
export const hintFormSchema = z.object({
  hint: z.enum(Hint, { error: FIELD_PROBLEMS.fieldMissing("hint") }),
});

/** Query of `GET /api/checklist`; `cursor` is the `nextCursor` of the page before, `q` words to search for. */
export const listQuerySchema = z.object({
  cursor: cursorText,
  limit: z.coerce
    .number({ error: FIELD_PROBLEMS.notWhole("limit") })
    .int(FIELD_PROBLEMS.notWhole("limit"))
    .min(1, FIELD_PROBLEMS.tooSmall("limit", "1"))
    .max(LIST_MAX_LIMIT, FIELD_PROBLEMS.tooLarge("limit", String(LIST_MAX_LIMIT)))
    .default(LIST_DEFAULT_LIMIT),
  status: planStatus.nullable().default(null),
  q: searchText.default(""),
});

/** Path of a step. */
export const stepParams = z.object({ id: z.uuid(), taskId: z.uuid() });

export type UpdateStep = z.output<typeof updateStepSchema>;

import { z } from "zod";
import { addStepSchema, listQuerySchema } from "@/lib/checklists/schema";
import { FIELD_PROBLEMS } from "@/lib/field-problems";
import { multiLine } from "@/lib/text";
import { rowId } from "@/lib/validation";
import { HISTORY_DEFAULT_LIMIT, HISTORY_MAX_LIMIT, MESSAGE_MAX_CHARACTERS } from "./constants";
import { COACHING_PROBLEMS } from "./problems";

/** A row that need not be named. */
function optionalId(field: string) {
  return rowId(field)
    .nullish()
    .transform((id) => id ?? null);
}

/** Payload of `POST /api/coaching/advice`. */
export const adviceSchema = z.object({
  checklistId: optionalId("checklistId"),
  includeJournal: z.boolean({ error: FIELD_PROBLEMS.notFlag("includeJournal") }),
});

/** Payload of `POST /api/coaching/chat`. Without a conversation the message begins one. */
export const chatSchema = z.object({
  message: z
    .string({ error: COACHING_PROBLEMS.messageRequired })
    .transform(multiLine)
    .pipe(
      z
        .string()
        .min(1, COACHING_PROBLEMS.messageRequired)
        .max(MESSAGE_MAX_CHARACTERS, COACHING_PROBLEMS.messageTooLong),
    ),
  conversationId: optionalId("conversationId"),
  checklistId: optionalId("checklistId"),
});

/** Payload of `POST /api/coaching/accept-task`: a task as any that is added by hand. */
export const acceptTaskSchema = z.object({
  taskText: addStepSchema.shape.text,
  checklistId: rowId("checklistId"),
});

/** Query of `GET /api/coaching/history`; `cursor` is the `nextCursor` of the page before. */
export const historyQuerySchema = listQuerySchema.pick({ cursor: true }).extend({
  limit: z.coerce
    .number({ error: FIELD_PROBLEMS.notWhole("limit") })
    .int(FIELD_PROBLEMS.notWhole("limit"))
    .min(1, FIELD_PROBLEMS.tooSmall("limit", "1"))
    .max(HISTORY_MAX_LIMIT, FIELD_PROBLEMS.tooLarge("limit", String(HISTORY_MAX_LIMIT)))
    .default(HISTORY_DEFAULT_LIMIT),
});

export type AdviceInput = z.output<typeof adviceSchema>;
export type ChatInput = z.output<typeof chatSchema>;

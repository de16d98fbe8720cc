import { z } from "zod";
import { cursorText } from "@/lib/cursor";
import { FIELD_PROBLEMS } from "@/lib/field-problems";
import { multiLine, singleLine } from "@/lib/text";
import { rowId } from "@/lib/validation";
import { ENTRY_MAX_CHARACTERS, MOOD_MAX, MOOD_MIN, SEARCH_MAX_CHARACTERS } from "./constants";
import { ENTRY_PROBLEMS } from "./problems";

/** Payload of `PATCH /api/journals/{id}`. What is left out stays as it is; null takes it away. */
export const entrySchema = z
  .object({
    content: z
      .string({ error: ENTRY_PROBLEMS.contentRequired })
      .transform(multiLine)
      .pipe(
        z
          .string()
          .min(1, ENTRY_PROBLEMS.contentRequired)
          .max(ENTRY_MAX_CHARACTERS, ENTRY_PROBLEMS.contentTooLong),
      ),
    mood: z
      .int({ error: ENTRY_PROBLEMS.mood })
      .min(MOOD_MIN, ENTRY_PROBLEMS.mood)
      .max(MOOD_MAX, ENTRY_PROBLEMS.mood)
      .nullable()
      .optional(),
    checklistId: linkId("checklistId"),
    decisionId: linkId("decisionId"),
  })
  .refine(({ checklistId, decisionId }) => !(checklistId && decisionId), {
    error: ENTRY_PROBLEMS.oneLink,
  });

/** Payload of `POST /api/journals`. The key names a draft, so that one that is sent again is not kept twice. */
export const newEntrySchema = entrySchema.safeExtend({
  idempotencyKey: z.uuid({ error: FIELD_PROBLEMS.notUuid("idempotencyKey") }).optional(),
});

function linkId(field: string) {
  return z.string({ error: ENTRY_PROBLEMS.linkId }).pipe(rowId(field)).nullable().optional();
}

/** In an address, what is left empty is left out. */
const emptyAsUnset = (value: unknown) => (value === "" ? undefined : value);

/** Query of `GET /api/journals`; `q` are words to search for, `day` is one of the person's calendar. */
export const listQuerySchema = z.object({
  cursor: z.preprocess(emptyAsUnset, cursorText),
  q: z
    .string()
    .max(SEARCH_MAX_CHARACTERS, ENTRY_PROBLEMS.searchTooLong)
    .transform(singleLine)
    .default(""),
  day: z.preprocess(
    emptyAsUnset,
    z.iso
      .date({ error: ENTRY_PROBLEMS.day })
      .regex(/^2\d{3}-/, ENTRY_PROBLEMS.day)
      .nullable()
      .default(null),
  ),
});

/** Query of `GET /api/journals/days`. */
export const daysQuerySchema = z.object({
  month: z
    .string({ error: ENTRY_PROBLEMS.month })
    .regex(/^2\d{3}-(0[1-9]|1[0-2])$/, ENTRY_PROBLEMS.month),
});

export type EntryInput = z.output<typeof entrySchema>;
export type NewEntryInput = z.output<typeof newEntrySchema>;
export type ListQuery = z.output<typeof listQuerySchema>;

import { z } from "zod";
import { STEPS_PER_CHECKLIST } from "@/lib/checklists/constants";
import { listQuerySchema } from "@/lib/checklists/schema";
import { multiLine } from "@/lib/text";
import { rowId } from "@/lib/validation";
import { CHAT_MESSAGE_MAX_CHARACTERS } from "./constants";
import { REFINE_PROBLEMS } from "./problems";

/**
 * Payload of `POST /api/checklist/refine`. `currentSteps` is what the screen shows, as steps or as their
 * ids: it says what the person means by "step 3" and nothing else, so whatever in it is no id is left
 * out. `decisionId`, which the specification has beside them, is not read: the plan knows its decision.
 */
export const refineSchema = z.object({
  checklistId: rowId("checklistId"),
  chatMessage: z
    .string({ error: REFINE_PROBLEMS.messageRequired })
    .transform(multiLine)
    .pipe(
      z
        .string()
        .min(1, REFINE_PROBLEMS.messageRequired)
        .max(CHAT_MESSAGE_MAX_CHARACTERS, REFINE_PROBLEMS.messageTooLong),
    ),
  currentSteps: z.unknown().transform(idsOf).default([]),
});

export type RefineInput = z.output<typeof refineSchema>;

/** Query of `GET /api/checklist/{id}/refinements`; `cursor` is the `nextCursor` of the page before. */
export const historyQuerySchema = listQuerySchema.pick({ cursor: true, limit: true });

/** Path of a message in a plan's history. */
export const messageParams = z.object({ id: z.uuid(), messageId: z.uuid() });

function idsOf(steps: unknown): string[] {
  if (!Array.isArray(steps)) return [];
  const list: unknown[] = steps;
  return list.slice(0, STEPS_PER_CHECKLIST).flatMap((step) => {
    const id = typeof step === "object" && step !== null && "id" in step ? step.id : step;
    return typeof id === "string" ? [id] : [];
  });
}

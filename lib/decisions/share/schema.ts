import { z } from "zod";
import { rowId } from "@/lib/validation";
import { SHARE_ID_PATTERN } from "./constants";
import { DIALOG_PROBLEMS } from "./problems";

/** A share's id in a path; anything else answers 404, as an unknown one does. */
export const sharedParams = z.object({ shareId: z.string().regex(SHARE_ID_PATTERN) });

/** A share's id inside a body. Text that can't be one becomes one that no share has. */
const shareId = z
  .string({ error: DIALOG_PROBLEMS.which })
  .transform((text) => (SHARE_ID_PATTERN.test(text) ? text : ""));

/**
 * Payload of `POST /api/decisions/share`: `decisionId` shares a decision, `shareId` (the
 * specification's form) asks for the texts of one that is shared.
 */
export const shareSchema = z.union(
  [z.object({ decisionId: rowId("decisionId") }), z.object({ shareId })],
  { error: DIALOG_PROBLEMS.which },
);

/** The account page's form that stops a share. */
export const stopSharingSchema = z.object({ shareId });

export type ShareInput = z.output<typeof shareSchema>;

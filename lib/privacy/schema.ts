import { z } from "zod";
import { AUTH_MESSAGES, PASSWORD_MAX_CHARACTERS } from "@/lib/auth/constants";
import { DELETION_WORDS, PRIVACY_MESSAGES } from "./constants";

/** The form that deletes an account. A missing password is told only to people who have one. */
export const deletionSchema = z.object({
  confirmation: z
    .string({ error: PRIVACY_MESSAGES.confirmationWrong })
    .transform((text) => text.replace(/\s+/g, " ").trim().toLowerCase())
    .pipe(z.literal(DELETION_WORDS, { error: PRIVACY_MESSAGES.confirmationWrong })),
  password: z
    .string()
    // No account has a longer one.
    .max(PASSWORD_MAX_CHARACTERS, AUTH_MESSAGES.passwordWrong)
    .optional(),
});

export type DeletionFields = z.input<typeof deletionSchema>;
export type DeletionInput = z.output<typeof deletionSchema>;

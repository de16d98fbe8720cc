import { z } from "zod";
import { PASSWORD_MAX_CHARACTERS } from "@/lib/auth/constants";
import { AUTH_PROBLEMS } from "@/lib/auth/problems";
import { DELETION_WORDS } from "./constants";
import { PRIVACY_PROBLEMS } from "./problems";

/** The form that deletes an account. A missing password is told only to people who have one. */
export const deletionSchema = z.object({
  confirmation: z
    .string({ error: PRIVACY_PROBLEMS.confirmationWrong })
    .transform((text) => text.replace(/\s+/g, " ").trim().toLowerCase())
    .pipe(z.literal(DELETION_WORDS, { error: PRIVACY_PROBLEMS.confirmationWrong })),
  password: z
    .string()
    // No account has a longer one.
    .max(PASSWORD_MAX_CHARACTERS, AUTH_PROBLEMS.passwordWrong)
    .optional(),
});

export type DeletionFields = z.input<typeof deletionSchema>;
export type DeletionInput = z.output<typeof deletionSchema>;

import { z } from "zod";
import { multiLine } from "@/lib/text";
import { HELP_MAX_CHARACTERS, HELP_MESSAGES, HELP_MIN_CHARACTERS } from "./constants";

/** The form on the account page that asks for help. */
export const helpSchema = z.object({
  message: z
    .string({ error: HELP_MESSAGES.tooShort })
    .transform(multiLine)
    .pipe(
      z
        .string()
        .min(HELP_MIN_CHARACTERS, HELP_MESSAGES.tooShort)
        .max(HELP_MAX_CHARACTERS, HELP_MESSAGES.tooLong),
    ),
});

export type HelpInput = z.output<typeof helpSchema>;

import { z } from "zod";
import { multiLine } from "@/lib/text";
import { HELP_MAX_CHARACTERS, HELP_MIN_CHARACTERS } from "./constants";
import { HELP_PROBLEMS } from "./problems";

/** The form on the account page that asks for help. */
export const helpSchema = z.object({
  message: z
    .string({ error: HELP_PROBLEMS.tooShort })
    .transform(multiLine)
    .pipe(
      z
        .string()
        .min(HELP_MIN_CHARACTERS, HELP_PROBLEMS.tooShort)
        .max(HELP_MAX_CHARACTERS, HELP_PROBLEMS.tooLong),
    ),
});

export type HelpInput = z.output<typeof helpSchema>;

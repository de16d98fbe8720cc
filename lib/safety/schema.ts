import { z } from "zod";
import { multiLine } from "@/lib/text";
import { TEST_MAX_CHARACTERS, TEST_OPTION_MAX_CHARACTERS, TEST_OPTIONS_MAX } from "./constants";
import { TEST_PROBLEMS } from "./problems";

/** A text as it was typed, since what is told of it are positions in it. */
function typed(mostCharacters: number, required: string, tooLong: string) {
  return z
    .string({ error: required })
    .refine((text) => multiLine(text) !== "", { error: required, abort: true })
    .max(mostCharacters, tooLong);
}

/** Payload of `POST /api/safety/test/chat`. */
export const chatTestSchema = z.object({
  message: typed(
    TEST_MAX_CHARACTERS.message,
    TEST_PROBLEMS.messageRequired,
    TEST_PROBLEMS.messageTooLong,
  ),
});

/** Payload of `POST /api/safety/test/journal`. */
export const journalTestSchema = z.object({
  entry: typed(TEST_MAX_CHARACTERS.entry, TEST_PROBLEMS.entryRequired, TEST_PROBLEMS.entryTooLong),
});

const option = z
  .string({ error: TEST_PROBLEMS.options })
  .max(TEST_OPTION_MAX_CHARACTERS, TEST_PROBLEMS.optionTooLong);

/** Payload of `POST /api/safety/test/decision`. Options may be empty, as in a form that is half filled in. */
export const decisionTestSchema = z.object({
  decision: typed(
    TEST_MAX_CHARACTERS.decision,
    TEST_PROBLEMS.decisionRequired,
    TEST_PROBLEMS.decisionTooLong,
  ),
  options: z
    .array(option, { error: TEST_PROBLEMS.options })
    .max(TEST_OPTIONS_MAX, TEST_PROBLEMS.options)
    .default([]),
});

/** Payload of `POST /api/safety/test/text`. */
export const textTestSchema = z.object({
  text: typed(TEST_MAX_CHARACTERS.text, TEST_PROBLEMS.textRequired, TEST_PROBLEMS.textTooLong),
});

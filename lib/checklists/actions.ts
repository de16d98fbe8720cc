"use server";

import { runOwnAction } from "@/lib/action";
import { putHintAway } from "@/lib/users/mutations";
import { hintFormSchema, welcomeAnswerSchema } from "./schema";
import { keepWelcomeAnswer } from "./welcome-back";

/** Answers "Welcome back" for this visit: with the one step that was picked, or with none. */
export async function submitWelcomeAnswer(form: FormData): Promise<void> {
  await runOwnAction(welcomeAnswerSchema, form, (answer, session) =>
    keepWelcomeAnswer(session, answer),
  );
}

/** Puts a hint away for good: it was read, or its thing was used. */
export async function submitHintPutAway(form: FormData): Promise<void> {
  await runOwnAction(hintFormSchema, form, ({ hint }, { user }) => putHintAway(user.id, hint));
}

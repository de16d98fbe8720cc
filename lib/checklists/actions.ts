"use server";

import { runOwnAction } from "@/lib/action";
import { welcomeAnswerSchema } from "./schema";
import { keepWelcomeAnswer } from "./welcome-back";

/** Answers "Welcome back" for this visit: with the one step that was picked, or with none. */
export async function submitWelcomeAnswer(form: FormData): Promise<void> {
  await runOwnAction(welcomeAnswerSchema, form, (answer, session) =>
    keepWelcomeAnswer(session, answer),
  );
}

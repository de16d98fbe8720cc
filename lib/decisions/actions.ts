"use server";

import { runAction } from "@/lib/action";
import { readWelcomedSession } from "@/lib/auth/session";
import type { SafetyNotice } from "@/lib/safety/types";
import { answerOf, beginBreakdown, breakDownInput } from "./breakdown";
import { BREAKDOWN_LIMIT } from "./constants";
import { countUse } from "./owner";
import { breakdownSchema } from "./schema";
import type { BreakdownAnswer } from "./types";

/** What a page without its script comes back with: the goal, and an answer or what is wrong with it. */
export type ServedBreakdown = {
  inputText: string;
  answer?: BreakdownAnswer;
  message?: string;
  /** Help and reasons, where the text was not planned for what it says. */
  safety?: SafetyNotice;
};

/** The goal form before its script has arrived. With the script, the page asks the API's stream. */
export async function breakDownGoal(
  _previous: ServedBreakdown | null,
  form: FormData,
): Promise<ServedBreakdown> {
  const inputText = String(form.get("inputText") ?? "");
  const result = await runAction(breakdownSchema, form, async (request) => {
    const session = await readWelcomedSession();
    await countUse(BREAKDOWN_LIMIT, session);
    const begun = await beginBreakdown(request, session);
    // A page that waits for its whole answer can't be left before it: the limits of the model hold.
    return answerOf(breakDownInput(begun, new AbortController().signal));
  });
  if (!result.ok) {
    const { message, safety } = result;
    return { inputText, message, ...(safety ? { safety } : {}) };
  }
  return result.data ? { inputText, answer: result.data } : { inputText };
}

"use server";

import { runAction } from "@/lib/action";
import { readWelcomedSession } from "@/lib/auth/session";
import { answerOf, breakDown } from "./breakdown";
import { BREAKDOWN_LIMIT } from "./constants";
import { countUse } from "./owner";
import { breakdownSchema } from "./schema";
import type { BreakdownAnswer } from "./types";

/** What a page without its script comes back with: the goal, and an answer or what is wrong with it. */
export type ServedBreakdown = {
  inputText: string;
  answer?: BreakdownAnswer;
  message?: string;
};

/** The goal form before its script has arrived. With the script, the page asks the API's stream. */
export async function breakDownGoal(
  _previous: ServedBreakdown | null,
  form: FormData,
): Promise<ServedBreakdown> {
  const inputText = String(form.get("inputText") ?? "");
  const result = await runAction(breakdownSchema, form, async (request) => {
    await countUse(BREAKDOWN_LIMIT, await readWelcomedSession());
    // A page that waits for its whole answer can't be left before it: the limits of the model hold.
    return answerOf(breakDown(request, new AbortController().signal));
  });
  if (!result.ok) return { inputText, message: result.message };
  return result.data ? { inputText, answer: result.data } : { inputText };
}

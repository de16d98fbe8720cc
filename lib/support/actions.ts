"use server";

import { type ActionResult, type FormState, runOwnAction } from "@/lib/action";
import { askForHelp } from "./ask-for-help";
import { helpSchema } from "./schema";

export async function submitHelpRequest(
  _before: FormState,
  form: FormData,
): Promise<ActionResult<null>> {
  return runOwnAction(helpSchema, form, async (input, { user }) => {
    await askForHelp(user, input);
    return null;
  });
}

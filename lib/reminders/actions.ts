"use server";

import { z } from "zod";
import { type ActionResult, type FormState, runAction } from "@/lib/action";
import { unsubscribe } from "./unsubscribe-link";

const tokenSchema = z.object({ token: z.string().default("") });

/** Ends reminders for whoever holds the link of one, signed in or not. */
export async function submitUnsubscribe(
  _before: FormState,
  form: FormData,
): Promise<ActionResult<null>> {
  return runAction(tokenSchema, form, async ({ token }) => {
    await unsubscribe(token);
    return null;
  });
}

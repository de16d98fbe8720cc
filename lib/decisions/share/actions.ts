"use server";

import { refresh } from "next/cache";
import { type ActionResult, type FormState, runOwnAction } from "@/lib/action";
import { stopSharing } from "./mutations";
import { stopSharingSchema } from "./schema";

/** Ends a share from the account page, which then shows what is still public. */
export async function submitStopSharing(
  _before: FormState,
  form: FormData,
): Promise<ActionResult<null>> {
  return runOwnAction(stopSharingSchema, form, async ({ shareId }, { user }) => {
    try {
      await stopSharing(user.id, shareId);
    } finally {
      refresh();
    }
    return null;
  });
}

"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { type ActionResult, runOwnAction } from "@/lib/action";
import { clearSessionCookie } from "@/lib/auth/log-out";
import { isSecure } from "@/lib/auth/session-token";
import { clientAddress } from "@/lib/request";
import { FAREWELL_COOKIE, FAREWELL_COOKIE_SECONDS, FAREWELL_PATH } from "./constants";
import { deleteAccount } from "./delete-account";
import { deletionSchema } from "./schema";

/** What the deletion form shows after it was sent; null before. */
export type DeletionState = ActionResult<null> | null;

export async function submitAccountDeletion(
  _before: DeletionState,
  form: FormData,
): Promise<DeletionState> {
  const result = await runOwnAction(deletionSchema, form, async (input, session) => {
    await deleteAccount(session, input, await clientAddress());
    return null;
  });
  if (!result.ok) return result;
  await clearSessionCookie();
  (await cookies()).set(FAREWELL_COOKIE, "1", {
    sameSite: "strict",
    secure: isSecure(),
    path: FAREWELL_PATH,
    maxAge: FAREWELL_COOKIE_SECONDS,
  });
  // A page with scripts goes there by a full load, so that nothing of the person stays in memory.
  if (form.get("byScript") === "1") return result;
  redirect(FAREWELL_PATH);
}

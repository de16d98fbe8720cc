"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { type ActionResult, type FormState, runOwnAction } from "@/lib/action";
import { forgetDevice } from "@/lib/auth/known-device";
import { clearSessionCookie } from "@/lib/auth/log-out";
import { isSecure } from "@/lib/auth/session-token";
import { noteSecurityEvent } from "@/lib/security-log";
import { FAREWELL_COOKIE, FAREWELL_COOKIE_SECONDS, FAREWELL_PATH } from "./constants";
import { deleteAccount } from "./delete-account";
import { deletionSchema } from "./schema";

/** Deletes the account. A page with scripts goes on by itself, one without is led to the farewell. */
export async function submitAccountDeletion(
  _before: FormState,
  form: FormData,
): Promise<ActionResult<null>> {
  const result = await runOwnAction(deletionSchema, form, async (input, session) => {
    await deleteAccount(session, input);
    await noteSecurityEvent("account deleted", { userId: session.user.id });
    await clearSessionCookie();
    await forgetDevice(session.user.email);
    return session.user.id;
  });
  if (!result.ok) return result;
  (await cookies()).set(FAREWELL_COOKIE, result.data, {
    sameSite: "strict",
    secure: isSecure(),
    path: FAREWELL_PATH,
    maxAge: FAREWELL_COOKIE_SECONDS,
  });
  if (form.get("byScript") !== "1") redirect(FAREWELL_PATH);
  return { ok: true, data: null };
}

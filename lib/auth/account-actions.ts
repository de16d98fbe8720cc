"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type ActionResult, type FormState, runAction, runOwnAction } from "@/lib/action";
import { clientAddress } from "@/lib/request";
import { noteSecurityEvent } from "@/lib/security-log";
import { noteTimeZone, updateTimeZone } from "@/lib/users/mutations";
import { timeZoneFormSchema } from "@/lib/users/schema";
import { changeName } from "./change-name";
import { changePassword } from "./change-password";
import {
  cancelEmailChange,
  confirmEmailChange,
  requestEmailChange,
  resendEmailChange,
} from "./email-change";
import { disconnectGoogle } from "./google";
import { clearSessionCookie } from "./log-out";
import { endSession, endSessions } from "./mutations";
import { requestPasswordReset } from "./request-password-reset";
import {
  confirmEmailSchema,
  emailChangeSchema,
  nameFormSchema,
  passwordChangeSchema,
} from "./schema";

const nothing = z.object({});
const sessionSchema = z.object({ sessionId: z.uuid() });

export async function saveName(_before: FormState, form: FormData): Promise<ActionResult<null>> {
  return runOwnAction(nameFormSchema, form, async (name, { user }) => {
    await changeName(user.id, name);
    return done();
  });
}

export async function saveTimeZone(
  _before: FormState,
  form: FormData,
): Promise<ActionResult<null>> {
  return runOwnAction(timeZoneFormSchema, form, async ({ timeZone }, { user }) => {
    await updateTimeZone(user.id, timeZone);
    return done();
  });
}

/** The zone of a browser, where none is known yet; the page stays as it is. */
export async function noteBrowserTimeZone(
  _before: FormState,
  form: FormData,
): Promise<ActionResult<null>> {
  return runOwnAction(timeZoneFormSchema, form, async ({ timeZone }, { user }) => {
    await noteTimeZone(user.id, timeZone);
    return null;
  });
}

export async function askForNewEmail(
  _before: FormState,
  form: FormData,
): Promise<ActionResult<null>> {
  return runOwnAction(emailChangeSchema, form, async (input, { user }) => {
    await requestEmailChange(user.id, input);
    return done();
  });
}

export async function sendEmailLinkAgain(
  _before: FormState,
  form: FormData,
): Promise<ActionResult<null>> {
  return runOwnAction(nothing, form, async (_input, { user }) => {
    await resendEmailChange(user.id);
    return done();
  });
}

export async function keepOldEmail(
  _before: FormState,
  form: FormData,
): Promise<ActionResult<null>> {
  return runOwnAction(nothing, form, async (_input, { user }) => {
    await cancelEmailChange(user.id);
    return done();
  });
}

/** For whoever holds the link, signed in or not. */
export async function confirmNewEmail(
  _before: ActionResult<{ email: string }> | null,
  form: FormData,
): Promise<ActionResult<{ email: string }>> {
  return runAction(confirmEmailSchema, form, async ({ token }) => {
    const { userId, email } = await confirmEmailChange(token, await clientAddress());
    await noteSecurityEvent("address changed", { userId });
    return { email };
  });
}

/** For people who use only Google so far: a link to their own address, as after a forgotten password. */
export async function sendPasswordLink(
  _before: FormState,
  form: FormData,
): Promise<ActionResult<null>> {
  return runOwnAction(nothing, form, async (_input, { user }) => {
    await requestPasswordReset({ email: user.email }, await clientAddress());
    return null;
  });
}

export async function saveNewPassword(
  _before: FormState,
  form: FormData,
): Promise<ActionResult<null>> {
  return runOwnAction(passwordChangeSchema, form, async (input, { user }) => {
    await changePassword(user.id, input);
    return done();
  });
}

export async function signOutDevice(
  _before: FormState,
  form: FormData,
): Promise<ActionResult<null>> {
  return runOwnAction(sessionSchema, form, async ({ sessionId }, { user }) => {
    await endSession(user.id, sessionId);
    await noteSecurityEvent("sessions ended", { userId: user.id, how: "one" });
    return done();
  });
}

export async function signOutElsewhere(
  _before: FormState,
  form: FormData,
): Promise<ActionResult<null>> {
  return runOwnAction(nothing, form, async (_input, { user, sessionId }) => {
    await endSessions(user.id, { keep: sessionId });
    await noteSecurityEvent("sessions ended", { userId: user.id, how: "others" });
    return done();
  });
}

/**
 * Ends every session. A page without scripts is sent to the log-in screen, and loses its cookie here. One
 * with scripts goes on by itself and gives the dead cookie back by the log-out call: taking it here would
 * draw the guarded page once more, which leads to the log-in screen with a way back.
 */
export async function signOutEverywhere(
  _before: FormState,
  form: FormData,
): Promise<ActionResult<null>> {
  const result = await runOwnAction(nothing, form, async (_input, { user }) => {
    await endSessions(user.id);
    await noteSecurityEvent("sessions ended", { userId: user.id, how: "all" });
    return null;
  });
  if (!result.ok || form.get("byScript") === "1") return result;
  await clearSessionCookie();
  redirect("/login");
}

export async function disconnectFromGoogle(
  _before: FormState,
  form: FormData,
): Promise<ActionResult<null>> {
  return runOwnAction(nothing, form, async (_input, { user }) => {
    await disconnectGoogle(user.id);
    await noteSecurityEvent("google disconnected", { userId: user.id });
    return done();
  });
}

/** The page shows what was changed, name in the bar included. */
function done(): null {
  refresh();
  return null;
}

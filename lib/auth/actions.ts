"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { type FormState, runAction, runOwnAction } from "@/lib/action";
import { clientAddress } from "@/lib/request";
import { safeRedirect } from "@/lib/safe-redirect";
import { logIn } from "./log-in";
import { register } from "./register";
import { requestPasswordReset } from "./request-password-reset";
import { resetPassword } from "./reset-password";
import {
  forgotPasswordSchema,
  loginSchema,
  registerFormSchema,
  resetPasswordFormSchema,
  verifyEmailSchema,
} from "./schema";
import { resendVerification } from "./send-verification";
import { dismissVerificationNotice } from "./verification-notice";
import { verifyEmail } from "./verify-email";

export async function submitSignUp(_before: FormState, form: FormData): Promise<FormState> {
  const result = await runAction(registerFormSchema, form, async (input) => {
    await register(input, await clientAddress());
    return null;
  });
  return result.ok ? enter(result, form) : result;
}

export async function submitLogIn(_before: FormState, form: FormData): Promise<FormState> {
  const result = await runAction(loginSchema, form, async (input) => {
    await logIn(input, await clientAddress());
    return null;
  });
  return result.ok ? enter(result, form) : result;
}

export async function submitForgotPassword(_before: FormState, form: FormData): Promise<FormState> {
  return runAction(forgotPasswordSchema, form, async (input) => {
    await requestPasswordReset(input, await clientAddress());
    return null;
  });
}

export async function submitVerifyEmail(_before: FormState, form: FormData): Promise<FormState> {
  return runAction(verifyEmailSchema, form, async (input) => {
    await verifyEmail(input, await clientAddress());
    return null;
  });
}

export async function submitResetPassword(_before: FormState, form: FormData): Promise<FormState> {
  return runAction(resetPasswordFormSchema, form, async (input) => {
    await resetPassword(input, await clientAddress());
    return null;
  });
}

/** Sends the verification link once more, unless the address is proved already. */
export async function submitResendVerification(
  _before: FormState,
  form: FormData,
): Promise<FormState> {
  return runOwnAction(z.object({}), form, async (_, { user }) => {
    await resendVerification(user, await clientAddress());
    return null;
  });
}

/** Puts the reminder to confirm the address away until the next log-in. */
export async function submitVerificationNoticeDismissed(): Promise<void> {
  await runOwnAction(z.object({}), {}, (_, { sessionId }) => dismissVerificationNotice(sessionId));
}

/** A form that was sent by script goes on by itself; one that was posted is sent on from here. */
function enter(result: FormState, form: FormData): FormState {
  if (form.get("byScript") === "1") return result;
  redirect(safeRedirect(form.get("redirectTo")) ?? "/dashboard");
}

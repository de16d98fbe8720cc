"use server";

import { redirect } from "next/navigation";
import { type ActionResult, runAction } from "@/lib/action";
import { clientAddress } from "@/lib/request";
import { safeRedirect } from "@/lib/safe-redirect";
import { logIn } from "./log-in";
import { register } from "./register";
import { loginSchema, registerFormSchema } from "./schema";

/** What a sign-in form shows after it was sent; null before. */
export type AuthFormState = ActionResult<null> | null;

export async function submitSignUp(_before: AuthFormState, form: FormData): Promise<AuthFormState> {
  const result = await runAction(registerFormSchema, form, async (input) => {
    await register(input, await clientAddress());
    return null;
  });
  return result.ok ? enter(result, form) : result;
}

export async function submitLogIn(_before: AuthFormState, form: FormData): Promise<AuthFormState> {
  const result = await runAction(loginSchema, form, async (input) => {
    await logIn(input, await clientAddress());
    return null;
  });
  return result.ok ? enter(result, form) : result;
}

/** A form that was sent by script goes on by itself; one that was posted is sent on from here. */
function enter(result: AuthFormState, form: FormData): AuthFormState {
  if (form.get("byScript") === "1") return result;
  redirect(safeRedirect(form.get("redirectTo")) ?? "/dashboard");
}

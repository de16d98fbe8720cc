"use server";

import { redirect } from "next/navigation";
import { type FormState, runAction } from "@/lib/action";
import { AppError } from "@/lib/errors";
import { clientAddress } from "@/lib/request";
import { safeRedirect } from "@/lib/safe-redirect";
import { linkGoogle } from "./link-google";
import { logOut } from "./log-out";
import { linkGoogleSchema, welcomeFormSchema } from "./schema";
import { readSession } from "./session";
import { welcome } from "./welcome";

export async function submitLinkGoogle(_before: FormState, form: FormData): Promise<FormState> {
  const result = await runAction(linkGoogleSchema, form, async (input) => {
    await linkGoogle(input, await clientAddress());
    return null;
  });
  return result.ok ? enter(result, form) : result;
}

export async function submitWelcome(_before: FormState, form: FormData): Promise<FormState> {
  const result = await runAction(welcomeFormSchema, form, async (input) => {
    const session = await readSession();
    if (!session) throw new AppError("UNAUTHENTICATED");
    await welcome(session, input);
    return null;
  });
  if (result.ok) return enter(result, form);
  if (result.code === "AGE_RESTRICTION" && !isByScript(form)) redirect("/age-limit");
  return result;
}

/** The way out of /welcome for now: the account waits. */
export async function leaveWelcome(): Promise<void> {
  await logOut(await readSession());
  redirect("/");
}

function enter(result: FormState, form: FormData): FormState {
  if (isByScript(form)) return result;
  redirect(safeRedirect(form.get("redirectTo")) ?? "/dashboard");
}

/** A form that was sent by script goes on by itself; one that was posted is sent on from here. */
function isByScript(form: FormData): boolean {
  return form.get("byScript") === "1";
}

"use client";

import { useRouter } from "next/navigation";
import { useActionState, useRef, useState } from "react";
import { claimPendingPlan } from "@/components/auth/pending-plan";
import { toast } from "@/components/ui/toast-store";
import type { AuthFormState } from "@/lib/auth/actions";
import { GROWTH_ENTRY_KEY, REDIRECT_DELAY_MS } from "@/lib/auth/constants";
import type { ErrorCode } from "@/lib/errors";
import { safeRedirect } from "@/lib/safe-redirect";

type EntryOptions = {
  action: (before: AuthFormState, form: FormData) => Promise<AuthFormState>;
  redirectTo: string | null;
  /** Second line of the Welcome toast. */
  welcome: string;
  /** Heads the toast in place of the usual words, also where a page was asked for. */
  title?: string;
  /** What to say when the server can't be reached. */
  unreachable: string;
  /** Puts a refusal into the form; fields by name, the rest for the whole form. */
  onRefused: (message: string, fieldErrors: Record<string, string>, code?: ErrorCode) => void;
};

/**
 * Sends a sign-in form. With scripts: one request however often one clicks, the toast, the pending
 * plan, and the next page after a second. Without: `post` is the form's own action, `posted` its answer.
 */
export function useEntry({
  action,
  redirectTo,
  welcome,
  title,
  unreachable,
  onRefused,
}: EntryOptions) {
  const router = useRouter();
  const [posted, post] = useActionState(action, null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function send(form: HTMLFormElement) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const refusal = refusalOf(await run(new FormData(form)), unreachable);
    if (refusal === null) return goOn();
    running.current = false;
    setBusy(false);
    onRefused(refusal.message, refusal.fieldErrors, refusal.code);
  }

  async function run(data: FormData): Promise<AuthFormState> {
    data.set("byScript", "1");
    try {
      return await action(null, data);
    } catch {
      return null;
    }
  }

  async function goOn() {
    if (redirectTo !== null) localStorage.removeItem(GROWTH_ENTRY_KEY);
    toast(
      redirectTo === null || title !== undefined
        ? { title: title ?? "Welcome!", description: welcome }
        : {
            title: "Authentication successful",
            description: "Redirecting you to your personalized plan...",
          },
    );
    const delay = new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
    await Promise.all([delay, claimPendingPlan()]);
    router.push(safeRedirect(redirectTo) ?? "/dashboard");
  }

  return { post, posted, send, busy };
}

type Refusal = { message: string; fieldErrors: Record<string, string>; code?: ErrorCode };

/** Null for a success. No answer at all means that the server could not be reached. */
function refusalOf(answer: AuthFormState, unreachable: string): Refusal | null {
  if (answer === null) return { message: unreachable, fieldErrors: {} };
  if (answer.ok) return null;
  return { message: answer.message, fieldErrors: answer.fieldErrors ?? {}, code: answer.code };
}

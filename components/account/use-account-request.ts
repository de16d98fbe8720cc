"use client";

import { useActionState, useRef, useState } from "react";
import { ACCOUNT_TEXTS } from "@/components/account/account-texts";
import { showSessionEnded } from "@/components/auth/show-session-ended";
import type { FormState } from "@/lib/action";

export type AccountAction = (before: FormState, form: FormData) => Promise<FormState>;

type AccountRequestOptions = {
  action: AccountAction;
  onDone: () => void;
  onRefused: (message: string, fieldErrors: Record<string, string>) => void;
};

/**
 * Sends a form of the account page. With scripts: `send`, one request however often one clicks; a
 * session that ended meanwhile is told in its own way. Without: `post` is the form's own action and
 * `posted` its answer, which came with the page.
 */
export function useAccountRequest({ action, onDone, onRefused }: AccountRequestOptions) {
  const [posted, post] = useActionState(action, null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function send(form: FormData) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    form.set("byScript", "1");
    // No answer at all means that the server could not be reached.
    const answer = await action(null, form).catch(() => null);
    running.current = false;
    setBusy(false);
    if (answer === null) onRefused(ACCOUNT_TEXTS.unreachable, {});
    else if (answer.ok) onDone();
    else if (answer.code === "UNAUTHENTICATED") showSessionEnded();
    else onRefused(answer.message, answer.fieldErrors ?? {});
  }

  return { post, posted, send, busy };
}

"use client";

import { useActionState, useRef, useState } from "react";
import type { FormState } from "@/lib/action";
import type { ErrorCode } from "@/lib/errors";

/** Why a form was not taken: messages by field, and one for the whole. */
export type Refusal = {
  message: string;
  fieldErrors: Record<string, string>;
  /** None when the server could not be reached. */
  code?: ErrorCode;
};

type FormRequestOptions = {
  action: (before: FormState, form: FormData) => Promise<FormState>;
  /** What to say when the server can't be reached. */
  unreachable: string;
  /** True for a form that may be sent again after a success; others stay busy. */
  isRepeatable?: boolean;
  onDone: () => void;
  onRefused: (refusal: Refusal) => void;
};

/**
 * Sends a form to its action. With scripts: `send`, one request however often one clicks. Without:
 * `post` is the form's own action and `posted` its answer, which came with the page.
 */
export function useFormRequest({
  action,
  unreachable,
  isRepeatable = false,
  onDone,
  onRefused,
}: FormRequestOptions) {
  const [posted, post] = useActionState(action, null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function send(form: FormData) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    form.set("byScript", "1");
    const answer = await action(null, form).catch(() => null);
    const refusal = refusalOf(answer, unreachable);
    if (isRepeatable || refusal !== null) {
      running.current = false;
      setBusy(false);
    }
    if (refusal === null) onDone();
    else onRefused(refusal);
  }

  return { post, posted, send, busy };
}

/** Null for a success. No answer at all means that the server could not be reached. */
function refusalOf(answer: FormState, unreachable: string): Refusal | null {
  if (answer === null) return { message: unreachable, fieldErrors: {} };
  if (answer.ok) return null;
  const { code, message, fieldErrors = {} } = answer;
  return { code, message, fieldErrors };
}

"use client";

import { useState } from "react";
import { showSessionEnded } from "@/components/auth/show-session-ended";
import { useFormRequest } from "@/components/auth/use-form-request";
import { submitResendVerification } from "@/lib/auth/actions";
import { AUTH_MESSAGES } from "@/lib/auth/constants";
import { AUTH_PROBLEMS } from "@/lib/auth/problems";

/** Has the verification link sent once more, with scripts and without. */
export function useResend(onSent?: () => void) {
  const [said, setSaid] = useState<{ isSent: boolean; message: string } | null>(null);
  const { post, posted, send, busy } = useFormRequest({
    action: submitResendVerification,
    unreachable: AUTH_PROBLEMS.verificationUnreachable,
    onDone: () => {
      setSaid({ isSent: true, message: AUTH_MESSAGES.verificationSent });
      onSent?.();
    },
    onRefused: ({ code, message }) => {
      if (code === "UNAUTHENTICATED") showSessionEnded();
      else setSaid({ isSent: false, message });
    },
  });
  return { post, send, busy, said: said ?? saidWith(posted) };
}

function saidWith(posted: { ok: boolean; message?: string } | null) {
  if (posted === null) return null;
  return { isSent: posted.ok, message: posted.message ?? AUTH_MESSAGES.verificationSent };
}

"use client";

import { useEffect, useState } from "react";
import { tellEmailVerified } from "@/components/auth/email-verified-channel";
import { forgetToken } from "@/components/auth/forget-token";
import { confirmNewEmail } from "@/lib/auth/account-actions";
import type { ErrorCode } from "@/lib/errors";

/** What a link was answered; null when the server could not be reached. */
export type ConfirmationAnswer = Awaited<ReturnType<typeof confirmNewEmail>> | null;

/** Answers that a further try can change. */
const PASSING: readonly ErrorCode[] = ["UNAVAILABLE", "INTERNAL", "RATE_LIMITED"];

/** True when a link was neither taken nor refused for good. */
export function isUndecided(answer: ConfirmationAnswer): boolean {
  return answer === null || (!answer.ok && PASSING.includes(answer.code));
}

/** One request for a page load and token, however often React mounts the screen. */
let running: { token: string; answer: Promise<ConfirmationAnswer> } | undefined;

function confirmOnce(token: string): Promise<ConfirmationAnswer> {
  if (running?.token !== token) running = { token, answer: confirm(token) };
  return running.answer;
}

async function confirm(token: string): Promise<ConfirmationAnswer> {
  const form = new FormData();
  form.set("token", token);
  const answer = await confirmNewEmail(null, form).catch(() => null);
  if (!isUndecided(answer)) forgetToken();
  if (answer?.ok) tellEmailVerified();
  return answer;
}

/** Has a link confirmed as soon as the page is alive; undefined until then. With null nothing is sent. */
export function useConfirmation(token: string | null) {
  const [answer, setAnswer] = useState<ConfirmationAnswer>();

  useEffect(() => {
    if (token === null) return;
    let isCurrent = true;
    void confirmOnce(token).then((next) => {
      if (isCurrent) setAnswer(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [token]);

  async function retry() {
    if (token === null) return;
    running = undefined;
    setAnswer(undefined);
    setAnswer(await confirmOnce(token));
  }

  return { answer, retry: () => void retry() };
}

"use client";

import { tellEmailVerified } from "@/components/auth/email-verified-channel";
import { forgetToken } from "@/components/auth/forget-token";
import { createLinkUse, useLink } from "@/components/auth/link-use";
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

async function confirm(token: string): Promise<ConfirmationAnswer> {
  const form = new FormData();
  form.set("token", token);
  const answer = await confirmNewEmail(null, form).catch(() => null);
  if (!isUndecided(answer)) forgetToken();
  if (answer?.ok) tellEmailVerified();
  return answer;
}

const confirmation = createLinkUse(confirm);

/** Has a link confirmed. */
export function useConfirmation(token: string | null) {
  return useLink(confirmation, token);
}

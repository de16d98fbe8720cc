"use client";

import { tellEmailVerified } from "@/components/auth/email-verified-channel";
import { forgetToken } from "@/components/auth/forget-token";
import { createLinkUse, useLink } from "@/components/auth/link-use";
import { toast } from "@/components/ui/toast-store";
import { ApiError, api } from "@/lib/api-client";
import { ENTRY_PROBLEMS } from "@/lib/auth/link-problems";

/** What became of a link: taken, refused for good, or undecided because the server could not say. */
export type VerificationOutcome =
  | { kind: "verified" }
  | { kind: "refused" }
  | { kind: "undecided"; message: string };

async function verify(token: string): Promise<VerificationOutcome> {
  try {
    await api("POST", "/api/auth/verify-email", { body: { token } });
  } catch (error) {
    const isAnswer = error instanceof ApiError;
    const description = (isAnswer && error.message) || ENTRY_PROBLEMS.verificationFailedReason;
    toast({ variant: "destructive", title: ENTRY_PROBLEMS.verificationFailed, description });
    if (!isAnswer || error.status >= 500 || error.status === 429) {
      return {
        kind: "undecided",
        message: isAnswer ? description : ENTRY_PROBLEMS.verificationUndecided,
      };
    }
    forgetToken();
    return { kind: "refused" };
  }
  forgetToken();
  tellEmailVerified();
  return { kind: "verified" };
}

const verification = createLinkUse(verify);

/** Has a link verified. */
export function useVerification(token: string | null) {
  return useLink(verification, token);
}

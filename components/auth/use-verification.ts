"use client";

import { useEffect, useState } from "react";
import { tellEmailVerified } from "@/components/auth/email-verified-channel";
import { forgetToken } from "@/components/auth/forget-token";
import { toast } from "@/components/ui/toast-store";
import { ApiError, api } from "@/lib/api-client";

/** What became of a link: taken, refused for good, or undecided because the server could not say. */
export type VerificationOutcome =
  | { kind: "verified" }
  | { kind: "refused" }
  | { kind: "undecided"; message: string };

const UNREACHABLE = "There was an error verifying your email.";

/** One request for a page load and token, however often React mounts the screen. */
let running: { token: string; outcome: Promise<VerificationOutcome> } | undefined;

function verifyOnce(token: string): Promise<VerificationOutcome> {
  if (running?.token !== token) running = { token, outcome: verify(token) };
  return running.outcome;
}

async function verify(token: string): Promise<VerificationOutcome> {
  try {
    await api("POST", "/api/auth/verify-email", { body: { token } });
  } catch (error) {
    const isAnswer = error instanceof ApiError;
    const description = (isAnswer && error.message) || "Failed to verify email";
    toast({ variant: "destructive", title: "Verification Failed", description });
    if (!isAnswer || error.status >= 500 || error.status === 429) {
      return { kind: "undecided", message: isAnswer ? description : UNREACHABLE };
    }
    forgetToken();
    return { kind: "refused" };
  }
  forgetToken();
  tellEmailVerified();
  return { kind: "verified" };
}

/** Has a link verified as soon as the page is alive. With null nothing is sent. */
export function useVerification(token: string | null) {
  const [outcome, setOutcome] = useState<VerificationOutcome | null>(null);

  useEffect(() => {
    if (token === null) return;
    let isCurrent = true;
    void verifyOnce(token).then((next) => {
      if (isCurrent) setOutcome(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [token]);

  async function retry() {
    if (token === null) return;
    running = undefined;
    setOutcome(null);
    setOutcome(await verifyOnce(token));
  }

  return { outcome, retry: () => void retry() };
}

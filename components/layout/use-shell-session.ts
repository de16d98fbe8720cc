"use client";

import { useEffect, useState } from "react";
import type { ShellSession, ShellUser } from "@/components/layout/shell-state";
import { forgetSignIn, rememberSignIn, wasSignedIn } from "@/components/layout/sign-in-hint";

/**
 * Who is looking. Guarded pages know it on the server and pass it. Static pages pass nothing: the
 * browser asks, but only where someone was signed in before, so that visitors cause no refused
 * request. An answer that cannot be read counts as signed out.
 */
export function useShellSession(known: ShellUser | null | undefined): ShellSession {
  const [asked, setAsked] = useState<ShellSession>({ isLoading: false, user: null });
  const isKnownUser = Boolean(known);

  useEffect(() => {
    if (isKnownUser) rememberSignIn();
  }, [isKnownUser]);

  useEffect(() => {
    if (known !== undefined || !wasSignedIn()) return;
    setAsked({ isLoading: true, user: null });
    const controller = new AbortController();
    askForUser(controller.signal).then(
      (user) => {
        if (!user) forgetSignIn();
        setAsked({ isLoading: false, user });
      },
      () => {
        if (!controller.signal.aborted) setAsked({ isLoading: false, user: null });
      },
    );
    return () => controller.abort();
  }, [known]);

  return known === undefined ? asked : { isLoading: false, user: known };
}

async function askForUser(signal: AbortSignal): Promise<ShellUser | null> {
  const response = await fetch("/api/auth/me", { signal });
  if (response.status === 401) return null;
  const answer: { success?: boolean; user?: ShellUser } = await response.json();
  if (!answer.success || !answer.user) throw new Error(`/api/auth/me answered ${response.status}`);
  return answer.user;
}

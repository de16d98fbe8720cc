"use client";

import { useEffect, useState } from "react";
import type { ShellSession, ShellUser } from "@/components/layout/types";

/**
 * Who is looking. Guarded pages know it on the server and pass it; static pages pass nothing, and
 * the browser asks once. An answer that cannot be read counts as signed out.
 */
export function useShellSession(known: ShellUser | null | undefined): ShellSession {
  const [asked, setAsked] = useState<ShellSession>({ isLoading: true, user: null });

  useEffect(() => {
    if (known !== undefined) return;
    const controller = new AbortController();
    askForUser(controller.signal).then(
      (user) => setAsked({ isLoading: false, user }),
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
  if (!response.ok) return null;
  const answer: { success?: boolean; user?: ShellUser } = await response.json();
  return answer.success && answer.user ? answer.user : null;
}

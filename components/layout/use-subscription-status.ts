"use client";

import { useEffect, useState } from "react";
import type { SubscriptionState } from "@/components/layout/shell-state";

/**
 * The person's subscription, read when the shell appears and again whenever the window regains
 * focus, never retried (spec 1, section 4). A failed read leaves what was known before.
 */
export function useSubscriptionStatus(isSignedIn: boolean): SubscriptionState {
  const [state, setState] = useState<SubscriptionState>({
    isLoading: true,
    hasActiveSubscription: false,
  });

  useEffect(() => {
    if (!isSignedIn) return;
    const controller = new AbortController();
    const refresh = () => {
      readStatus(controller.signal).then(
        (hasActiveSubscription) => setState({ isLoading: false, hasActiveSubscription }),
        () => {
          if (!controller.signal.aborted) setState((known) => ({ ...known, isLoading: false }));
        },
      );
    };
    refresh();
    addEventListener("focus", refresh);
    return () => {
      controller.abort();
      removeEventListener("focus", refresh);
    };
  }, [isSignedIn]);

  return state;
}

async function readStatus(signal: AbortSignal): Promise<boolean> {
  const response = await fetch("/api/subscription/status", { signal });
  if (!response.ok) throw new Error(`Subscription status answered ${response.status}`);
  const answer: { hasActiveSubscription?: boolean } = await response.json();
  return answer.hasActiveSubscription === true;
}

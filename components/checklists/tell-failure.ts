import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/api-client";
import { loginPath } from "@/lib/auth/login-path";
import { SCREEN_TEXTS } from "@/lib/checklists/constants";

type Failure = {
  title: string;
  /** Said when the server gave no reason that a person understands. */
  fallback: string;
  error: unknown;
  retry?: () => void;
};

/**
 * Says what went wrong, with Retry where it makes sense. An ended session gets Log in instead, which
 * comes back to this page.
 */
export function tellFailure({ title, fallback, error, retry }: Failure): void {
  if (error instanceof ApiError && error.status === 401) {
    toast({
      variant: "destructive",
      title: SCREEN_TEXTS.sessionEnded,
      description: SCREEN_TEXTS.sessionEndedReason,
      action: { label: "Log in", onSelect: goToLogin },
    });
    return;
  }
  toast({
    variant: "destructive",
    title,
    description: failureReason(error, fallback),
    ...(retry ? { action: { label: "Retry", onSelect: retry } } : {}),
  });
}

/** The server's own words, unless they speak of endpoints (document 2, section 8). */
export function failureReason(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return /endpoint/i.test(error.message) ? SCREEN_TEXTS.unreachable : error.message || fallback;
}

function goToLogin(): void {
  const here = `${window.location.pathname}${window.location.search}`;
  window.location.assign(loginPath(here));
}

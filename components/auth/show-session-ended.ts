import { toast } from "@/components/ui/toast-store";
import { loginPath } from "@/lib/auth/login-path";
import { SESSION_PROBLEMS } from "@/lib/auth/session-problems";

/** Long enough to read and to reach the button. */
const DURATION_MS = 30_000;

/**
 * Tells a person whose session ended in the middle of work. They stay on the page, so what they
 * typed is still there; "Log in" leads back to it. Call it for an ApiError with status 401, and for
 * an action that answers UNAUTHENTICATED.
 */
export function showSessionEnded(): void {
  import("@/components/offline/forget-device")
    .then(({ forgetKeptPages }) => forgetKeptPages())
    // The worker forgets them, too, as soon as it sees a log-in screen.
    .catch(() => undefined);
  toast({
    variant: "destructive",
    ...SESSION_PROBLEMS.sessionEnded,
    durationMs: DURATION_MS,
    action: {
      label: "Log in",
      onSelect: () => location.assign(loginPath(location.pathname + location.search)),
    },
  });
}

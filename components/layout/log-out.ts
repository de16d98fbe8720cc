import { clearDevice } from "@/components/layout/clear-device";
import { readConnection } from "@/components/offline/connection-store";
import { toast } from "@/components/ui/toast-store";
import { SESSION_PROBLEMS } from "@/lib/auth/session-problems";

/**
 * Ends the session on the server, then clears what this browser kept (all but the theme) and goes
 * to the start page by a full load, so that nothing of the person stays in memory.
 */
export async function logOut(): Promise<void> {
  if (readConnection().waiting > 0) {
    const { sendBeforeLeaving } = await import("@/components/offline/send-before-leaving");
    if (!(await sendBeforeLeaving(leave))) return;
  }
  await leave();
}

/** A network that hangs is as good as none: the person is told, and can try again. */
const PATIENCE_MS = 15_000;

async function leave(): Promise<void> {
  if (!(await endSession())) {
    toast({ variant: "destructive", ...SESSION_PROBLEMS.logOutFailed });
    return;
  }
  await clearDevice();
  location.assign("/");
}

/** Ends this browser's session and takes its cookie back, a dead one too. False where the server was not reached. */
export async function endSession(): Promise<boolean> {
  try {
    const response = await fetch("/api/auth/logout", {
      method: "POST",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // 401: the session had ended before, which is what was asked for.
    return response.ok || response.status === 401;
  } catch {
    return false;
  }
}

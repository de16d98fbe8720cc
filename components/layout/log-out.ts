import { clearDevice } from "@/components/layout/clear-device";
import { currentOutbox, readConnection } from "@/components/offline/connection-store";
import { OFFLINE_TEXTS } from "@/components/offline/offline-texts";
import { toast } from "@/components/ui/toast-store";

const SENDING_PATIENCE_MS = 3_000;

/**
 * Ends the session on the server, then clears what this browser kept (all but the theme) and goes
 * to the start page by a full load, so that nothing of the person stays in memory.
 */
export async function logOut(): Promise<void> {
  if (await isSomethingUnsent()) {
    toast({
      variant: "destructive",
      ...OFFLINE_TEXTS.unsent,
      action: { label: OFFLINE_TEXTS.logOutAnyway, onSelect: leave },
    });
    return;
  }
  await leave();
}

async function leave(): Promise<void> {
  if (!(await endSession())) {
    toast({
      variant: "destructive",
      title: "Logout Failed",
      description: "Unable to logout. Please try again.",
    });
    return;
  }
  await clearDevice();
  location.assign("/");
}

/** Sends what was done without a network, and says whether some of it still waits. */
async function isSomethingUnsent(): Promise<boolean> {
  if (readConnection().waiting === 0) return false;
  const patience = new Promise((resolve) => setTimeout(resolve, SENDING_PATIENCE_MS));
  await Promise.race([currentOutbox()?.flush(), patience]);
  return (await currentOutbox()?.read())?.some(({ refusal }) => !refusal) ?? false;
}

async function endSession(): Promise<boolean> {
  try {
    const response = await fetch("/api/auth/logout", { method: "POST" });
    // 401: the session had ended before, which is what was asked for.
    return response.ok || response.status === 401;
  } catch {
    return false;
  }
}

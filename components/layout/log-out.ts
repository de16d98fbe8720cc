import { toast } from "@/components/ui/toast-store";
import { THEME_STORAGE_KEY } from "@/lib/theme";

/**
 * Ends the session on the server, then clears what this browser kept (all but the theme) and goes
 * to the start page by a full load, so that nothing of the person stays in memory.
 */
export async function logOut(): Promise<void> {
  if (!(await endSession())) {
    toast({
      variant: "destructive",
      title: "Logout Failed",
      description: "Unable to logout. Please try again.",
    });
    return;
  }
  clearDevice();
  location.assign("/");
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

/** Takes away what this browser kept of a person, all but the theme. */
export function clearDevice(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key !== THEME_STORAGE_KEY) localStorage.removeItem(key);
    }
    sessionStorage.clear();
  } catch {
    // Storage is closed to us, so nothing of the person is in it.
  }
}

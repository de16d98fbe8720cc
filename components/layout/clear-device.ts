import { THEME_STORAGE_KEY } from "@/lib/theme";

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

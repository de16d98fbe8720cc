import { DRAFTS_ASIDE_KEY, PRIVATE_DRAFTS_KEY } from "@/components/safety/drafts/drafts-key";
import { forgetDraftsAtLogOut, forgetDraftsOf } from "@/components/safety/drafts/private-drafts";
import { THEME_STORAGE_KEY } from "@/lib/theme";

/** What somebody else typed here waits for them. */
const STAYS: readonly string[] = [THEME_STORAGE_KEY, PRIVATE_DRAFTS_KEY, DRAFTS_ASIDE_KEY];

/**
 * Takes away what this browser kept of a person, all but the theme and what they kept here for
 * themselves; of that goes what they wanted to go. With a deleted account's id all of it goes.
 */
export async function clearDevice(deletedAccount?: string): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!STAYS.includes(key)) localStorage.removeItem(key);
    }
    sessionStorage.clear();
  } catch {
    // Storage is closed to us, so nothing of the person is in it.
  }
  forgetDraftsAtLogOut();
  if (deletedAccount !== undefined) forgetDraftsOf(deletedAccount);
  const { forgetDevice } = await import("@/components/offline/forget-device");
  await forgetDevice();
}

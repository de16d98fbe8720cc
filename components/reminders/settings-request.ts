import { GIVE_UP_AFTER_MS } from "@/components/checklists/state/checklist-requests";
import type { Wishes } from "@/components/reminders/settings-saver";
import { api } from "@/lib/api-client";
import type { ReminderSettings } from "@/lib/reminders/types";

type SettingsAnswer = { data: { settings: ReminderSettings } };

/** Saves what a person chose. @throws ApiError and what fetch throws */
export async function saveWishes(
  wishes: Wishes,
  shown: ReminderSettings,
): Promise<ReminderSettings> {
  const { data } = await api<SettingsAnswer>("POST", "/api/reminders/settings", {
    body: bodyOf(wishes, shown),
    // A choice made on the way out is kept.
    keepalive: true,
    signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
  });
  return data.settings;
}

/** The switch, the frequency and the interval travel together (document 2, section 7). */
function bodyOf(wishes: Wishes, { enabled, frequency }: ReminderSettings): Wishes {
  const { minuteOfDay, weekdays, ...together } = wishes;
  return Object.keys(together).length > 0 ? { enabled, frequency, ...wishes } : wishes;
}

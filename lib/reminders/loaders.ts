import "server-only";
import { cache } from "react";
import { requirePageSession } from "@/lib/auth/gate";
import { findSubscriptionStatus } from "@/lib/billing/data";
import { findSettings, readPreview } from "./data";
import { endPause } from "./mutations";
import type { ReminderPreview, ReminderSettings } from "./types";

export type LoadedReminders = {
  settings: ReminderSettings;
  preview: ReminderPreview;
  /** Reminders had paused because the person was away; coming here has just ended that. */
  hadPaused: boolean;
};

/** The signed-in person's reminders, which are part of Premium; null for everybody else. */
export const loadReminders = cache(async (): Promise<LoadedReminders | null> => {
  const { user } = await requirePageSession();
  const { hasActiveSubscription } = await findSubscriptionStatus(user.id);
  if (!hasActiveSubscription) return null;
  const hadPaused = await endPause(user.id);
  const [settings, preview] = await Promise.all([findSettings(user.id), readPreview(user)]);
  return { settings, preview, hadPaused };
});

import "server-only";
import { cache } from "react";
import { requirePageSession } from "@/lib/auth/gate";
import { findSubscriptionStatus } from "@/lib/billing/data";
import { findSettings, readPreview } from "./data";
import type { ReminderPreview, ReminderSettings } from "./types";

export type LoadedReminders = { settings: ReminderSettings; preview: ReminderPreview };

/** The signed-in person's reminders, which are part of Premium; null for everybody else. */
export const loadReminders = cache(async (): Promise<LoadedReminders | null> => {
  const { user } = await requirePageSession();
  const { hasActiveSubscription } = await findSubscriptionStatus(user.id);
  if (!hasActiveSubscription) return null;
  const [settings, preview] = await Promise.all([findSettings(user.id), readPreview(user)]);
  return { settings, preview };
});

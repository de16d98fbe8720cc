import { useHydrated } from "@/components/auth/use-hydrated";
import { nextInWords } from "@/components/reminders/next-words";
import type { ReminderSettings } from "@/lib/reminders/types";

type SettingsStatusProps = { settings: ReminderSettings; isSaving: boolean; loadedAt: string };

/** That a change is being saved, or when the next reminder comes. */
export function SettingsStatus({ settings, isSaving, loadedAt }: SettingsStatusProps) {
  const isAlive = useHydrated();
  const now = isAlive ? new Date() : new Date(loadedAt);
  return (
    <p role="status" className="font-semibold">
      {isSaving ? "Saving settings..." : nextWords(settings, now)}
    </p>
  );
}

function nextWords(
  { enabled, customDays, frequency, nextDueAt, pausedAt, timeZone }: ReminderSettings,
  now: Date,
) {
  if (enabled === 0) return "No reminders for now.";
  if (nextDueAt !== null) return `Next: ${nextInWords(new Date(nextDueAt), now, timeZone)}`;
  if (pausedAt !== null) return "Paused until you start again.";
  const lacksDays = frequency === "custom" && customDays === null;
  return lacksDays ? "Choose the number of days, and reminders begin." : "No reminder is planned.";
}

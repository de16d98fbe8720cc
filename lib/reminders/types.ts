import type { ReminderFrequency } from "@/prisma/generated/enums";

/** When reminders come, as the person chose it. */
export type Schedule = {
  frequency: ReminderFrequency;
  /** 1 to 30, for the custom frequency; null while none is chosen, and then nothing is due. */
  customDays: number | null;
  /** Minutes after midnight in the person's zone. */
  minuteOfDay: number;
  /** ISO weekdays, 1 (Monday) to 7; empty means every day, and Monday for the weekly frequency. */
  weekdays: number[];
  /** IANA name. */
  timeZone: string;
};

/** The answer of `GET /api/reminders` and of each change. Times are ISO 8601 in UTC. */
export type ReminderSettings = Schedule & {
  enabled: 0 | 1;
  /** Null while nothing is due: switched off, paused, or custom without a number of days. */
  nextDueAt: string | null;
  /** Since when they pause, because the person was away for long; null while they don't. */
  pausedAt: string | null;
  /** Reminders go to confirmed addresses only. */
  emailVerified: boolean;
  /** When they were last changed: tells the later of two readings. Null before the first choice. */
  changedAt: string | null;
};

/** What a reminder says, and what the page shows of it beforehand. */
export type ReminderPreview = {
  greeting: string;
  progressSummary: string;
  /** At most five, shortened. Empty when nothing is open, and then nothing is sent. */
  pendingTasks: string[];
  /** Open steps beyond those. */
  moreTasks: number;
  /** The plan that it is about: the newest with a starred step, or else the newest. */
  plan: { id: string; title: string } | null;
};

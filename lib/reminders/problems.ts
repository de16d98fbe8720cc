import { MAX_CUSTOM_DAYS, MIN_CUSTOM_DAYS, MINUTES_OF_DAY } from "./constants";

export const SETTINGS_PROBLEMS = {
  premiumRequired: "Premium subscription required to access reminders.",
  enabled: "enabled is 0 or 1.",
  frequency: "frequency is daily, weekly or custom.",
  customDays: `The interval is a whole number of days from ${MIN_CUSTOM_DAYS} to ${MAX_CUSTOM_DAYS}.`,
  minuteOfDay: `minuteOfDay is a whole number of minutes after midnight, from 0 to ${MINUTES_OF_DAY - 1}.`,
  weekdays: "weekdays is a list of numbers from 1 (Monday) to 7 (Sunday).",
  nothingToChange: "Say what to change: enabled, frequency, customDays, minuteOfDay or weekdays.",
} as const;

export const REMINDER_PROBLEMS = {
  saveFailed: "Error",
  saveFailedReason: "Failed to update reminder settings.",
  loadFailed: "Failed to load reminder settings. Please try again.",
  stillThere: "They are as you left them. Something between us and them did not answer.",
  brokenLink: {
    title: "Invalid link",
    reason: "This link is not whole, or not ours any more. Nothing has changed.",
    advice: "Please open the whole link from the email, or switch reminders off in your settings.",
  },
} as const;

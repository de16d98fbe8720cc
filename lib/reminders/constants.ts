/** Document 2, sections 5 and 9: a custom interval has 1 to 30 days, and daily is the default. */
export const FREQUENCIES = ["daily", "weekly", "custom"] as const;
export const MIN_CUSTOM_DAYS = 1;
export const MAX_CUSTOM_DAYS = 30;
/** What "custom" begins with until the person says otherwise. */
export const DEFAULT_CUSTOM_DAYS = 3;
/** Nine in the morning. */
export const DEFAULT_MINUTE_OF_DAY = 9 * 60;
export const MINUTES_OF_DAY = 24 * 60;
/** ISO 8601: Monday. "Weekly" without a chosen day comes on it. */
export const DEFAULT_WEEKDAY = 1;

/** A mail and the preview name so many open steps, and say how many more there are. */
export const STEPS_SHOWN = 5;
/** How a reminder ends, so that nobody owes it anything. */
export const CLOSING_WORDS =
  "If today is not the day for it, that is fine too. The plan waits for you.";
/** So long without any visit, while reminders went out, and they pause. */
export const PAUSE_AFTER_DAYS = 21;
/** Deliveries are kept for so many days, then erased. */
export const DELIVERY_DAYS = 90;
/** After so many days without an end a delivery is closed: longer than its job lives. */
export const STRANDED_DAYS = 3;

/** Changes that one person may save within ten minutes: each touch of the card is one. */
export const SETTINGS_LIMIT = { name: "reminder-settings", points: 120, seconds: 600 } as const;
export const MESSAGES = {
  unsubscribed: "You will get no more reminders by email.",
} as const;

/** What the page says (document 2, section 8). */
export const SCREEN_TEXTS = {
  saved: "Settings updated",
} as const;

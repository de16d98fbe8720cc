import type { RateLimit } from "@/lib/rate-limit";

/** Length of a question, as a JavaScript string after trimming. */
export const HELP_MIN_CHARACTERS = 10;
export const HELP_MAX_CHARACTERS = 4_000;

/** Questions within an hour, by account. */
export const HELP_LIMIT: RateLimit = { name: "help", points: 5, seconds: 60 * 60 };

/** Where a browser keeps what was typed and not sent yet. */
export const HELP_DRAFT_KEY = "helpDraft";

export const HELP_MESSAGES = {
  sent: "Your question is on its way",
  sentHint: "We answer by email.",
} as const;

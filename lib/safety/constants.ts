import type { SafetyCategory } from "./types";

/** Document 1, section 9. */
export const SAFETY_LOG_MONTHS = 12;

/** Statistics count so many days back. */
export const STATS_DAYS = 30;
export const STATS_PERIOD = `Last ${STATS_DAYS} days`;

/** Longest text of each kind on the demo page: what the place itself takes. */
export const TEST_MAX_CHARACTERS = { message: 2_000, decision: 2_000, entry: 10_000, text: 10_000 };
export const TEST_OPTIONS_MAX = 6;
export const TEST_OPTION_MAX_CHARACTERS = 200;

/** Uses a minute by account. Each process counts for itself: the check costs little, and the answer has 200 ms. */
export const TEST_LIMIT = {
  name: "safety-test",
  points: 1_500,
  seconds: 60,
  inProcess: true,
} as const;

/** What a category is about, to follow "about". */
export const CATEGORY_WORDS: Readonly<Record<SafetyCategory, string>> = {
  self_harm: "suicide or self-harm",
  harm_to_others: "harm to others",
  harassment: "harassment",
  hate: "hate",
  sexual: "sexual content",
  dangerous: "something dangerous or illegal",
  medical_emergency: "a medical emergency",
};

/** What the demo says of a text, each with what it may be about. */
export const TEST_MESSAGES = {
  allow: "This would go through: nothing in it calls for help or for a stop.",
  support: (about: string) =>
    `This would go through, with help beside it: it may be about ${about}.`,
  block: (about: string) => `This would stay with you: it may be about ${about}.`,
} as const;

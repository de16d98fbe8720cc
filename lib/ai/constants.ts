/** What calls of a model cost is kept so long: a year and the month that compares with it. */
export const AI_USAGE_MONTHS = 13;

/** Longer than this nobody waits for leave to ask. */
export const HOLD_LIMIT_MS = 1_000;

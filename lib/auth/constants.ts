/** Document 1, sections 5, 8 and 9. */
export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 128;
export const NAME_MAX_CHARACTERS = 100;
export const MINIMUM_AGE_YEARS = 18;

/** A session ends after 30 days without a visit. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Document 1, section 9. */
export const SAFETY_LOG_MONTHS = 12;

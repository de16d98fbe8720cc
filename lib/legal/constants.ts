/** Terms and privacy policy hold from this day on, YYYY-MM-DD. Document 1, sections 1 and 9. */
export const EFFECTIVE_DATE = "2025-09-02";

/** Liability ends at what was paid in so many months. Document 1, sections 1 and 9. */
export const LIABILITY_MONTHS = 6;

/** "September 2, 2025", as the specification writes it. */
export const EFFECTIVE_DAY = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
}).format(new Date(EFFECTIVE_DATE));

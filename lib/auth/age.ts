import { EARLIEST_BIRTHDATE, MINIMUM_AGE_YEARS } from "./constants";

const HOUR_MS = 60 * 60 * 1000;
/** Kiritimati, where a new day begins first. */
const EARLIEST_ZONE_HOURS = 14;

/** The date, YYYY-MM-DD, where on Earth the calendar is furthest ahead. */
export function latestDate(now: Date): string {
  return new Date(now.getTime() + EARLIEST_ZONE_HOURS * HOUR_MS).toISOString().slice(0, 10);
}

/** True for a real day of the calendar, written YYYY-MM-DD, from 1900 up to today anywhere. */
export function isBirthdate(text: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) return false;
  return text >= EARLIEST_BIRTHDATE && text <= latestDate(now);
}

/**
 * True when the person is 18 to the day anywhere on Earth, so that nobody who has their birthday
 * already is sent away by a time zone. Who was born on 29 February is 18 on 1 March.
 * `birthdate` is a valid YYYY-MM-DD. Document 1, sections 5 and 9.
 */
export function isOldEnough(birthdate: string, now: Date): boolean {
  const year = Number(birthdate.slice(0, 4)) + MINIMUM_AGE_YEARS;
  // Dates of this form compare as text; "YYYY-02-29" of a common year stands before 1 March.
  return `${year}${birthdate.slice(4)}` <= latestDate(now);
}

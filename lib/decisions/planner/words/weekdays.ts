import { capitalise } from "@/lib/text";

/** A day of the week in full, as a part of patterns. */
export const FULL_WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";

/** A day of the week as people type it, in full or by how it begins, as a part of patterns. */
export const TYPED_WEEKDAY = `(?:${FULL_WEEKDAY}|mon|tues?|weds?|thurs?|thu|fri|sat|sun)`;

/** Those whose beginnings are no words of their own: "wed", "sat" and "sun" are. */
export const SURE_WEEKDAY = `(?:${FULL_WEEKDAY}s?|mon|tues?|thurs?|thu|fri)`;

const WEEKDAYS = "monday tuesday wednesday thursday friday saturday sunday".split(" ");

/** The day that a word for it means, by its first three letters: "thurs" is "Thursday". */
export function weekdayOf(typed: string): string | undefined {
  const day = WEEKDAYS.find((name) => name.slice(0, 3) === typed.slice(0, 3).toLowerCase());
  return day === undefined ? undefined : capitalise(day);
}

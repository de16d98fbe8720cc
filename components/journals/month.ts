import { type Day, daysBetween } from "@/lib/dates";
import type { Month } from "@/lib/journals/types";

const inWords = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** November 2026 */
export function monthInWords(month: Month): string {
  return inWords.format(new Date(`${month}-01T00:00:00Z`));
}

/** The month so many months later; earlier when negative. */
export function monthsLater(month: Month, count: number): Month {
  const moved = new Date(`${month}-01T00:00:00Z`);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  return moved.toISOString().slice(0, 7);
}

/** The weeks of a month from Monday to Sunday (ISO 8601); null before its first day and after its last. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = `${month}-01`;
  const length = daysBetween(first, `${monthsLater(month, 1)}-01`);
  const daysBefore = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weekCount = Math.ceil((daysBefore + length) / 7);
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const number = week * 7 + weekday - daysBefore + 1;
      return number < 1 || number > length ? null : `${month}-${String(number).padStart(2, "0")}`;
    }),
  );
}

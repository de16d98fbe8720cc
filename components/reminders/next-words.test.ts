import { expect, test } from "vitest";
import { nextInWords } from "@/components/reminders/next-words";

/** Sunday noon in Berlin. */
const NOW = new Date("2026-11-22T11:00:00Z");
const inBerlin = (iso: string) => nextInWords(new Date(iso), NOW, "Europe/Berlin");

test("the next reminder is told by the day of the person's own calendar", () => {
  expect(inBerlin("2026-11-22T20:30:00Z")).toBe("today, 9:30 PM");
  expect(inBerlin("2026-11-22T23:05:00Z")).toBe("tomorrow, 12:05 AM");
  expect(inBerlin("2026-11-24T08:00:00Z")).toBe("Tuesday, 9:00 AM");
  expect(inBerlin("2026-11-28T08:00:00Z")).toBe("Saturday, 9:00 AM");
});

test("beyond a week it has its date, so that nobody waits on the wrong day", () => {
  expect(inBerlin("2026-11-29T08:00:00Z")).toBe("Sunday, November 29, 9:00 AM");
});

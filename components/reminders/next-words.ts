import { daysBetween, todayIn } from "@/lib/dates";

const TIME = { hour: "numeric", minute: "2-digit" } as const;
const WEEKDAY = { weekday: "long" } as const;
const DAY = { ...WEEKDAY, month: "long", day: "numeric" } as const;

/** When the next reminder comes, as people say it: "tomorrow, 9:00 AM", "Tuesday, 9:00 AM". */
export function nextInWords(next: Date, now: Date, timeZone: string): string {
  return `${dayOf(next, now, timeZone)}, ${inWords(next, timeZone, TIME)}`;
}

/** By its weekday within a week, with its date beyond. */
function dayOf(next: Date, now: Date, timeZone: string): string {
  const days = daysBetween(todayIn(timeZone, now), todayIn(timeZone, next));
  if (days <= 0) return "today";
  if (days === 1) return "tomorrow";
  return inWords(next, timeZone, days < 7 ? WEEKDAY : DAY);
}

function inWords(moment: Date, timeZone: string, parts: Intl.DateTimeFormatOptions): string {
  const words = new Intl.DateTimeFormat("en-US", { ...parts, timeZone }).format(moment);
  // Some browsers part the time from AM by a narrow space, and the server does not.
  return words.replaceAll("\u202f", " ");
}

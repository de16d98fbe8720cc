import { formatMinutes } from "@/lib/checklists/duration";
import type { Day } from "@/lib/dates";
import { SLOT_HOURS } from "@/lib/progress/constants";

const dayAndMonth = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", timeZone: "UTC" });

/** Nov 16 */
export function shortDay(day: Day): string {
  return dayAndMonth.format(new Date(`${day}T00:00:00Z`));
}

/** 8 AM, noon, midnight */
export function hourInWords(hour: number): string {
  if (hour % 24 === 0) return "midnight";
  return hour === 12 ? "noon" : clock.format(Date.UTC(2000, 0, 1, hour)).replace(/\s/, "\u00a0");
}

/** 8 AM to 10 AM */
export function slotInWords(hour: number): string {
  return `${hourInWords(hour)} to ${hourInWords(hour + SLOT_HOURS)}`;
}

/** Hours at which it does nobody good to begin what is hard, however much gets done then. */
const NIGHT = { from: 22, until: 6 };

/** When most gets done, and by day what that is good for. */
export function habitInWords(hour: number): string {
  const told = `Most of your tasks get done from ${slotInWords(hour)}.`;
  const isNight = hour >= NIGHT.from || hour < NIGHT.until;
  return isNight ? told : `${told} A good time for what is hard to start.`;
}

/** Time focused, to the minute: 1 h 20 min. What was less than one is not told as nothing. */
export function focusInWords(seconds: number): string {
  return formatMinutes(seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0);
}

/** 1 task, 2 tasks */
export function countOf(count: number, one: string): string {
  return `${count.toLocaleString("en-US")} ${one}${count === 1 ? "" : "s"}`;
}

import { shorten } from "@/lib/decisions/planner/words/wording";

const WEEK = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const DAY = new RegExp(`\\b(${WEEK.join("|")})\\b`, "i");
const HOUR = /\b(?:by|before|at) (\d{1,2}(?::\d\d)?(?:\s?[ap]m)?|noon)\b/i;
/** "in 90 minutes", "in the 30 minutes before work" */
const WITHIN = /^in (?:the )?(\S+ (?:minutes|hours?))\b/i;

/** "today", "tonight", "all before bed": nothing of it waits until tomorrow. */
const DUE_SOON =
  /^(?:(?:all |due )?(?:by |before |until )?(?:today|tonight|bed(?:time)?|midnight|the end of (?:the )?day))$/i;

/** Whether all of a list is for this very day. */
export function isDueSoon(heading = ""): boolean {
  return DUE_SOON.test(heading);
}

/** What comes of the rest of a list, by when all of it is due. */
function ofTheRest(heading: string): string {
  const [, day] = DAY.exec(heading) ?? [];
  if (day !== undefined && day.length === heading.length) {
    return `Move whatever is left to ${WEEK[(WEEK.indexOf(day) + 1) % WEEK.length]}'s list`;
  }
  if (day !== undefined) return `Set a time by ${day} for whatever is left`;
  const [, span] = WITHIN.exec(heading) ?? [];
  if (span !== undefined) return `Stop after ${span}, and move whatever is left to tomorrow's list`;
  if (/^this weekend$/i.test(heading)) return "Set a time next week for whatever is left";
  if (isDueSoon(heading)) return "Set a time tonight for whatever is left";
  if (/^(?:by |for )?tomorrow$/i.test(heading)) return "Move whatever is left to the day after";
  const [, hour] = HOUR.exec(heading) ?? [];
  if (hour !== undefined) return `Cross out whatever can wait until after ${hour}`;
  return "Move whatever is left to tomorrow's list";
}

/** The last step of a list, with the items that there is no room for. */
export function closingFor(heading = "", later: readonly string[] = []): string {
  const rest = later.length === 0 ? "" : `: ${shorten(later.join("; "), 400)}`;
  return `${ofTheRest(heading)}${rest}.`;
}

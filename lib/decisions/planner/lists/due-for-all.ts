import { BE_THERE } from "@/lib/decisions/planner/lists/list-shapes";
import { closedRow } from "@/lib/decisions/planner/lists/shared-verb";
import { isOrder } from "@/lib/decisions/planner/lists/told-items";
import { FULL_WEEKDAY } from "@/lib/decisions/planner/words/weekdays";

const HOUR = "\\d{1,2}(?::\\d\\d)?(?:\\s?[ap]m)?";
const MONTH =
  "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)";
/** "Friday", "the 31st", "bed", "8" */
const POINT = `(?:next |this )?(?:${FULL_WEEKDAY}|week|weekend)|today|tonight|tomorrow|midnight|noon|bed(?:time)?|work|school|class|lunch|dinner|the weekend|the \\d{1,2}(?:st|nd|rd|th)|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|${HOUR}`;

/** "quiz 4, chapter 9 reading all due sunday", "email boss all by friday", "clean fridge all before bed" */
const ALL_DUE = new RegExp(
  `^(.+?)[,;]?\\s+(?:all|both|everything(?:'s)?|it'?s all)\\s+(?:(?:is|are)\\s+)?((?:due(?:\\s+by|\\s+on|\\s+before)?|by|before)\\s+(?:${POINT})(?:\\s(?:at\\s)?(?:night|midnight|noon|${HOUR}))?|(?<=both )(?:${POINT}))[.!]*$`,
  "i",
);
/** "pick up cake, ice, hang banner by 4", "do laundry and pack for Denver by Friday" */
const LAST_DUE = new RegExp(
  `^(.+?)\\s+((?:by|before) (?:${POINT})|(?:this |on )?(?:saturday|sunday)|this week(?:end)?|today|tonight|tomorrow)[.!]*$`,
  "i",
);
/** Whole days have room for all of a row, whatever its last item is. */
const LONG = /^this week/i;
/** "…, favors - its in 3 weeks", "…, paint the bathroom, $150 budget": when it is, or what it may cost. */
const FACT =
  /^(.+?)(?:,\s+|\s+[-–—]+\s+)(?:it'?s ((?:in|on|next|this) [^,;:]{2,20})|(?:an? )?([$£€]\d[\d,.]*k? budget))[.!]*$/i;
/** "wipe down bathroom (guests at 6)" */
const VISITORS = new RegExp(
  `^(.+?)\\s*(?:\\(|,\\s+|\\s[-–—]+\\s+)(guests|people|friends|in-?laws|company|family|(?:my )?(?:mom|dad|parents|sister|brother|mother in law|mom in law|grandma|landlord|realtor|inspector|plumber|sitter|babysitter|cleaners)) (?:are |is )?(?:(?:come|coming|comes|here|over|arriving|arrive|visiting) )?(?:over )?((?:at|by) (?:${HOUR}|noon)|(?<=(?:coming|comes|arriving|visiting) (?:over )?)(?:on )?(?:${FULL_WEEKDAY}|tomorrow|tonight))\\)?[.!]*$`,
  "i",
);
/** Where a counter closes, or somebody has to be, the hour is that one's own. */
const OWN_HOUR =
  /^(?:leave|be|arrive|get|show|clock|drop|pick|collect|fetch|mail|post|ship|return|deposit|call|ring|phone|go|take(?! (?:out|down)\b)|bring|wake|send|submit|turn in|pay|apply|rsvp|register|enroll|sign|book|order|file|stop|hold|cancel|renew|email|text|reply|schedule|catch|finish|read)\b/i;
const OTHER_TIME = new RegExp(`\\b(?:at|by|before) \\d|\\b${FULL_WEEKDAY}\\b`, "i");
const LEAST_ITEMS = 3;

/** Until when a whole row is to be done, said with its last item, and the row without it; null where nothing is. */
export function dueForAll(typed: string): { row: string; due: string } | null {
  const [, all, due] = ALL_DUE.exec(typed) ?? [];
  if (all !== undefined && due !== undefined && isJoined(all)) return { row: all, due };
  const [, told, when, budget] = FACT.exec(typed) ?? [];
  const fact = when ?? budget;
  if (told !== undefined && fact !== undefined && isJoined(told)) return { row: told, due: fact };
  const [, before, who = "", coming = ""] = VISITORS.exec(typed) ?? [];
  if (before !== undefined && isJoined(before)) {
    return { row: before, due: `before ${theyCome(who)} ${coming.replace(/^by/i, "at")}` };
  }
  return dueWithLast(typed);
}

function theyCome(typed: string): string {
  const who = typed.toLowerCase().replace(/^my /, "");
  if (/^(?:company|family)$/.test(who)) return `${who} comes`;
  if (KIN.test(who)) return `my ${who} ${who === "parents" ? "come" : "comes"}`;
  return `the ${who} ${/s$|^people$/.test(who) ? "come" : "comes"}`;
}

const KIN = /^(?:mom|dad|parents|sister|brother|mother in law|mom in law|grandma)$/;

function dueWithLast(typed: string): { row: string; due: string } | null {
  const [, row, due] = LAST_DUE.exec(typed) ?? [];
  if (row === undefined || due === undefined) return null;
  const parts = row.split(/,\s*(?:and\s+)?|\s+and\s+/i);
  const last = parts.at(-1) ?? "";
  // "cancel hulu, hbo and adobe trial before tuesday": the verb of the first is that of all.
  const isOne = closedRow(row) !== null;
  const isOwn =
    !isOne &&
    ((OWN_HOUR.test(last) && !LONG.test(due)) || BE_THERE.test(`${last} ${due}`) || !isOrder(last));
  return isOwn || parts.length < LEAST_ITEMS || !row.includes(",") || OTHER_TIME.test(row)
    ? null
    : { row, due };
}

/** ", both tomorrow" behind two things to do. */
export const BOTH_DUE = new RegExp(
  `,?\\s+both(?: are)?(?= (?:(?:due|by|before)\\b|(?:${POINT})[.!]*$))`,
  "i",
);

/** "finish my essay and study for my test, both tomorrow": the two; null for another row. */
export function twoDueTogether(typed: string): string[] | null {
  if (!BOTH_DUE.test(typed)) return null;
  const parts = typed.replace(/,?\s+both\b.*$/i, "").split(/,?\s+and\s+|,\s+/i);
  return parts.length === 2 && parts.every(isOrder) ? parts : null;
}

function isJoined(row: string): boolean {
  return /,|\sand\s/i.test(row);
}

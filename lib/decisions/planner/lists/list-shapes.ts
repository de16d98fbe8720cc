import { isNamedThing } from "@/lib/decisions/planner/lists/told-items";
import { numberIn } from "@/lib/decisions/planner/words/numbers";
import { isPlainVerb, startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { TYPED_WEEKDAY, weekdayOf } from "@/lib/decisions/planner/words/weekdays";

const DAY = new RegExp(`(?:^|[,;.]?\\s+)(?=${TYPED_WEEKDAY}\\s?[:–-]\\s)`, "i");

/** What many letters or calls are made of one by one: "three letters: one to …" is "write a letter to …". */
const PIECES: readonly [RegExp, string, string][] = [
  [/^letters?$/i, "write a letter", " to "],
  [/^(?:e-?mails?|mails?)$/i, "write an email", " to "],
  [/^(?:messages?|texts?)$/i, "send a message", " to "],
  [/^(?:cards?|thank[- ]you (?:cards|notes))$/i, "write a card", " to "],
  [/^(?:phone )?calls?$/i, "call", " "],
  [/^(?:presents?|gifts?)$/i, "buy a present", " for "],
];
const PIECE_NAMES =
  "letters?|e-?mails?|mails?|messages?|texts?|(?:thank[- ]you )?cards?|thank[- ]you notes|(?:phone )?calls?|presents?|gifts?";
const NUMBER = "two|three|four|five|six|seven|eight|\\d|some|a few|a couple of";
const COUNTED = new RegExp(
  `^(?:(?:write|send|make|buy|post|do)\\s+)?(?:(?:i|we)(?:'ve)?\\s+(?:have|got|need|need to write|have to write|have to make|must write)\\s+)?(${NUMBER})\\s+(${PIECE_NAMES})(?:\\s+(?:to (?:write|send|make|buy|do)|i (?:owe|need to (?:write|make|send))))?\\s*[,:–-]\\s*(.+)$`,
  "i",
);
/** "make an appointment at the optician for me and one at the hairdresser". */
const APPOINTMENTS =
  /^(?:make|book|get)\s+an?\s+appointment\s+((?:at|with)\s.+?)\s+and\s+(?:one|another)\s+((?:at|with)\s.+?)[.!]*$/i;
/** "get my receipt, lease and insurance into one folder". */
const INTO_ONE =
  /^(?:get|put|collect|gather)\s+([^.;:]+?(?:,[^,.;:]+)*?)\s+and\s+([^,.;:]+?)\s+(?:in|into)\s+(?:one|a|the same)\s+(folder|file|box|place|binder)\b/i;
const ONE_TO =
  /^(?:and\s+)?(?:one|another|the other|the (?:second|third|last))\s+(?:is\s+)?(?:to|for|with)\s+/i;

/** "Mon: physio 8.30 Tue: bins": each day's line with its day; null where no two days stand in the row. */
export function byDays(row: string): string[] | null {
  const parts = row.split(DAY).filter((part) => part.trim() !== "");
  return parts.length >= 2 && DAY.test(` ${row}`) && DAY.test(` ${parts[0] ?? ""}`)
    ? parts.flatMap(eachOfDay).map((part) => part.replace(/[\s/]+$/, ""))
    : null;
}

const DAY_BEFORE = new RegExp(`^${TYPED_WEEKDAY}\\s?[:–-]\\s`, "i");
const OF_NO_DAY = /^(?:sometime|maybe)\b/i;

/** "Monday: gym, call landlord": each with its day. */
function eachOfDay(line: string): string[] {
  const [first = "", ...others] = line.trim().split(/,\s+(?!\d{3}(?!\d))/);
  const [day = ""] = DAY_BEFORE.exec(first) ?? [];
  return [first, ...others.map((part) => (OF_NO_DAY.test(part) ? part : `${day}${part}`))];
}

const BEGINS_WITH_DAY = new RegExp(`^(${TYPED_WEEKDAY})\\s+`, "i");
/** A day on which there is nothing is no item. */
const NOTHING_ON = /^(?:nothing|free|off|nowt|none|empty|clear|rest)\W*$/i;

/** "mon dentist 9.15, tue bins - prep for all": what each day holds, with its day before a colon. */
export function byDayNames(row: string): string[] | null {
  const parts = row
    .replace(/[.!]+$/, "")
    .replace(/\s+[-–—]\s+[^,;]*$/, "")
    .split(/\s*(?:,(?!\d{3}(?!\d))|;)\s*(?:and\s+)?(?:then\s+)?/i);
  const items = parts.map((part) => {
    const [begin = "", day = ""] = BEGINS_WITH_DAY.exec(part) ?? [];
    return { what: begin === "" ? "" : part.slice(begin.length), day: weekdayOf(day) ?? "" };
  });
  if (items.length < 2 || items.some(({ what }) => what === "")) return null;
  return items
    .filter(({ what }) => !NOTHING_ON.test(what))
    .map(({ what, day }) => `${day}: ${what}`);
}

/** Until when all of a row is to be done, behind its last item. */
const ALL_DUE =
  /\s*[,;–-]\s*(?:all\s+(?:of it\s+|done\s+)?)?(?:(?:by|before|until|on)\s+[^,;+]{2,30}|this (?:week|weekend|month)|today|tonight|tomorrow|next week)[.!]*$/i;

/** "costume + cake sale + teacher gift, all this week": three things or more, with or without a verb. */
export function betweenPluses(row: string): string[] | null {
  const parts = row.replace(ALL_DUE, "").split(/\s+\+\s+/);
  const isRow =
    parts.length >= 3 && parts.every((part) => /\p{L}/u.test(part) && part.split(" ").length <= 7);
  return isRow && !/[:?]/.test(row) ? parts : null;
}

/** "Three letters to write, one to the council, one to Mr Bell": each letter with whom it is for. */
export function countedPieces(row: string): string[] | null {
  const [, booked, other] = APPOINTMENTS.exec(row) ?? [];
  if (booked !== undefined && other !== undefined) {
    return [booked, other].map((part) => `book an appointment ${part}`);
  }
  const [, gathered, last, folder] = INTO_ONE.exec(row) ?? [];
  if (gathered !== undefined && last !== undefined) {
    return [...gathered.split(/,\s+/), last].map((part) => `put ${part} into the ${folder}`);
  }
  const [, number = "", pieces = "", rest = ""] = COUNTED.exec(row) ?? [];
  const kind = PIECES.find(([name]) => name.test(pieces));
  if (kind === undefined) return null;
  const [, doing, link] = kind;
  const parts = rest
    .replace(/[.!]+$/, "")
    .split(/\s*(?:,(?!\d{3}(?!\d))|;)\s*(?:and\s+)?|\s+and\s+(?=(?:one|another|the|my|to)\b)/i)
    .filter((part) => part !== "");
  const all =
    parts.length < numberIn(number) ? parts.flatMap((part) => part.split(/\s+and\s+/i)) : parts;
  if (all.length < 2) return null;
  return all.map(
    (part) => `${doing}${link}${part.replace(ONE_TO, "").replace(/^(?:to|for)\s+/i, "")}`,
  );
}

/** "TODO fix tap - order glasses - oil the chain": three parts or more between dashes. */
export function betweenDashes(row: string): string[] | null {
  const parts = row.split(/\s+[-–—]\s+/);
  const isRow = parts.length >= 3 && parts.every((part) => part.split(" ").length <= 7);
  const isOfNames = parts.every((part) => part.split(" ").length <= 2);
  const named = parts.filter(isNamedThing).length;
  return isRow && (parts.filter(startsWithVerb).length >= 2 || (isOfNames && named >= 2))
    ? parts.map((part) => part.replace(/^to-?do:?\s+/i, ""))
    : null;
}

/** "laundry/dishes/call mom": three parts or more between strokes. */
export function betweenStrokes(row: string): string[] | null {
  const parts = row.split(/\s*\/\s*/);
  const isItem = (part: string) => isNamedThing(part) || startsWithVerb(part) || isVerb(part);
  return parts.length >= 3 && !/[,:;?]/.test(row) && parts.every(isItem) ? parts : null;
}

function isVerb(part: string): boolean {
  return !part.includes(" ") && isPlainVerb(part);
}

/** A call, a message, a way to a counter, or what a day holds, which is one step by itself. */
export function isOneStep(item: string): boolean {
  return /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day:\s|book an? (?:\S+ ){1,2}appointment\b|(?:call|ring|phone|email|e-mail|text|message|thank|ask|invite|cancel|pay|return|make|draft|knit|bake|build|write (?:an?) (?:e-?mail|letter|card)|send a message|buy a present|book an appointment)\b)/i.test(
    item,
  );
}

/** Where somebody has to be at an hour ends the errands before it. */
export const BE_THERE =
  /^(?:(?:be|arrive|get|show up) (?:(?:at|in|to) .+|(?:back )?home)|leave(?: for .+| the house)?|out(?: the door)?|be (?:out|ready|gone)|clock in|(?:(?:pick up|get|grab) )?(?:the )?kids|drop .+ (?:at|off)(?: .+)?|(?:work|school|class|church|practice|(?:the )?(?:airport|office|gym|daycare))(?= (?:by|before))|(?:the )?(?:school )?bus|(?:catch|make) (?:the |my )?(?:bus|train|flight|ferry|plane)) (?:by|before|at) (?:\d|noon)/i;

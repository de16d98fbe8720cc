import { BOUGHT, headOf } from "@/lib/decisions/planner/lists/item-kinds";
import { KEEPS_FROM } from "@/lib/decisions/planner/lists/told-items";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { FULL_WEEKDAY, TYPED_WEEKDAY, weekdayOf } from "@/lib/decisions/planner/words/weekdays";
import { capitalise } from "@/lib/text";

const COUNT = "\\d+(?:\\.\\d)?|an?|one|two|three|four|five|six|half an";
const LENGTH = `(?:${COUNT}) ?(?:mins?|minutes?|hrs?|hours?)`;
const MONTH =
  "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)";
/** "2 hrs", "only have 90 min", "30 minutes before work": how long there is for all. */
const TIME_FOR_ALL = new RegExp(
  `^(?:(?:i|we|only|just|have|got|with|in|about) )*(${LENGTH})(?: (?:total|tops|max|free|only|left|in all|to do (?:it|this)(?: all)?))?(?: (before|until|till) ([^,]{2,30}))?$`,
  "i",
);
/** "due june 4", "before 8" */
const DUE = new RegExp(
  `^(?:(?:all|both|everything) (?:is )?)?(?:due (?:on |by |before )?|(by|before) )(${MONTH} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?|noon)$`,
  "i",
);
/** "exam thursday" behind orders only. */
const OCCASION = new RegExp(
  `^(?:the |my )?((?:\\p{L}+ )?(?:exam|test|final|midterm|wedding|party|flight|interview|recital|trip|inspection|showing|presentation)s?) (?:is )?(?:on )?(${FULL_WEEKDAY}|tomorrow|tonight|next week|${MONTH} \\d{1,2})$`,
  "iu",
);
/** "have $1,020 til friday" */
const MONEY_FOR_ALL =
  /^(?:(?:i|we) )?(?:(?:only|just|have|got|with|about) )+([$£€]\d[\d,.]*(?: (?:til|till|until) [^,]{2,20})?)$/i;
/** "only have sunday" */
const ONLY_DAY = new RegExp(
  `^(?:(?:i|we) )?(?:only (?:have |got )?|just have |have only )(today|tonight|tomorrow|this weekend|${TYPED_WEEKDAY})(?: (?:off|free|for (?:it|this)))?$`,
  "i",
);
/** "moving may 3" */
const GOING = new RegExp(
  `^(?:(?:i'?m|we'?re) )?(moving|flying|leaving|traveling|closing) (?:out )?(?:on |by )?(${MONTH} \\d{1,2}(?:st|nd|rd|th)?|${FULL_WEEKDAY}|the \\d{1,2}(?:st|nd|rd|th)|tomorrow|tonight|next (?:week|month)|in \\d+ (?:days|weeks))$`,
  "i",
);
/** "…, living room in 90 min": behind the last of them, and no race against the clock. */
const LENGTH_AT_END =
  /^((?!.*\b(?:run|swim|bike|jog|miles?|mi|laps?)\b[^,]*$).+,.+?) in (?:under )?(\d+ ?(?:mins?|minutes|hrs?|hours))$/i;

const PAIN = "back|knees?|hips?|shoulders?|ankles?|wrists?|feet|foot|leg|arm|eyesight|memory";
const FEELS =
  "exhausted|tired|wiped|sick|broke|overwhelmed|stressed|pregnant|anxious|depressed|burned out|sore|hungover|swamped|solo|nervous|scared|low energy|low on energy";
/** What tells how things stand, where it stands last: "have 2 cats", "make 3,400 a month", "new in Tampa", "6 bags". */
const STANDS_LAST = new RegExp(
  [
    "(?:have|has|got|only have) (?:only |about |just |like )*(?:[$£€]?\\d|half\\b|no\\b|zero\\b|(?:two|three|four|five|six|a few) |an? (?:newborn|toddler|baby|dog|cat|puppy|bad|sprained|broken|small|tiny|tight|full time|full-time)\\b)",
    "(?:make|makes|making|earn|earns) (?:only |about |around |like )*[$£€]?\\d[\\d,.]*k?(?: an?| per| \\/)? ?(?:month|year|week|hour|hr)\\b",
    "[$£€]\\d[\\d,.]*k? (?:due|til|till|until|left|owed|saved|total|max|limit|budget|tops|or less|for (?:all|everything))\\b",
    "(?:make|makes|making|earn|earns) (?:only |about |around |like )*[$£€]?\\d[\\d,.]*k$",
    "(?:have|has|got) (?:adhd|add|asthma|diabetes|arthritis|anxiety|depression|ocd|ptsd|celiac|epilepsy|migraines|fibromyalgia|vertigo|allergies|high blood pressure)\\b",
    "(?:brand )?new (?:in|to|here)\\b",
    `(?:(?:have|got) (?:an? )?)?(?:bad|sore|hurt|torn|sprained|broken|weak|stiff) (?:${PAIN})\\b`,
    "(?:(?:maybe|might|may|still|also|really) )*wants? (?!to\\b)(?:it|them|this|an?|another|one|some|more)\\b",
    "\\d+ (?:bags|bins|boxes|totes|trays|windows|crates|racks|acres?)(?: (?:total|in all|of it|left))?$",
    "\\d+ \\p{L}+ (?:on|in|under) (?:my|our) ",
    "(?:the |my )?\\p{L}+ (?:is |are )?(?:on vacation|out of town|in the hospital)$",
    "(?:[\\p{L}-]+ ){1,4}on (?:her|his|their|the) way(?: (?:over|here|now))?$",
    "(?:i |we )?just (?:got|had|moved|started|lost|came|found|turned|gave|broke|bought|finished) ",
    "(?:(?:i|i've|we've|have) )*been \\p{L}+ing ",
    `(?:(?:i'?m|so|very|really|super|totally|already|still|and|both) )*(?:${FEELS})(?:$| (?:and|from|of|with|about|today|right)\\b)`,
    "\\p{L}{3,}ed (?:one|two|three|\\d|the|my|our|it|all) ",
    "(?:i |we )?(?:can'?t|cannot|don'?t|won'?t|didn'?t) \\p{L}+",
  ]
    .map((way) => `^(?:${way})`)
    .join("|"),
  "iu",
);
/** What one does without is no item, unless it is kept from or has run out: "no counter space". */
const DOES_WITHOUT = /^no (?!more\b)(.+)$/i;
const LAST =
  /^(.+)(?:,(?!\d{3}(?!\d))\s*|\s+[-–—]+\s+|[.;!]+\s+|\s+\()(?:(?:and|but|so|plus)\s+)?((?:[^,;()]|,(?=\d{3}(?!\d)))+?)[).!]*$/;
const MOST_TOLD = 3;

/** Whether a part does without something: "no car", and not "no sugar" or "no milk". */
export function isWithout(part: string): boolean {
  const [, thing] = DOES_WITHOUT.exec(part) ?? [];
  return thing !== undefined && !KEEPS_FROM.test(part) && !BOUGHT.test(headOf(thing));
}

/** Whether what stands behind a goal or a row tells how things are, and is nothing to do. */
export function isToldLast(part: string): boolean {
  return STANDS_LAST.test(part) || isWithout(part) || boundOf(part) !== null;
}

/** A row without what is told behind it, and what of that is said of all: "in 2 hours", "before moving on May 3". */
export function splitTail(typed: string): { row: string; bound: string | null } {
  const [, timed, length] = LENGTH_AT_END.exec(typed) ?? [];
  if (timed !== undefined && length !== undefined) {
    return { row: timed, bound: `in ${inFull(length)}` };
  }
  let row = typed;
  let bound: string | null = null;
  for (let at = 0; at < MOST_TOLD; at += 1) {
    const [, before, told = ""] = LAST.exec(row) ?? [];
    const occasion = occasionOf(told, before ?? "");
    if (before === undefined || (occasion === null && !isToldLast(told))) break;
    bound ??= occasion ?? boundOf(told);
    row = before;
    const inside = LENGTH_AT_END.exec(row);
    if (inside !== null) return { row: inside[1] ?? row, bound: `in ${inFull(inside[2] ?? "")}` };
  }
  return { row, bound };
}

function occasionOf(told: string, before: string): string | null {
  const [, what, day = ""] = OCCASION.exec(told) ?? [];
  if (what === undefined || !before.split(",").every((part) => startsWithVerb(part.trim()))) {
    return null;
  }
  const link = /^(?:tomorrow|tonight|next)/i.test(day) ? "" : "on ";
  return `before the ${what} ${link}${link === "" ? day : capitalise(day)}`;
}

function boundOf(told: string): string | null {
  const [, day] = ONLY_DAY.exec(told) ?? [];
  if (day !== undefined) return weekdayOf(day) ?? day.toLowerCase();
  const [, going = "", when = ""] = GOING.exec(told) ?? [];
  if (going !== "") {
    const at = /^(?:tomorrow|tonight|next|in)\b/i.test(when) ? "" : "on ";
    const isNamed = at !== "" && !/^the\b/i.test(when);
    return `before ${going.toLowerCase()} ${at}${isNamed ? capitalise(when) : when}`;
  }
  const [, link = "by", due] = DUE.exec(told) ?? [];
  if (due !== undefined)
    return `${link.toLowerCase()} ${/^\p{L}/u.test(due) && due !== "noon" ? capitalise(due) : due}`;
  const [, sum] = MONEY_FOR_ALL.exec(told) ?? [];
  if (sum !== undefined) return `with ${sum}`;
  const [, length, until, what] = TIME_FOR_ALL.exec(told) ?? [];
  if (length === undefined) return null;
  return until === undefined
    ? `in ${inFull(length)}`
    : `in the ${inFull(length)} ${until.toLowerCase()} ${what}`;
}

function inFull(length: string): string {
  return length
    .replace(/(?<=\d)(?=\p{L})/u, " ")
    .replace(/\bmins?$/i, "minutes")
    .replace(/\bhrs?$/i, /^(?:1|an?|one|half an) /i.test(length) ? "hour" : "hours");
}

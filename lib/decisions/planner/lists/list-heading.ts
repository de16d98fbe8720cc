import { dueForAll } from "@/lib/decisions/planner/lists/due-for-all";
import { takeDeadline } from "@/lib/decisions/planner/reading/read-times";
import { TYPED_WEEKDAY, weekdayOf } from "@/lib/decisions/planner/words/weekdays";
import { shorten, toSecondPerson, withProperCapitals } from "@/lib/decisions/planner/words/wording";

/** What a colon or "=" follows at the beginning of a list; "call school re: absence" has none. */
const BEFORE = /^([^:=;]{2,60}?)(?<!\bre)\s*(?::|\s=)\s/i;
/** "todo before vacation" */
const LISTED = /^(?:my )?(?:to[- ]?do|list)(?: list)? (?=(?:before|by|until)\s)/i;
/** "all before the 28th", "by Wednesday": until when, at the end of a list. */
const AT_END =
  /(?:^|[,.;]\s*)(?:all\s+(?:of it\s+|done\s+)?)?((?:by|before|until)\s[^,.;:]{2,40}|(?<=,\s+all (?:done )?)(?:this week|this weekend|today|tomorrow|next week))[.!]*$/i;
/** "…, and sweep before my sister gets here at 6": until when, for all of a list. */
export const BEFORE_WHAT =
  /\s+(before (?:(?:my|our|the|his|her|their) \S+(?: in laws?)?|i|we|he|she|they|company|guests|people|everyone|everybody)\s[^,;:]{3,40}?)[.!]*$/i;
/** Words that say only that a list follows. */
const SAYS_LIST =
  /\b(?:to[- ]?do|list|tasks?|need to|have to|got to|gotta|must|should|want to|things i|my head|my mind|brain ?dump|keep putting off|so much|too much)\b/i;
const SHOPPING =
  /^(?:still )?needs? for\b|\b(?:shopping|grocery|groceries|things for the|still need|to buy|from the (?:shop|supermarket))\b/i;

/** "Monday: dentist. Tuesday: slides": the day is that of the first line alone. */
const A_DAY = new RegExp(`^${TYPED_WEEKDAY}$`, "i");

/** "sat: clean gutters, mow", "thurs - vet at 10, call mom": the only day that is named, and so that of all. */
export const ON_A_DAY = new RegExp(
  `^(${TYPED_WEEKDAY})(?:\\s*:|\\s+[-–])\\s+(?=[^,]+,)(?!.*\\b${TYPED_WEEKDAY}\\b)`,
  "i",
);

/** What goes along is put into a bag, and what of it is missing noted. */
const PACKING =
  /\b(?:pack|packing|camping|(?:to|things to|what to) (?:bring|take)|(?:hospital|beach|gym|diaper|overnight|weekend|go) bag|suitcase|carry-on)\b/i;

/** What a list says of itself: until when or what for, and whether all of it is to be bought or packed. */
export function readHeading(text: string): Heading {
  const heading = headingOf(text);
  return THEN.test(text) ? { ...heading, inTypedOrder: true } : heading;
}

type Heading = {
  heading?: string;
  inTypedOrder?: boolean;
  shopping: boolean;
  packing?: boolean;
};

/** "dishes, then laundry" */
const THEN = /(?:[,;]|\s)\s*(?:and\s+)?then\s/i;

function headingOf(text: string): Heading {
  const opened = BEFORE.exec(text)?.[1]?.trim().replace(LISTED, "");
  const before = A_DAY.test(opened ?? "") ? undefined : opened;
  const lead = before ?? /^[^,]{0,30}\b(?:things|stuff)\b[^,]{3,30}(?=,)/i.exec(text)?.[0] ?? "";
  const shopping = SHOPPING.test(lead);
  if (!shopping && PACKING.test(before ?? "")) return { shopping, packing: true };
  const due =
    takeDeadline(before ?? "").deadline ?? takeDeadline(AT_END.exec(text)?.[1] ?? "").deadline;
  if (due !== null && due.text.length < 40) return { heading: due.text, shopping };
  const until = BEFORE_WHAT.exec(text)?.[1] ?? dueForAll(text)?.due;
  const isHeading =
    before?.includes(" ") === true &&
    before.split(" ").length <= 7 &&
    !SAYS_LIST.test(before) &&
    !/^(?:\d|-|\*|mon|tue|wed|thu|fri|sat|sun)/i.test(before);
  if (until !== undefined) {
    // "baby shower: …, favors - its in 3 weeks" is both.
    const named = isHeading && !/^(?:by|before|due)\b/i.test(until) ? `${before}, ${until}` : until;
    return { heading: shorten(withProperCapitals(toSecondPerson(named)), 50), shopping };
  }
  const [, day] = ON_A_DAY.exec(text) ?? [];
  if (day !== undefined) return { heading: weekdayOf(day) ?? day, shopping };
  return isHeading ? { heading: shorten(toSecondPerson(before), 50), shopping } : { shopping };
}

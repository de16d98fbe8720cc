import { takeDeadline } from "@/lib/decisions/planner/reading/read-times";
import { shorten, toSecondPerson, withProperCapitals } from "@/lib/decisions/planner/words/wording";

/** What a colon or "=" follows at the beginning of a list. */
const BEFORE = /^([^:=;]{2,60}?)\s*(?::|\s=)\s/;
/** "all before the 28th", "by Wednesday": until when, at the end of a list. */
const AT_END =
  /(?:^|[,.;]\s*)(?:all\s+(?:of it\s+|done\s+)?)?((?:by|before|until)\s[^,.;:]{2,40}|(?<=,\s+all (?:done )?)(?:this week|this weekend|today|tomorrow|next week))[.!]*$/i;
/** "…, and sweep before my sister gets here at 6": until when, for all of a list. */
export const BEFORE_WHAT =
  /\s+(before (?:(?:my|our|the|his|her|their) \S+(?: in laws?)?|i|we|he|she|they|company|guests|people|everyone|everybody)\s[^,;:]{3,40}?)[.!]*$/i;
/** Words that say only that a list follows. */
const SAYS_LIST =
  /\b(?:to-?do|list|tasks?|need to|have to|got to|gotta|must|should|want to|things i|my head|my mind|brain ?dump|keep putting off|so much|too much)\b/i;
const SHOPPING =
  /^(?:still )?needs? for\b|\b(?:shopping|grocery|groceries|things for the|still need|to buy|from the (?:shop|supermarket))\b/i;

/** "Monday: dentist. Tuesday: slides": the day is that of the first line alone. */
const A_DAY = /^(?:mon|tues?|weds?|wednes|thurs?|fri|sat|satur|sun)(?:day)?$/i;

/** What goes along is put into a bag, and what of it is missing noted. */
const PACKING =
  /\b(?:pack|packing|camping|(?:to|things to|what to) (?:bring|take)|(?:hospital|beach|gym|diaper|overnight|weekend|go) bag|suitcase|carry-on)\b/i;

/** What a list says of itself: until when or what for, and whether all of it is to be bought or packed. */
export function readHeading(text: string): {
  heading?: string;
  shopping: boolean;
  packing?: boolean;
} {
  const opened = BEFORE.exec(text)?.[1]?.trim();
  const before = A_DAY.test(opened ?? "") ? undefined : opened;
  const lead = before ?? /^[^,]{0,30}\b(?:things|stuff)\b[^,]{3,30}(?=,)/i.exec(text)?.[0] ?? "";
  const shopping = SHOPPING.test(lead);
  if (!shopping && PACKING.test(before ?? "")) return { shopping, packing: true };
  const due =
    takeDeadline(before ?? "").deadline ?? takeDeadline(AT_END.exec(text)?.[1] ?? "").deadline;
  if (due !== null && due.text.length < 40) return { heading: due.text, shopping };
  const until = BEFORE_WHAT.exec(text)?.[1];
  if (until !== undefined)
    return { heading: shorten(withProperCapitals(toSecondPerson(until)), 50), shopping };
  const isHeading =
    before?.includes(" ") === true &&
    before.split(" ").length <= 7 &&
    !SAYS_LIST.test(before) &&
    !/^(?:\d|-|\*|mon|tue|wed|thu|fri|sat|sun)/i.test(before);
  return isHeading ? { heading: shorten(toSecondPerson(before), 50), shopping } : { shopping };
}

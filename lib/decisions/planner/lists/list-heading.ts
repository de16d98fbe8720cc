import { takeDeadline } from "@/lib/decisions/planner/reading/read-times";
import { shorten, toSecondPerson } from "@/lib/decisions/planner/words/wording";

/** What a colon or "=" follows at the beginning of a list. */
const BEFORE = /^([^:=;]{2,60}?)\s*(?::|\s=)\s/;
/** "all before the 28th", "by Wednesday": until when, at the end of a list. */
const AT_END =
  /(?:^|[,.;]\s*)(?:all\s+(?:of it\s+|done\s+)?)?((?:by|before|until)\s[^,.;:]{2,40}|(?<=,\s+all (?:done )?)(?:this week|this weekend|today|tomorrow|next week))[.!]*$/i;
/** Words that say only that a list follows. */
const SAYS_LIST =
  /\b(?:to-?do|list|tasks?|need to|have to|got to|gotta|must|should|want to|things i|my head|my mind|brain ?dump|keep putting off|so much|too much)\b/i;
const SHOPPING =
  /^(?:still )?needs? for\b|\b(?:shopping|groceries|things for the|still need|to buy|from the (?:shop|supermarket))\b/i;

/** What a list says of itself: until when or what for, and whether all of it is to be bought. */
export function readHeading(text: string): { heading?: string; shopping: boolean } {
  const before = BEFORE.exec(text)?.[1]?.trim();
  const lead = before ?? /^[^,]{0,30}\b(?:things|stuff)\b[^,]{3,30}(?=,)/i.exec(text)?.[0] ?? "";
  const shopping = SHOPPING.test(lead);
  const due =
    takeDeadline(before ?? "").deadline ?? takeDeadline(AT_END.exec(text)?.[1] ?? "").deadline;
  if (due !== null && due.text.length < 40) return { heading: due.text, shopping };
  const isHeading =
    before?.includes(" ") === true &&
    before.split(" ").length <= 7 &&
    !SAYS_LIST.test(before) &&
    !/^(?:\d|-|\*|mon|tue|wed|thu|fri|sat|sun)/i.test(before);
  return isHeading ? { heading: shorten(toSecondPerson(before), 50), shopping } : { shopping };
}

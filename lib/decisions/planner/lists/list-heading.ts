import { withMarkedRun } from "@/lib/decisions/planner/lists/chore-run";
import { dueForAll } from "@/lib/decisions/planner/lists/due-for-all";
import { isRoutineName } from "@/lib/decisions/planner/lists/routine-steps";
import { splitTail } from "@/lib/decisions/planner/lists/row-tail";
import { takeDeadline } from "@/lib/decisions/planner/reading/read-times";
import { TYPED_WEEKDAY, weekdayOf } from "@/lib/decisions/planner/words/weekdays";
import { shorten, toSecondPerson, withProperCapitals } from "@/lib/decisions/planner/words/wording";
import { capitalise } from "@/lib/text";

/** What a colon or "=" follows at the beginning of a list; "call school re: absence" has none. */
const BEFORE = /^([^:=;]{2,60}?)(?<!\bre)\s*(?::|\s=)\s/i;
/** "pack for camping - tent, sleeping bags": a dash opens what is to be packed. */
const PACKED = /^(pack(?:ing)?(?: list)?(?: for [^,:]{2,30})?)\s+[-–—]\s/i;
/** "todo before vacation" */
const LISTED = /^(?:my )?(?:to[- ]?do|list)(?: list)? (?=(?:before|by|until)\s)/i;
/** "all before the 28th", "by Wednesday": until when, at the end of a list. */
const AT_END =
  /(?:^|[,.;]\s*)(?:all\s+(?:of it\s+|done\s+)?)?((?:by|before|until)\s[^,.;:]{2,40}|(?<=,\s+all (?:done )?)(?:this week|this weekend|today|tomorrow|next week))[.!]*$/i;
/** "…, and sweep before my sister gets here at 6": until when, for all of a list. */
export const BEFORE_WHAT =
  /\s+(before (?:(?:my|our|the|his|her|their) \S+(?: in laws?)?|i|we|he|she|they|company|guests|people|everyone|everybody)\s[^,;:]{3,40}?|before (?:school|class(?:es)?|college|work|(?:summer )?camp|preschool|kindergarten|daycare) (?:starts|begins|opens)(?: [^,;:]{3,20})?)[.!]*$/i;
/** "aug 12" */
const SHORT_MONTH = /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?= \d)/g;
/** "this weekend - shred papers, roll coins" */
const DAYS_BEFORE_DASH =
  /^(today|tonight|tomorrow|(?:this )?weekend|this week)\s*[-–—]+\s+(?=[^,]+,)/i;
/** "camp stuff - sunscreen, labels" */
const NAMED_BEFORE_DASH = /^([^,:;.?!]{0,20}\b(?:stuff|supplies|prep))\s+[-–—]+\s+(?=[^,]+,)/i;
/** "errands saturday" is that day. */
const ERRANDS_ON = new RegExp(
  `^(?:my )?(?:errands|chores|jobs|tasks|to-?do(?: list)?|list) (?:for |on )?(?:this )?(?=${TYPED_WEEKDAY}\\b)`,
  "i",
);
/** Words that say only that a list follows. */
const SAYS_LIST =
  /\b(?:to[- ]?do|list|tasks?|need to|have to|got to|gotta|must|should|want to|things i|my head|my mind|brain ?dump|keep putting off|so much|too much)\b/i;
const SHOPPING =
  /^(?!pack).*\bsupplies$|^(?:still )?needs?(?: for\b.*)?$|^(?:the )?(?:hardware store|grocery store|pet store|drugstore|pharmacy|walmart|target|costco|cvs|walgreens|home depot|lowe'?s|kroger|aldi|publix|trader joe'?s|whole foods|dollar (?:tree|general))$|\b(?:shopping|grocery|groceries|things for the|still need|to buy|from the (?:shop|supermarket))\b/i;

/** "Monday: dentist. Tuesday: slides": the day is that of the first line alone. */
const A_DAY = new RegExp(`^${TYPED_WEEKDAY}$`, "i");

/** "sat: clean gutters, mow", "thurs - vet at 10, call mom": the only day that is named, and so that of all. */
export const ON_A_DAY = new RegExp(
  `^(${TYPED_WEEKDAY})(?:\\s*:\\s+|\\s+[-–]\\s+|\\s+(?=\\d{1,2}(?::\\d\\d)?\\s?[ap]m\\s))(?=[^,]+,)(?!.*\\b${TYPED_WEEKDAY}\\b)`,
  "i",
);

/** What goes along is put into a bag, and what of it is missing noted. */
const PACKING =
  /\b(?:pack|packing|camping|(?:to|things to|what to) (?:bring|take)|(?:hospital|beach|gym|diaper|overnight|weekend|go) bag|suitcase|carry-on)\b/i;

/** What a list says of itself: until when or what for, and whether all of it is to be bought or packed. */
export function readHeading(text: string): Heading {
  const heading = headingOf(text);
  const routine = isRoutineName(BEFORE.exec(text)?.[1]?.trim() ?? "");
  return THEN.test(text) ? { ...heading, routine, inTypedOrder: true } : { ...heading, routine };
}

type Heading = {
  heading?: string;
  inTypedOrder?: boolean;
  shopping: boolean;
  packing?: boolean;
  /** True where it is what is done day by day: "before bed". */
  routine?: boolean;
};

/** "dishes, then laundry" */
const THEN = /(?:[,;]|\s)\s*(?:and\s+)?then\s/i;

function headingOf(typed: string): Heading {
  const { row: text, bound } = splitTail(withMarkedRun(typed));
  const opened = (BEFORE.exec(text) ??
    PACKED.exec(text) ??
    DAYS_BEFORE_DASH.exec(text) ??
    NAMED_BEFORE_DASH.exec(text))?.[1]
    ?.trim()
    .replace(LISTED, "")
    .replace(ERRANDS_ON, "");
  const isOfDay = A_DAY.test(opened ?? "");
  const before = isOfDay ? undefined : opened;
  const lead = before ?? /^[^,]{0,30}\b(?:things|stuff)\b[^,]{3,30}(?=,)/i.exec(text)?.[0] ?? "";
  const shopping = SHOPPING.test(lead);
  if (!shopping && PACKING.test(before ?? "")) return { shopping, packing: true };
  const due =
    takeDeadline(before ?? "").deadline ?? takeDeadline(AT_END.exec(text)?.[1] ?? "").deadline;
  if (due !== null && due.text.length < 40) return { heading: due.text, shopping };
  const until = BEFORE_WHAT.exec(text)?.[1] ?? bound ?? dueForAll(text)?.due;
  const isHeading =
    before?.includes(" ") === true &&
    before.split(" ").length <= 7 &&
    !SAYS_LIST.test(before) &&
    !/^(?:\d|-|\*|mon|tue|wed|thu|fri|sat|sun)/i.test(before);
  if (until !== undefined) {
    // "baby shower: …, favors - its in 3 weeks" is both.
    const named = isHeading && !/^(?:by|before|due)\b/i.test(until) ? `${before}, ${until}` : until;
    const said = withProperCapitals(toSecondPerson(named)).replace(SHORT_MONTH, capitalise);
    return { heading: shorten(said, 50), shopping };
  }
  const [, day] = ON_A_DAY.exec(text) ?? (ERRANDS_ON.test(text) && isOfDay ? ["", opened] : []);
  if (day !== undefined) return { heading: weekdayOf(day) ?? day, shopping };
  return isHeading ? { heading: shorten(toSecondPerson(before), 50), shopping } : { shopping };
}

import { isNamedThing } from "@/lib/decisions/planner/lists/told-items";
import { plainVerb, startsWithVerb } from "@/lib/decisions/planner/words/verbs";

/** Verbs that are done to each of several things in turn, one call or one note each. */
const EACH =
  /^((?:call|ring|phone|email|e-mail|text|message|thank|ask|tell|invite|cancel|pay|return|fix|repair|mend|hem|descale|wash|clean|defrost|repot|service|renew|chase|visit|find|oil|drop off|pick up|collect|post|feed|take back|bring back|book|order|hoover|mop|dust|water|email|empty|write to|text|clear|tidy|sort|sell|hang|pack|print|sign|chase up|reply to|say thank you to|apologise to|say goodbye to|get rid of|take out|finish|review|proofread|feed|bathe|walk|study|schedule|reschedule|mail|scrub|wipe down|vacuum|mow|paint|invite)(?:\s+up|\s+back)?)\s+(.+)$/i;
const TAKEN_UP = /^(?:the|my|our|his|her|their|an?|\p{Lu})/u;

/** What is said of all that a verb is done to: whose it is, and what stands behind the last of them. */
type SaidOfAll = { whose?: string; behind?: string };

/** Each thing with the verb of the order before it; what stands alone stays, and an order hands its own verb on. */
function carryVerb(
  parts: readonly string[],
  standsAlone: (part: string) => boolean,
  { whose = "", behind = "" }: SaidOfAll = {},
): string[] {
  const [first = "", ...others] = parts;
  let verb = verbOf(first);
  const carried = others.map((part) => {
    if (!standsAlone(part)) return `${verb} ${whose}${part}${behind}`;
    if (startsWithVerb(part)) verb = verbOf(part);
    return part;
  });
  return [`${first}${behind}`, ...carried];
}

function verbOf(order: string): string {
  const [word = ""] = order.split(" ");
  return EACH.exec(order)?.[1] ?? plainVerb(word) ?? word;
}

/** "ring the bank (lost card), the school and my boss": each with the verb that they share. */
export function withSharedVerb(row: readonly string[]): string[] | null {
  const [, verb, named = ""] = EACH.exec(row[0] ?? "") ?? [];
  if (verb === undefined) return null;
  const parts = row.flatMap((part) => part.split(/\s+and\s+(?=(?:the|my|our|his|her|an?)\s)/i));
  const isTaken = TAKEN_UP.test(named) || !named.includes(" ");
  const isRow = parts.length >= 3 && isTaken && parts.slice(1).every((part) => TAKEN_UP.test(part));
  return isRow ? carryVerb(parts, startsWithVerb) : null;
}

/** "call mom, dad and grandma about Sunday": a row that "and" closes, of which all that follows the verb is done. */
const CLOSED_ROW =
  /^(?<first>[^,;:.?!()]+),\s+(?<middle>(?:[^,;:.?!()]+,\s+)*)(?:(?<last>[^,;:.?!()]+?),?\s+)?(?:and|&)\s+(?<end>[^,;:.?!()]+?)[.!]*$/i;
/** What is said to each of them behind the last one's name. */
const SAID_TO_EACH = /\s+(?:about|for|to|if|that|before|by|from|on)\s.+$/i;
/** What has a doing of its own, whatever verb stands before: "clean the kitchen, laundry and homework". */
const OWN_DOING =
  /\b(?:laundry|dishes|homework|trash|garbage|recycling|groceries|gym|dinner|lunch|breakfast|shower|errands|vacuuming|dusting|ironing|mowing|bills|meal prep)$/i;
/** "cancel hulu, spotify and the gym": of what is given up, the gym is one. */
const GIVES_UP = /^cancel$/i;
/** A number, or another order: "clean bedroom, do laundry and pack for Denver". */
const OF_ITS_OWN = /^(?:\d|(?:do|make|pack|get|buy|take|put|fold|load|unload)(?:\s|$))/i;
const MOST_WORDS_OF_ONE = 3;
const LONGEST_JOINED = 7;
/** Words of a sentence, which a row of things has none of. */
const OF_A_SENTENCE =
  /\b(?:because|but|so|since|while|when|if|with|without|no|never|only|it|its|it's|hes|he's|shes|she's|theyre|they're|them|there|i|im|i'm|he|she|is|are|was|were|has|have|had|arrives?|comes?|needs?|of)\b/i;

/** The row with each of its things as an order, where "and" closes it; null for another row. */
export function closedRow(row: string): string[] | null {
  const { first = "", middle = "", last, end } = CLOSED_ROW.exec(row)?.groups ?? {};
  const [, verb, named = ""] = EACH.exec(first) ?? [];
  if (verb === undefined || end === undefined || OF_A_SENTENCE.test(row)) return null;
  const behind = SAID_TO_EACH.exec(end)?.[0] ?? "";
  const others = [...middle.split(/,\s+/), last ?? "", end.slice(0, end.length - behind.length)]
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const isThing = (part: string) =>
    part.split(/\s+/).length <= MOST_WORDS_OF_ONE &&
    (TAKEN_UP.test(part) || isNamedThing(part) || !startsWithVerb(part));
  const isRow =
    others.length >= 2 &&
    others.every((part) => (isThing(part) || OWN_DOING.test(part)) && !OF_ITS_OWN.test(part));
  if (!isRow) return null;
  // "sell my bike, desk and old phone" are all one's own.
  const isOwned = others.every((part) => !TAKEN_UP.test(part));
  const [whose = ""] = (isOwned && /^(?:my|our|the)\s/i.exec(named)) || [];
  const hasOwnDoing = (part: string) =>
    OWN_DOING.test(part) && !BILL.test(part) && !GIVES_UP.test(verb);
  return carryVerb([first.trim(), ...others], hasOwnDoing, { whose, behind });
}

const BILL =
  /\b(?:bills?|rent|mortgage|internet|wi-?fi|phone|cable|water|gas|electric(?:ity)?|utilities|(?:credit )?cards?|loans?|insurance|tuition|taxes|dues|fees?|daycare|payment|netflix|hulu|spotify)(?: due .+)?$/i;
/** What can only be paid. */
const SURELY_PAID =
  /\b(?:bills?|rent|mortgage|dues|(?:car )?payment|loans?|tuition|utilities)(?: due .+)?$/i;
const LEAST_SURELY_PAID = 2;
/** Bills whose first word could be a verb. */
const BILL_FIRST = /^(?:phone|water|cable|credit|rent|car)\b/i;

/** "pay credit card, electric bill and internet", "rent, water bill, car insurance": each of them is paid. */
export function paidTogether(row: readonly string[]): string[] | null {
  const [first = "", ...others] = row;
  const isBill = (part: string) =>
    BILL.test(part) && (BILL_FIRST.test(part) || !startsWithVerb(part));
  const isPaid = /^pay\s/i.test(first) && BILL.test(first);
  const isOfBills =
    isBill(first) && row.filter((part) => SURELY_PAID.test(part)).length >= LEAST_SURELY_PAID;
  if (!(isPaid || isOfBills) || others.length < 2 || !others.every(isBill)) return null;
  return carryVerb([isPaid ? first : `pay ${first}`, ...others], () => false);
}

/** "do the school forms and the dinner money and find his bag": three parts or more joined by "and". */
export function joinedByAnd(row: string): string[] | null {
  if (/[,;:]|\b(?:it|them|that|this)\b/i.test(row)) return null;
  const parts = row
    .split(/\s+(?:and(?: then)?|&|\+|plus)\s+/i)
    .map((part) => part.replace(/^(?:(?:also|then|maybe|finally)\s+)+/i, ""));
  const [first = ""] = parts;
  const last = parts.at(-1) ?? "";
  const isOfOneVerb = EACH.test(first) && TAKEN_UP.test(last);
  const isRow =
    parts.length >= 3 &&
    parts.every((part) => part.split(" ").length <= LONGEST_JOINED) &&
    startsWithVerb(first) &&
    (startsWithVerb(last) || isOfOneVerb);
  return isRow ? carryVerb(parts, startsWithVerb) : null;
}

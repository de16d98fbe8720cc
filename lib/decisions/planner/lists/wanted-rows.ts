import { BOUGHT, headOf } from "@/lib/decisions/planner/lists/item-kinds";
import { splitClosingAnd } from "@/lib/decisions/planner/lists/row-parts";
import { isNamedThing, isOrder, isTold } from "@/lib/decisions/planner/lists/told-items";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";

/** How many words an item of a row has at most. */
export const LONGEST_IN_A_ROW = 9;
/** "reheat something and eat it" is one doing. */
export const GOES_ON = /^\w+(?: \w+)? (?:it|them|this|that)(?: \w+)?$/i;

/** "i have a viewing at 6, a parcel to post and the dog hasn't been out": three things at once. */
export function standingBefore(row: string): string[] | null {
  const [, all] =
    /^(?:(?:so|ok|right|today|tomorrow)[\s,]+)*(?:i|we)(?:'ve| have|'ve got| have got|ve)?(?: got)? (?=an?\s)([^.;:?!]+)[.!]*$/i.exec(
      row,
    ) ?? [];
  if (all === undefined) return null;
  const parts = all.split(/,\s+(?:and\s+)?|\s+and\s+(?=(?:an?|the|my|our|his|her|to)\s)/i);
  const isRow =
    parts.length >= 3 &&
    parts.every(
      (part) =>
        /^(?:an?|the|my|our|his|her|two|three|\d+|to)\s/i.test(part) && part.split(" ").length <= 8,
    );
  return isRow ? parts : null;
}

/** "my lease ends in May so I need to find a flat, book movers and change my address": the row behind what is told. */
const WANTED_ROW =
  /^(?<told>[^:;?]{10,200}?)(?:[,.!]\s+|\s+)(?:(?:and|so|but|now)\s+)*(?:(?:i|we)(?:'ve)?\s+|(?<=\band\s))(?:(?:still|also|now|just)\s+)*(?:need to|have to|have got to|got to|gotta|must|want to)\s+(?<row>.+)$/i;
/** "…, and I've done none of it". */
const TOLD_AT_END =
  /(?:,?\s+(?:and|but)|,|[.!])\s+(?:i|we|i've|we've|i'm|it|it's|that|none|nothing|all)\b[^,]*$/i;

/** "puppy-proof the apartment": an order by its form; */
const IS_DONE = /^\p{Ll}[\p{L}-]{2,} (?:the|my|our|his|her|their|an?)\s\p{L}/u;
/** and one that needs nothing behind it. */
const ALONE = /^(?:pack|shop|cook|clean|eat|sleep|vacuum|exercise|shower)$/i;

export function wantedBehind(typed: string): string[] | null {
  const { told, row } = WANTED_ROW.exec(typed)?.groups ?? {};
  if (told === undefined || row === undefined || startsWithVerb(told)) return null;
  const isOfWork = /\b(?:job|work|boss)\b/i.test(told);
  const parts = rowParts(row.replace(TOLD_AT_END, "")).map((part) =>
    isOfWork
      ? part
          .replace(/^(quit|leave)$/i, "$1 my job")
          .replace(/^find something (?:new|else|better)$/i, "find a new job")
      : part,
  );
  const isDone = (part: string) =>
    part.includes(" ") ? isOrder(part) || IS_DONE.test(part) : ALONE.test(part);
  const isRow = parts.length >= 3 && parts.every((part) => isDone(part) && !GOES_ON.test(part));
  return isRow && parts.every((part) => part.split(" ").length <= LONGEST_IN_A_ROW) ? parts : null;
}

/** "I was laid off, have six weeks of pay, two kids, and need to find work": told, with one wish behind it. */
const TOLD_THEN_WANTED =
  /^(?:i|we)(?:'m|'ve| am| are| was| were| have been| got| lost| just)\b[^.;:]*,\s*(?:and |so |but )(?:i |we |now )?(?:need|want|have) to \w+/i;

/** "apply for LIHEAP before december, need my moms pay stubs and heating bill": one thing to do, and the papers for it. */
const NEEDS_PAPERS =
  /^(?:apply|sign up|enroll|register|file|renew|appeal|replace|request|open|reapply|recertify)\b[^,;:]*,\s*(?:(?:i|we|they|you)(?:'ll)? )?(?:(?:still|also|will) )*needs? (?!to\b)(?!.*,\s*(?:and )?(?:call|email|text|buy|pay|clean|mail|pick|schedule|book|get|do|make|take)\b)[^;:?]+$/i;

/** Whether commas stand around one thing to do, told with how things are or with what it needs. */
export function isOneWish(typed: string): boolean {
  return TOLD_THEN_WANTED.test(typed) || NEEDS_PAPERS.test(typed);
}

function rowParts(row: string): string[] {
  return row
    .replace(/[.!]+$/, "")
    .split(/\s*,(?!\d{3}(?!\d))\s*(?:and\s+)?/)
    .flatMap((part, at, all) => (at === all.length - 1 ? splitClosingAnd(part, true) : [part]))
    .filter((part) => part !== "");
}

/** "need milk, eggs and batteries": what is needed by name is bought or booked. */
const NEEDS_THINGS =
  /^(?:(?:i|we) )?(?:still |also )?(?:need|get|grab|pick up|(?:(?:am|are) )?out of|ran out of)\s+(?!to\b)/i;
const LONGEST_NAME = 4;

export function neededThings(typed: string): string[] | null {
  const row = typed
    .replace(NEEDS_THINGS, "")
    .replace(/\s+(?:from|at) (?:the )?\p{L}+(?: \p{L}+)?[.!]*$/u, "");
  if (!NEEDS_THINGS.test(typed) || /[:;?]/.test(row)) return null;
  const parts = rowParts(row);
  // One gets other things than what is bought: "get a haircut".
  const isGot = /^(?:(?:i|we) )?(?:still |also )?(?:get|grab|pick up)\s/i.test(typed);
  const named = parts.filter((part) => (isGot ? BOUGHT.test(headOf(part)) : isNamedThing(part)));
  const isNamed = isGot ? named.length === parts.length : named.length * 3 >= parts.length * 2;
  const isShort = parts.every((part) => part.split(" ").length <= LONGEST_NAME && !isTold(part));
  const isOrdered = parts.some((part) => part.includes(" ") && isOrder(part) && !isOfShop(part));
  if (parts.length < 3 || !isNamed || !isShort || isOrdered) return null;
  return parts.map((part) => (isNamedThing(part) ? part : `buy ${part}`));
}

function isOfShop(part: string): boolean {
  return BOUGHT.test(part) || isNamedThing(part.split(" ")[0] ?? "");
}

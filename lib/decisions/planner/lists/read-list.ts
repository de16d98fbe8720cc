import { aboutCar } from "@/lib/decisions/planner/lists/car-rows";
import {
  boughtAlong,
  gotForSomebody,
  namedBehindOrder,
} from "@/lib/decisions/planner/lists/carried-verbs";
import { withMarkedRun } from "@/lib/decisions/planner/lists/chore-run";
import { choresInRow } from "@/lib/decisions/planner/lists/chores-in-row";
import { dueForAll, twoDueTogether } from "@/lib/decisions/planner/lists/due-for-all";
import { isRound } from "@/lib/decisions/planner/lists/errand-round";
import { withItsHeading } from "@/lib/decisions/planner/lists/headed-things";
import { withHoursBehind } from "@/lib/decisions/planner/lists/hour-rows";
import {
  cleanItem,
  MARK,
  withoutLineCapital,
  withoutNeed,
  withoutRowCapital,
} from "@/lib/decisions/planner/lists/item-cleaning";
import { BEFORE_WHAT, ON_A_DAY } from "@/lib/decisions/planner/lists/list-heading";
import {
  BE_THERE,
  betweenDashes,
  betweenPluses,
  betweenStrokes,
  byDayNames,
  byDays,
  countedPieces,
} from "@/lib/decisions/planner/lists/list-shapes";
import { namedPair } from "@/lib/decisions/planner/lists/named-pair";
import { aboutPet } from "@/lib/decisions/planner/lists/pet-rows";
import { eventsIn, isEvent, neededBehind } from "@/lib/decisions/planner/lists/row-needs";
import {
  DUMP,
  FOR_WHAT,
  FORGOTTEN,
  HEADED,
  LEAD_IN,
  OF_A_PLACE,
  OPENED,
  OPENER,
  sharedVerb,
} from "@/lib/decisions/planner/lists/row-openers";
import { splitClosingAnd, splitLastAnd } from "@/lib/decisions/planner/lists/row-parts";
import { isWithout, splitTail } from "@/lib/decisions/planner/lists/row-tail";
import {
  FELT,
  isAmongOrders,
  isCondition,
  isDayOfHours,
  isGoalWithCircumstances,
  isKept,
  isOfRow,
  isSentence,
  NO_ITEM,
  REMARK,
  STATES,
  TOLD,
} from "@/lib/decisions/planner/lists/row-tells";
import {
  closedRow,
  joinedByAnd,
  paidTogether,
  withSharedVerb,
} from "@/lib/decisions/planner/lists/shared-verb";
import {
  isNamedThing,
  isOrder,
  isTelling,
  isTold,
  namesInRow,
} from "@/lib/decisions/planner/lists/told-items";
import {
  GOES_ON,
  isOneWish,
  LONGEST_IN_A_ROW,
  neededThings,
  standingBefore,
  wantedBehind,
} from "@/lib/decisions/planner/lists/wanted-rows";
import { plainVerb, startsWithVerb } from "@/lib/decisions/planner/words/verbs";

const MOST_ITEMS = 40;
const LEAST_WITH_IT = 4;
const LEAST_ORDERS = 3;
/** Three things that nobody listed are a row where each of them is hardly more than a name. */
const LONGEST_BARE = 2;
/** So many parts, with two orders among them, are no sentence. */
const SURELY_A_LIST = 6;
/** And one where all is poured out at once. */
const LONGEST_IN_A_DUMP = 14;

/**
 * The items of a list that someone typed: bulleted or numbered lines, short lines, or a row of things to do
 * such as "buy milk, call mum, fix bike". Null when the text is no list. Items keep the person's words.
 */
export function readList(lines: readonly string[]): string[] | null {
  const items = fromLines(lines) ?? fromRow(lines.length === 1 ? lines.map(rowAlone) : lines);
  if (items === null) return null;
  const isPaid = BILLS.test(lines[0] ?? "");
  const plain =
    lines.length === 1 ? withHoursBehind(items).map(withoutRowCapital).map(withoutNeed) : items;
  const named = aboutCar(aboutPet(plain, lines[0] ?? ""));
  const unique = [...new Map(named.map((item) => [item.toLowerCase(), item])).values()].slice(
    0,
    MOST_ITEMS,
  );
  if (unique.length < 2) return null;
  return isPaid
    ? unique.map((item) =>
        /^send\s/i.test(item)
          ? item
          : `pay the ${item.replace(/^(?:pay |the )+/i, "").replace(BILL_ALONE, "$& bill")}`,
      )
    : unique;
}

/** A row without what is told behind it, and with a mark between its chores. */
function rowAlone(typed: string): string {
  const { row } = splitTail(withItsHeading(withMarkedRun(typed)));
  return LONG_ROW.test(row) ? row.replace(BEFORE_WHAT, "") : row;
}

/** Three parts or more. */
const LONG_ROW = /,.*(?:,|\sand\s)/i;

/** "pay three bills today: water €64", "bills: rent, $50 to Jo": each of them is paid, whatever its name could do. */
const BILLS =
  /^(?:pay )?(?:(?:the|my|our|all|these|\d+|two|three|four|five|six) )*bills\b[^:]{0,20}:/i;

/** "electric" is the electric bill. */
const BILL_ALONE = /^(?:electric(?:ity)?|phone|water|gas|internet|cable|wi-?fi)$/i;

function fromLines(lines: readonly string[]): string[] | null {
  if (lines.length < 2) return null;
  const marked = lines.filter((line) => MARK.test(line) && /\p{L}/u.test(line.replace(MARK, "")));
  if (marked.length >= 2 && marked.length >= lines.length - 2) {
    return marked.map(cleanItem).map(withoutLineCapital);
  }
  const body = /:\s*$/.test(lines[0] ?? "") ? lines.slice(1) : lines;
  const short = body.every((line) => line.split(/\s+/).length <= 9 && !/[.!?]\s+\S/.test(line));
  const items = body.map(cleanItem).map(withoutLineCapital);
  const doing = items.filter(startsWithVerb).length;
  return body.length >= 2 && short && (body.length >= 3 || doing >= 2) ? items : null;
}

function fromRow(lines: readonly string[]): string[] | null {
  if (lines.length !== 1) return null;
  const behind = neededBehind(lines[0] ?? "");
  if (behind !== null) {
    const before = fromRow([behind.row]) ?? eventsIn(behind.row);
    return before === null ? null : [...behind.needed, ...before];
  }
  const said = (lines[0] ?? "").replace(SAID_AFTERWARDS, "$1");
  const pair = twoDueTogether(said);
  if (pair !== null) return pair;
  const typed = dueForAll(said)?.row ?? said;
  if (isOneWish(typed)) return null;
  const shaped =
    choresInRow(typed) ??
    byDays(typed) ??
    byDayNames(typed) ??
    betweenPluses(typed) ??
    countedPieces(typed) ??
    betweenDashes(typed) ??
    betweenStrokes(typed) ??
    markedInRow(typed);
  if (shaped !== null) return shaped.map(cleanItem);
  const names = namedPair(typed) ?? namesInRow(typed);
  if (names !== null) return names;
  const standing = standingBefore(typed) ?? wantedBehind(typed);
  if (standing !== null) return standing.map(cleanItem);
  const needed = neededThings(typed);
  if (needed !== null) return needed;
  const isSlashed = (typed.match(/\s\/\s/g) ?? []).length >= 2;
  const isDump = DUMP.test(typed) || FORGOTTEN.test(typed);
  const opened = typed
    .replace(HEADED, "")
    .replace(DUMP, "")
    .replace(FORGOTTEN, "")
    .replace(FOR_WHAT, "")
    .replace(OPENER, "");
  const shared = sharedVerb(opened);
  const row = opened.replace(LEAD_IN, "").replace(OPENER, "").replace(ON_A_DAY, "");
  const isOpened =
    shared !== null ||
    (row.split(",").length >= 3 &&
      (OF_A_PLACE.test(row) || plainVerb(row.split(/\s/)[0] ?? "") === null));
  const text = isOpened ? row.replace(OPENED, "") : row;
  const isFull = isDump || isSlashed || text !== opened;
  const closed = closedRow(text) ?? gotForSomebody(text);
  if (closed !== null) return closed;
  const linked = joinedByAnd(text.replace(/[.!]+$/, ""));
  if (linked !== null) return linked.map(cleanItem);
  if (/[?]/.test(text) || /\b(?:but|because|so that)\b/i.test(text)) return null;
  const pieces = text
    .replace(IF_THERE_IS_TIME, "")
    .replace(/[.!]+$/, "")
    .split(
      /\s*(?:;|,(?!\d{3}(?!\d))|\n)\s*(?:and\s+(?:then\s+)?|then\s+)?|\s+(?:and then|then)\s+|\s*\+\s+|\s+&\s+|\.\s+(?=\p{L})|\s+\/\s+/iu,
    )
    .filter((part, at, all) => at < all.length - 1 || !REMARK.test(part))
    .flatMap((part, at, all) =>
      at === all.length - 1 && at >= 2 ? splitClosingAnd(part, isFull) : splitLastAnd(part),
    )
    .map(cleanItem)
    .filter(
      (part) =>
        part !== "" && !isWithout(part) && ![NO_ITEM, FELT, STATES].some((told) => told.test(part)),
    )
    .filter((part, _, all) => isFull || !TOLD.test(part) || all.filter(startsWithVerb).length < 2);
  // Where three things are to be done, what is told behind them is none.
  const isRow = pieces.filter(startsWithVerb).length >= 3;
  const parts = isRow && !isDump ? pieces.filter((part) => !isTold(part)) : pieces;
  if (isBeforeLeaving(parts) || isDayOfHours(parts)) return parts;
  // Of so many orders one may go on with the thing of the one before: "buy gifts, wrap them, mail the package".
  const isOneOfThree =
    parts.every(isOrder) && parts.filter((part) => GOES_ON.test(part)).length === 1;
  const goesOn = parts.filter(isOrder).length < (isOneOfThree ? LEAST_ORDERS : LEAST_WITH_IT);
  const isStated = (part: string) =>
    isCondition(part) &&
    !(isEvent(part) && (isFull || isAmongOrders(part, parts))) &&
    !isKept(part, parts);
  if (parts.some((part) => isStated(part) || (goesOn && GOES_ON.test(part)))) return null;
  if (!isFull && isGoalWithCircumstances(parts)) return null;
  if ((!isFull || text !== row) && isTelling(parts)) return null;
  const carried = boughtAlong(parts);
  if (carried !== null) return carried;
  const sharing = paidTogether(parts) ?? withSharedVerb(parts);
  if (sharing !== null) return sharing;
  if (isRound(parts)) return parts;
  const longest = isDump ? LONGEST_IN_A_DUMP : LONGEST_IN_A_ROW;
  if (parts.length < 2 || parts.some((part) => part.split(/\s+/).length > longest)) return null;
  if (isFull && parts.length >= 3 && shared === null) return parts;
  const doing = parts.filter(isOrder).length;
  if (parts.length >= SURELY_A_LIST && doing >= 2) return parts;
  const hadLead = text !== (lines[0] ?? "");
  if (parts.length >= 3 && shared !== null && doing * 2 < parts.length) {
    return parts.map((part) => `${shared} ${part}`);
  }
  const named = namedBehindOrder(parts);
  if (named !== null) return named;
  const isBeside = (part: string) => !startsWithVerb(part) && isTold(part);
  if (parts.length >= 3 && doing >= parts.length - 1) return parts.some(isBeside) ? null : parts;
  if (parts.length >= 3 && (text.match(THEN) ?? []).length >= 2) return parts;
  if (parts.length >= 3 && doing >= 2 && !parts.some(isBeside) && parts.every(isOfRow)) {
    return parts;
  }
  if (
    parts.length >= 3 &&
    !startsWithVerb(parts[0] ?? "") &&
    parts.every((part) => part.split(/\s+/).length <= 5) &&
    (parts.some(isOfRow) || parts.every((part) => part.split(" ").length <= LONGEST_BARE))
  ) {
    return isSentence(isClear(parts) ? parts.join(", ") : text) ? null : parts;
  }
  if (
    parts.length >= 4 &&
    parts.every(
      (part) => part.split(" ").length <= (startsWithVerb(part) ? LONGEST_IN_A_ROW : 6),
    ) &&
    !ONE_TRIP.test(text) &&
    !/[.!?]\s/.test(text)
  ) {
    return isSentence(text.replace(/[()]/g, "")) ? null : parts;
  }
  return hadLead && LEAD_IN.test(lines[0] ?? "") && parts.length >= 2 && doing >= 2 ? parts : null;
}

/** "the laundry, the dishes, and I still have to pack": names of lists with one order among them. */
function isClear(parts: readonly string[]): boolean {
  return parts.filter(isNamedThing).length >= parts.length - 1;
}

/** "walk dog, shower, breakfast, leave by 8:15": what has to be done before one goes. */
function isBeforeLeaving(parts: readonly string[]): boolean {
  const before = parts.slice(0, -1);
  const isRow = before.length >= 2 && BE_THERE.test(parts.at(-1) ?? "");
  return isRow && before.every((part) => isOrder(part) || isNamedThing(part));
}

/** Behind a long row: "…, cat litter, eye exam. its 10pm and i can't do any of it". */
const SAID_AFTERWARDS =
  /^((?:[^.!?,]*,){4,}[^.!?,]*)[.!]\s+(?:it'?s|i|i'?m|and i|so i|but i)\s[^.!?]*[.!?]*$/i;
/** "… and wash my hair if there's time" belongs to the row. */
const IF_THERE_IS_TIME =
  /\s+if (?:there'?s|there is|i have|i get|i've got) (?:any )?(?:time|energy)\b/gi;
const THEN = /(?:,|;)\s*(?:and\s+)?then\s/gi;
/** What is bought or told in one go stays one goal. */
const ONE_TRIP = /^(?:buy|get|pick up|order|learn|write|plan|make|cook|read|invite|tell|find)\b/i;
/** "- pay rent - call Ana" and "1. fix gate 2. paint fence" carry their marks within the row. */
function markedInRow(typed: string): string[] | null {
  const row = typed.replace(/^[^:\d]{0,40}?:?\s*(?=1\s*[.)]\s.*\s2\s*[.)]\s)/, "");
  const mark = /^\s*[-–*•]\s/.test(row)
    ? /(?:^|\s)[-–*•]\s+/
    : /^\s*1\s*[.)]\s.*\s2\s*[.)]\s/.test(row)
      ? /(?:^|\s)\d{1,2}\s*[.)]\s+/
      : /(?:^|\s)\(?a\).*\s\(?b\)/i.test(row)
        ? /(?:^|\s)\(?[a-h]\)\s*/i
        : null;
  if (mark === null) return null;
  const items = row
    .replace(/^[^():]{1,40}:\s*(?=\(?a\))/i, "")
    .split(mark)
    .map(cleanItem)
    .filter((item) => item !== "");
  return items.length >= 2 ? items : null;
}

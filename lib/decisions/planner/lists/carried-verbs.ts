import { actFor } from "@/lib/decisions/planner/lists/item-acts";
import { BOUGHT, headOf } from "@/lib/decisions/planner/lists/item-kinds";
import { BE_THERE } from "@/lib/decisions/planner/lists/list-shapes";
import { isNamedThing, isOrder, isTold } from "@/lib/decisions/planner/lists/told-items";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";

const BUYS = /^(?:buy|order)(?=\s)/i;
const GETS = /^(?:buy|order|pick up|grab)(?=\s)/i;
/** What has a doing of its own, and is got where something else is picked up. */
const GOT_TOO =
  /\b(?:cake|cupcakes|bread|prescriptions?|meds|dry cleaning|lunch|dinner|flowers|tickets?|glasses)$/i;
const LONGEST_ORDER = 4;
const COUNTED_THING = /^(?:\d{1,2}|two|three|four|five|six|a|an|some) \p{L}+(?: \p{L}+)?$/iu;

/** "buy paint, tape and brushes then paint the hallway", "pick up cake, ice, hang banner": what follows is got too. */
export function boughtAlong(parts: readonly string[]): string[] | null {
  const all: string[] = [];
  for (const part of parts) {
    const verb = GETS.exec(all.at(-1) ?? "")?.[0];
    const isThing = actFor(headOf(part)) === undefined || GOT_TOO.test(headOf(part));
    // "ice" is a thing where something is got before it.
    const isOther = part.includes(" ") ? isOrder(part) : isOrder(part) && !BOUGHT.test(part);
    const isAlong = verb !== undefined && isThing && !isOther && !isTold(part);
    all.push(isAlong ? `${BUYS.test(verb) ? "buy" : verb} ${part}` : part);
  }
  const isMixed = all.filter((part) => !GETS.test(part) && isOrder(part)).length >= 1;
  const isWhole = all.length >= 3 && all.every((part) => isOrder(part));
  return isMixed && isWhole && all.some((part, at) => part !== parts[at]) ? all : null;
}

/** "clean kitchen, homework, laundry", "buy 3 lemons, 2 onions, 6 eggs": an order with things of lists behind it. */
export function namedBehindOrder(parts: readonly string[]): string[] | null {
  const [first = "", ...others] = parts;
  const verb = BUYS.exec(first)?.[0];
  const isThing = (part: string) =>
    !isTold(part) &&
    !isOrder(part) &&
    (isNamedThing(part) || BE_THERE.test(part) || (verb !== undefined && COUNTED_THING.test(part)));
  const isRow =
    others.length >= 2 &&
    startsWithVerb(first) &&
    first.split(" ").length <= LONGEST_ORDER &&
    !/^(?:plan|organi[sz]e|prepare|arrange|throw|host|sell|find)\s/i.test(first) &&
    others.every(isThing);
  if (!isRow) return null;
  return verb === undefined ? [...parts] : [first, ...others.map((part) => `${verb} ${part}`)];
}

const GOT_FOR =
  /^((?:get|buy|order|book) (?:(?:the|my|our) )?(?:kids?|boys?|girls?|son|daughter|mom|dad|husband|wife|dog|cat|baby)) (?!to\b|for\b|into\b|out\b|ready\b|off\b)([^,;:]{2,40}), ([^;:]{2,80}?),? and ([^,;:]{2,40}?)[.!]*$/i;

/** "get the kids haircuts, new shoes and a physical": each of them for the kids; null for another row. */
export function gotForSomebody(row: string): string[] | null {
  const [, order, first, middle, last] = GOT_FOR.exec(row) ?? [];
  if (order === undefined || first === undefined || middle === undefined || last === undefined) {
    return null;
  }
  const things = [first, ...middle.split(/,\s+/), last];
  const isOther = (thing: string) => isOrder(thing) && !BOUGHT.test(thing);
  return things.some(isOther) ? null : things.map((one) => `${order} ${one}`);
}

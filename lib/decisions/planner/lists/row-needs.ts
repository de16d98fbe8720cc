import { bought } from "@/lib/decisions/planner/lists/item-kinds";
import { isOrder } from "@/lib/decisions/planner/lists/told-items";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";

/** "…, potluck at 5 - need gift and a side dish": what the events of a row need stands behind a dash. */
const NEEDED = /^(.+?)\s+[-–—]+\s+(?:(?:i|we|also|still)\s+)*needs?\s+(?!to\b)([^:;?]+?)[.!]*$/i;
const DISH =
  /\b(?:dish|dessert|salad|casserole|dip|appetizer|pie|cake|brownies|cookies|cupcakes)$/i;
/** "soccer at 9", "dinner at 6:30pm" */
const EVENT =
  /^(?!be\s|arrive\s|get\s|leave\s)[^,]{2,40}\s(?:at\s|@\s?)(?:\d|noon)\S*(?:\s?[ap]m)?$/i;
/** Events whose first word could be a doing: "meeting at 2", "interview at 10". */
const EVENT_LIKE_DOING =
  /^(?:interview|practice|tour|meeting|wedding|training|tasting|fitting|showing|viewing|oil change)\s/i;
const LEAST_EVENTS = 2;

/** A row before its dash, and what has to be got for it; null where nothing is needed behind one. */
export function neededBehind(typed: string): { row: string; needed: string[] } | null {
  const [, row, things] = NEEDED.exec(typed) ?? [];
  if (row === undefined || things === undefined || !row.includes(",")) return null;
  const needed = things
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/i)
    .filter((part) => part !== "")
    .map((part) => {
      if (startsWithVerb(part)) return part;
      return `${DISH.test(part) ? "make" : "get"} ${bought(part)}`;
    });
  return { row, needed };
}

/** "soccer at 9" */
export function isEvent(item: string): boolean {
  return EVENT.test(item) && (!isOrder(item) || EVENT_LIKE_DOING.test(item));
}

/** "dinner at 6, game at 8": nothing but where one is at which hour; null for another row. */
export function eventsIn(row: string): string[] | null {
  const parts = row.replace(/^[^:,]{2,20}:\s+/, "").split(/\s*,\s*(?:and\s+)?/);
  return parts.length >= LEAST_EVENTS && parts.every(isEvent) ? parts : null;
}

/** Whether a list ends in what takes place at its hours, so that it is done from top to bottom. */
export function endsInEvents(items: readonly string[]): boolean {
  const first = items.findIndex(isEvent);
  const events = first === -1 ? [] : items.slice(first);
  return events.length >= LEAST_EVENTS && events.every(isEvent);
}

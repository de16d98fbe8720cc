import { BE_THERE } from "@/lib/decisions/planner/lists/list-shapes";
import { isOfRow } from "@/lib/decisions/planner/lists/row-tells";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";

/** "flight got cancelled, ryanair won't answer" tells what happened, and lists nothing. */
const TOLD =
  /\s(?:got|was|were|won'?t|can'?t|isn'?t|aren'?t|doesn'?t|hasn'?t|haven'?t|keeps?|says|said|owes?|broke|died|left|ordered|done|ready|missing|finished|no idea|not)(?:\s|$)/i;
/** What only a list has: "for camp: torch, socks", "kids, then dinner, then bed", "things we need, a seat, a bin". */
const LISTING = /[:;+(=]|,\s*then\b|\bneed,/i;
/** Things to be named in a list have hardly more words: "passport photos, teacher gift". */
const THING_WORDS = 3;

/** As what a line with commas may be weighed against a kind; null where it is a list beyond doubt. */
export function readRow(text: string, items: readonly string[]): "a row" | "a told row" | null {
  const isClear = items.length >= 3 && items.every((item) => isOfRow(item) || startsWithVerb(item));
  if (
    LISTING.test(text) ||
    isMostlyDoing(items) ||
    isClear ||
    items.some((item) => BE_THERE.test(item))
  ) {
    // "email coach about missing practice" is to be done, whatever it tells.
    const told = items.filter((item) => TOLD.test(item) && !startsWithVerb(item));
    return told.length > 0 ? "a row" : null;
  }
  return items.some((item) => item.split(" ").length > THING_WORDS) ? "a told row" : null;
}

/** Whether most items begin with what is to be done, so that they are no sentence on how things are. */
export function isMostlyDoing(items: readonly string[]): boolean {
  return items.filter(startsWithVerb).length * 2 > items.length;
}

import {
  pronounFor,
  type ReadStep,
  rowOf,
  withPlace,
} from "@/lib/decisions/planner/parts/read-step";
import { EXTRA, each, type Way } from "@/lib/decisions/planner/parts/way";
import { onCalendar } from "@/lib/decisions/planner/parts/write-ways";

const CALENDAR = /\b(?:in|on|into|onto) (?:the|your)(?: \p{L}+)? calendar\b/iu;
const LIST = /,? (?:on|onto|to) ((?:the|your|a) (?:\p{L}+ ){0,2}list)\b.*$/iu;
const NOTE =
  /^(?:up )?(?:an?|the|your|two|three|one) (?:[\p{L}-]+ ){0,2}(?:note|sign|card|label|sticker|tag)s?\b/iu;
const PHOTO =
  /^(?:(?:an?|one|two|three|four|five|six|few|before|after|clear|close-up|\d+) )*(?:photos?|pictures?)\b(?: of)?/i;
const SCREENSHOT = /\bscreenshots?\b/i;
/** What is opened on a screen or on paper; curtains and fingers are opened by opening them. */
const PAGES =
  /\b(?:app|page|site|website|settings?|file|folder|letter|mail|e-?mail|inbox|phone|book|document|doc|menu|account|calendar|browser|bank|store|map|note|spreadsheet|form|portal|link|album|playlist|clock|list|bill|statement|envelope|chat|ad|listing|\S+\.(?:gov|com|org))s?\b/i;
/** What one goes over from one edge to the other, or picks up piece by piece. */
const AREA =
  /\b(?:room|kitchen|floor|counter|desk|table|sink|bathroom|shower|tub|toilet|shelf|shelves|drawer|closet|cabinet|garage|yard|car|fridge|freezer|oven|stove|windows?|papers?|clothes|laundry|dishes|pile|inbox|files|photos|surface|walls?|rug|carpet|patio|deck|porch|toys|books|pantry)s?\b/i;
/** "a note with the address" and "your arms": what is not fetched before it is put somewhere. */
const NOT_FETCHED =
  /\b(?:arms?|hands?|feet|foot|legs?|head|back|fingers?|weight|knees?|thumbs?|chin|shoulders?|yourself|aside|side|up|back|money|payments?|date|time|day|call|one thing)\b/i;
/** "Put in the bag: keys, wallet", "Lay out by the door: …": what follows are the things themselves. */
const TOGETHER =
  /^(?:in|on|by|beside|out|together|these|everything|all|what you need|a kit|the essentials|things)\b/i;
const SOMETHING = /^(?:something|anything|one|an?) /;
const CHORES =
  /^(?:clean|wash|wipe|tidy|sweep|vacuum|hoover|scrub|sort|clear|empty|fold|mop|dust|declutter|organi[sz]e|rinse)\b/i;
const MOVES =
  /^(?:put|stick|lay|place|set out|set aside|move|carry|bring|hide|store|drop|take)(?! (?:in|up|over|back|away from|off)\b)/i;
const SETTINGS =
  /^(?:turn|switch|mute|block|delete|log|unsubscribe|upload|download|install|reset)/i;

function put(step: ReadStep): string[] | null {
  const { rest, quote } = step;
  if (CALENDAR.test(rest)) return onCalendar(rest);
  const list = LIST.exec(rest)?.[1];
  if (list !== undefined) {
    const said = rest.replace(LIST, "");
    const row = rowOf(said, 2);
    return [`Open ${list}.`, ...each(row.length > 1 ? row : [said], (thing) => `Add ${thing}.`)];
  }
  if (quote !== null && NOTE.test(rest)) {
    const place = withPlace(rest.replace(quote, "").replace(/[:,\s]+$/, ""))?.place;
    return [
      "Get a pen and a sticky note or a card.",
      `Write on it: ${quote}`,
      place === undefined ? "Stick it where you'll see it." : `Put it ${place}.`,
    ];
  }
  return moved(step);
}

/** Things that all go to one place: "your ID, a charger and water in a bag". */
function moved({ verb, rest, head, row, rowIn }: ReadStep): string[] | null {
  if (rowIn === "colon") {
    if (SOMETHING.test(head)) {
      return [`Choose one of these: ${row.join(", ")}.`, `${verb} it there: ${head}.`];
    }
    if (!TOGETHER.test(head)) return null;
    return [...each(row, (thing) => `Get ${thing}.`), `${verb} it all there: ${head}.`];
  }
  if (verb.toLowerCase() === "put on") {
    const worn = rowOf(rest, 2);
    return worn.length > 1 ? each(worn, (thing) => `Put on ${thing}.`) : null;
  }
  const told = withPlace(rest);
  if (told === null || NOT_FETCHED.test(told.thing)) return null;
  const all = rowOf(told.thing, 2);
  if (all.length > 2)
    return [...each(all, (thing) => `Get ${thing}.`, 3), `${verb} it all ${told.place}.`];
  if (all.length === 2)
    return [...all.map((thing) => `Get ${thing}.`), `${verb} both ${told.place}.`];
  return [`Get ${told.thing}.`, `${verb} ${pronounFor(told.thing)} ${told.place}.`];
}

function packed({ verb, rest, row }: ReadStep): string[] | null {
  const told = withPlace(rest);
  const all = row.length > 1 ? row : rowOf(told?.thing ?? rest, 2);
  if (all.length < 2) return null;
  const named = all.map((thing) => thing.replace(/^(?:up|out) /, ""));
  return [
    ...each(named, (thing) => `Get ${thing}.`),
    `${verb.split(" ")[0]} it all${told === null ? " in one place" : ` ${told.place}`}.`,
  ];
}

function photographed({ rest, row, rowIn }: ReadStep): string[] {
  if (SCREENSHOT.test(rest)) {
    const shown = rest.replace(/^.*?screenshots? ?(?:of )?/i, "");
    return [
      `Open it on the screen: ${shown === "" ? rest : shown}.`,
      "Press the two buttons for a screenshot.",
      `${EXTRA}Look once whether all of it can be read.`,
    ];
  }
  const of = rest.replace(PHOTO, "").trim() || rest;
  const shots = rowIn === "colon" || row.length > 2 ? row : [];
  if (shots.length > 0) {
    const named = shots.map((shot) => shot.replace(PHOTO, "").trim());
    return each(named, (thing) => `Take one photo of this: ${thing}.`);
  }
  return [
    `Turn on a light, or the flash, for a clear look at ${of}.`,
    "Take three photos, the last one close up.",
    `${EXTRA}Keep the sharpest one.`,
  ];
}

function taken(step: ReadStep): string[] | null {
  const { rest, verb } = step;
  if (verb.toLowerCase() !== "take") return null;
  return PHOTO.test(rest) || SCREENSHOT.test(rest) ? photographed(step) : moved(step);
}

function cleaned({ verb, rest, row }: ReadStep): string[] | null {
  if (row.length < 2 && !AREA.test(rest)) return null;
  const ready = "Put what you need where you'll do it: a cloth, water, a bag.";
  if (row.length > 1) return [ready, ...each(row, (thing) => `${verb} ${thing}.`)];
  return [
    ready,
    `Begin at one corner or edge: ${rest}.`,
    "Go on from there until one song is over.",
    "Look once at what is left, and finish it or stop here.",
  ];
}

function bought({ verb, rest, row }: ReadStep): string[] {
  const open = "Open the page or app where you can get it, or put your shoes on to go there.";
  const receipt = `${EXTRA}Save the receipt or the delivery date.`;
  if (row.length > 1)
    return [open, ...each(row, (thing) => `Put this in the cart: ${thing}.`, 3), receipt];
  return [open, `Find this: ${rest}.`, `${verb} ${pronounFor(rest)}.`, receipt];
}

function booked({ rest }: ReadStep): string[] {
  const to = / (?:with|at) ((?:the|your|an?|one) (?!words?|time|note|date)[^,:]+)$/.exec(rest)?.[1];
  return [
    to === undefined
      ? "Open the booking page, or find the number."
      : `Find the number or the booking page of ${to}.`,
    `${EXTRA}Look at your calendar for two times that work.`,
    `Book ${rest}.`,
    `${EXTRA}Put the time on your calendar right away.`,
  ];
}

function opened({ rest, quote }: ReadStep): string[] | null {
  if (!PAGES.test(rest)) return null;
  return [
    "Sit down with your phone, your computer or the paper.",
    `Open ${rest}.`,
    quote === null
      ? `${EXTRA}Close everything else that is open.`
      : `Look for the word ${quote} there.`,
  ];
}

function saved({ rest }: ReadStep): string[] {
  return [
    `Bring it up on the screen, or have it in your hand: ${rest}.`,
    "Save it, or put it where it belongs.",
    `${EXTRA}Look once whether you find it again there.`,
  ];
}

function added({ rest, row }: ReadStep): string[] | null {
  const to = / to ((?:the|your|a) [^,:]+)$/.exec(rest)?.[1];
  const things = rest.replace(/ to (?:the|your|a) [^,:]+$/, "");
  const all = row.length > 1 ? row : [things];
  if (to === undefined && all.length < 2) return null;
  const open = to === undefined ? [] : [`Open ${to}.`];
  return [...open, ...each(all, (thing) => `Add ${thing}.`, 3), `${EXTRA}Look it over once.`];
}

function changedInSettings({ verb, rest }: ReadStep): string[] | null {
  if (
    !PAGES.test(rest) &&
    !/\b(?:notifications?|alerts?|sounds?|bluetooth|wi-?fi|location|accounts?|profiles?)\b/i.test(
      rest,
    )
  )
    return null;
  return [
    "Open the app, the page or the settings where it is.",
    `Go to the right line for this: ${rest}.`,
    `${verb} ${rest}.`,
  ];
}

/** Steps that end with a thing in another place or state. */
export const THING_WAYS: readonly Way[] = [
  { verbs: /^(?:photograph|film|scan)\b/i, parts: photographed },
  { verbs: /^take\b/i, parts: taken },
  { verbs: MOVES, parts: put },
  {
    verbs: /^(?:put|add)\b/i,
    parts: (step) => (CALENDAR.test(step.rest) || LIST.test(step.rest) ? put(step) : null),
  },
  { verbs: /^(?:pack|gather|collect|get|fetch)\b/i, parts: packed },
  { verbs: CHORES, parts: cleaned },
  { verbs: /^(?:buy|order|shop)\b/i, parts: bought },
  { verbs: /^(?:book|schedule|reserve|sign up|register)\b/i, parts: booked },
  { verbs: /^open\b/i, parts: opened },
  { verbs: /^save\b/i, parts: saved },
  { verbs: /^add\b/i, parts: added },
  { verbs: SETTINGS, parts: changedInSettings },
];

import { type ReadStep, withPlace } from "@/lib/decisions/planner/parts/read-step";
import { COUNTED, EXTRA, each, type Way } from "@/lib/decisions/planner/parts/way";
import { numberIn, wordFor } from "@/lib/decisions/planner/words/numbers";

/** "what may have darkened your teeth: …": what follows is to be chosen from. */
const ASKS = /^(?:what|which|whether|how|who|where|when|why|anything|everything|if)\b/i;
/** A surface that a word or a note is put on: "on the fridge", "on a card by your bed". */
const ON_SURFACE =
  /\b(?:(?:note|sign|card|label|tape|slip)\b.*?)?\s?((?:on|by|beside|at|inside|in|onto|to) (?:the|your|a|an|each|every) (?!top|page|note|sheet|list|card|slip|paper|sticky|calendar|phone|one line|line)[^,:]+)$/i;
const CALENDAR = /\b(?:in|on|into|onto) (?:the|your) (?:\p{L}+ )?calendar\b/iu;
const OPENS_NOTE = "Open a note on your phone, or turn a sheet of paper over.";

function written({ head, rest, row, rowIn, isChoice, quote }: ReadStep): string[] {
  if (CALENDAR.test(rest)) return onCalendar(rest);
  const isOpen = isChoice || (rowIn === "colon" && ASKS.test(head));
  if (isOpen && row.length > 1) {
    const first = `Copy these onto a note: ${row.join(", ")}.`;
    return isChoice
      ? [first, "Cross out each one that isn't true for you.", "Circle the one that is most true."]
      : [first, "Cross out each one that doesn't apply.", "Add a word or two beside the others."];
  }
  if (row.length > 1) {
    return each(row, (thing, at) => (at === 0 ? `Write down ${thing}.` : `Add ${thing}.`));
  }
  if (quote !== null) return quoteWritten(rest, quote);
  const count = numberIn(COUNTED.exec(head)?.[1] ?? "");
  if (count > 1 && count <= 20) {
    const more = count - 1;
    return [
      `Write at the top of a note: ${rest}.`,
      "Add the first one that comes to mind, good or not.",
      more === 1 ? "Add one more." : `Add ${wordFor(more)} more, a few words each.`,
    ];
  }
  return [
    OPENS_NOTE,
    `Put one rough line there: ${rest}.`,
    `${EXTRA}Read it once, and add the one word that is missing.`,
  ];
}

function quoteWritten(rest: string, quote: string): string[] {
  const [, place] = ON_SURFACE.exec(rest.replace(quote, "").replace(/[:\s]+$/, "")) ?? [];
  const end = place === undefined ? [] : [`Put it ${place}.`];
  return ["Get a pen and a slip of paper, or open a note.", `Copy these words: ${quote}`, ...end];
}

/** "Put the first payment on your calendar" */
export function onCalendar(rest: string): string[] {
  const what = rest
    .replace(/,? (?:in|on|into|onto) (?:the|your) (?:\p{L}+ )?calendar\b.*$/iu, "")
    .replace(/:$/, "");
  return [
    "Open your calendar on that day.",
    `Type this as its title: ${what}.`,
    `${EXTRA}Add an alert for when you could act on it.`,
  ];
}

function listed(step: ReadStep): string[] {
  if (step.row.length > 1 || step.quote !== null) return written(step);
  return [
    `Write at the top of a note: ${step.rest}.`,
    "Add the first three that come to mind.",
    "Go on until nothing more comes for a whole minute.",
  ];
}

function copied({ rest, row }: ReadStep): string[] {
  if (row.length > 1) {
    const from = / from (?:the|your|each|every|that) [^,]+$/.exec(row.at(-1) ?? "")?.[0] ?? "";
    const things = row.map((thing) => thing.replace(from, ""));
    const open =
      from === "" ? OPENS_NOTE : `Open ${from.replace(/^ from /, "")}, with a note beside it.`;
    return [open, ...each(things, (thing) => `Copy ${thing}.`, 3)];
  }
  const source = / (?:from|off) (.+)$/.exec(rest)?.[1];
  const open =
    source === undefined
      ? "Open what you copy from, with a note beside it."
      : `Open ${source}, with a note beside it.`;
  return [
    open,
    `Copy ${rest.replace(/ (?:from|off) .+$/, "")}.`,
    `${EXTRA}Check it once against where it came from.`,
  ];
}

function filledIn({ rest, row }: ReadStep): string[] {
  if (row.length > 2) return each(row, (thing) => `Fill in ${thing}.`);
  return [
    `Open it where you can type or write: ${rest}.`,
    "Fill in what you know by heart: name, address, dates.",
    "Mark each field you can't fill in yet, and fill in the rest.",
    "Save it, or keep the page where you'll find it.",
  ];
}

function drawn({ rest }: ReadStep): string[] {
  return [
    "Get a pen and a blank sheet.",
    `Draw it small and rough first: ${rest}.`,
    `${EXTRA}Go over the lines that count.`,
  ];
}

function marked({ rest }: ReadStep): string[] {
  const where = withPlace(rest);
  const page = where === null ? "it" : where.place.replace(/^(?:in|on|at|with) /, "");
  return [
    where === null
      ? "Lay what you'll mark in front of you, with a pen."
      : `Open ${page}, pen or cursor in hand.`,
    `Go through once from the top, and mark ${where?.thing ?? rest}.`,
    `${EXTRA}Count the marks, so you know how much there is.`,
  ];
}

/** Steps that end in words on a page. */
export const WRITE_WAYS: readonly Way[] = [
  { verbs: /^(?:fill (?:in|out)|complete|enter)\b/i, parts: filledIn },
  { verbs: /^(?:list|brainstorm|jot|name)\b/i, parts: listed },
  { verbs: /^copy\b/i, parts: copied },
  { verbs: /^(?:draw|sketch)\b/i, parts: drawn },
  { verbs: /^(?:mark|circle|highlight|underline|cross out|tick|star)\b/i, parts: marked },
  { verbs: /^(?:write|note|type|draft|describe|outline|record the|put down)\b/i, parts: written },
];

import type { ReadStep } from "@/lib/decisions/planner/parts/read-step";
import { EXTRA, each, type Way } from "@/lib/decisions/planner/parts/way";

const ALARM = /\b(?:alarm|timer|reminder|alert)s?\b/i;
/** "a day to walk the other one", "two fixed times a week for calls" */
const A_DAY =
  /^((?:an?|one|two|three) (?:[\p{L}-]+ )?(?:days?|dates?|times?|evenings?|hours?|weeks?|slots?)(?: a (?:day|week|month))?) (?:to|for|when) (.+)$/iu;
const SETTING =
  / (?:to|on|off) \S+$|\b(?:phone|app|account|profiles?|settings?|notifications?|privacy|thermostat|signature)\b|do not disturb/i;

function timed({ rest, head, quote }: ReadStep): string[] | null {
  if (ALARM.test(head)) {
    return [
      "Open the clock or the reminders on your phone.",
      `Set ${quote === null ? head : head.replace(quote, "").replace(/(?: for|:)?\s*$/, "")}.`,
      quote === null
        ? `${EXTRA}Give it a name that says what to do then.`
        : `Give it this name: ${quote}`,
    ];
  }
  const [, day, doing] = A_DAY.exec(head) ?? [];
  if (day !== undefined && doing !== undefined) {
    return ["Open your calendar.", `Tap ${day} that is still free.`, `Type this there: ${doing}.`];
  }
  if (SETTING.test(rest)) {
    return ["Open the settings for it.", `Go to the right line: ${head}.`, `Set ${head}.`];
  }
  return null;
}

/** "Set up the tank: substrate, a hide, a lamp" */
function setUp({ row, rowIn }: ReadStep): string[] | null {
  return rowIn === "colon" ? each(row, (thing) => `Put this in place: ${thing}.`) : null;
}

function gone({ verb, rest }: ReadStep): string[] {
  return [
    "Put your shoes, keys and what you'll take by the door.",
    "Step out of the door.",
    `${verb} ${rest}.`,
  ];
}

function planned({ rest, row }: ReadStep): string[] {
  if (row.length > 1) return each(row, (thing) => `Write one line for this: ${thing}.`);
  return [
    `Write at the top of a sheet: ${rest}.`,
    "Put down the first thing that has to happen.",
    "Add what comes after it, one line each.",
    "Circle the line you can do today.",
  ];
}

function handedIn({ verb, rest }: ReadStep): string[] {
  return [
    "Open the page, the app or the letter for it.",
    `${EXTRA}Lay out what it will ask for: a card, an account or a reference number.`,
    `${verb} ${rest}.`,
    `${EXTRA}Save the confirmation.`,
  ];
}

/** "Do ten each: bridge, clam, side lift" */
function inTurn({ rowIn, row }: ReadStep): string[] | null {
  return rowIn === "colon" ? each(row, (thing) => `Do this: ${thing}.`) : null;
}

/** Steps that end in something done, at a time or in a place. */
export const DOING_WAYS: readonly Way[] = [
  { verbs: /^(?:set up|assemble|install|arrange)\b/i, parts: setUp },
  { verbs: /^(?:set(?! (?:up|out|aside)\b)|snooze)\b/i, parts: timed },
  {
    verbs:
      /^(?:pay|sign(?! up)|apply for|submit|renew|cancel|claim|file|transfer|hand in|turn in)\b/i,
    parts: handedIn,
  },
  { verbs: /^(?:plan|prepare|outline)\b/i, parts: planned },
  {
    verbs: /^(?:go (?:to|for|out)|walk (?:to|outside)|drive to|visit|cycle to|pick up)\b/i,
    parts: gone,
  },
  { verbs: /^(?:do|play|try|practi[sc]e|repeat|run through)\b/i, parts: inTurn },
];

import type { Change, Circumstance } from "@/lib/decisions/planner/facts/fact-change";
import { FULL_WEEKDAY } from "@/lib/decisions/planner/words/weekdays";
import { withProperCapitals } from "@/lib/decisions/planner/words/wording";

const HOUR =
  "(\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm)?|noon|midnight)(?!\\d|\\s?(?:%|kg|cm|km|min|hour|day|week|month|year|(?:st|nd|rd|th)\\b|(?:of )?(?:jan|feb|mar|apr|may|ju[nl]|aug|sep|oct|nov|dec)))";
const DAYS = `((?:${FULL_WEEKDAY}s?|weekends?|weekdays|evenings|mornings|afternoons)(?:\\s+(?:and|or|\\/)\\s+${FULL_WEEKDAY}s?|\\s+(?:mornings?|evenings?|afternoons?))?)`;

/** Steps that fix a time with somebody else, or go to them. */
const AT_THEIRS: readonly Change[] = [
  {
    step: /^(?:Go|Walk|Drive|Call|Ring|Phone|Visit) (?!up to|through|over|back)/,
    as: "inside",
    words: "{value}",
  },
  {
    step: /^(?:Book|Reserve|Enter|Put) .*\b(?:appointment|visit|lesson|slot|session|time|calendar)\b/,
    as: "inside",
    words: "{value}",
  },
];
/** Steps that choose an hour of one's own. */
const AT_OWN: readonly Change[] = [
  { step: /^(?:Book|Reserve|Make an appointment|Arrange)\b/, as: "inside", words: "{value}" },
  { step: /^(?:Put|Enter|Block|Mark) [^:]*\bcalendar\b/, as: "inside", words: "{value}" },
  {
    step: /^(?:Choose|Pick|Set|Write down) (?:a|an|the|one|two|three|your)\b[^,.:]*\b(?:days?|hours?|times?|slots?|alarms?|evenings?)\b/,
    as: "inside",
    words: "{value}",
  },
];

const OWN = {
  minutes: 3,
  text: "Put the first time for it in your calendar, {value}.",
  at: "late",
} as const;

function hourOf(found: RegExpExecArray): string {
  return (found[1] ?? "").replace(/\s/g, "");
}

function daysOf(words: string): string {
  const days = withProperCapitals(words.toLowerCase().replace(/(day)s?\b/g, "$1"));
  if (/^weekends?/i.test(words)) return "on a weekend";
  if (/^(?:evenings|mornings|afternoons)/i.test(words)) return `in the ${days.replace(/s$/, "")}`;
  return /^weekday/i.test(words)
    ? "on a weekday"
    : `on a ${days.replace(/\s*\/\s*|\sand\s/, " or ")}`;
}

/** When somebody has time, or a place is open: the hour of what is booked, called or put in the calendar. */
export const HOURS: readonly Circumstance[] = [
  {
    says: new RegExp(
      `\\bopen(?:s|ing)?\\s+(?:hours\\s+)?(?:only\\s+|from\\s+|are\\s+)*${HOUR}\\s*(?:to|till|til|until|-|–)\\s*(\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm)?(?:\\s+in the (?:morning|evening))?)`,
      "i",
    ),
    value: (found) => `between ${hourOf(found)} and ${(found[2] ?? "").trim()}`,
    changes: [...AT_THEIRS, ...AT_OWN],
    own: OWN,
  },
  {
    says: new RegExp(`\\b(?:closes|shuts|only open (?:till|until))\\s+(?:at\\s+)?${HOUR}`, "i"),
    value: (found) => `before ${hourOf(found)}`,
    changes: AT_THEIRS,
    own: OWN,
  },
  {
    says: new RegExp(
      `\\b(?:only|just)\\s+(?:free|off|open|available|there|in|runs?|works?|comes?|(?:can )?do|have time|got)?\\s*(?:at|on|in the)?\\s*${DAYS}(?![\\w'])`,
      "i",
    ),
    value: (found) => daysOf(found[1] ?? ""),
    changes: [...AT_OWN, ...AT_THEIRS],
    own: OWN,
  },
  {
    says: new RegExp(
      `\\b(?:work|working|at work|on shift|shift is|busy|lectures?|class|school)\\b[^.,;\\d]{0,16}\\b(?:till|til|until|to)\\s+${HOUR}`,
      "i",
    ),
    value: (found) => `after ${hourOf(found)}`,
    changes: AT_OWN,
    own: OWN,
  },
  {
    says: new RegExp(`\\b(?:free|available|home|only)\\s+(?:from|after)\\s+${HOUR}`, "i"),
    value: (found) => `after ${hourOf(found)}`,
    changes: AT_OWN,
    own: OWN,
  },
  {
    says: /\barriv\w*\s+(?:only\s+|late\s+)*((?:after|around|about|at)\s+\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?)(?!\d)/i,
    about: /\b(?:book|hotel|flat|room|hostel|taxi|find|rent)\b/i,
    value: (found) => (found[1] ?? "").toLowerCase(),
    changes: [
      {
        step: /^(?:Book|Reserve|Call|Ring|Message|Write to|Ask)\b/,
        as: "sentence",
        words: "Tell them that you arrive {value}.",
      },
    ],
    own: { minutes: 4, text: "Ask in two lines whether you can arrive {value}.", at: "late" },
  },
  {
    says: /\b(?:when|while|only (?:when|while|during)|during)\b[^.,;]{0,25}\b(naps?|asleep|sleeps)\b/i,
    value: () => "nap",
    changes: [],
    own: {
      minutes: 3,
      text: "Lay out what it takes, so that you can begin when the nap does.",
      at: "early",
    },
  },
];

import { the } from "@/lib/decisions/planner/lists/item-kinds";

/** A step for what a clause's pattern has caught, in order; `when` is a day that was told, or empty. */
export type Clause = readonly [
  pattern: RegExp,
  minutes: number,
  step: (caught: readonly string[], when: string) => string,
];

const APPS: ReadonlyMap<string, string> = new Map([
  ["cash app", "Cash App"],
  ["cashapp", "Cash App"],
  ["venmo", "Venmo"],
  ["zelle", "Zelle"],
  ["paypal", "PayPal"],
  ["apple pay", "Apple Pay"],
]);
const APP = [...APPS.keys()].join("|");

function appName(typed: string): string {
  return APPS.get(typed.toLowerCase()) ?? typed;
}

/** Doings that a household names by their things: "plants water", "2 loads of laundry", "kids haircuts". */
export const NAMED_DOINGS: readonly Clause[] = [
  [
    /^(?:the )?(plants?|garden|flowers|tomatoes|lawn) water(?:ed|ing)?$/i,
    5,
    ([thing = ""], when) => `Water the ${thing.toLowerCase()}${when}.`,
  ],
  [
    /^bag (?:up )?(?:the )?(leaves|clothes|donations|toys|books)$/i,
    15,
    ([what = ""], when) => `Put the ${what.toLowerCase()} into bags${when}.`,
  ],
  [/^(?:the |my )?beds?(?: made)?$/i, 2, (_, when) => `Make the bed${when}.`],
  [
    /^(?:do )?((?:\d|two|three|four|five|six) loads)(?: of (laundry|wash|clothes|whites|darks|towels))?$/i,
    5,
    ([loads = "", what = "laundry"], when) =>
      `Start the first of ${loads.toLowerCase()} of ${what.toLowerCase()}${when}.`,
  ],
  [
    /^(?:the )?(kids?|boys?|girls?|son|daughter)'?s? (haircuts?|physicals?|check-?ups?|shots)$/i,
    10,
    ([whom = "", what = ""], when) => {
      const who = whom.toLowerCase().replace(/^kid$/, "kids");
      return when === ""
        ? `Book ${the(what)} for the ${who}.`
        : `Take the ${who} for ${what}${when}.`;
    },
  ],
  [
    /^((?:your )?\p{L}+(?:'s|s)? (?:birthday|graduation|wedding|gift|present|baby shower)) ([$£€]\d[\d,.]*)$/iu,
    3,
    ([event = "", sum = ""], when) =>
      `Set aside ${sum} for ${the(event.replace(/^(?:mom|dad|grandma|grandpa|sister|brother)\b/i, (kin) => `your ${kin.toLowerCase()}`))}${when}.`,
  ],
  [
    /^((?:two|three|an?|one|2|3) )?((?:utility |phone )?bills?) with ((?:my|your|our) (?:name|address).*)$/i,
    10,
    ([count = "", bills = "", on = ""], when) =>
      `Find ${count}${bills} with ${on.replace(/^(?:my|our)\b/i, "your")}${when}.`,
  ],
  [
    new RegExp(`^(${APP}) (?:or|\\/) (${APP}) (.+)$`, "i"),
    5,
    ([one = "", other = "", whom = ""], when) =>
      `Pay ${the(whom)} by ${appName(one)} or ${appName(other)}${when}.`,
  ],
  [
    /^cash ?app (?!account|card)(.+)$/i,
    5,
    ([whom = ""], when) => `Pay ${the(whom)} by Cash App${when}.`,
  ],
  [
    /^call with (.+?) at (\d\S*(?: ?[ap]m)?|noon)$/i,
    2,
    ([whom = "", hour = ""], when) =>
      `Put the call with ${whom} in your calendar${when} at ${hour}, with an alarm an hour before.`,
  ],
  [
    /^(?:the )?(kids|boys|girls) to (school|daycare|camp|practice|dance|soccer)(?: (?:by|at) (\d\S*(?: ?[ap]m)?))?$/i,
    20,
    ([whom = "", where = "", hour], when) =>
      `Take the ${whom.toLowerCase()} to ${where}${when}${hour === undefined ? "" : ` by ${hour}`}.`,
  ],
  [
    /^get (?:the )?(kids|boys|girls) (haircuts?)$/i,
    10,
    ([whom = "", what = ""], when) => `Book ${the(what)} for the ${whom.toLowerCase()}${when}.`,
  ],
  [
    /^get (?:the )?(kids|boys|girls) an? (physical|check-?up|dentist|dental cleaning|eye exam)$/i,
    10,
    ([whom = "", what = ""], when) =>
      `Book ${/^[aeiou]/i.test(what) ? "an" : "a"} ${what} for the ${whom.toLowerCase()}${when}.`,
  ],
];

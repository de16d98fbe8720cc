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

/** "moms social security card" and "w2" as they are written. */
function paperName(typed: string): string {
  return typed
    .replace(/^(?:mom|dad|grandma|grandpa)\b/i, (kin) => `your ${kin.toLowerCase()}`)
    .replace(/\bsocial security\b/i, "Social Security")
    .replace(/^w-?2/i, "W-2");
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
  [
    /^(?:gas up (?:(?:the|my) )?(?:car|truck|van)|(?:fill(?: up)?|put)(?: (?:the )?(?:car|truck|van|tank))?(?: up)?(?: with)? gas(?: in (?:the |my )?(?:car|truck|van|tank))?)$/i,
    10,
    (_, when) => `Get gas${when}.`,
  ],
  [
    /^charge (?:the |my |your |his |her )?((?:\p{L}+ )?(?:laptop|phone|tablet|ipad|chromebook|watch|airpods|earbuds|headphones|camera|kindle|toothbrush|batter(?:y|ies)|speaker|switch|power bank))$/iu,
    2,
    ([thing = ""], when) => `Plug in the ${thing}${when}.`,
  ],
  [
    /^order (?:the |my |our |some )?(?:new |more )?checks$/i,
    5,
    (_, when) => `Open your bank's app at “order checks”, and order them${when}.`,
  ],
  [
    /^(?:find|locate|look for|dig out) (?:the |my |our |your )?((?:\p{L}+(?:'s)? )?(?:(?:birth|marriage|death|baptism) certificate|title|deed|social security card|passports?|diploma|shot records?|vaccin\p{L}+ (?:card|records?)|immunization records?|will|w-?2s?|1099s?|tax (?:return|papers|documents)|lease|warranty|insurance card))$/iu,
    10,
    ([paper = ""], when) =>
      `Look in the file box and the desk drawers for ${the(paperName(paper))}${when}.`,
  ],
  [
    /^renew (?:the |my |our |your )?((?:car |truck |license )?(?:tags|tabs|plates|registration))$/i,
    10,
    ([tags = ""], when) => `Renew ${the(tags)} on your state's DMV site${when}.`,
  ],
  [
    /^renew (?:the |my |our |your )?passports?$/i,
    15,
    (_, when) => `Open travel.state.gov and start the passport renewal${when}.`,
  ],
  [
    /^(?:write (?:up )?)?(?:the |an? )?(quote|estimate|bid|proposal) for ((?:the )?(?:\p{L}+ )*(?:job|project|remodel)|the \p{Lu}\p{Ll}+s?|(?:the )?(?:client|customer)s?)$/u,
    20,
    ([paper = "", matter = ""], when) => `Write the ${paper} for ${the(matter)}${when}.`,
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

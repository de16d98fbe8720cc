import { BOUGHT, bought, DETERMINED, headOf } from "@/lib/decisions/planner/lists/item-kinds";
import { MEDICINE, withMedicineCapital } from "@/lib/decisions/planner/lists/medicines";
import { NAMED_BY_TITLE } from "@/lib/decisions/planner/lists/whole-words";
import { withoutBrandArticle } from "@/lib/decisions/planner/words/brand-names";
import { GIVEN_NAMES } from "@/lib/decisions/planner/words/given-names";
import { gerundVerb, isPlainVerb } from "@/lib/decisions/planner/words/verbs";
import { isProperWord } from "@/lib/decisions/planner/words/wording";
import { spoken } from "@/lib/decisions/planner/written/slots";
import { capitalise } from "@/lib/text";

const FAMILY =
  "mum|mom|dad|gran|grandma|grandpa|nan|nana|abuela|grandad|stepmom|stepdad|sis|bro|sister|brother|aunt|uncle|cousin|wife|husband";

/** What is done with a thing that one has, typed without its article: "walk dog", "fill car", "hand in form". */
const HANDLES = [
  "walk|feed|wash|clean|tidy|fill|water|cancel|book|fix|mend|repair|find|collect|deposit|return|empty|charge|service",
  "hoover|mop|sweep|mow|paint|print|sign|post|pay|renew|defrost|descale|bleed|unblock|hang|refill|finish|submit|sort",
  "schedule|file|stop|set|change|vacuum|scrub|trim|rake|weed|drop|mail|clear|fold|iron|wipe|unload|load|patch|caulk",
  "replace|scoop|dust|make(?= beds?$)|install|assemble|review|proofread|edit|update|draft|oil|sand|stain|seal|rotate",
  "register|transfer(?= (?:electric|gas|water|utilities|title|prescriptions?)\\b)|strip|flip|shovel|brush|grade|copy|unpack|chill|prep(?! for\\b)|dig out|open(?= (?:\\w+ )?(?:windows?|mail|garage|pool|blinds|curtains)\\b)|lock|cover|sterilize|start(?= (?:crock ?pot|slow cooker|instant pot|dishwasher|dryer|grill|oven|car|coffee)\\b)|run(?= (?:dishwasher|dryer|washer)$)|glue|work on|send(?= (?:invoice|contract|application|payment|form)s?$)|deep[- ]clean|board|drain|frost|thaw|pack(?= (?:\\w+ )?(?:bag|suitcase|car|van|cooler)\\b)|check(?= (?:tires?|oil|brakes|fluids?|credit score|mail|mailbox|gutters?|roof|furnace)\\b)",
  "flush|(?:pressure|power) wash|winterize|sharpen|wax|bathe|groom|wrap|sell|donate|test|reset|mount|restock|sanitize",
  "(?:clean|clear|sort|take|wash|empty|fill|air) out|(?:hand|turn|bring|take) in|(?:pick|put|set|clean|fix|hook|touch|pack) up",
  "(?:drop|clean|clear|hose|cut|top) off|(?:put) away|(?:wipe|hose|take|break|wash) down|(?:put) out",
].join("|");
/** Words that need none before them, or have one. */
const NEEDS_NO_ARTICLE =
  "the|before|after|until|till|when|while|an?|my|your|our|his|her|their|its|this|that|these|those|some|any|all|every|each|both|one|two|three|four|five|more|it|them|him|me|us|some(?:one|body|thing|where)|any(?:one|body|thing)|up|out|off|in|on|back|for|to|with|at|by|into|away|down|over|hair|teeth|face|hands";
/** Things that end like a doing. */
const THING_IN_ING =
  "recycling|laundry|living|dining|reading|parking|boarding|awning|ceiling|railing|siding|wiring|clothing|bedding|wedding|building|sewing|washing|sleeping|changing|string|spring|king|ring|swing|wing|lining|molding|fencing|flooring|lighting|plumbing|cleaning|meeting";
const HANDLED_BARE = new RegExp(
  `^(${HANDLES})\\s+(?!(?:${NEEDS_NO_ARTICLE}|(?!(?:${THING_IN_ING})\\b)[a-z]+ing)(?:\\s|$)|[$\\d]|\\S+'s\\s)`,
  "i",
);
/** What is ordered or written as one: "order birth certificate" and "write lab report", and not "order pizza". */
const MADE_AS_ONE = new RegExp(
  `^(order|write|forward|put up)\\s+(?!(?:${NEEDS_NO_ARTICLE}|about)\\s|\\d|\\S+'s\\s)(?=\\p{L})`,
  "iu",
);
const UNCOUNTED =
  /(?:[^s]s|ice|milk|bread|rice|cheese|soap|shampoo|detergent|food|pizza|takeout|dinner|lunch|breakfast|formula|litter|furniture|medicine|coffee|water|code|sushi|thai|chinese|jewelry|propane|mulch|merch|swag|music|poetry|fiction)$/i;
/** Capitals that are a thing and no name. */
const CAPITAL_THING = /^(?:RV|AC|TV|SUV|HVAC|HOA|PTA|ER|IRS|DMV|FAFSA|W-\d|PDF|CV|CD|DVD)s?$/;
/** Who calls for one of a kind, not for a known one: "find pet sitter". */
const ANY_ONE =
  /^find (?!(?:an?|the|my|our|your|another|some) )(?=(?:\p{L}+ )?(?:sitter|babysitter|apartment|roommate|job|plumber|electrician|contractor|dentist|doctor|therapist|tutor|mechanic|handyman|photographer|venue|dj|caterer|house|lawyer|daycare|cleaner)$)/iu;
const MADE_ANEW =
  /^make (?!(?:an?|the|my|our|your|another|some) )(?=(?:\p{L}+ )?(?:list|cake|salad|budget|plan|schedule|playlist|pie|casserole|costume|chart|dessert|dish|lasagna|flyer|poster|reservation)$)/iu;
const BODY =
  /^(ice|stretch|brush|wash|floss|paint|do|dry|trim|cut|clip|shave|color|dye|curl|straighten) (?=(?:teeth|hair|face|nails|toenails|hands|legs|knees?|ankle|shoulder|back|hamstrings|beard|eyebrows)$)/i;
/** Verbs that are done to one thing only, and stand without it: "mow". */
const ITS_THING: ReadonlyMap<string, string> = new Map([
  ["mow", "the lawn"],
  ["edge", "the lawn"],
  ["weed", "the garden"],
  ["rake", "the leaves"],
  ["fold", "the laundry"],
  ["unload", "the dishwasher"],
  ["shovel", "the snow"],
]);

/** "edit chapter 3" */
const NUMBERED = /^(?:chapters?|pages?|units?|sections?|modules?|lessons?|steps?|rooms?) \d/i;

/** "mow" alone is to mow the lawn. */
export function withItsThing(item: string): string {
  const thing = ITS_THING.get(item.toLowerCase());
  return thing === undefined ? item : `${item} ${thing}`;
}

function articleFor(verb: string, behind: string): string {
  // What is bought in any number goes without: "pick up diapers".
  const isOfStore = /^pick up$/i.test(verb) && UNCOUNTED.test(behind);
  if (isOfStore && (BOUGHT.test(behind) || /^(?:lunch|dinner|breakfast|takeout)$/i.test(behind)))
    return "";

  const [first = ""] = behind.split(" ");
  if (NUMBERED.test(behind)) return "";
  if (MEDICINE.test(behind)) return "your ";
  if (!isProperWord(first) || CAPITAL_THING.test(first)) return "the ";
  // "return Amazon package" is of a thing, and "cancel Hulu" of the name alone.
  const [last = ""] = headOf(behind).split(" ").slice(-1);
  const isOfName = last !== first && /^\p{Ll}/u.test(last) && !GIVEN_NAMES.has(first.toLowerCase());
  return isOfName && !/'s$/.test(first) ? "the " : "";
}

/** "sand and stain the dresser": two doings with one thing. */
const TWO_DOINGS = /^(\p{Ll}+) and (\p{Ll}+ (?!and\b).+)$/u;
/** "renew global entry": what one belongs to by its own name, with its capitals. */
const MEMBERSHIPS: readonly string[] = [
  "Global Entry",
  "TSA PreCheck",
  "Amazon Prime",
  "AAA",
  "Clear",
];
const OF_A_MEMBERSHIP = new RegExp(
  `^((?:renew|cancel|pay|join|pause) )(?:the |my )?(${MEMBERSHIPS.join("|")})$`,
  "i",
);
/** "make dentist appointment" */
const APPOINTMENT_MADE =
  /^(make|book|schedule|get|set up) (?!(?:an?|the|my|our|your|his|her)\s)(?=(?:[\p{L}'-]+ ){0,2}appointment\b)/iu;
/** "study for Spanish quiz" */
const STUDIED_FOR =
  /^(stud(?:y|ying)(?: \S+ \S+)? for |prep(?:are)? for )(?!(?:the|my|our|your|an?|his|her)\s)(?=(?:\S+ ){1,3}(?:quiz|test|exam|midterm|finals?|meeting|interview|presentation)$)/i;
const CALLED =
  /^((?:call|ring|phone)(?: back)?|email|text|chase|pay)\s+(?=(?:bank|school|plumber|electrician|dentist|doctor|doctors|gp|vet|council|landlord|landlady|garage|nursery|insurance|vet|hospital|surgery|agency|agent|window|council tax|water|gas|nan's|teacher|pharmacy|professor|coach|daycare|super|manager|boss|lawyer|accountant|therapist|mechanic|group|prof|team|client|advisor|pediatrician|moms|dads|parents|guests|recruiter|realtor|broker|counselor|inspector|adjuster|attorney|orthodontist|dermatologist|cardiologist|allergist|groomer|dealership|painter|landscaper|supplier|vendor|tenants?|customer|clients|tutor|social worker|caseworker|case worker|dispatcher|\p{L}+ (?:company|office)|caterer|florist|venue|photographer|movers|exterminator|handyman|neighbors?|sitter|babysitter|lender|roofer|contractor|principal|sponsor|nurse|clinic|airline|hotel|restaurant|hoa|dmv|ta|irs|\p{L}+ guy)\b)/iu;

function withMembership(item: string): string {
  return item.replace(OF_A_MEMBERSHIP, (_, verb: string, named: string) => {
    const name = MEMBERSHIPS.find((one) => one.toLowerCase() === named.toLowerCase());
    return `${verb}${name ?? named}`;
  });
}

/** An order to oneself, spoken to the person: "find my keys" is "find your keys", "call bank" "call the bank". */
export function asSpokenOrder(item: string): string {
  const [, doing = "", rest] = TWO_DOINGS.exec(item) ?? [];
  if (rest !== undefined && isPlainVerb(doing) && isPlainVerb(rest.split(" ")[0] ?? "")) {
    return `${doing} and ${asSpokenOrder(rest)}`;
  }
  return withMembership(withMedicineCapital(asSingleOrder(item)));
}

function asSingleOrder(item: string): string {
  const [first = "", second = ""] = item.split(" ");
  const verb = DETERMINED.test(second) || /^\p{Lu}/u.test(second) ? gerundVerb(first) : null;
  return spoken(withoutBrandArticle(verb === null ? item : `${verb}${item.slice(first.length)}`))
    .replace(/^take (?=(?:shower|bath|nap|walk|break)\b)/i, "take a ")
    .replace(/^take (?=(?:meds|pills|vitamins|medicine|medication)\b)/i, "take your ")
    .replace(
      APPOINTMENT_MADE,
      (found) => `${found}${/^[aeiou]/i.test(item.slice(found.length)) ? "an" : "a"} `,
    )
    .replace(STUDIED_FOR, "$1the ")
    .replace(BODY, "$1 your ")
    .replace(/^order (?=\d+x\d)/i, "order the ")
    .replace(ANY_ONE, (found) => `${found}${/^find [aeiou]/i.test(item) ? "an" : "a"} `)
    .replace(MADE_ANEW, "make a ")
    .replace(/^rent (?=(?:U-Haul|truck|van|car|storage unit|tux|dumpster)\b)/i, "rent a ")
    .replace(/^change (?=address\b)/i, "change your ")
    .replace(/^(pick|choose) (?=outfit\b)/i, "$1 an ")
    .replace(OF_FAMILY, "$1 your $2")
    .replace(BARE_FAMILY_NAME, (name) => name.toLowerCase())
    .replace(
      FAMILY_WITH_NAME,
      (_, kin: string, name: string) => `${capitalise(kin)} ${capitalise(name)}`,
    )
    .replace(/^(blow up) (?=\d)/i, "$1 the ")
    .replace(
      /^(give|take|bring|get|drive|wake|let) (?=(?:dogs?|cats?|puppy|kitten|baby|kids)\b)/i,
      "$1 the ",
    )
    .replace(
      HANDLED_BARE,
      (whole: string, verb: string, _at: number, all: string) =>
        `${verb} ${articleFor(verb, all.slice(whole.length))}`,
    )
    .replace(MADE_AS_ONE, (whole: string, verb: string, _at: number, all: string) => {
      const behind = all.slice(whole.length);
      const isCounted = verb === "put up" || !UNCOUNTED.test(headOf(behind));
      return isCounted ? `${verb} ${articleFor(verb, behind)}` : whole;
    })
    .replace(CALLED, (whole: string, verb: string, _at: number, all: string) =>
      NAMED_BY_TITLE.test(all.slice(whole.length)) ? whole : `${verb} the `,
    )
    .replace(
      /^buy (?=\p{L})(?!\p{L}+ (?:and|or)\b)([^,]+)$/iu,
      (_, thing: string) => `buy ${bought(thing)}`,
    )
    .replace(TO_COUNTER, "$1 the ")
    .replace(
      /^(pay [$\d].* for) (?=(?:field trip|class trip|trip|yearbook|uniform|team gift|gift|party)$)/i,
      "$1 the ",
    );
}

/** "call mom", "refill moms meds": one's own, whether she does it or has it. */
const OF_FAMILY = new RegExp(
  `^(reply to|respond to|answer|call|ring|phone|text|email|ask|tell|chase|visit|check (?:in )?on|text back|send|venmo|refill|pick up|order|renew|book|schedule|fix|find|mail|buy|wash|wrap|cancel|get|feed|drive|take)\\s+((?:${FAMILY})(?:'s)?)(?=\\s|$)`,
  "i",
);
export const BARE_FAMILY_NAME = /(?<=\byour )(?:Mum|Mom|Dad|Gran|Grandma|Grandpa|Nan|Grandad)\b/g;
/** "call your aunt sue" */
const FAMILY_WITH_NAME =
  /\byour (aunt|uncle|cousin) (?!(?:re|about|for|back|with|on|at|to)\b)(\p{L}+)(?=$|\s(?:re|about|for|back|with|on|at|to)\b)/iu;
/** "return shoes to store" */
const TO_COUNTER =
  /(?<=\s)(to|from|at) (?=(?:vet|groomers?|bank|library|post office|pharmacy|airport|store|dump|dry cleaners?|office|gym|landlord|neighbors?|mechanic|shop|dentist|doctor|orthodontist)(?:$| (?:at|by|before) \d))/i;

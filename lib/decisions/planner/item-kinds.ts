import { isProperWord } from "@/lib/decisions/planner/wording";

/** What to do with a thing of which only the name stands in a list, by its last word. */
export type Kind = { head: RegExp; minutes: number; step: (thing: string, when: string) => string };

const plain = (before: string, after = "") => {
  return (thing: string, when: string): string => `${before} ${the(thing)}${after}${when}.`;
};

const KINDS: readonly Kind[] = [
  {
    head: /\b(?:dentist|doctors?|gp|vet|optician|hairdresser|barber|physio|midwife|solicitor|lawyer|accountant|plumber|electrician|mechanic|therapist|clinic)$/i,
    minutes: 10,
    step: (thing, when) => `Call ${the(thing)} for a date${when}.`,
  },
  {
    head: /\b(?:haircut|oil change|mot|service|check-?up|eye test|smear(?: test)?|blood test|jabs?|vaccin\w+|massage|manicure|appointment|tests?|hotel|train|flights?|tickets?|table|taxi|venue|room)$/i,
    minutes: 10,
    step: plain("Book"),
  },
  {
    head: /\b(?:rent|bills?|tax|fees?|fines?|deposit|florist|insurance|parking|nursery|money|mortgage)$/i,
    minutes: 10,
    step: (thing, when) =>
      /\b(?:birthday|wedding) money$/i.test(thing)
        ? `Put ${the(thing)} into an envelope${when}.`
        : `Pay ${the(thing)}${when}.`,
  },
  {
    head: /\b(?:taxes|tax return|accounts|expenses|receipts|paperwork)$/i,
    minutes: 10,
    step: plain("Put all papers for", " in one pile"),
  },
  {
    head: /\b(?:forms?|application|claim|questionnaire|survey|appraisal)$/i,
    minutes: 15,
    step: plain("Fill in the first page of"),
  },
  {
    head: /\b(?:invoices?)$/i,
    minutes: 10,
    step: plain("Open", ", to send it or to pay it"),
  },
  {
    head: /\b(?:post|letters?|e-?mails?|messages?)$/i,
    minutes: 10,
    step: plain("Open", ", with a pen to mark what is asked of you"),
  },
  {
    head: /\b(?:notes?|bio|speech|toast|essay|blog|report|summary|review|apology|chapter)$/i,
    minutes: 15,
    step: plain("Write the first three lines of"),
  },
  {
    head: /\b(?:slides?|presentation|playlist|budget|menu|plan|agenda|costume)$/i,
    minutes: 20,
    step: plain("Make a rough first version of"),
  },
  {
    head: /\b(?:laundry|washing)$/i,
    minutes: 10,
    step: (thing, when) => `Start one load of ${thing}${when}.`,
  },
  { head: /\b(?:dishes|washing[- ]up)$/i, minutes: 15, step: plain("Wash") },
  {
    head: /\b(?:ironing)$/i,
    minutes: 20,
    step: plain("Iron the first five pieces of"),
  },
  {
    head: /\b(?:bins?|recycling|rubbish|trash|garbage)$/i,
    minutes: 5,
    step: (thing, when) => `Take out ${the(thing)}${when}.`,
  },
  {
    head: /\b(?:kitchen|bathroom|loo|toilet|floors?|bedroom|desk|fridge|windows?|oven|stairs|porch|hall|shed|loft|attic|garage|wardrobe|car|inbox|drawers?|cupboards?)$/i,
    minutes: 15,
    step: (thing, when) => `Clear or clean ${the(thing)} for ten minutes${when}.`,
  },
  {
    head: /\b(?:lunch|lunches|packed lunch|dinner|tea|breakfast|supper|soup|cake|bread|cupcakes|meal)$/i,
    minutes: 30,
    step: (thing, when) =>
      `Make ${/\b(?:cakes?|cupcakes|bread)\b/i.test(thing) ? the(thing) : withoutArticle(thing)}${when}.`,
  },
  {
    head: /\b(?:meds|medication|medicine|tablets?|pills?|vitamins?)$/i,
    minutes: 2,
    step: (thing, when) => `Take your ${withoutArticle(thing)}${when}.`,
  },
  {
    head: /\b(?:gym|yoga|swimming|football|choir|training|class|walk|run|pool)$/i,
    minutes: 5,
    step: (thing, when) => `Put what you need for ${the(thing)} by the door${when}.`,
  },
  { head: /\b(?:school run)$/i, minutes: 30, step: plain("Do") },
  { head: /\b(?:shower|bath)$/i, minutes: 10, step: (_, when) => `Take a shower${when}.` },
  {
    head: /\b(?:nails|hair|make-?up|beard)$/i,
    minutes: 15,
    step: (thing, when) => `Do your ${withoutArticle(thing).replace(/^your /, "")}${when}.`,
  },
  {
    head: /\b(?:homework|revision|reading|practice|vocabulary|vocab|maths|spelling)$/i,
    minutes: 20,
    step: (thing, when) => `Spend 20 minutes on ${thing}${when}.`,
  },
  {
    head: /\b(?:plants|garden|tomatoes|flowerbeds?)$/i,
    minutes: 10,
    step: plain("Water"),
  },
  {
    head: /\b(?:passports?|licen[cs]e|permit|visa|travel card|id)$/i,
    minutes: 10,
    step: plain("Find"),
  },
  {
    head: /\bpassport photos?$/i,
    minutes: 20,
    step: (thing, when) => `Have ${the(thing)} taken${when}.`,
  },
  { head: /\b(?:pressure|level|oil|meter|times|dates)$/i, minutes: 5, step: plain("Check") },
  { head: /\bprescriptions?$/i, minutes: 20, step: plain("Collect") },
  {
    head: /\b(?:petrol|gas|diesel)$/i,
    minutes: 15,
    step: (thing, when) => `Fill up with ${thing}${when}.`,
  },
  {
    head: /\b(?:play|meeting|evening|party|birthday|wedding|interview|concert|funeral|call)$/i,
    minutes: 3,
    step: (thing, when) =>
      `Put ${the(thing)} in your calendar${when}, with an alert the day before.`,
  },
  {
    head: /\b(?:will|address|password|contract|subscription|pension|bank)$/i,
    minutes: 10,
    step: (thing, when) => `Open the last letter, message or page about ${the(thing)}${when}.`,
  },
];

/** What is bought rather than worked through. */
export const BOUGHT =
  /\b(?:milk|bread|eggs?|butter|cheese|fruit|apples?|bananas?|onions?|potatoes|rice|pasta|flour|sugar|coffee|juice|water|meat|chicken|fish|yogh?urt|cereal|oil|salt|toilet paper|loo roll|soap|shampoo|toothpaste|detergent|nappies|diapers|cat food|dog food|food|litter|batteries|stamps|envelopes|cards?|presents?|gifts?|flowers|light ?bulbs?|bulb|bin bags|wine|beer|nuts|vegetables|veg|salad|snacks|groceries|shopping|shoes|laces|socks|coat|uniform|kit|clothes|wipers|screenwash|balloons|rings?|thermometer|muslins|bags?|torch|wipes|labels|helmet|bottles?|charger|cable|seat|kettle|lamp|mat|rail|rug|towels?|candles|tape|paint|screws|feeder|bin with a lid|something for \w+)$/i;

/** The kind of a thing by its last word. */
export function kindOf(head: string): Kind | undefined {
  return KINDS.findLast((one) => one.head.test(head));
}

/** The thing itself: "homework" of "homework with Ella", "dinner" of "dinner (fish fingers)". */
export function headOf(thing: string): string {
  const bare = thing.replace(/\s*\([^)]*\)/g, "").replace(/\s+[$£€]?\d[\d,.]*$/, "");
  return (
    /^(.+?)\s+(?:for|from|with|in|on|at|about|to|of|by|re)\b/i.exec(bare)?.[1] ?? bare
  ).trim();
}

export const DETERMINED =
  /^(?:the|an?|your|my|our|his|her|their|some|one|two|three|four|five|\d|this|that|all|every|old|new)\b/i;
/** A name's own, or a name: "Leo's shoes", "Spotify". */
const OWNED = /^(?:\p{L}+'s|\p{Lu}\p{L}*s?)\s|^\p{Lu}[\p{L}']*$/u;

/** With the article that the thing needs within a sentence. */
export function the(named: string): string {
  const thing = named.replace(/^mot\b/, "MOT");
  const [first = ""] = thing.split(" ");
  if (DETERMINED.test(thing)) return `${first.toLowerCase()}${thing.slice(first.length)}`;
  if (OWNED.test(thing) && first !== first.toUpperCase()) return thing;
  return isProperWord(first) && first !== first.toUpperCase() ? thing : `the ${thing}`;
}

/** What is bought goes without an article, unless it is a single thing of its own. */
export function bought(thing: string): string {
  if (DETERMINED.test(thing) || OWNED.test(thing)) return the(thing);
  const head = headOf(thing);
  const single =
    /\b(?:kettle|lamp|mat|rail|rug|bag|torch|helmet|bottle|charger|cable|card|present|gift|coat|thermometer|seat|feeder|ring|candle|key|bin|kit)$/i.test(
      head,
    );
  return single ? `${/^[aeiou]/i.test(thing) ? "an" : "a"} ${thing}` : thing;
}

function withoutArticle(thing: string): string {
  return thing.replace(/^(?:the|an?)\s+/i, "");
}

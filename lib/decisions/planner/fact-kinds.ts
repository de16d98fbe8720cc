/** What a fact is about, and so what a plan does about it. */
export type FactKind =
  | "date"
  | "measure"
  | "health"
  | "time"
  | "money"
  | "lack"
  | "defect"
  | "other";

const WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";

const KINDS: readonly [FactKind, RegExp][] = [
  [
    "date",
    /\b(?:closing date|due|deadline|expires?|runs out|renewal|inspection|(?:exam|test|interview|wedding|party|birthday|appointment|delivery) (?:is|at|on))\b.*(?:\d|day\b|tomorrow|january|february|march|april|may|june|july|august|september|october|november|december)/i,
  ],
  [
    "health",
    /\b(?:asthma\w*|allerg\w*|pregnan\w*|dyslex\w*|dyscalcul\w*|diabet\w*|vegan|vegetarian|coeliac|celiac|gluten|nuts|eats? meat|dairy|pork|halal|kosher|lactose|epipen|knees?|achilles|hip|injur\w*|surgeon|surgery|operation|disab\w*|wheelchair|autis\w*|adhd|migraines?|blind|deaf|fever|dialysis|stroke|heart|arthritis|shak\w+|hurts?|pain\w*|sore|dodgy|needles|can't run|cant run|toddler|baby|pond|budgie|stairs are hard)\b/i,
  ],
  [
    "measure",
    /\b(?:(?:need|want)s? (?:one|it|something) (?:with|that|to|for)|must have|has to be|needs to be)\b|\b(?:\d+|one|two|three|four|five|ten) (?:minutes?|mins?|words?|pages?|slides?) (?:max|long|tops|at most)|\bmax(?:imum)? \d+ (?:minutes|words|pages|people)|\d[\d.,]*\s?(?:cm|mm|m|metres?|meters?|foot|feet|ft|inch(?:es)?|"|kg|kilos?|stone|lbs?|gb|mb|tb|litres?|liters?|ml|miles?|km|k|%|percent|sq m|square m\w*|square f\w*)(?![\p{L}])|\bsize \d|\d by \d|\b(?:has to fit|needs to fit|wide|narrow|deep|too (?:big|small|long|short|tall)|a bend|hand luggage|minus \d+|north facing|south facing|plasterboard|thick walls)\b/iu,
  ],
  [
    "money",
    /[$£€]\s?\d|\b\d[\d,.]*\s?(?:quid|pounds?|dollars?|euros?|bucks|pence|cents)\b|\b\d[\d,.]*\s(?:a|per|each|more an?|every)\s(?:month|week|year|head|hour|day)\b|\b(?:costs?|price|pay|paid|spend|rent|salary|fee|bill|lent|owes?|went up|saved|train is|ticket is)\b.*\d/i,
  ],
  [
    "time",
    new RegExp(
      `\\b(?:nights?|weekends?|weekdays?|mornings?|evenings?|afternoons?|shift|noon|midnight|o'clock|open|opens|closes|closed|minutes?|mins?|hours?|hrs?|nap|naps|asleep|bedtime|full[- ]time|half[- ]term|school run|days? (?:a|per) week|${WEEKDAY}|(?:till|until|before|after|by|at|from) \\d|\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm)|\\d{1,2}[:.]\\d\\d|months? ago|free on|in the office)\\b`,
      "i",
    ),
  ],
  [
    "defect",
    /\b(?:crack\w*|broken?|breaks|broke|leak\w*|noise|smell\w*|stain\w*|rust\w*|stuck|loose|damp|mou?ld\w*|dead|dying|wobbly|snapped|gone|held together|worn|scratch\w*|flicker\w*|warning light|is out|out of (?:black|ink|paper)|flat|brown|burnt|torn|missing|dripp?\w*|doesn't (?:work|spin|close|turn|hold|start)|didn't hold|won't (?:start|close|open|turn)|crumbl\w*|clicking)\b/i,
  ],
  [
    "lack",
    /\b(?:no|nobody|none|nothing|without|lost|can't|cannot|can only|only (?:an?|one|the|have|got|does)|(?:don't|doesn't|haven't|hasn't) (?:have|got|own|eat|drink|like|use|drive|know how)|won't|hates?|refuses?|low)\b/i,
  ],
];

/** The kind of a fact in the person's words; "other" where it is about none of these. */
export function factKind(fact: string): FactKind {
  return KINDS.find(([, says]) => says.test(fact))?.[0] ?? "other";
}

/** What a plan does about a fact: as a step, and as a sentence behind a step that chooses or looks for something. */
export const FACT_STEPS: Readonly<
  Record<FactKind, { step: string; minutes: number; sentence: string; behind: RegExp }>
> = {
  date: {
    step: "Put this in your calendar, with an alert two days before: {fact}.",
    minutes: 2,
    sentence: "The date to count back from: {fact}.",
    behind: /calendar|alarm|\bday\b|\bdate\b|^(?:Set|Put|Write|Choose|Send)\b/,
  },
  measure: {
    step: "Write on a note what it has to fit: {fact}.",
    minutes: 2,
    sentence: "It has to fit: {fact}.",
    behind:
      /^(?:Choose|Save|Look (?:up|for|at)|Search|Find|Compare|Buy|Order|Book|Pick|List|Get|Measure|Ask|Write|Check|Draw|Go through)\b/,
  },
  health: {
    step: "Write on a note what each step has to suit: {fact}.",
    minutes: 2,
    sentence: "It has to suit this: {fact}.",
    behind:
      /^(?:Choose|Save|Look (?:up|for|at)|Search|Find|Compare|Buy|Order|Book|Pick|List|Get|Ask|Write|Do|Put|Walk|Stand|Check|Cook|Wipe|Clear|Clean|Go through)\b/,
  },
  time: {
    step: "Write down the times it has to fit: {fact}.",
    minutes: 3,
    sentence: "The hour has to fit: {fact}.",
    behind: /calendar|alarm|\bhours?\b|\bday\b|^(?:Choose|Book|Ask|Call)\b/,
  },
  money: {
    step: "Write the sum at the top of the page: {fact}.",
    minutes: 2,
    sentence: "The sum to count with: {fact}.",
    behind: /price|pay|cost|money|\bsum|budget|offer|^(?:Write|List|Add|Compare|Choose|Look)\b/,
  },
  defect: {
    step: "Write down what is wrong, where and since when: {fact}.",
    minutes: 2,
    sentence: "This is where the trouble is: {fact}.",
    behind:
      /^(?:Look|Take|Photograph|Write|List|Find|Note|Move|Measure|Check|Open|Go|Search|Ask)\b/,
  },
  lack: {
    step: "Write down one way that works with this: {fact}.",
    minutes: 3,
    sentence: "It has to work with this: {fact}.",
    behind:
      /^(?:Choose|Save|Look (?:up|for|at)|Search|Find|Compare|Buy|Order|Book|Pick|List|Get|Ask|Write|Put|Plan|Go through|Check)\b/,
  },
  other: {
    step: "Write on a note beside you: {fact}.",
    minutes: 2,
    sentence: "It has to go with this: {fact}.",
    behind:
      /^(?:Choose|Save|Search|Find|Compare|Buy|Order|Book|Pick|List|Plan|Look (?:up|for|at)|Go through)\b/,
  },
};

/** Steps that take up a fact as it is: each with how the fact goes on behind it. */
export const TAKES_FACTS: readonly { step: RegExp; sentence: string; only?: RegExp }[] = [
  {
    step: /^Write the question at the top/,
    sentence: "What you know already goes below it: {fact}.",
  },
  { step: /\bthree facts\b/, sentence: "You have the first already: {fact}." },
  { step: /^Measure\b/, sentence: "You know this much: {fact}.", only: /^measure$/ },
  {
    step: /^Take (?:one|two|a) (?:clear )?(?:photos?|pictures?)\b.*\bwrong\b/,
    sentence: "It should show this: {fact}.",
    only: /^defect$/,
  },
  {
    step: /^(?:Write|Note|Add|Describe)\b.*(?:what is happening|how often it comes|what is wrong|since when|(?:when and where|where and when) it|what you have reported|its state|what it is,)/,
    sentence: "This belongs in it: {fact}.",
    only: /^(?:defect|measure|money|other|date)$/,
  },
  {
    step: /^(?:Write|Send|Type|Draft)\b[^.]*\b(?:sentences?|lines?|message|letter|e-?mail|request)\s+(?:to|for)\s+(?!yourself|the card|go\b|be\b)|what [^.]*\bto know\b|the one thing you want|^Write your first sentence|^Write (?:three|four|five|six) lines\b|^(?:Ask|Tell) (?:the|your) (?!(?:two|three)\b)[^.]*\bin (?:two|three|four) lines\b/,
    sentence: "It should mention this: {fact}.",
  },
];

/** Steps that ask somebody who has to know of a fault, a sum or a size. */
export const ASKING =
  /^(?:Ask|Call|Ring|Message|Text|Email|Offer|Post)\b(?!.*\b(?:if|helpline|aloud)\b)/;

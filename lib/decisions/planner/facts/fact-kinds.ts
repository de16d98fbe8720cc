import { FULL_WEEKDAY } from "@/lib/decisions/planner/words/weekdays";
/** What a fact is about, and so what it can change in a plan. */
export type FactKind =
  | "date"
  | "measure"
  | "health"
  | "time"
  | "money"
  | "lack"
  | "defect"
  | "other";

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
      `\\b(?:nights?|weekends?|weekdays?|mornings?|evenings?|afternoons?|shift|noon|midnight|o'clock|open|opens|closes|closed|minutes?|mins?|hours?|hrs?|nap|naps|asleep|bedtime|full[- ]time|half[- ]term|school run|days? (?:a|per) week|${FULL_WEEKDAY}s?|(?:till|until|before|after|by|at|from) \\d|\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm)|\\d{1,2}[:.]\\d\\d|months? ago|free on|in the office)\\b`,
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

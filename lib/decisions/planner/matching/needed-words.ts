/**
 * Words of which a text must hold one before it can mean a kind: what sets a narrow kind apart from the plain
 * one beside it. "Register a birth" tells of no delay, "plan a family holiday" of no
 * in-laws.
 */
const NEEDED: Readonly<Record<string, RegExp>> = {
  "ask-feedback-after-no": /\b(?:no|not|reject\w*|turned down|declin\w*|refus\w*|unsuccessful)\b/i,
  "car-fail-no-money": /\bfail\w*/i,
  "car-insurance-renewal":
    /\b(?:renew\w*|due|expir\w*|auto\w*|ends?|runs out|went up|gone up|quote\w*|cheaper|switch\w*|chang\w+|last year|saturday|[$£€]\d)/i,
  "clear-garage": /^(?![\s\S]*\b(?:from|at|by) (?:the|my|a) garage\b)/i,
  "close-late-accounts":
    /\b(?:facebook|instagram|online|e-?mails?|social|google|apple|linkedin|subscriptions?)\b/i,
  "credit-report-error": /\b(?:credit|report|score|experian|equifax)\b/i,
  "decide-second-car": /\b(?:second|two|2|another|one car|both)\b/i,
  "driving-test-again": /\b(?:again|fail\w*|second|third|retake|resit|next time|last time)\b/i,
  "ev-charging": /\bcharg\w*/i,
  "first-cv-decades":
    /\b(?:years|decades|since|long|again|raising|(?:19|20)\d\d|at (?:4|5|6)\d)\b/i,
  "flatmate-noise": /\b(?:flatmates?|roommates?|housemates?|lodger)\b/i,
  "gym-cancel": /\b(?:cancel\w*|end|leave|quit|stop\w*|get out|out of)\b/i,
  "holiday-with-inlaws": /\b(?:in-?laws?|mother-in-law|father-in-law|parents)\b/i,
  "late-birth-registration": /\b(?:late|missed|overdue|never|still|after|years?|months?)\b/i,
  "late-tax-returns":
    /\b(?:late|years|behind|missed|overdue|past|20\d\d|penalt\w+|unfiled|never|catch up|haven't|not filed)\b/i,
  // "learn to cook egusi soup" names the dish.
  "learn-cook":
    /^(?!\s*(?:i want to |i'd like to )?learn (?:how )?to (?:cook|bake) (?!for\b|better\b|at\b|health\w*|meals|dinners|from\b|properly|again|some|a few|two|three|four|five|simple|basic|with\b|more\b|on\b|in\b|without\b)\p{L})/iu,
  "lunch-boxes":
    /\b(?:packed|school|kids?|children|child|son|daughter|box|boxes|sandwich\w*|toddler|nursery|year old)\b/i,
  "move-house":
    /^(?!\s*(?:find|choose|hire|book|compare)\b[^.]*\b(?:removal|movers?|man with a van)\b)/i,
  "neighbour-tree-fell": /\b(?:neighbou?rs?'?s?|next door)\b/i,
  "pair-bluetooth": /\b(?:bluetooth|headphones?|earbuds?|speakers?|pair\w*|airpods)\b/i,
  "phone-repair": /\b(?:repair|broken|crack\w*|screen|fix|mend|battery|smash\w*)\b/i,
  "practise-instrument-daily":
    /\b(?:piano|guitar|violin|viola|drums?|drumming|bass|cello|flute|sax\w*|trumpet|ukulele|instrument|scales|banjo|harp|clarinet|trombone|keyboard|recorder|oboe|accordion|sing\w*|music|chords?|band|piece|songs?|organ|mandolin|harmonica|horn|fiddle)\b/i,
  "rehome-pet":
    /\b(?:dogs?|cats?|kittens?|pupp\w+|pets?|rabbits?|hamsters?|guinea pigs?|birds?|parrots?|fish|tortoise|horse|pony|animals?|lizard|snake|hens?|chickens?|him|her)\b/i,
  "save-for-trip":
    /\b(?:trip|holidays?|vacation|travel\w*|fly|flights?|visit|cruise|honeymoon|abroad|tour|safari|tickets?|to \p{Lu}\p{Ll}+)\b/u,
  "seating-plan": /\b(?:guests?|wedding|who sits|table plan|seating plan|reception|dinner)\b/i,
  "sell-inherited-home": /\b(?:house|flat|home|property|bungalow|apartment|condo|place)\b/i,
  // A mother's guilt trips are hers.
  "situation-guilt": /^(?![\s\S]*\bguilt[- ]trip)/i,
  "wide-plan-celebration": /^(?!\s*(?:come up with|think of|brainstorm)\b)/i,
  "wedding-vendor-gone":
    /\b(?:cancel\w*|gone|bust|pulled out|dropped|closed|ghost\w*|no longer|bankrupt)\b/i,
  "wide-car-care":
    /\b(?:cars?|vans?|truck|ute|vehicle|motor\w*|scooter|bike|engine|tyres?|tires?|wipers?|brakes?|clutch|exhaust|battery|oil|fuel|petrol|diesel|mot|rego|inspection|headlights?|bulb|windscreen|windshield|boot|bonnet|dashboard|mechanic|garage|roof box|tow\w*|caravan|trailer|parking|wheel|driv\w+|corolla|golf|fiesta|civic)\b/i,
  "witness-statement": /\b(?:witness\w*|statement|saw)\b/i,
};

/** Whether a text lacks what it would have to tell to mean this kind. */
export function lacksWordsFor(kind: string, text: string): boolean {
  return NEEDED[kind]?.test(text) === false;
}

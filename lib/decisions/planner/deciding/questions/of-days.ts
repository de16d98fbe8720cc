import {
  OF_HOME,
  type QuestionPattern,
} from "@/lib/decisions/planner/deciding/questions/question-pattern";

/** Sorts of questions about what is small or over by tomorrow, and what is like no other, by words that leave little doubt. */
export const DAY_QUESTIONS: readonly QuestionPattern[] = [
  {
    id: "weighing",
    says: /\b(?:buy|get) (?:an?|the|my|our) [^,.;:!?]{2,30} or (?:just |keep |carry on |go on |continue )?rent\w*\b|\brent an? [^,.;:!?]{2,30} or buy\b/i,
    unless: OF_HOME,
  },
  {
    id: "weighing",
    says: /\bbetween (?:the |these |my )?(?:two|three|four|[2-6]) (?:gyms|studios|teams|clubs|bands|churches)\b/i,
  },
  {
    id: "weighing",
    says: /\bor sav(?:e|ing) (?:up )?for (?:an?|our|my|the) (?:\w+ )?(?:trip|vacation|holiday|wedding|car|honeymoon)\b/i,
    unless: /\b(?:loans?|debts?|pay off|credit cards?)\b/i,
  },
  {
    id: "weighing",
    says: /\btoo (?:late|old) to (?:learn|start|begin|take up)\b/i,
    unless: /\b(?:degree|university|college|nurse|family|baby|business)\b/i,
  },
  {
    id: "small-way",
    says: /\b(?:do|should|can) i wear\b|^\W*(?:the |my )?(?:\w+ ){0,2}(?:dress|suit|shoes|heels|tie|jeans|shirt|boots|sneakers) or (?:the |my )?(?:\w+ ){0,2}(?:dress|suit|shoes|heels|tie|jeans|shirt|boots|sneakers)\b/i,
    unless: /\b(?:contacts|glasses|hearing aids?|brace|splint|mask)\b/i,
  },
  {
    id: "digital",
    says: /\b(?:change|keep) (?:my|our) (?:\w+ )?(?:phone |mobile |cell )?number\b/i,
  },
  {
    id: "today",
    says: /\b(?:stay up (?:to|and|late|till|until)|pull an all[- ]nighter|all[- ]nighter or)\b/i,
  },
  {
    id: "digital",
    says: /\b(?:leave|mute|quit|exit|get out of|get off)\b.{0,40}\b(?:group chat|(?:whatsapp|telegram|facebook|family|class|building|street|neighbou?rhood) (?:\w+ )?(?:group|chat))\b/i,
  },
  {
    id: "choosing",
    says: /\bwhat to do with my life\b/i,
  },
  {
    id: "choosing",
    says: /\bbetween (?:the |these |my )?(?:two|three|four|[2-6]) (?:dentists?|doctors?|pediatricians?|therapists?|lawyers?|tutors?|coaches|sitters?|nannies|vets|trainers?|accountants?|photographers?|caterers?|djs?)\b/i,
  },
  {
    id: "give-up-place",
    says: /^(?=[\s\S]*\b(?:allotment|season ticket|mooring|market stall|choir|band|orchestra|quiz team|football team|book club|garden club|running club|bowling league|softball (?:team|league)|fantasy (?:football|league)|pta|scouts|pony share|beach hut|timeshare|plot)\b)(?=[\s\S]*\b(?:give (?:up|notice)|keep|leave|quit|drop|renew|pack (?:it )?in|stay|let (?:it )?go)\b)/i,
    unless: /\b(?:my (?:son|daughter|kids?)|sell the)\b/i,
  },
  {
    id: "cancel-plan",
    says: /\b(?:cancel|postpone|call off|skip)\b.{0,20}\b(?:thanksgiving|christmas|xmas|easter|new year'?s|friendsgiving|hanukkah|eid|diwali|birthday|barbecue|bbq|cookout|shower|brunch|sleepover|potluck|get-?together)\b/i,
    unless: /\b(?:gifts?|presents?|shopping|cards?|membership|subscription)\b/i,
  },
  {
    id: "cancel-plan",
    says: /\b(?:non-?refundable|lose (?:the|my|our) deposit|(?:cancel|postpone|call off|pull out of) (?:the|our|my) (?:\w+ )?(?:trip|holiday|honeymoon|vacation|weekend|wedding|party|flights?|booking|hotel|tickets?|visit|event|dinner|cruise))\b/i,
  },
  {
    id: "today",
    says: /\b(?:tonight|this evening|this afternoon|right now|in an hour)\b/i,
    unless:
      /\b(?:vet|doctor|gp|a&e|hospital|emergency|111|999|911|pain|fever|bleed\w*|swallowed|poison\w*|overdose|chocolate|breath\w*)\b/i,
  },
  {
    id: "host",
    says: /\bhost (?:\p{L}+ )?(?:thanksgiving|christmas|easter|the (?:party|shower|reunion|holidays?)|an? (?:\p{L}+ ){0,3}(?:party|shower|brunch|dinner|barbecue|bbq|cookout))\b/iu,
  },
  {
    id: "time-clash",
    says: /\b(?:stay late|work late|work(?:ing)? (?:the|my|an? extra) \w+|study|overtime|meeting|finish (?:the|my) \w+)\b[\s\S]*\bor (?:go|make it|drive|leave|see|visit|be|take)\b|\bgo (?:to|see) [\s\S]*\bor (?:study|work|stay late|finish)\b/i,
    unless:
      /\b(?:degree|major|abroad|college|grad school|law school|med school|every|quit|online|part[- ]time|full[- ]time|home or)\b/i,
  },
];

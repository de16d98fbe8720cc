import {
  holdsAll,
  MOTOR,
  PET,
  type QuestionPattern,
  RELATIVE,
} from "@/lib/decisions/planner/deciding/questions/question-pattern";

/** Sorts of questions about a home, what is in it, and where to live, by words that leave little doubt. */
export const HOME_QUESTIONS: readonly QuestionPattern[] = [
  {
    id: "buy-home",
    says: /^\W*(?:should (?:i|we) )?(?:rent or buy|buy or rent)\b(?!\s+(?:a|the|my)\b(?!\s+(?:house|home|flat|place|apartment|condo)))/i,
  },
  {
    id: "landlord",
    says: /\blandlord (?:dispute|case|claim)\b|\b(?:lawyer|solicitor|court)\b.{0,40}\b(?:landlord|deposit)\b/i,
    unless: /\b(?:buy|sell|mortgage|house purchase)\b/i,
  },
  {
    id: "home-works",
    says: /\b(?:paint|decorate|renovate|redo the floors)\b.{0,25}\b(?:before or after (?:we|i|you|the|our|moving)\b|before we move|after we move)\b/i,
  },
  {
    id: "keep-or-let-go",
    says: /\bkeep (?:the|my|our) (?:baby'?s?|kids'?) (?:crib|clothes|toys|stroller|things|stuff|high ?chair)\b[^.?!]{0,40}\bor\b/i,
  },
  {
    id: "home",
    says: /\bbetween (?:the |these |my )?(?:two|three|four|[2-6]|different) (?:apartments?|flats?|houses|homes|places to (?:rent|live)|condos|rooms)\b/i,
    unless: /\b(?:hotel|airbnb|holiday|vacation|trip|paint)\b/i,
  },
  {
    id: "keep-or-let-go",
    says: /\b(?:sell|bin|donate|give away)\b.{0,30}\bor (?:move|ship|store|take|bring) (?:it|them)\b/i,
    unless: /\b(?:house|flat|car|dog|cat|horse|business)\b/i,
  },
  {
    id: "landlord",
    says: /\blandlord(?:'?s)? (?:offer|offers|offered|is offering|wants to pay|will pay)\b|\bcash for keys\b/i,
    unless: /\bbuy\b/i,
  },
  {
    id: "buy-home",
    says: /\bbuy (?:the|an?|this|that|our) (?:\w+ )?(?:condo|house|flat|apartment|place|home)\b[^.]*\bor (?:keep|carry on|go on|stay|continue) rent/i,
  },
  {
    id: "shared-property",
    says: /\bbuy (?:my )?(?:ex|him|her)(?:[- ](?:husband|wife|partner))? out\b/i,
  },
  {
    id: "shared-property",
    says: holdsAll(
      "(?:house|flat|property|land|farm|plot|cottage|bungalow|her place|his place)",
      RELATIVE,
      "(?:sell(?:ing)?|rent (?:it |the house )?out|let (?:it )?out|rent or|buy (?:\\w+ ){1,3}out|keep (?:it|the (?:house|land|farm))|(?:to|go to) court)",
    ),
    unless: /\b(?:lend|stay with|move in with|wedding|funeral)\b/i,
  },
  {
    id: "move-away",
    says: /\b(?:emigrat\w+|(?:won'?t|doesn'?t want to|refuses to|not willing to) (?:move|relocate|come with (?:me|us))|(?:move|moving|relocat\w+|go|going) (?:nearer|closer|abroad|overseas|interstate|back (?:home )?to (?!work|school|uni|bed|sleep|college|him|her|them|my|the|church|mass|study)\w+)|leave (?:the country|london|the city|the uk))\b/i,
    unless: /\b(?:holiday|trip|vacation|look after|care for|caring|bowel|furniture)\b/i,
  },
  {
    id: "keep-or-let-go",
    says: /\bkeep\b[^.?!]{0,50}\b(?:or|and) (?:just )?(?:sell|give (?:it|them|away)|donate|let (?:it|them) go|throw|bin|chuck|get rid|charity|pass (?:it|them))\b|\b(?:sell|bin|donate|give away|throw out|get rid of)\b[^.?!]{0,40}\bor keep\b/i,
    unless: new RegExp(
      `\\b(?:${PET}|${MOTOR}|house|flat|property|land|garden|farm|home|job|shares|stocks|bitcoin|crypto|business|baby|pregnan\\w+|friend|landline|broadband|number|secret|quiet|church)\\b`,
      "i",
    ),
  },
  {
    id: "home-works",
    says: /\b(?:paint|refinish|reface|resurface|reglaze) (?:the |my |our )?(?:\w+ )?(?:cabinets?|countertops?|tub|bathtub|floors?|deck|siding|fence)\b[\s\S]*\bor (?:just )?(?:replace|rip|tear|buy|get|redo)\b/i,
  },
  {
    id: "plants",
    says: /\b(?:trim|prune|mow|cut back|plant|transplant|fertilize|reseed|seed|rake|mulch) (?:the |my |our )?(?:\w+ )?(?:hedges?|bush(?:es)?|trees?|roses?|lawn|grass|bulbs?|hydrangeas?|tomatoes|leaves|garden|yard)\b/i,
    unless: /\b(?:hire|neighbou?r\w*|quote|service|company|remove|cut down|first)\b|[$]/i,
  },
  {
    id: "which-way",
    says: /\b(?:bus|train|subway|metro|carpool|uber|lyft|drive|bike)\b[^,.?]{0,15}\bor (?:take the |take a |get a )?(?:bus|train|subway|metro|carpool|uber|lyft|drive|bike)\b/i,
    unless: /\b(?:buy|sell|truck|fly|lessons?|licen[cs]e|test|kids?|school|camp)\b/i,
  },
  {
    id: "which-way",
    says: /\b(?:highway|freeway|interstate|back ?roads|toll road|scenic route|side streets)\b[\s\S]*\bor\b/i,
  },
];

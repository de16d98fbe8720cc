const PARTNER = "(?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|fianc\\S+))";
const PARENT = "(?:mum|mom|dad|mother|father|gran|grandma|grandad|nan|parents?)";
const PET = "(?:dog|cat|kitten|puppy|rabbit|hamster|guinea pig|parrot|pet|horse|tortoise)";

/** What is asked in plain words. Its plan stands in the library, under `questionId`. */
type QuestionPattern = {
  id: string;
  says: RegExp;
  unless?: RegExp;
  /** True where the words tell more than what the question is about: an animal's end, a day that is over tomorrow. */
  isFirst?: boolean;
};

/**
 * Sorts of questions by their words, in the order in which they are looked for: people and the body, and what
 * is over by tomorrow, come first.
 */
export const QUESTION_PATTERNS: readonly QuestionPattern[] = [
  {
    id: "pet-end",
    isFirst: true,
    says: new RegExp(
      `\\b(?:put (?:\\S+ ){0,4}(?:down|to sleep)|euthan\\w+)\\b|\\blet (?:the|our|my) (?:old )?${PET} go\\b`,
      "i",
    ),
    unless:
      /\b(?:deposit|phone|name|money|offer|payment|roots|book|bet|foot|carpet|floor(?:ing)?|baby|toddler)\b/i,
  },
  {
    id: "debt",
    isFirst: true,
    says: /\b(?:bankruptcy|bankrupt|iva|debt (?:plan|relief|management)|consolidat\w+|chapter (?:7|13))\b/i,
  },
  {
    id: "health",
    says: /\b(?:operation|surgery|operated|treatment|chemo\w*|radiotherapy|transplant|replacement now|knee replacement|hip replacement|medication|meds|antidepressants?|tablets|statins?|hrt|vaccin\w+|ivf|vasectomy|sterili\w+|hysterectomy|therapy|therapist|scan|biopsy|rehab)\b/i,
    unless: new RegExp(`\\b${PET}\\b`, "i"),
  },
  {
    id: "vet-or-wait",
    says: /\bvets?\b/i,
    unless: /\b(?:fees?|bills?|insur\w+|training|school|job)\b/i,
  },
  {
    id: "see-someone-or-wait",
    says: /\b(?:doctors?|gp|a&e|urgent care|walk-in|dentist|minor injuries)\b/i,
    unless: /\b(?:change|switch|register|private|job|training|wedding)\b/i,
  },
  {
    id: "parent-care",
    says: new RegExp(
      `\\b${PARENT}\\b.{0,40}\\b(?:home|care|live with|move in|alone|stair ?lift|downstairs|bungalow|sheltered)\\b|\\bcare home\\b`,
      "i",
    ),
    unless: /\bmove (?:back )?in with my\b|\bback (?:in )?with\b/i,
  },
  {
    id: "lend",
    isFirst: true,
    says: /\b(?:lend|loan (?:my|him|her|them)|give (?:my|him|her|them) (?:\S+ ){0,3}(?:money|[$£€]?\d+)|co-?sign|guarantor)\b/i,
  },
  {
    id: "relationship",
    says: new RegExp(
      `\\b(?:stay|stick|be|carry on) with ${PARTNER}|\\b(?:leave|dump|divorce) ${PARTNER}|\\b(?:break up|split up|separate|divorce|end (?:it|things|the relationship)|give (?:him|her) another chance|take (?:him|her) back)\\b`,
      "i",
    ),
  },
  {
    id: "together",
    says: /\b(?:get married|marry|propose|move in together|live together|get engaged|civil partnership)\b/i,
  },
  {
    id: "today",
    isFirst: true,
    says: /\b(?:tonight|this evening|this afternoon|right now|in an hour)\b/i,
  },
  {
    id: "go-along",
    says: /\b(?:go|going|fly|travel|come) to\b.{0,30}\b(?:wedding|party|reunion|funeral|christening|dinner|christmas|hen|stag|barbecue|graduation|meet-?up|festival|retreat|event)\b/i,
  },
  {
    id: "say-it",
    says: /^(?:\W*\w+\W+){0,6}?\b(?:text|message|dm|call|ring|write to|reply to|answer|tell|confront|report|complain|apologi[sz]e|confess|come out|speak up|say something|ask (?:him|her|them|for|my)|get in touch|contact|unblock|invite)\b/i,
    unless: /\b(?:vet|doctor|gp|dentist|nurse|midwife|pharmacist|999|911|111)\b/i,
  },
  {
    id: "repair",
    says: /\b(?:repair|fix|mend|failed its|write it off|on its last legs)\b/i,
  },
  {
    id: "trip",
    says: /\b(?:holiday|vacation|trip|honeymoon|city break|weekend away|interrail\w*|cruise|fly|flight|flights|train or)\b/i,
  },
  {
    id: "pet",
    says: new RegExp(
      `\\b(?:get|adopt|buy|rescue|have|keep|foster)\\b.{0,25}\\b${PET}\\b|\\b${PET} or (?:no|not|a)\\b|\\b${PET} or (?:an? )?${PET}`,
      "i",
    ),
  },
  {
    id: "child",
    says: /\b(?:(?:second|third|another|a|have) (?:baby|child|kid)|kids or no(?:t| kids)|have (?:kids|children)|try for|adopt a child)\b/i,
  },
  {
    id: "looks",
    says: /\b(?:hair|fringe|bangs|tattoo|beard|dye|piercing|glasses or|contacts|botox)\b/i,
  },
  {
    id: "redundancy",
    isFirst: true,
    says: /\b(?:redundancy|severance|voluntary (?:exit|leave)|early retirement)\b/i,
  },
  {
    id: "job",
    says: /\b(?:job|jobs|offer|offered me|team leader|promotion|redundancy|resign|career|role|position|freelance|self[- ]employed|contract|boss|manager|team lead|shift|part[- ]time|retire)\b/i,
    unless:
      /\b(?:phone|broadband|energy|gym|boiler) contracts?\b|\b(?:volunteer\w*|union|neighbou?r\w*)\b/i,
  },
  {
    id: "study",
    says: /\b(?:master'?s|degree|phd|university|uni|college|course|module|a[- ]levels?|apprenticeship|gap year|resit)\b/i,
  },
  {
    id: "loan-rate",
    isFirst: true,
    says: /\b(?:refinanc\w*|remortgag\w*|fix(?:ed)? (?:the |my |our )?(?:rate|mortgage)|overpay|tracker or fixed|fixed or tracker)\b/i,
  },
  {
    id: "home",
    says: /\b(?:rent|lease|tenancy|flat|flats|apartment|house|mortgage|landlord|buy a place|move (?:to|out|back|in))\b/i,
    unless: /\b(?:car|van|phone|bike|laptop|tv|plants?)\b/i,
  },
  {
    id: "leave-off",
    says: /\b(?:quit|drop|leave|come off|give up|cancel|step down|stop|stay on|delete)\b/i,
  },
  {
    id: "buy",
    says: /\b(?:buy|lease|get (?:an?|the|another|new)|order|subscribe|pay for|which (?:of|one|phone|laptop|car|sofa|bike|tv|camera|mattress)|paper or|kindle|iphone|android|laptop|phone|sofas?|car|cars|bike|bed|mattress|tv|console|venue|caterer|photographer|new or|used or|second[- ]hand)\b/i,
  },
];

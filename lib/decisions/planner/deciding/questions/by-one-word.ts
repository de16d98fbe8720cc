import {
  ABOVE_OR_BESIDE,
  CAR_NAME,
  CHILD,
  MOTOR,
  PARENT,
  PARTNER,
  PET,
  type QuestionPattern,
} from "@/lib/decisions/planner/deciding/questions/question-pattern";

/** Sorts of questions by a word that they hold, in the order in which they are looked for: people and the body come first. */
export const ONE_WORD_QUESTIONS: readonly QuestionPattern[] = [
  {
    id: "health",
    says: /\b(?:cataracts?|cochlear|hearing aids?|clinical trial|drug trial|laser eye|lasik|dental implants?|root canal|braces|colonoscopy|smear|operation|surgery|operated|treatment|chemo\w*|radiotherapy|transplant|replacement now|knee replacement|hip replacement|medication|meds|antidepressants?|tablets|statins?|hrt|vaccin\w+|ivf|vasectomy|sterili\w+|hysterectomy|therapy|therapist|scan|biopsy|rehab|moles?|skin tags?|warts?)\b/i,
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
    id: "vehicle-keep",
    says: new RegExp(
      `\\b(?:sell|keep|get rid of|give up|sorn|go without)\\b.{0,20}\\b${MOTOR}\\b|\\b${MOTOR}\\b[\\s\\S]{0,40}\\b(?:keep it or|or keep it|or sell it)\\b`,
      "i",
    ),
  },
  {
    id: "home-works",
    says: /\b(?:loft conversion|convert the (?:loft|garage|attic)|extension|extend the (?:house|kitchen)|knock (?:through|down)|solar panels?|heat pump|double glazing|new (?:kitchen|bathroom|roof|windows)|conservatory|insulation|underfloor|rewir\w+|(?:renovat\w+|redo|do up|refit|remodel) (?:the|our|my) (?:kitchen|bathroom|house|flat|garden))\b/i,
    unless:
      /\b(?:essay|deadline|dissertation|assignment|coursework|visa|lease|hair|lash\w*|eyelash|tax|thesis|quotes)\b/i,
  },
  {
    id: "school-or-childcare",
    says: /\b(?:home[- ]?school\w*|home[- ]educ\w+|special school|mainstream|ehcp|nursery|day ?care|pre-?school|kindergarten|charter school|magnet school|public school|summer camp|day camp|cr[eè]che|child ?minder|nanny|au pair|grammar school|private school|boarding school|catchment|school place|(?:change|move|switch) schools?)\b/i,
    unless: /\b(?:plants?|nursery (?:colour|paint|room))\b/i,
  },
  {
    id: "child-step",
    says: /\b(?:(?:keep|hold|put) (?:\S+ ){1,3}back a year|repeat (?:the|a|this) (?:school )?year|potty train now|(?:start|begin) (?:solids|weaning))\b/i,
    unless: /\b(?:uni|university|degree)\b/i,
  },
  {
    id: "child-hobby",
    says: new RegExp(
      `^(?=[\\s\\S]*\\b(?:my|our|the|for) (?:\\w+ )?${CHILD}\\b)(?=[\\s\\S]*\\b(?:piano|violin|guitar|football|swimming|ballet|dance|karate|judo|gymnastics|scouts|brownies|chess|rugby|cricket|drama|netball)\\b)`,
      "i",
    ),
    unless: /\b(?:buy|party|birthday|injur\w+|holiday)\b/i,
  },
  {
    id: "child-path",
    says: new RegExp(
      `\\bmy (?:\\w+ )?${CHILD}\\b[\\s\\S]*\\b(?:uni|university|apprenticeship|college|sixth form|gap year|training scheme|army|drop out)\\b`,
      "i",
    ),
    unless: /\b(?:lend|fees|guarantor)\b/i,
  },
  {
    id: "tell-child",
    says: new RegExp(
      `\\btell(?:ing)? (?:my|our|the|his|her) (?:\\w+ )?(?:${CHILD}|grand(?:child\\w*|son|daughter)|step(?:son|daughter)|boys|girls|twins)\\b(?!['’]s)`,
      "i",
    ),
    unless: /\b(?:no|off|to (?:stop|tidy|leave|move out))\b/i,
  },
  {
    id: "child-rule",
    says: new RegExp(
      `\\blet (?:my|our|the|him|her|them) ?(?:\\w+ ){0,2}(?:${CHILD}|\\d+)\\b|\\b(?:curfew|sleepover|pocket money|bedtime)\\b`,
      "i",
    ),
    unless: /\bmy ex\b/i,
  },
  {
    id: "relationship",
    says: new RegExp(
      `\\b(?:stay|stick|be|carry on) with ${PARTNER}|\\b(?:leave|dump|divorce) ${PARTNER}|\\b(?:break up|split up|separate|divorce|end (?:it|things|the relationship)|give (?:him|her) another chance|take (?:him|her) back)\\b`,
      "i",
    ),
  },
  {
    id: "forgive",
    says: /\b(?:forgiv(?:e|ing)|trust (?:him|her|them) again)\b/i,
    unless: /\b(?:loan|debt|student)\b/i,
  },
  {
    id: "couple",
    says: /\b(?:separate (?:beds|bedrooms|rooms)|joint account|couples? (?:therapy|counsell?ing))\b/i,
  },
  {
    id: "together",
    says: /\b(?:get married|marry|propose|move in together|live together|get engaged|civil partnership|move in with (?:my )?(?:boyfriend|girlfriend|partner|him|her|fianc\w+))\b/i,
  },
  {
    id: "small-way",
    says: /\b(?:(?:do|should) i wear|wear the|paint (?:the|my|our) [\s\S]*\bor\b)/i,
  },
  {
    id: "invite",
    says: /\b(?:invit(?:e|ing)|plus[- ]ones?|guest list|(?:let|have) (?:\S+ ){1,4}come to (?:the|my|our) (?:wedding|party|christening|birthday))\b/i,
    unless: /\b(?:invited (?:me|us|to)|an invite|the invite)\b/i,
  },
  {
    id: "go-along",
    says: /\b(?:go|going|fly|travel|come) to\b.{0,30}\b(?:wedding|party|reunion|funeral|christening|dinner|christmas|hen|stag|barbecue|graduation|meet-?up|festival|retreat|event)\b/i,
  },
  {
    id: "work-message",
    says: /\bask (?:my |the )?(?:boss|manager|work|employer|them|hr) (?:for|about|if)\b[\s\S]*\b(?:raise|pay ?rise|promotion|more (?:money|hours)|fewer hours|time off|leave|flexible|remote|from home|transfer)\b/i,
  },
  {
    id: "raise-at-work",
    says: new RegExp(
      `\\b(?:confront|report|complain|raise|go (?:straight )?to|speak to|talk to|tell|take it to|grievance)\\b[\\s\\S]{0,60}\\b${ABOVE_OR_BESIDE}\\b`,
      "i",
    ),
    unless:
      /\b(?:leaving|resign\w*|promotion|pay rise|a raise|birthday|holiday|job offer|new job|wedding|party)\b/i,
  },
  {
    id: "report-or-not",
    says: /\b(?:dob (?:\w+ ){0,3}in|grass (?:on|up)|blow the whistle|whistle-?blow\w*|press charges|go to the police|call the (?:police|cops)|(?:call|ring|report (?:\w+ )?to) social services|report (?:the|my|our|a|an|his|her) (?:\w+ )?(?:neighbo\w+|landlord|tenant|dentist|doctor|teacher|school|parent|driver|shop|restaurant|company|ex|builder|carer|nursery|home)|report (?:it|him|her|them) to)\b/i,
    unless: /\bsocial worker asked\b/i,
  },
  {
    id: "chase-or-drop",
    says: /\b(?:(?:deposit|money) back|refund|owes? (?:me|us)|make a fuss|bent the|(?:write off|chase) the (?:debt|money|invoice)|(?:lodge|make|put in) (?:a|my|the) (?:formal )?complaint|(?:ask|asking) for (?:it|(?:my|the|our) \w+) back)\b/i,
  },
  {
    id: "tell-truth",
    says: /\b(?:confess|come clean|own up|tell (?:him|her|them|my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|mum|mom|dad|parents|sister|brother|family|friend|fianc\w+))(?: (?:that|about|the truth|i)\b|$)|keep it (?:a secret|to myself|from (?:him|her|them|my))|take it to the grave)/i,
    unless: /\b(?:employer|boss|manager|doctor|gp|nurse|vet|leaving|surprise|wedding date)\b/i,
  },
  {
    id: "date",
    says: /\b(?:(?:second|third|first|another) date|dating|tinder|hinge|bumble|ghost\w*|meet (?:his|her) (?:parents|kids|family)|exclusive|ask (?:him|her) out|long[- ]distance)\b/i,
    unless: /\b(?:work|due date|save the date|long[- ]distance (?:run\w*|walk\w*|flight\w*))\b/i,
  },
  {
    id: "take-on",
    says: /\b(?:(?:asked|asking|want|wants) me to (?:be|do|lead|run|chair|join|coach|help|take|look|mind|babysit|host|organi[sz]e|teach|sit|stand|play|sing)|say yes,? (?:to|or)\b|volunteer\w*|trustee|school governor|committee|best man|bridesmaid|maid of honou?r|executor|treasurer|youth group|scout leader)\b/i,
    unless:
      /\b(?:job|salary|promotion|offer|marry|propos\w+|visit|stay|date|months after|give notice|allotment)\b/i,
  },
  {
    id: "say-it",
    says: /^(?:\W*\w+\W+){0,6}?\b(?:text|message|dm|call|ring|write to|reply|respond|answer|tell|confront|report|complain|apologi[sz]e|confess|come out|speak up|say something|ask (?:him|her|them|for|my)|get in touch|contact|unblock|invite)\b/i,
    unless: /\b(?:vet|doctor|gp|dentist|nurse|midwife|pharmacist|999|911|111)\b/i,
  },
  {
    id: "repair",
    says: /\b(?:repair|fix|mend|failed its|write it off|on its last legs)\b/i,
  },
  {
    id: "which-way",
    says: /\b(?:train|bus|coach|driv(?:e|ing)|ferry|taxi|uber|tube|fly|flight)\b.{0,30}\bor\b.{0,30}\b(?:train|bus|coach|driv(?:e|ing)|fly|flight|ferry|taxi|walk|cycle|later|the one)\b/i,
    unless: /\b(?:holiday|vacation|honeymoon|licen[cs]e|lessons?|toy|train (?:for|harder|as))\b/i,
  },
  {
    id: "trip",
    says: /\b(?:go to|visit|fly to|drive to) \p{Lu}[\p{L} ]+ or (?:to )?\p{Lu}\p{L}+/u,
  },
  {
    id: "trip",
    says: /\b(?:holiday|vacation|trip|honeymoon|city break|weekend away|interrail\w*|camino|backpack\w*|safari|trek\w*|travel (?:alone|solo)|solo travel|cruise|fly|flight|flights|train or)\b/i,
  },
  {
    id: "pet-care",
    says: /\b(?:neuter\w*|spay\w*|kennels?|cattery|dog ?walker|pet sitter|raw food|crate train\w*|indoor cat|outdoor cat|let the cat out)\b/i,
  },
  {
    id: "pet",
    says: new RegExp(
      `\\b(?:get|adopt|buy|rescue|have|keep|foster)\\b(?:(?! with | for ).){0,25}\\b${PET}\\b|\\b${PET} or (?:no|not|a)\\b|\\b${PET} or (?:an? )?${PET}`,
      "i",
    ),
    unless: /\b(?:tattoo|portrait|photo|picture|painting)\b/i,
  },
  {
    id: "child",
    says: /\b(?:(?:second|third|another|a|have) (?:baby|child|kid)|kids or no(?:t| kids)|have (?:kids|children)|try for|adopt a child)\b/i,
  },
  {
    id: "looks",
    says: /\b(?:hair|fringe|bangs|pierced|tattoo|beard|dye|piercing|glasses or|contacts|botox)\b/i,
  },
  {
    id: "business",
    says: /\b(?:(?:my|our) (?:own )?(?:business|shop|stall|salon|side hustle|cafe|café|etsy\S*|company)|hire (?:my (?:nephew|niece|brother|sister|son|daughter|cousin|friend|mate)|someone|staff|an? (?:apprentice|employee|assistant))|go into business|franchise)\b/i,
  },
  {
    id: "buy-home",
    says: /\b(?:buy (?:our|the|a|this|his|her|my \S+) (?:\w+ )?(?:flat|house|home|place|apartment|bungalow|cottage)|(?:sell|selling) (?:our|the|my) (?:flat|house|home|apartment)|offer(?:ed)? (?:us|me) the (?:flat|house)|shared ownership|(?:lower|below asking|cash) offer on|first home|put (?:the|our|my) house on|buy (?:a|the) (?:strip|part|bit|corner) of (?:our|my))\b|\blandlord\b[\s\S]*\bbuy\b/i,
    unless: /\b(?:car|van|house ?plants?)\b/i,
  },
  {
    id: "let-out",
    says: /\b(?:lodger|airbnb|(?:rent|let) (?:it|the \w+|my \w+|our \w+|\w+'?s \w+) out|(?:rent|let) out|holiday let|spare room)\b/i,
    unless: /\b(?:let the (?:cat|dog)|(?:office|study|nursery|bed) in)\b/i,
  },
  {
    id: "job",
    says: /\b(?:job|jobs|offer(?! (?:\w+ )?(?:weeks?|months?|days?|help|something|to)\b)|offered me|team leader|promotion|redundancy|resign|careers?|role|position|freelance|self[- ]employed|contract|boss|manager|team lead|shift|part[- ]time|retire)\b/i,
    unless:
      /\b(?:phone|broadband|energy|gym|boiler) contracts?\b|\b(?:volunteer\w*|union|neighbou?r\w*)\b/i,
  },
  {
    id: "study-now",
    says: /\b(?:essay|dissertation|thesis|assignment|coursework|viva|re-?sit|retake (?:the|my|an) (?:exam|test|module)|mocks|mitigating|extenuating)\b/i,
    unless: /\b(?:driving|theory)\b/i,
  },
  {
    id: "study",
    says: /\b(?:master'?s|degree|phd|university|uni|college|course|module|a[- ]levels?|apprenticeship|gap year|resit)\b/i,
  },
  {
    id: "home",
    says: /\b(?:rent|lease|tenancy|flat|flats|apartment|house|mortgage|landlord|buy a place|move (?:to|out|back|in))\b/i,
    unless: new RegExp(
      `\\b(?:${CAR_NAME}|electric one|car|van|phone|bike|laptop|tv|plants?|dress|suit|tux\\w*|gown|outfit|costume)\\b`,
      "i",
    ),
  },
  {
    id: "provider",
    says: /\b(?:landline|broadband|netflix|spotify|streaming|subscriptions?|gym membership|sim only|phone contract|energy (?:supplier|tariff|deal)|tariff|breakdown cover|insurance renewal|amazon prime)\b/i,
  },
  {
    id: "digital",
    says: /\b(?:icloud|cloud storage|google (?:photos|drive|one)|facebook|instagram|whatsapp group|linkedin|twitter|tiktok|snapchat|windows \d+|hard drive)\b/i,
    unless: /\b(?:sell|marketplace|advert\w*|my (?:son|daughter|kids?|child))\b/i,
  },
  {
    id: "leave-off",
    says: /\b(?:quit|drop|leave(?! (?:it|in|at|on|early|now|for|before|after)\b)|come off|give up|cancel|step down|stop|stay on|delete)\b/i,
  },
  {
    id: "gift",
    says: /\b(?:gifts?|presents?|vouchers?|cash in (?:a|the) card|wedding list|whip[- ]?round|chip in)\b/i,
  },
  {
    id: "buy",
    says: /\b(?:buy|lease|get (?:an?|the|another|new)|order|subscribe|pay for|which (?:of|one|phone|laptop|car|sofa|bike|tv|camera|mattress)|paper or|kindle|iphone|android|laptop|phone|sofas?|car|cars|bike|bed|mattress|tv|console|venue|caterer|photographer|new or|used or|second[- ]hand)\b/i,
  },
];

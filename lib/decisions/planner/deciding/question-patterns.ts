const PARTNER = "(?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|fianc\\S+))";
const PARENT = "(?:mum|mom|dad|mother|father|gran|grandma|grandad|nan|parents?)";
const PET =
  "(?:dogs?|cats?|kittens?|pupp(?:y|ies)|greyhound|rabbits?|hamster|guinea pigs?|parrot|pet|horse|pony|tortoise)";

const CHILD =
  "(?:sons?|daughters?|kids?|child(?:ren)?|toddler|baby|teen\\w*|lad|\\d+ ?(?:yo|yr old|year[- ]old))";
const CAR_NAME =
  "(?:corolla|golf|fiesta|focus|civic|polo|clio|astra|corsa|passat|camry|jeep|honda|toyota|ford|bmw|audi|tesla|mazda|skoda|octavia|fabia|yaris|prius|micra|qashqai|mini|kia|hyundai|subaru|outback|volvo|vauxhall|nissan|renault|megane|peugeot|citroen|dacia|sandero|seat|ibiza|fiat|hilux|ranger|navara|commodore|falcon|holden|chevy|silverado|accord|rav4|mercedes|lexus|land rover|volkswagen|vw)";
/** A car, also by the name of its make or model where a year, an age or an owner stands before it. */
const MOTOR = `(?:cars?|vans?|ute|truck|caravan|motorhome|camper ?van|motorbike|scooter|trailer|bakkie|4x4|(?:(?:19|20)\\d\\d|used|old|my|second[- ]hand) ${CAR_NAME})`;
const RELATIVE = "(?:brothers?|sisters?|siblings?|half[- ](?:brother|sister)|cousins?)";
const FAITH_HOME = "(?:church|mosque|temple|synagogue|gurdwara|parish|congregation|mass)";
/** Who is one's partner, behind "my". */
const SPOUSE = "(?:husband|wife|partner|boyfriend|girlfriend|fianc\\w+|bf|gf)";
const AT_WORK = "(?:work|employer|boss|manager|hr|probation|interview)";
const ABOVE_OR_BESIDE =
  "(?:co-?workers?|colleagues?|manager|boss|supervisor|hr|director|team lead\\w*)";
const ILLNESS =
  "(?:diagnos\\w+|adhd|autis\\w+|ms|epilep\\w+|pregnan\\w+|cancer|disab\\w+|depress\\w+|bipolar|illness|condition|hiv|menopause|crohn\\S*|diabet\\w+|dyslexi\\w+|burn(?:t|ed)?[- ]?out|panic attacks|anxiety|mental health)";

/** Words without which a question is not about a home: a piano is bought or rented, too. */
export const OF_HOME =
  /\b(?:house|houses|home|homes|condo|apartment|flat|townhouse|duplex|cabin|property|place|real estate|mortgage|landlord|realtor|closing|land|lot)\b|\b(?:buy|buying)(?:,| or| vs\.?| versus) (?:keep |continue |stay )?rent\w*(?! an? )|\brent\w*(?:,| or| vs\.?| versus) buy\w*(?! an? )/i;

/** Texts that hold a word of each of the lists, in any order. */
function holdsAll(...lists: readonly string[]): RegExp {
  return new RegExp(`^${lists.map((list) => `(?=[\\s\\S]*\\b${list}\\b)`).join("")}`, "i");
}

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
    id: "buy-home",
    isFirst: true,
    says: /^\W*(?:should (?:i|we) )?(?:rent or buy|buy or rent)\b(?!\s+(?:a|the|my)\b(?!\s+(?:house|home|flat|place|apartment|condo)))/i,
  },
  {
    id: "weighing",
    isFirst: true,
    says: /\b(?:buy|get) (?:an?|the|my|our) [^,.;:!?]{2,30} or (?:just |keep |carry on |go on |continue )?rent\w*\b|\brent an? [^,.;:!?]{2,30} or buy\b/i,
    unless: OF_HOME,
  },
  {
    id: "looks",
    isFirst: true,
    says: /\b(?:nose job|rhinoplasty|boob job|botox|fillers?|facelift|liposuction|tummy tuck|hair transplant|veneers|lash extensions)\b/i,
    unless: /\b(?:crack|hole|wood|wall|grout)\b/i,
  },
  {
    id: "buy",
    isFirst: true,
    says: /\bor (?:\w+ )?(?:hob|cooker|dryer|dishwasher|air ?fryer)\b|\b(?:hob|cooker|tumble dryer|dryer|dishwasher|air ?fryer|slow cooker|robot vacuum|e-?bike|treadmill|exercise bike)\b[\s\S]*\bor\b|\bget the (?:cheap|cheaper|budget|expensive|dearer)\b.{0,30}\bor the\b/i,
    unless:
      /\b(?:repair\w*|fix\w*|mend\w*|broken|broke|leak\w*|quotes?|landlord|builder|plumber)\b/i,
  },
  {
    id: "landlord",
    isFirst: true,
    says: /\blandlord (?:dispute|case|claim)\b|\b(?:lawyer|solicitor|court)\b.{0,40}\b(?:landlord|deposit)\b/i,
    unless: /\b(?:buy|sell|mortgage|house purchase)\b/i,
  },
  {
    id: "say-it",
    isFirst: true,
    says: new RegExp(
      `\\bask (?:my |our |his |her )(?:${PARENT}|${RELATIVE}|in-laws|grand\\w+) for (?:money|help|a loan|some money|the deposit|cash)\\b`,
      "i",
    ),
  },
  {
    id: "home-works",
    isFirst: true,
    says: /\b(?:paint|decorate|renovate|redo the floors)\b.{0,25}\b(?:before or after (?:we|i|you|the|our|moving)\b|before we move|after we move)\b/i,
  },
  {
    id: "reach-out",
    isFirst: true,
    says: new RegExp(
      `\\b(?:text|call|ring|write to|message|contact|phone|visit) (?:my )?(?:${PARENT}|${RELATIVE}|old friend|ex|son|daughter)\\b[\\s\\S]*\\b(?:haven'?t|have not|not) (?:\\w+ )?(?:talked|spoken|seen|heard)\\b`,
      "i",
    ),
    unless: /\b(?:hospital|dying|hospice)\b/i,
  },
  {
    id: "go-along",
    isFirst: true,
    says: /\bgo to (?:my|our|his|her|a|the) .{0,40}\b(?:ceremony|naming|graduation|christening|baptism|engagement|reunion|baby shower)\b/i,
    unless: /\bor (?:my|our|his|her)\b/i,
  },
  {
    id: "take-on",
    isFirst: true,
    says: /\b(?:get|take|accept|say yes to) (?:an|the|on an|on the|our) allotment\b/i,
  },
  {
    id: "pet-care",
    isFirst: true,
    says: /\bkeep (?:my|our|the) (?:\w+ )?(?:cats?|kittens?) (?:indoors|inside|in)\b|\blet (?:my|our|the) (?:\w+ )?(?:cats?|kittens?) (?:out|outside|outdoors)\b/i,
  },
  {
    id: "celebrate",
    isFirst: true,
    says: /\b(?:wedding |party |reception )?venue:|\bvenue\b[\s\S]*\bor\b|\bbetween\b[\s\S]*\bvenues\b/i,
  },
  {
    id: "school-or-childcare",
    isFirst: true,
    says: /^\W*(?:pick|choose|decide on|help me pick) (?:an? |the )?(?:day ?care|nursery|pre-?school|school|(?:\w+ )?camp|babysitter|nanny)\b/i,
  },
  {
    id: "job",
    isFirst: true,
    says: /\bcounter-?\s?offers?\b|\bfor (?:the|a) start-?up\b/i,
    unless: /\b(?:house|flat|apartment|buyers?|seller|agent|car)\b/i,
  },
  {
    id: "study",
    isFirst: true,
    says: /\bbetween (?:the |these |my )?(?:two|three|four|[2-6]) (?:colleges|universities|unis|degrees|majors|programs|courses|grad schools)\b/i,
    unless: /\bmy (?:\w+ )?(?:son|daughter|kid|child)\b/i,
  },
  {
    id: "weighing",
    isFirst: true,
    says: /\bbetween (?:the |these |my )?(?:two|three|four|[2-6]) (?:gyms|studios|teams|clubs|bands|churches)\b/i,
  },
  {
    id: "weighing",
    isFirst: true,
    says: /\bor sav(?:e|ing) (?:up )?for (?:an?|our|my|the) (?:\w+ )?(?:trip|vacation|holiday|wedding|car|honeymoon)\b/i,
    unless: /\b(?:loans?|debts?|pay off|credit cards?)\b/i,
  },
  {
    id: "weighing",
    isFirst: true,
    says: /\btoo (?:late|old) to (?:learn|start|begin|take up)\b/i,
    unless: /\b(?:degree|university|college|nurse|family|baby|business)\b/i,
  },
  {
    id: "keep-or-let-go",
    isFirst: true,
    says: /\bkeep (?:the|my|our) (?:baby'?s?|kids'?) (?:crib|clothes|toys|stroller|things|stuff|high ?chair)\b[^.?!]{0,40}\bor\b/i,
  },
  {
    id: "home",
    isFirst: true,
    says: /\bbetween (?:the |these |my )?(?:two|three|four|[2-6]|different) (?:apartments?|flats?|houses|homes|places to (?:rent|live)|condos|rooms)\b/i,
    unless: /\b(?:hotel|airbnb|holiday|vacation|trip|paint)\b/i,
  },
  {
    id: "celebrate",
    isFirst: true,
    says: /\bwedding (?:menu|cake|breakfast|dj|band|food|colou?rs|flowers)\b|\b(?:should|do) (?:i|we) propose\b.{0,40}\bor\b/i,
    unless: /\b(?:lend|borrow|prenup)\b/i,
  },
  {
    id: "guest-stay",
    isFirst: true,
    says: /\blet (?:my|the|our) (?:lodger|flatmate|housemate|roommate|tenant)(?:'?s)? (?:\w+ )?(?:boyfriend|girlfriend|partner|friend|brother|sister|dog|cat)\b.{0,20}\b(?:move in|stay|live)\b/i,
  },
  {
    id: "change-name",
    isFirst: true,
    says: /\b(?:my|his|her|whose|which) (?:sur|last |family )name or\b|\b(?:sur|last |family )name or (?:his|hers|mine|my|theirs)\b|\bbaby (?:my|his|her) (?:sur|last |family )name\b/i,
  },
  {
    id: "family-money",
    isFirst: true,
    says: /\b(?:stop|keep) (?:paying|supporting|giving money)\b.{0,25}\b(?:sons?|daughters?|brother|sister|cousin|parents|kids?|grown)\b/i,
    unless: /\b(?:maintenance|child support|pocket money|lessons?)\b/i,
  },
  {
    id: "child-rule",
    isFirst: true,
    says: /\bleave (?:the|my|our) (?:\w+ )?(?:kids|children|son|daughter|twins|boys|girls|toddler|baby) (?:\w+ )?(?:with|at)\b.{0,40}\b(?:mother|mum|mom|dad|father|parents|grand\w+|gran|nan|sister|brother|in-laws|friend)\b/i,
  },
  {
    id: "vet-or-wait",
    isFirst: true,
    says: new RegExp(
      `\\b(?:go to|ring|call|see|take \\S+ to) (?:the |an? )?(?:emergency )?vet\\b|\\b${PET}\\b.{0,25}\\b(?:ate|eaten|swallowed|licked|chewed|is limping|keeps vomiting|is bleeding)\\b`,
      "i",
    ),
    unless: /\b(?:put (?:\S+ ){0,4}(?:down|to sleep)|insur\w+|change vets?|switch vets?)\b/i,
  },
  {
    id: "see-someone-or-wait",
    isFirst: true,
    says: /\b(?:go to|drive to|ring|call|see) (?:the |an? |my )?(?:a&e|a and e|er|emergency room|hospital|urgent care|walk-in|111|doctor|gp)\b.{0,40}\b(?:tonight|now|today|or wait)\b/i,
    unless: /\b(?:visit|dad'?s|mum'?s|mom'?s|job|career|vet)\b/i,
  },
  {
    id: "provider",
    isFirst: true,
    says: /\blandline\b/i,
  },
  {
    id: "study-now",
    isFirst: true,
    says: /\b(?:hand in|submit|turn in) (?:my|the) (?:\w+ )?(?:thesis|dissertation|essay|assignment|paper|coursework)\b[\s\S]*\bor\b|\bor (?:ask for|get|request) an extension\b/i,
  },
  {
    id: "small-way",
    isFirst: true,
    says: /\b(?:do|should|can) i wear\b|^\W*(?:the |my )?(?:\w+ ){0,2}(?:dress|suit|shoes|heels|tie|jeans|shirt|boots|sneakers) or (?:the |my )?(?:\w+ ){0,2}(?:dress|suit|shoes|heels|tie|jeans|shirt|boots|sneakers)\b/i,
    unless: /\b(?:contacts|glasses|hearing aids?|brace|splint|mask)\b/i,
  },
  {
    id: "keep-or-let-go",
    isFirst: true,
    says: /\b(?:sell|bin|donate|give away)\b.{0,30}\bor (?:move|ship|store|take|bring) (?:it|them)\b/i,
    unless: /\b(?:house|flat|car|dog|cat|horse|business)\b/i,
  },
  {
    id: "lend",
    isFirst: true,
    says: /\b(?:let|allow) (?:my |a |the |him|her|them)(?:\S+ ){0,3}(?:to )?(?:borrow|use) (?:my|our) (?!name\b)/i,
  },
  {
    id: "digital",
    isFirst: true,
    says: /\b(?:change|keep) (?:my|our) (?:\w+ )?(?:phone |mobile |cell )?number\b/i,
  },
  {
    id: "buy",
    isFirst: true,
    says: /^(?:an? |the )?(?:ps ?[45]|playstation|xbox|nintendo|switch|steam deck)\b.{0,20}\s(?:or|vs)\s/i,
  },
  {
    id: "landlord",
    isFirst: true,
    says: /\blandlord(?:'?s)? (?:offer|offers|offered|is offering|wants to pay|will pay)\b|\bcash for keys\b/i,
    unless: /\bbuy\b/i,
  },
  {
    id: "medicine",
    isFirst: true,
    says: /\btake (?:\w+ )?(?:creatine|supplements?|vitamins?|melatonin|ashwagandha|magnesium|collagen|probiotics?|iron tablets?|st john'?s wort)\b/i,
  },
  {
    id: "today",
    isFirst: true,
    says: /\b(?:stay up (?:to|and|late|till|until)|pull an all[- ]nighter|all[- ]nighter or)\b/i,
  },
  {
    id: "go-along",
    isFirst: true,
    says: /\b(?:take|pull|keep|have) (?:\S+ ){1,4}out of school for\b.{0,30}\b(?:wedding|funeral|eid|diwali|party|birthday|reunion|family)\b/i,
  },
  {
    id: "buy",
    isFirst: true,
    says: /^(?:an? |the )?(?:laptop|desktop|tablet|ipad|chromebook|kindle|kobo|e-?reader)\s+(?:or|vs)\s+(?:an? |the )?(?:laptop|desktop|tablet|ipad|chromebook|kindle|kobo|e-?reader|phone)\b/i,
  },
  {
    id: "digital",
    isFirst: true,
    says: /\b(?:leave|mute|quit|exit|get out of|get off)\b.{0,40}\b(?:group chat|(?:whatsapp|telegram|facebook|family|class|building|street|neighbou?rhood) (?:\w+ )?(?:group|chat))\b/i,
  },
  {
    id: "looks",
    isFirst: true,
    says: /\b(?:dye|colou?r|cut|bleach|highlight|shave|straighten|perm|grow out) (?:my|her|his) (?:own )?(?:\w+ )?(?:hair|fringe|bangs|beard)\b/i,
  },
  {
    id: "go-along",
    isFirst: true,
    says: /\bjoin (?:my|our|some|the) (?:\S+ )?(?:sisters?|brothers?|friends?|mates?|mum|mom|dad|parents|cousins?|family|aunt|uncle|in-laws|girls|lads) (?:in|on|for|at)\b|\b(?:wants?|asked|invited|begging|begs) (?:me|us) to (?:come|go|fly|join \S+) (?:along |with \S+ )?(?:to|on|for)\b/i,
    unless:
      /\b(?:work|office|court|doctor|school|uni|university|church|mosque|therapy|counsell?ing|hospital|gym|class|interview)\b/i,
  },
  {
    id: "own-price",
    isFirst: true,
    says: /\bfor (?:free |the )?exposure\b|\b(?:work|play|perform|photograph|design|bake|sing|dj) (?:\S+ ){0,4}for (?:free|nothing)\b/i,
    unless: /\b(?:internship|placement|volunteer\w*|charity)\b/i,
  },
  {
    id: "buy-home",
    isFirst: true,
    says: /\bbuy (?:the|an?|this|that|our) (?:\w+ )?(?:condo|house|flat|apartment|place|home)\b[^.]*\bor (?:keep|carry on|go on|stay|continue) rent/i,
  },
  {
    id: "put-money",
    isFirst: true,
    says: /\b(?:bonus|inheritance|savings|lump sum|windfall|tax refund)\b[^.]*\b(?:loan|retirement|pension|401k|isa|fixed account|savings account|index fund|mortgage)\b/i,
  },
  {
    id: "repair",
    isFirst: true,
    says: /\bworth (?:repairing|fixing|mending)\b/i,
    unless: /\b(?:marriage|relationship|friendship)\b/i,
  },
  {
    id: "shared-property",
    isFirst: true,
    says: /\bbuy (?:my )?(?:ex|him|her)(?:[- ](?:husband|wife|partner))? out\b/i,
  },
  {
    id: "do-it-or-pay",
    isFirst: true,
    says: /\b(?:myself|ourselves) or (?:pay|hire|get)\b|\b(?:pay|hire) (?:\S+ ){1,6}or (?:do it|do this|paint it|build it|fix it) (?:myself|ourselves)\b/i,
  },
  {
    id: "date",
    isFirst: true,
    says: /\bkeep seeing (?:him|her|them)\b|\b(?:third|fourth|fifth|another) date\b/i,
  },
  {
    id: "choosing",
    isFirst: true,
    says: /\bwhat to do with my life\b/i,
  },
  {
    id: "vehicle-keep",
    isFirst: true,
    says: /\bsell (?:my |our |the |his |her )?(?:\S+ ){0,3}(?:car|van|motorbike|caravan)\b[^.]*\bor keep (?:it|him|her)\b/i,
  },
  {
    id: "pet",
    isFirst: true,
    says: new RegExp(`\\b(?:adopt|foster|rescue)\\b.{0,25}\\b${PET}\\b`, "i"),
    unless: /\b(?:give (?:him|her|it|the) back|re-?hom\w+)\b/i,
  },
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
    id: "end-treatment",
    isFirst: true,
    says: /\b(?:dnr|do not resuscitate|life support|feeding tube|ventilator|(?:go(?:ing)? into|move (?:\w+ )?to) (?:a|the) hospice|palliative|(?:stop|end|carry on with|keep going with) (?:the |my |his |her |mum's |mom's |dad's )?(?:chemo\w*|dialysis|radiotherapy)|(?:more|another round of) chemo\w*)\b/i,
    unless: new RegExp(`\\b(?:${PET}|vet)\\b`, "i"),
  },
  {
    id: "pregnancy",
    isFirst: true,
    says: /\b(?:abortion|terminat\w+ (?:the |my |this )?pregnancy|(?:have|get|book) a termination|(?:unplanned|unwanted) pregnancy)\b|\bpregnant\b[\s\S]*\b(?:keep (?:it|the baby)|go through with it|continue with it)\b/i,
  },
  {
    id: "give-body",
    isFirst: true,
    says: /\b(?:surroga\w+|donat(?:e|ing) (?:\w+ )?(?:kidney|liver|bone marrow|stem cells?|eggs?|sperm)|(?:kidney|liver|egg|sperm|stem cell|bone marrow) donor|give (?:\w+ ){1,4}kidney)\b/i,
    unless: /\b(?:donor[- ]conceived|use an? (?:egg|sperm) donor|find an? (?:egg|sperm) donor)\b/i,
  },
  {
    id: "embryos",
    isFirst: true,
    says: /\b(?:embryos?|frozen eggs|another (?:round|cycle) of ivf|ivf again|donor (?:eggs?|sperm))\b/i,
  },
  {
    id: "birth",
    isFirst: true,
    says: /\b(?:induced|induction|c-?section|caesarean|cesarean|epidural|home ?birth|birth (?:centre|center|pool)|water birth|vbac)\b/i,
    unless: /\b(?:surroga\w+|induction (?:hob|cooker|day|week|course|training)|job)\b/i,
  },
  {
    id: "jab",
    isFirst: true,
    says: /\b(?:vaccin\w+|jabs?|booster (?:shot|dose|jab)|covid booster|flu shot|mmr|hpv)\b/i,
    unless: new RegExp(`\\b(?:${PET}|vet|weight|mounjaro|wegovy|ozempic|semaglutide)\\b`, "i"),
  },
  {
    id: "stop-driving",
    isFirst: true,
    says: /\b(?:giv(?:e|ing) up driving|stop(?:ping)? driving|quit driving|(?:still be|not) driv(?:e|ing) at night|(?:hand|give|send) (?:in |over |back )?(?:my|his|her) (?:driving )?licen[cs]e|(?:too old|fit|safe) to drive|let (?:my )?(?:mum|mom|dad|gran|grandad|grandma|grandpa|granny|nan|nana|him|her) (?:still )?drive|take (?:my )?(?:mum|mom|dad|gran|grandad|mother|father|his|her)(?:'s)? (?:car )?keys)\b/i,
    unless: /\b(?:uber|lessons?|drunk|delivery|theory test)\b/i,
  },
  {
    id: "partner-secret",
    isFirst: true,
    says: holdsAll(
      `my ${SPOUSE}(?:'?s)?`,
      "(?:cheat\\w*|affair|messages?|texts|flirt\\w*|seeing someone|secret (?:account|phone|debt)|lied|lying|gambl\\w*|dating app|tinder)",
      "(?:say (?:something|anything|nothing)|confront|ask (?:him|her|them)|wait|bring it up|tell (?:him|her|them) i (?:know|saw|found)|check (?:his|her|their) phone)",
    ),
    unless: /\b(?:i cheated|my affair|i had an affair|i lied)\b/i,
  },
  {
    id: "child-with-ex",
    isFirst: true,
    says: holdsAll(
      "(?:my ex(?:[- ](?:husband|wife|partner))?|(?:his|her|their) (?:dad|mum|mom|father|mother)|the kids'? (?:dad|mum|mom)|co-?parent)",
      "(?:let|allow|agree|take|have|meet|keep|send)",
      CHILD,
    ),
    unless: /\b(?:wedding|back (?:with|together)|invite|uni|university|apprenticeship|lend)\b/i,
  },
  {
    id: "parent-care",
    isFirst: true,
    says: new RegExp(
      `\\b${PARENT} (?:(?:wants?|asked|needs?|has|is going) )?to (?:move in|live with (?:us|me))|\\b(?:nurse|look after|care for) (?:my )?${PARENT}\\b|\\bcare home\\b`,
      "i",
    ),
    unless: /\b(?:work (?:in|at)|job (?:in|at)|shifts?|apply|volunteer\w*)\b/i,
  },
  {
    id: "step-in",
    isFirst: true,
    says: /\b(?:(?:keep|stay) out of (?:it|this|things)|none of my business|not my (?:place|business)|interfer\w+|butt in|step in|mind my own)\b/i,
  },
  {
    id: "tell-work",
    isFirst: true,
    says: holdsAll("(?:tell(?:ing)?|disclos\\w+|declar\\w+|mention|say)", AT_WORK, ILLNESS),
    unless:
      /\b(?:sick day|call in sick|my (?:mum|mom|dad|son|daughter|husband|wife|kids?|parents))\b/i,
  },
  {
    id: "tell-when",
    isFirst: true,
    says: /\b(?:tell|announce|hand in my notice|bring it up)\b[\s\S]*\b(?:before or after|now or (?:wait|after|later|when)|or wait (?:un)?till?)\b/i,
    unless: new RegExp(
      `\\b(?:vet|doctor|gp|dentist|clinic)\\b|\\btell (?:my|our|the) (?:\\w+ )?${CHILD}\\b`,
      "i",
    ),
  },
  {
    id: "tell-truth",
    isFirst: true,
    says: /\b(?:confess|come clean|own up|take it to the grave)\b|\btell (?:my|him|her|them)\b[\s\S]{0,40}\b(?:herpes|hiv|sti|std|chlamydia)\b/i,
    unless: /\b(?:boss|manager|work|teacher|police|priest)\b/i,
  },
  {
    id: "sick-day",
    isFirst: true,
    says: /\b(?:(?:call|ring|phone) in sick|sick day|(?:go|going) (?:in )?to work (?:with|ill|sick)|take a mental health day)\b/i,
  },
  {
    id: "faith-rite",
    isFirst: true,
    says: /\b(?:christen\w*|bapti[sz]\w*|circumcis\w+|(?:bar|bat) mitzvah|(?:first|holy) communion|confirmation class\w*|god(?:parents?|mother|father)|convert (?:to (?:islam|judaism|christianity|catholicism|hinduism|buddhism|sikhism|his|her|their)|before|for (?:him|her|the wedding)))\b/i,
    unless: /\b(?:go to|invited|present|gift|wear|lend)\b/i,
  },
  {
    id: "faith-place",
    isFirst: true,
    says: new RegExp(
      `\\b(?:stop (?:going|attending)|leave|leaving|go(?:ing)? back|return|change|switch|join|keep going|quit|stay (?:at|in|with))\\b.{0,20}\\b${FAITH_HOME}\\b`,
      "i",
    ),
    unless: /\b(?:wedding|nursery|school|funeral|choir)\b/i,
  },
  {
    id: "funeral-go",
    isFirst: true,
    says: holdsAll(
      "(?:funeral|wake|viewing|burial service|memorial service)",
      "(?:go|going|attend|speak|stay away|fly|eulogy|miss|(?:take|bring) (?:the|my|our) \\w+)",
    ),
    unless: /\b(?:cremation or|or cremation|cremat\w+ or|plan (?:the|his|her)|pay for)\b/i,
  },
  {
    id: "change-name",
    isFirst: true,
    says: /\b(?:(?:change|keep|take) (?:my|his|her|our|their) (?:own )?(?:maiden |last |sur|family )?(?:sur)?name|maiden name|double[- ]barrel\w*|hyphenat\w+|whose (?:sur|last )name)\b/i,
    unless: /\b(?:down|out of|off|bank|account|business|company|domain)\b/i,
  },
  {
    id: "dna-test",
    isFirst: true,
    says: /\b(?:(?:dna|ancestry|paternity|genetic) (?:test\w*|kit)|23andme|brca\w*|huntington\S*)(?!\w)/i,
    unless: new RegExp(`\\b${PET}\\b`, "i"),
  },
  {
    id: "contest-will",
    isFirst: true,
    says: /\b(?:(?:contest|challenge|dispute) (?:the|his|her|a|\S+'s) will|(?:left|cut) (?:me |us )?out of (?:the|his|her|\S+'s) will)\b/i,
  },
  {
    id: "contest-or-pay",
    isFirst: true,
    says: /^(?=[\s\S]*\b(?:pip|mandatory reconsideration|sanction(?:ed)?)\b)(?=[\s\S]*\b(?:appeal|tribunal|contest|fight|argue|challenge|pay it|just pay)\b)/i,
  },
  {
    id: "settle",
    isFirst: true,
    says: /\b(?:settlement|out of court|go to (?:a |the |an )?(?:employment )?tribunal|acas|settle (?:out|now|for|with))\b/i,
    unless: /\b(?:pip|benefits?|mandatory|parking|pcn|visa|ilr|settled status|divorce)\b/i,
  },
  {
    id: "shared-property",
    isFirst: true,
    says: holdsAll(
      "(?:house|flat|property|land|farm|plot|cottage|bungalow|her place|his place)",
      RELATIVE,
      "(?:sell(?:ing)?|rent (?:it |the house )?out|let (?:it )?out|rent or|buy (?:\\w+ ){1,3}out|keep (?:it|the (?:house|land|farm))|(?:to|go to) court)",
    ),
    unless: /\b(?:lend|stay with|move in with|wedding|funeral)\b/i,
  },
  {
    id: "sign",
    isFirst: true,
    says: /\b(?:prenup\w*|pre-nup\w*|postnup\w*|nda|non-?compete|(?:do|should) (?:i|we) sign\b|sign (?:it|the contract|this contract) or)\b/i,
    unless: /\b(?:sign up|sign on|sign (?:for|off)|petition|lease|tenancy|birthday card)\b/i,
  },
  {
    id: "car-money",
    isFirst: true,
    says: holdsAll(
      MOTOR,
      "(?:repair(?:ed|s|ing)?|fix(?:ed|ing)?|mend(?:ed)?|weld\\w*|gearbox|clutch|engine|head gasket|failed (?:its|the|his|her) \\w+)",
      "(?:loan|finance|financing|newer|new one|new car|another (?:car|one)|replac\\w+|sell|scrap|lease|trade)",
    ),
    unless: /\b(?:claim|insurance|excess|lend)\b/i,
  },
  {
    id: "health-plan",
    isFirst: true,
    says: /\b(?:hmo|ppo|hdhp|high[- ]deductible|health (?:insurance|plans?)|medical insurance|medicare (?:advantage|supplement)|medigap|marketplace plan|blue (?:cross|shield)|kaiser|aetna|cigna|united ?health\w*|humana|dental (?:plan|insurance)|vision plan)\b/i,
    unless: /\b(?:job|hospital bill|claim|denied|appeal\w*|travel)\b/i,
  },
  {
    id: "two-quotes",
    isFirst: true,
    says: /\bbetween (?:the |these |my )?(?:two|three|four|[2-6]) (?:contractors?|builders?|roofers?|plumbers?|electricians?|painters?|landscapers?|movers?|quotes?|bids?|estimates?)\b/i,
  },
  {
    id: "choosing",
    isFirst: true,
    says: /\bbetween (?:the |these |my )?(?:two|three|four|[2-6]) (?:dentists?|doctors?|pediatricians?|therapists?|lawyers?|tutors?|coaches|sitters?|nannies|vets|trainers?|accountants?|photographers?|caterers?|djs?)\b/i,
  },
  {
    id: "two-quotes",
    isFirst: true,
    says: /\b(?:(?:two|three|2|3|both) (?:\w+ )?quotes\b|cash in hand\b|no invoice\b|(?:cheaper|cheapest|dearer) (?:quote|builder|roofer|plumber|electrician|firm)\b|quotes?\b[\s\S]{0,60}\b(?:guarantee|no vat|invoice))/i,
    unless: /\b(?:insurance|renewal|car hire)\b/i,
  },
  {
    id: "cut-contact",
    isFirst: true,
    says: /\b(?:stay|remain|keep being) friends with (?:someone|somebody|a|people)\b|\bend (?:a|this|that) friendship\b|\b(?:keep|let go of) (?:a|this|my) (?:one-?sided )?friend(?:ship)?\b/i,
  },
  {
    id: "cut-contact",
    isFirst: true,
    says: /\b(?:(?:un)?block (?:my|him|her|them|his|an? (?:friend|relative))|unfriend|cut (?:\w+ ){1,4}(?:off|out of)|cut contact|(?:stay|go|remain) (?:no|low)[- ]contact|go nc|stop (?:speaking|talking) to|end (?:the|our|this|my|a) friendship|stop seeing (?:my|this|a) (?:\w+ )?friend|stay friends with (?:my ex|him|her)|drop (?:her|him|them) as a friend)\b/i,
    unless:
      /\b(?:hair|toenail|price|budget|diary|calendar|drive(?:way)?|drain|view|asked (?:me )?for no contact|said never)\b/i,
  },
  {
    id: "move-away",
    isFirst: true,
    says: /\b(?:emigrat\w+|(?:won'?t|doesn'?t want to|refuses to|not willing to) (?:move|relocate|come with (?:me|us))|(?:move|moving|relocat\w+|go|going) (?:nearer|closer|abroad|overseas|interstate|back (?:home )?to (?!work|school|uni|bed|sleep|college|him|her|them|my|the|church|mass|study)\w+)|leave (?:the country|london|the city|the uk))\b/i,
    unless: /\b(?:holiday|trip|vacation|look after|care for|caring|bowel|furniture)\b/i,
  },
  {
    id: "study",
    isFirst: true,
    says: /\b(?:master'?s|masters|(?:associate|bachelor|nursing|college|my) \w*\s?degree|degree|ph\.?d|mba|program|bootcamp|classes|(?:law|med(?:ical)?|nursing|grad(?:uate)?|business) school)\b[\s\S]*\b(?:part[- ]time|full[- ]time|online|on campus|in person|evenings?|(?:one|two|three|four|1|2|3|4) years?)\b|\b(?:law|med(?:ical)?|nursing|grad(?:uate)?|business) school\b[\s\S]*\bor\b|\bbetween\b[\s\S]*\b(?:law|med(?:ical)?|nursing|grad(?:uate)?|business) school\b/i,
    unless:
      /\b(?:hours at work|fee for|my (?:\w+ )?(?:son|daughter|kid|child|toddler)|preschool|daycare|exercise program|training program)\b/i,
  },
  {
    id: "work-hours",
    isFirst: true,
    says: /\b(?:night shifts?|(?:nights|days) or (?:nights|days|lates|earlies)|(?:four|4|three|3)[- ]day week|compressed hours|(?:part|full)[- ]time or\b|or (?:go |work )?(?:part|full)[- ]time|(?:reduce|cut|drop) my hours|(?:drop|go down) to (?:three|four|two|2|3|4) days|job ?share|work from home or|from home or (?:the )?office|hybrid or)\b/i,
    unless:
      /\b(?:uni|university|degree|course|study|studies|college|master'?s|phd|school|nursery|childminder|redundancy|grade|nightmares?|breast\w*|bottle|feeds?|formula|hybrid (?:car|bike)|petrol)\b/i,
  },
  {
    id: "foster-child",
    isFirst: true,
    says: /\b(?:foster (?:a |another |my )?(?:child\w*|kids?|teen\w*|nephew|niece|grand\w+|carers?)|foster carers?|adopt (?:a |another |the |her |his )?(?:child|baby|sibling\w*|nephew|niece|toddler|stepson|stepdaughter)|take in (?:my|his|her|our) (?:\S+ )?(?:nephews?|nieces?|grand\w+|cousins?|kids|children)|kinship|special guardianship)\b/i,
  },
  {
    id: "rehome-pet",
    isFirst: true,
    says: new RegExp(
      `\\b(?:re-?hom(?:e|ing)|(?:give|return|take|send|hand) (?:the|our|my) (?:\\S+ )?${PET} (?:back|away|up|to)|get rid of (?:the|our|my) (?:\\S+ )?${PET}|keep (?:the|our|my) (?:\\S+ )?${PET}\\b.{0,20}\\bor (?:give|sell|return|let)|give ${PET}? ?up for adoption)\\b`,
      "i",
    ),
    unless: /\bto (?:the vet|be|kennels|a sitter|boarding|puppy class\w*|training)\b/i,
  },
  {
    id: "take-on",
    isFirst: true,
    says: /\b(?:be|being|become|becoming|act as|stand as) (?:an? |the |his |her |their |my \S+ )?(?:executor|trustee|treasurer|school governor|club secretary|best man|bridesmaid|maid of honou?r)\b/i,
  },
  {
    id: "chase-or-drop",
    isFirst: true,
    says: /\b(?:suing|sue (?:my|the|him|her|them|for)|small claims)\b/i,
    unless: new RegExp(`\\b(?:${RELATIVE}|${PARENT}|settle\\w*)\\b`, "i"),
  },
  {
    id: "give-up-place",
    isFirst: true,
    says: /^(?=[\s\S]*\b(?:allotment|season ticket|mooring|market stall|choir|band|orchestra|quiz team|football team|pony share|beach hut|timeshare|plot)\b)(?=[\s\S]*\b(?:give (?:up|notice)|keep|leave|quit|drop|renew|pack (?:it )?in|stay|let (?:it )?go)\b)/i,
    unless: /\b(?:my (?:son|daughter|kids?)|sell the)\b/i,
  },
  {
    id: "cancel-plan",
    isFirst: true,
    says: /\b(?:cancel|postpone|call off|skip|host)\b.{0,20}\b(?:thanksgiving|christmas|xmas|easter|new year'?s|friendsgiving|hanukkah|eid|diwali|birthday|barbecue|bbq|cookout|shower|brunch|sleepover|potluck|get-?together)\b/i,
    unless: /\b(?:gifts?|presents?|shopping|cards?|membership|subscription)\b/i,
  },
  {
    id: "cancel-plan",
    isFirst: true,
    says: /\b(?:non-?refundable|lose (?:the|my|our) deposit|(?:cancel|postpone|call off|pull out of) (?:the|our|my) (?:\w+ )?(?:trip|holiday|honeymoon|vacation|weekend|wedding|party|flights?|booking|hotel|tickets?|visit|event|dinner|cruise))\b/i,
  },
  {
    id: "family-money",
    isFirst: true,
    says: /\b(?:sponsor (?:my|his|her|a|our)|pay (?:for )?(?:my )?(?:\w+'?s? )?(?:school|college|uni|tuition) fees|send(?:ing)? money (?:home|back)|remittances?|bail (?:him|her|them|my \w+) out|pay (?:his|her|their) (?:rent|bail|debts?|fees|fine))\b/i,
    unless: /\b(?:look after|care for|sponsored (?:run|walk)|marathon)\b/i,
  },
  {
    id: "put-money",
    isFirst: true,
    says: /\b(?:pay(?:ing)? off|pay(?:ing)? down|clear|overpay\w*)\b[\s\S]{0,70}\b(?:or|vs|versus)\b[\s\S]{0,50}\b(?:sav(?:e|ing|ings)|invest\w*|isa|pension|emergency fund|premium bonds)\b|\b(?:sav(?:e|ing|ings)|invest\w*|isa|pension lump sum|lump sum)\b[\s\S]{0,60}\b(?:or|vs|to)\b[\s\S]{0,20}\b(?:pay(?:ing)? off|pay(?:ing)? down|clear|overpay\w*)\b/i,
  },
  {
    id: "borrow",
    isFirst: true,
    says: /\b(?:take (?:out )?a loan|get a loan|borrow (?:the |some )?(?:[£$€]?\d\S*|money)|on finance|buy now pay later|bnpl|klarna|payday loan|salary advance|credit card or)\b/i,
    unless: /\b(?:library|ladder|drill)\b/i,
  },
  {
    id: "keep-or-let-go",
    isFirst: true,
    says: /\bkeep\b[^.?!]{0,50}\b(?:or|and) (?:just )?(?:sell|give (?:it|them|away)|donate|let (?:it|them) go|throw|bin|chuck|get rid|charity|pass (?:it|them))\b|\b(?:sell|bin|donate|give away|throw out|get rid of)\b[^.?!]{0,40}\bor keep\b/i,
    unless: new RegExp(
      `\\b(?:${PET}|${MOTOR}|house|flat|property|land|garden|farm|home|job|shares|stocks|bitcoin|crypto|business|baby|pregnan\\w+|friend|landline|broadband|number|secret|quiet|church)\\b`,
      "i",
    ),
  },
  {
    id: "health",
    says: /\b(?:cataracts?|cochlear|hearing aids?|clinical trial|drug trial|laser eye|lasik|dental implants?|root canal|braces|colonoscopy|smear|operation|surgery|operated|treatment|chemo\w*|radiotherapy|transplant|replacement now|knee replacement|hip replacement|medication|meds|antidepressants?|tablets|statins?|hrt|vaccin\w+|ivf|vasectomy|sterili\w+|hysterectomy|therapy|therapist|scan|biopsy|rehab)\b/i,
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
    says: /(?<!never )\b(?:lend|loan (?:my|him|her|them)|give (?:my|him|her|them) (?:\S+ ){0,3}(?:money|[$£€]?\d+)|co-?sign|guarantor)\b/i,
    unless: /\b(?:i lent|bent|broke it|damaged|won'?t (?:give|pay) (?:it )?back|hasn'?t paid)\b/i,
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
    id: "study",
    isFirst: true,
    says: /\bgap year\b/i,
    unless: new RegExp(`\\bmy (?:\\w+ )?${CHILD}\\b`, "i"),
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
    id: "guest-stay",
    isFirst: true,
    says: /\b(?:(?:let|have) (?:my|his|her|our|him|them|a) ?(?:\S+ ){0,5}(?:stay|crash|move in|live with (?:us|me)|sleep on)|(?:wants?|asked|asking) to (?:stay|come for (?:\w+ )?(?:weeks?|months?)|move in|come and stay|crash)|come (?:to stay|and stay|for (?:\w+ )?(?:weeks|months)))\b/i,
    unless: new RegExp(
      `\\b(?:dog|cat|puppy|boyfriend|girlfriend|on (?:my|the) bed)\\b|\\b${PARENT}\\b(?! in law| s).{0,20}\\b(?:move in|live with)\\b`,
      "i",
    ),
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
    id: "today",
    isFirst: true,
    says: /\b(?:tonight|this evening|this afternoon|right now|in an hour)\b/i,
    unless:
      /\b(?:vet|doctor|gp|a&e|hospital|emergency|111|999|911|pain|fever|bleed\w*|swallowed|poison\w*|overdose|chocolate|breath\w*)\b/i,
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
      `\\b(?:get|adopt|buy|rescue|have|keep|foster)\\b.{0,25}\\b${PET}\\b|\\b${PET} or (?:no|not|a)\\b|\\b${PET} or (?:an? )?${PET}`,
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
    isFirst: true,
    says: /\b(?:start|open|launch|run) (?:an?|my|my own|our|our own) (?:\p{L}+ ){0,2}(?:business|company|shop|store|salon|restaurant|food truck|agency|bakery|cafe|daycare)\b[\s\S]*\b(?:or|vs)\b/iu,
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
    id: "redundancy",
    isFirst: true,
    says: /\b(?:redundancy|severance|voluntary (?:exit|leave)|early retirement)\b/i,
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
    id: "loan-rate",
    isFirst: true,
    says: /\b(?:refinanc\w*|remortgag\w*|fix(?:ed)? (?:the |my |our )?(?:rate|mortgage)|overpay|tracker or fixed|fixed or (?:tracker|variable)|variable or fixed|mortgage deal)\b/i,
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
    says: /\b(?:quit|drop|leave|come off|give up|cancel|step down|stop|stay on|delete)\b/i,
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

import { LEARN_A_DISH } from "@/lib/decisions/planner/words/learn-a-dish";

/** A refund that came is not looked for. */
const HAS_COME = /^(?![\s\S]*\brefund (?:\S+ ){0,3}(?:came|arrived|landed|hit)\b)/i;

/** A landlord who gave no notice is not who gives it. */
const NOT_GIVEN =
  /^(?![\s\S]*\b(?:didn'?t|did not|without|no) (?:giv(?:e|ing) )?(?:us |me |any |proper )*notice\b)/i;

/** "contest a will" disputes it, and enters for no prize. */
const CONTESTED = /^(?!\s*(?:i want to |i need to )?contest (?:an?|the|my|our|this|his|her) )/i;

/** A house is made ready before agents and photos have a say. */
const IS_READIED =
  /^(?![\s\S]*\bready (?:to (?:sell|list|be sold|go on)|for (?:sale|the market|listing))\b)/i;
/** What is planted or built by the line is no quarrel about it. */
const IS_BUILT = /^(?!\s*(?:plant|grow|build|put up|install|put in)\b)/i;
/** A part of a machine is swapped; the machine stays. */
const PART =
  /^(?!\s*(?:replace|change|fit|install|swap|order)\b[^.]*\b(?:belt|element|gasket|seal|pump|hose|fuse|igniter|rollers?|knob|hinge)\b)/i;
/** Water that is tested comes out of a tap that is sound. */
const TESTED = /^(?![\s\S]*\b(?:test|tested|testing)\b)/i;
/** Grass that is fed is neither cut nor sown. */
const FED = /^(?!\s*(?:fertili[sz]e|feed|weed and feed)\b)/i;
/** "garbage disposal" is the grinder below the sink. */
const GRINDER = /^(?![\s\S]*\b(?:garbage|sink) dispos(?:al|er)\b)/i;
/** "replace a light switch" changes no bulb. */
const SWITCHED = /^(?![\s\S]*\b(?:light|wall|dimmer) switch(?:es)?\b)|\bbulbs?\b/i;

const NO_APPEAL = /^(?!\s*(?:appeal|dispute|challenge|contest)\b)/i;

/** Who is away over a holiday, or has a dog to board, cooks no dinner. */
const AWAY_FOR_THE_DAY =
  /^(?!\s*(?:board|find (?:a|some)|book|kennel|fly|drive|travel|pack|get (?:a|the) (?:dog|cat|pet))\b)/i;

/** A site that is yet to be built has nothing to open. */
const NEW_SITE =
  /^(?!\s*(?:build|make|create|design|start|put together)\b[^.,]*\b(?:(?:web)?sites?|portfolio|homepage|web page|blog)\b)/i;

/** A party for children tells of them, or of a birthday. */
const FOR_CHILDREN =
  /^(?![\s\S]*\bquince)[\s\S]*\b(?:kids?'?s?|child\w*|sons?|daughters?|boys?|girls?|birthdays?|nephews?|nieces?|grand\w+|step(?:son|daughter)s?|toddlers?|bab(?:y|ies)|class\w*|school|nursery|preschool|year[- ]?olds?|turn(?:s|ing|ed)?|\d+(?:st|nd|rd|th)|entertainer|bouncy|pi[nñ]ata|party bags?|little ones?|twins|parents|unicorns?|dinosaurs?|princess\w*|pirates?|cake|playground|soft play)(?![\p{L}])/iu;
/** Thanksgiving has a dinner of its own. */
const NO_THANKSGIVING = /^(?![\s\S]*\bthanksgiving\b)/i;

/**
 * Words of which a text must hold one before it can mean a kind: what sets a narrow kind apart from the plain
 * one beside it. "Register a birth" tells of no delay, "plan a family holiday" of no
 * in-laws.
 */
const NEEDED: Readonly<Record<string, RegExp>> = {
  // "switch pharmacies" tells of no shortage.
  "adhd-meds-shortage":
    /^(?!\s*(?:i (?:want|need) to )?(?:switch|change|move|transfer)\b[^.]{0,20}\bpharmac)|\b(?:adhd|adderall|vyvanse|elvanse|concerta|ritalin|stimulants?)\b/i,
  "aircon-filter": /^(?![\s\S]*\b(?:fridge|refrigerator|water filter)\b)/i,
  "ask-feedback-after-no": /\b(?:no|not|reject\w*|turned down|declin\w*|refus\w*|unsuccessful)\b/i,
  "ask-moving-help": /^(?![\s\S]*\b(?:compan(?:y|ies)|movers|firms?|quotes?)\b)/i,
  "ask-raise": /^(?![\s\S]*\bcredit limit\b)/i,
  // Who has the letter asks for none.
  "ask-referral": /^(?![\s\S]*\b(?:have|got) (?:a|the|my) referral\b)/i,
  // A tutor is asked about a task, an adviser for years.
  "ask-tutor": /^(?![\s\S]*\bto (?:be|become) my (?:advis[eo]r|supervisor|mentor)\b)/i,
  // What one owes there oneself is no treasurer's matter.
  "association-dues":
    /\b(?:members?|owners?|homes|houses|flats|units|building|block|neighbou?rs?|residents?|tenants?|households|people|collect\w*|chas\w*|treasurer|unpaid|haven't|hasn't|won't|refus\w*|everyone|half|committee|clubs?|society|association|pending|outstanding|arrears|late|reminders?)\b/i,
  // An appeal is what is asked for, and no new try.
  "bad-grade": NO_APPEAL,
  "bake-cook-item": /^(?!\s*bake an? (?:\S+ ){0,2}cake\b)/i,
  "bathroom-fan": /^(?![\s\S]*\bceiling fans?\b)/i,
  // Reviews are asked for; the entry that they stand on is another matter.
  "beach-day": /^(?![\s\S]*\b(?:(?:a|one|two|\d+) weeks?|nights?|[2-9] days|suitcases?)\b)/i,
  "bedtime-story":
    /\b(?:son|daughter|child|children|kids|my kid|toddler|little one|year old|baby|twins|grand\w+|bedtime|stor(?:y|ies)|boys?|girls?|niece|nephew)\b/i,
  "best-man-speech": /\b(?:best man|maid of hono\w+|friend\w*|mate\w*|groom\w*|bride)\b/i,
  // "clean out my car, full of takeout wrappers" is about no eating.
  "binge-eating": /^(?!\s*(?:clean|vacuum|hoover)\b[^.]*\b(?:car|van|truck)\b)/i,
  "body-double": /^(?![\s\S]*\bco-?working (?:space|office|desk))/i,
  "boiler-pressure":
    /^(?!\s*(?:fix|improve|increase|raise|check|low|get)\b[\s\S]*\bwater pressure\b)|\b(?:boiler|heating|combi|radiators?|bar)\b/i,
  "book-movers": /^(?![\s\S]*\bu-?haul\b)/i,
  // What a chain sold is no private sale.
  "bought-private-faulty":
    /^(?![\s\S]*\b(?:walmart|target|amazon|costco|best buy|home depot|ikea|argos|currys|tesco|john lewis|asda|aldi|lidl)\b)/i,
  "boundary-dispute": IS_BUILT,
  "business-listing": /^(?![\s\S]*\breviews?\b)|\b(?:listing|profile|entry|maps|hours|pin)\b/i,
  "buy-appliance": PART,
  "car-bulb": SWITCHED,
  "car-check": /^(?!\s*(?:get|do|book|schedule|need)\b.{0,12}\boil chang)/i,
  "car-fail-no-money": /\bfail\w*/i,
  "car-insurance-renewal":
    /\b(?:renew\w*|due|expir\w*|auto\w*|ends?|runs out|went up|gone up|quote\w*|cheaper|switch\w*|chang\w+|last year|saturday|[$£€]\d)/i,
  "carve-wood": /^(?![\s\S]*\bpumpkins?\b)/i,
  "change-supervisor":
    /\b(?:chang\w+|switch\w*|new|swap|replac\w*|another|different|leav\w*|left|bad|never|doesn't|won't|problems?|retir\w*|moving)\b/i,
  "child-failing-subject":
    /\b(?:son|daughter|child|kids?|teen\w*|boy|girl|twins|year old|grand\w+|niece|nephew|he|she|his|her)\b/i,
  "child-haircut":
    /\b(?:cut\w*|trim\w*|hair ?dresser\w*|barber|scissors|bangs|fringe|clippers|salon|haircut)\b/i,
  // The pool in the yard teaches nobody to swim.
  "child-swim-lessons":
    /^(?!\s*(?:get|open|prepare|clean|uncover) (?:the|my|our|up the) (?:\S+ )?pool\b)/i,
  // What shines outside or lies in the attic stands at no tree, and lights alone go up outside.
  "christmas-decorations":
    /^(?![\s\S]*\b(?:outside|outdoors?|exterior|roof|gutters?|on the house)\b)(?!\s*(?:organi[sz]e|sort|store|declutter|label)\b)(?![^.]*\b(?:christmas|xmas|holiday) lights\b(?![\s\S]*\b(?:tree|inside|indoors?|decorat\w*)\b))/i,
  // Who has sources for a paper has yet to write it.
  "cite-sources":
    /\b(?:cit(?:e|es|ed|ing|ations?)|referenc\w+|bibliograph\w+|footnotes?|endnotes?|apa|mla|harvard style|chicago style|zotero|plagiari\w+)\b/i,
  // What is grilled is no dirty pan.
  "clean-grill-pan": /^(?!\s*(?:i want to |learn to )?(?:grill|barbecue)\b)/i,
  "clean-home": /^(?!\s*(?:i want to |i need to )?(?:keep|maintain)\b)/i,
  // Clothes alone are sorted in another way than a home.
  "clear-estate":
    /^(?![\s\S]*\b(?:clothes|wardrobe|closet)\b)|\b(?:house|home|flat|apartment|bungalow|everything|furniture|rooms?|belongings|estate)\b/i,
  "clear-garage":
    /^(?![\s\S]*\b(?:from|at|by) (?:the|my|a) garage\b)[\s\S]*\b(?:cars?|park\w*|fits?|truck|van|snow|winter|workshop|gym)\b/i,
  // The fee that somebody else asks for a missed hour is no rule for clients of one's own.
  "client-no-shows":
    /^(?![\s\S]*\bfrom (?:my|the|a) (?:therapist|doctor|dentist|clinic|hairdresser|barber|salon|vet|restaurant|hotel)\b)/i,
  "close-late-accounts":
    /\b(?:facebook|instagram|online|e-?mails?|social|google|apple|linkedin|subscriptions?)\b/i,
  // Grown-ups join leagues, too.
  "club-place":
    /\b(?:son|daughter|child\w*|kids?|boys?|girls?|twins|year old|toddler|teen\w*|step\w+|grand\w+|niece|nephew|school|camp|cubs?|scouts?|brownies|beavers|nursery|holiday|summer|him|her|he|she)\b/i,
  "code-work":
    /\b(?:cod\w+|programm?\w*|bugs?|software|app|script|python|java\w*|repo\w*|git\w*|pull request|deploy\w*|tests?|function|api|developer|feature|sprint|website|backend|frontend|legacy)\b/i,
  "couple-anniversary":
    /^(?![\s\S]*\bmy (?:daughter|son|kids|children)\b)|\b(?:anniversary|valentine\w*|wife|husband)\b/i,
  "cpd-log":
    /\b(?:cpd|register\w*|revalidat\w*|log\w*|nurs\w*|midwi\w*|hours|points|profession\w*|licen[cs]\w*|practi\w*|reflect\w*|evidence|apprentice\w*|train\w*|confirmer|hcpc|gmc|nmc|continuing)\b/i,
  "credit-report-error": /\b(?:credit|report|score|experian|equifax)\b/i,
  dating: /^(?![\s\S]*\b(?:meaning|purpose) (?:after|again|in (?:my )?life)\b)/i,
  // Who gets fit for a walk trains for it.
  "day-hike": /^(?![\s\S]*\b(?:fit enough|get(?:ting)? fit|train(?:ing)?|in shape)\b)/i,
  "dead-persons-device-locked": /\b(?:died|dead|death|late|passed|widow\w*|funeral|lost my)\b/i,
  // How one studies beside work is no question of fewer days in it.
  "decide-fewer-hours":
    /^(?![\s\S]*\b(?:master'?s|phd|ph\.d|mba|degree|college|classes|nursing school|grad school)\b)/i,
  "decide-second-car": /\b(?:second|two|2|another|one car|both)\b/i,
  "decide-uni-or-work":
    /^(?![\s\S]*\b(?:(?:online|part[- ]time|full[- ]time) or|or (?:online|part[- ]time|full[- ]time|on campus)|(?:law|med(?:ical)?|grad(?:uate)?|nursing|business) school|master'?s|phd|mba)\b)/i,
  "decide-which-nursery": /\b(?:two|both|or|between|which|torn)\b/i,
  // "get the old freezer out of the basement" gets rid of it.
  "defrost-freezer":
    /^(?!\s*(?:get|move|haul|remove|carry|take)\b[^.]*\bfreezer (?:out of|from|up)\b)/i,
  "dental-cost":
    /^(?![\s\S]*\b(?:invisalign|braces|aligners)\b)|\b(?:quot\w*|afford|costs?|price\w*|bill|\d,?\d{3})\b/i,
  "department-budget":
    /\b(?:departments?|annual|yearly|next year'?s?|fiscal|forecast\w*|spending plan|team'?s budget)\b/i,
  "dolls-house": /\bdoll\w*/i,
  // Two who go to one party have no two dates.
  "double-booked":
    /\b(?:double|clash\w*|overlap\w*|twice|same (?:day|night|time|evening|date|hour|weekend|morning|afternoon|slot|saturday|sunday|friday)|at once|two (?:things|events|parties|weddings|plans|places)|said yes to (?:both|two)|both (?:on|at|events|things|parties|fall))\b/i,
  "draught-proof":
    /\b(?:draught\w*|draft\w*|cold|wind|windy|air|warm\w*|heat\w*|insulat\w+|breeze|chilly|freez\w+|whistl\w+)\b/i,
  "dripping-tap": /^(?![\s\S]*\b(?:test|tested|testing|roof|ceiling|gutters?)\b)/i,
  "driving-test-again": /\b(?:again|fail\w*|second|third|retake|resit|next time|last time)\b/i,
  "earn-more": /^(?!\s*(?:i (?:want|need) to )?save\b)/i,
  "eat-healthier": /^(?![\s\S]*\b(?:vegetables?|veggies|veg)\b)/i,
  // A bill that cannot be paid is not therefore wrong.
  "energy-bill-wrong":
    /^(?![\s\S]*\b(?:shut (?:it |me |us )?off|caught up|behind on|disconnect\w*)\b)/i,
  "ev-charging": /\bcharg\w*/i,
  "face-balance":
    /\b(?:balance|bank\w*|money|overdraft|spen[dt]\w*|debts?|broke|payday|savings)\b/i,
  "family-recipe-unwritten": /^(?![\s\S]*\b(?:cards|copies|cookbook|recipe box)\b)/i,
  "family-speech": /^(?![\s\S]*\b(?:friend'?s wedding|best man|maid of hono|matron of hono))/i,
  "feast-clean":
    /\b(?:clean\w*|scrub\w*|tidy\w*|dust\w*|mess\w*|wash\w*|spotless|clear\w*|dirt\w*|cupboards?|kitchen)\b/i,
  "feast-host-home":
    /\b(?:feasts?|festival|diwali|eid|iftar|ramadan|seder|passover|christmas|thanksgiving|easter|new year|nowruz|navratri|vaisakhi|rosh|hanukkah|onam|wigilia|pongal|puja|holidays?|lunch|dinner|meal|cook\w*|host\w*|relatives|family|at ours|at mine|at our place)\b/i,
  "find-clients": /^(?![\s\S]*\bw-?9\b)/i,
  "find-tutor-child":
    /\b(?:son|daughter|child\w*|kids?|boys?|girls?|twins|year old|teen\w*|step\w+|grand\w+|niece|nephew|he|she|his|her|him|pupil|year \d|grade)\b/i,
  "first-cv-decades":
    /\b(?:years|decades|since|long|again|raising|(?:19|20)\d\d|at (?:4|5|6)\d)\b/i,
  "flatmate-noise": /\b(?:flatmates?|roommates?|housemates?|lodger)\b/i,
  // Leftover coins are no money for a journey to come.
  "foreign-coins": /\b(?:coins?|jar|left ?over|old|change from|notes|drawer|brought back)\b/i,
  "forgot-phone-pin": /^(?![\s\S]*\b(?:tablet|ipad|laptop)\b)/i,
  "found-pet":
    /\b(?:found|find|stray|lost|wander\w*|turned up|follow\w*|showed up|loose|roaming|street|chip|owners?)\b/i,
  "garden-furniture-care":
    /\b(?:garden|outdoors?|outside|patio|deck\w*|teak|balcony|bench|rattan|adirondack|loungers?)\b/i,
  "geyser-leak": /^(?!\s*(?:flush|drain|service|descale)\b)/i,
  "give-notice": NOT_GIVEN,
  "green-card-renew":
    /\b(?:renew\w*|expir\w*|runs? out|ran out|running out|lost|stolen|replac\w*|i-?90|i-?751|condition\w*|valid|months?|stuck|pending|adit|biometrics|wrong|uscis|here yet|still not)\b/i,
  "guitar-chord-change":
    /\b(?:chang\w+|switch\w*|hard\w*|barr?e|transition\w*|f chord|stuck|slow)\b/i,
  "gym-again": /^(?!\s*eat\b)/i,
  "gym-cancel": /\b(?:cancel\w*|end|leave|quit|stop\w*|get out|out of)\b/i,
  "hair-wash-screams":
    /\b(?:wash\w*|shampoo|rins\w*|water|bath|shower|scream\w*|cries|conditioner|lice|eyes)\b/i,
  // What is learnt is done by oneself.
  haircut: /^(?!\s*(?:i want to |i'd like to )?learn\b)/i,
  "heavy-periods": /^(?![\s\S]*\b(?:haven't had|no|without|missed) (?:an? |my )?periods?\b)/i,
  // The truck is for the move.
  "hire-vehicle":
    /^(?!\s*(?:rent|hire|book|get|reserve) an? (?:\S+ )?(?:u-?haul|truck|van|trailer),? and (?:then )?move\b)/i,
  "holiday-with-inlaws": /\b(?:in-?laws?|mother-in-law|father-in-law|parents)\b/i,
  "host-christmas": NO_THANKSGIVING,
  "host-dinner": NO_THANKSGIVING,
  // A pay check is no windfall.
  "inheritance-windfall": /^(?![\s\S]*\b(?:pay ?che(?:ck|que)s?|salary|first wages?)\b)/i,
  "insurance-denied":
    /\b(?:den(?:y|ied|ial)|refus\w*|reject\w*|declin\w*|appeal\w*|not covered|won't (?:pay|cover)|wont (?:pay|cover)|turned (?:it |me )?down|said no)\b/i,
  internship: /^(?![\s\S]*\b(?:resume|résumé|cv|cover letter)\b)/i,
  "investor-pitch":
    /^(?![\s\S]*\belevator pitch)|\b(?:invest\w*|startup|deck|funding|raise|slides?)\b/i,
  "ivy-off-wall": /^(?![\s\S]*\bpoison)/i,
  "join-board": /^(?![\s\S]*\bschool board\b)/i,
  // Whoever has the children is not without them.
  "kid-free-weekend":
    /^(?![\s\S]*\b(?:i|we) (?:only )?(?:have|get) (?:the|my|our) (?:kids|children|son|daughter|boys|girls)\b)/i,
  "kids-party": FOR_CHILDREN,
  "kids-venue-party": FOR_CHILDREN,
  "kitchen-cupboards": /^(?![\s\S]*\bcounter(?:s|tops?)?\b)|\b(?:cupboards?|cabinets?|drawers?)\b/i,
  "label-keys": /^(?![\s\S]*\b(?:command cent(?:er|re)|drop zone|launch ?pad|backpacks)\b)/i,
  "late-birth-registration": /\b(?:late|missed|overdue|never|still|after|years?|months?)\b/i,
  "late-tax-returns":
    /\b(?:late|years|behind|missed|overdue|past|20\d\d|penalt\w+|unfiled|never|catch up|haven't|not filed)\b/i,
  "lead-team": /^(?![\s\S]*\bget promoted\b)/i,
  "learn-cook": new RegExp(`^(?!${LEARN_A_DISH.source.slice(1)})`, "iu"),
  "learn-instrument": /^(?![\s\S]*\b(?:read (?:sheet )?music|sight[- ]?read\w*|read notes)\b)/i,
  "learn-swim":
    /^(?![\s\S]*\b(?:do|train for|finish|complete) (?:an?|my|the) (?:first )?triathlon)/i,
  "leave-committee": /^(?!\s*(?:i want to |i'd like to )?(?:join|run for|get on|become)\b)/i,
  "leave-course": /^(?!\s*transfer\b)/i,
  "leaving-card": /\b(?:cards?|sign\w*|write|message|words|lines)\b/i,
  // A greeting for somebody's birthday is left to nobody.
  "legacy-video":
    /\b(?:legacy|dying|die|dies|gone|terminal|ill|cancer|hospice|future|later|older|grow\w*|remember\w*|keep\w*|children|child|kids?|son|daughter|grandkids|grandchildren|baby|last|when they)\b/i,
  "library-return": /^(?!\s*(?:get|apply|sign up|order|request)\b[^.]*\blibrary card\b)/i,
  // An elevator pitch is no lift.
  "lift-broken-home": /^(?![\s\S]*\bpitch)/i,
  "light-bulb": SWITCHED,
  "live-on-one-wage": /^(?![\s\S]*\bpay ?che(?:ck|que) to pay ?che(?:ck|que)\b)/i,
  "lunch-boxes":
    /\b(?:packed|school|kids?|children|child|son|daughter|box|boxes|sandwich\w*|toddler|nursery|year old)\b/i,
  // Whoever starts a business that sells there has no market day yet.
  "market-stall":
    /^(?!\s*(?:i want to |i'd like to )?(?:start|launch|begin|build)\s+(?:an?|my|my own)\s+(?:\S+\s){0,3}business\b)/i,
  // These tests have parts of their own, of which maths is one.
  "maths-exam":
    /^(?![\s\S]*\b(?:SAT|ACT|GRE|GMAT|MCAT|LSAT)\b)(?!\s*(?:[Tt]each myself|[Ll]earn (?!for\b))\b)/,
  "meal-plan": /^(?![\s\S]*\bday before (?:a|an|my|the) (?:race|run|\d+k|half|marathon|game)\b)/i,
  // "apply for Medicaid" renews nothing.
  "medicaid-renewal":
    /\b(?:renew\w*|re-?determin\w*|re-?certif\w*|letter|packet|cut (?:me )?off|proof|forms?|again|lost|lose|chip|due|by the)\b/i,
  // A lost card is replaced, and nobody enrols again.
  "medicare-enrol": /^(?![\s\S]*\b(?:replac\w*|lost|new) (?:my |a )?(?:medicare )?card\b)/i,
  medication: /^(?![\s\S]*\brefill\w*)/i,
  "mend-clothes": /^(?![\s\S]*\bhem\b)/i,
  mortgage: /^(?![\s\S]*\b(?:deal (?:is )?end\w*|fixed (?:rate|term) ends|remortgag\w*)\b)/i,
  mould: /^(?![\s\S]*\blandlord\b[\s\S]*\b(?:ignor\w+|won't|wont|not (?:answer|repl)\w*)\b)/i,
  "move-house":
    /^(?!\s*(?:find|choose|hire|book|compare)\b[^.]*\b(?:removal|movers?|man with a van)\b)/i,
  "mow-lawn": FED,
  "neighbour-boundary": IS_BUILT,
  "neighbour-tree-fell": /\b(?:neighbou?rs?'?s?|next door)\b/i,
  // What is still to be chosen has no first day yet.
  "new-school":
    /^(?!\s*(?:i need to |i want to |we need to |help me )?(?:choose|pick|find|compare|decide on|look for)\b)/i,
  "newly-pregnant": /^(?![\s\S]*\bnot pregnant\b)/i,
  "open-account":
    /^(?![\s\S]*\b(?:github|google|apple id|instagram|facebook|e-?mail|amazon|netflix|reddit|linkedin|tiktok|discord)\b)/i,
  // Who writes to single people posts to nobody.
  "open-to-work-post": /^(?!\s*(?:reach out|message|contact|text|e-?mail|call)\b)/i,
  "outdoor-film-night": /^(?!\s*(?:play|build)\b)/i,
  // The children's parties are theirs.
  "own-birthday":
    /^(?![\s\S]*\b(?:kids?'?|children'?s?|son'?s|daughter'?s)(?: \w+){0,3} (?:birthdays?|part(?:y|ies))\b)/i,
  "paint-room":
    /^(?![\s\S]*\b(?:christmas|xmas|diwali|halloween|eid|ramadan|hanukkah|easter|thanksgiving)\b)|\bpaint/i,
  "pair-bluetooth": /\b(?:bluetooth|headphones?|earbuds?|speakers?|pair\w*|airpods)\b/i,
  "parents-split-late":
    /\b(?:split\w*|divorc\w*|separat\w*|apart|leav\w+|left|break\w* up|marriage|each other)\b/i,
  "partner-depressed":
    /^(?![\s\S]*\b(?:snor\w*|knees?|mole|chest|hearing|teeth|tooth|cough|eyes|prostate)\b)/i,
  "partner-young-dementia":
    /\b(?:partner|husband|wife|spouse|boyfriend|girlfriend|under 65|young|early[- ]onset)\b/i,
  // "payday is Friday" tells of no loan.
  "payday-loan-out": /^(?![\s\S]*\bpayday (?:is|on|comes|falls)\b)|\bloans?\b/i,
  "pet-dental-vet":
    /\b(?:dogs?|cats?|pets?|vets?|pupp\w+|kittens?|rabbits?|animals?|horses?|ferrets?|paws?|breeds?|\p{L}*hounds?|\p{L}*doodle|spaniel|terrier|her|his)\b/iu,
  "phone-repair": /\b(?:repair|broken|crack\w*|screen|fix|mend|battery|smash\w*)\b/i,
  "photo-archive": /^(?![\s\S]*\b(?:vhs|(?:video ?)?tapes?|cassettes?|camcorder)\b)/i,
  // Whoever changes the computer moves more than the phone's photos.
  "photo-transfer": /^(?!\s*(?:switch|chang)\w* (?:from|to) (?:an? |my )?(?:pc|mac|windows)\b)/i,
  photography: /^(?![\s\S]*\b(?:photoshop|lightroom)\b)/i,
  // Somebody who moves in is no party on another day.
  "postpone-event":
    /^(?!\s*(?:move|help)\s(?:my|our)\s(?:mom|mum|mother|dad|father|parents|gran\w*|sister|brother|aunt|uncle|son|daughter)\b)/i,
  "practise-instrument-daily":
    /\b(?:piano|guitar|violin|viola|drums?|drumming|bass|cello|flute|sax\w*|trumpet|ukulele|instrument|scales|banjo|harp|clarinet|trombone|keyboard|recorder|oboe|accordion|sing\w*|music|chords?|band|piece|songs?|organ|mandolin|harmonica|horn|fiddle)\b/i,
  // "start a lawn care business" is more than its registration.
  "private-profiles":
    /\b(?:priva\w+|hide|hidden|lock\w*|strangers?|safe\w*|public|settings?|can see|find me|block\w*|creep\w*|boss|employer|ex|stalk\w*|remov\w+|visible|everyone|anyone)\b/i,
  "register-business":
    /^(?!\s*(?:i want to |i'd like to )?(?:start|launch|begin|build|open)\s+(?:an?|my|my own)\s(?![\s\S]*\b(?:regist\w*|official\w*|legal\w*|llc|ltd|limited|licen[cs]e\w*|permit|tax|hmrc|irs|forms?)\b))/i,
  "regular-giving":
    /^(?!\s*(?:donate|give away) (?:my|our|the|an?) (?:\S+ )?(?:car|truck|van|vehicle)\b)/i,
  "rehome-pet":
    /\b(?:dogs?|cats?|kittens?|pupp\w+|pets?|rabbits?|hamsters?|guinea pigs?|birds?|parrots?|fish|tortoise|horse|pony|animals?|lizard|snake|hens?|chickens?|him|her)\b/i,
  "release-song":
    /\b(?:releas\w*|publish\w*|put (?:it |them )?(?:out|up|online)|upload\w*|stream\w*|launch\w*|spotify|apple music|distro\w*|distribut\w*|bandcamp|out there|cover art|master\w*|isrc|royalt\w+|date)\b/i,
  "remember-dead":
    /\b(?:dead|died|dies|death|late|pass(?:ed|ing)|lost|gone|grave\w*|cemetery|memorial|anniversary|without|would have|would've|miss\w*|heaven|passing|funeral|ashes|he was|she was|remember\w*)\b/i,
  // A car loan is refinanced elsewhere.
  remortgage: /^(?![\s\S]*\b(?:car|auto|truck|vehicle|student) (?:loan|note|finance))/i,
  "reply-one-person": /^(?![\s\S]*\b1099)/i,
  "reply-review":
    /\b(?:customers?|guests?|google|online|stars?|tripadvisor|yelp|airbnb|trustpilot|etsy|amazon|(?:bad|negative|nasty|fake) reviews?)\b/i,
  "reply-work-mail":
    /\b(?:e-?mails?|mail|inbox|work|boss|clients?|customers?|manager|colleagues?|coworkers?|office|team|hr|suppliers?|accountant|recruiter|tender)\b/i,
  "reread-finish-book":
    /\b(?:read\w*|reread\w*|pages?|chapters?|bookmark|book club|library|novels?)\b/i,
  "reseed-lawn": FED,
  resit: NO_APPEAL,
  "restore-bike": /^(?!\s*(?:re)?paint\b)/i,
  "room-to-bedroom":
    /^(?![\s\S]*\binto an? (?:\w+ )?(?:playroom|gym|office|studio|library|workshop|craft room|game room|music room)\b)/i,
  "save-for-trip":
    /\b(?:trip|holidays?|vacation|travel\w*|fly|flights?|visit|cruise|honeymoon|abroad|tour|safari|tickets?|to \p{Lu}\p{Ll}+)\b/u,
  // Care of a child and a place at school are sought in different offices.
  "wide-childcare-and-places":
    /^(?![\s\S]*(?<!after[- ]|before[- ]|nursery |play)\b(?:kindergarten|up for school|(?:sign|enroll?|regist)\S* .{0,20}(?:for|in) (?:\S+ )?school)\b)/i,
  "launch-website": NEW_SITE,
  "wide-finish-own-project": NEW_SITE,
  // What Americans type short: who, what and where tell the kind apart from its neighbour.
  "cook-game":
    /\b(?:cook\w*|roast\w*|eat\w*|meat|venison|stew|freezer|recipes?|steaks?|sausages?|jerky|hang|pluck|butcher\w*|pheasants?|rabbits?|duck|boar|backstrap|process)\b/i,
  "first-birthday-cake": /\b(?:first|1st|one|smash|turns? (?:1|one)|12 months?)\b/i,
  "hit-animal-car":
    /\b(?:hit|struck|(?:ran|run|runs) over|killed|roadkill|injured|collision|bumped)\b/i,
  "join-council": /^(?!\s*(?:knock|canvass|phone ?bank|volunteer|help|vote|write|call|email)\b)/i,
  "food-for-new-parents":
    /\b(?:baby|babies|newborns?|new parents|birth|twins|postpartum|new (?:mom|mum)|pregnan\w+|meal train)\b/i,
  "teen-service-hours":
    /\b(?:hours?|service|community|teens?|teenager|required|requirement|graduat\w+|nhs)\b/i,
  "ask-visa-sponsor":
    /\b(?:job|work\w*|employers?|compan(?:y|ies)|boss|h-?1b|sponsorship|office|hr|manager)\b/i,
  "paid-family-carer": /^(?!\s*(?:hire|find|get|look for) (?:an?|some|somebody|someone|part)\b)/i,
  "build-deck":
    /^(?!\s*(?:re)?(?:stain|seal|finish|paint|wash|clean|sand|power ?wash|pressure ?wash|repair|fix|oil)\b)/i,
  "living-with-braces":
    /^(?!\s*(?:get|price|find|choose|pay for|need) (?:\S+ ){0,3}?(?:braces|orthodontist|invisalign)\b)/i,
  "wood-stove":
    /\b(?:stoves?|fire\w*|wood\w*|logs?|chimney|burners?|kindling|ash(?:es)?|soot|hearth|flue)\b/i,
  "wide-clean-a-room":
    /^(?![\s\S]*\b(?:cars?|suv|truck|van|minivan|jeep|vehicle|boat|rv|camper)\b)/i,
  "book-driving-test": /^(?!\s*(?:prepare|practi[cs]e|study|pass|get ready)\b)/i,
  "parent-cant-live-alone":
    /^(?!\s*(?:move|get|settle|place|put) [\s\S]*\b(?:assisted living|memory care|nursing home|care home)\b)/i,
  "become-licensed-worker": /^(?![\s\S]*\b(?:foster|adopt\w*)\b)/i,
  // A funeral that is paid for in advance is one's own, or somebody's who lives.
  "funeral-plan-prepaid":
    /\b(?:pre-?paid|pre-?plan\w*|pre-?pay\w*|own funeral|my funeral|in advance|ahead of time|before i (?:die|go)|when i(?:'m| am) gone|when i die|plot)\b/i,
  "wide-cook-for-guests": AWAY_FOR_THE_DAY,
  "thanksgiving-host": AWAY_FOR_THE_DAY,
  "school-enrol-papers":
    /\b(?:appointment|papers?|documents?|folder|bring|office|residence|permit|visa|moved here|new country)\b/i,
  // A journey of one's own has no kit list from school.
  "school-trip-bag":
    /\b(?:kids?\w*|child\w*|sons?|daughters?|boys?|girls?|school|class|camp|scouts?|guides?|residential|year \d+|teacher|pupils?|his|her|their)\b/i,
  "seating-plan": /\b(?:guests?|wedding|who sits|table plan|seating plan|reception|dinner)\b/i,
  // A Santa suit is worn, and drawn by nobody.
  "secret-santa": /^(?![\s\S]*\bsanta (?:suit|costume|outfit|claus)\b)/i,
  "security-licence": /\b(?:security|sia|guards?|door|bouncer|cctv)\b/i,
  "sell-home": IS_READIED,
  "sell-inherited-home": /\b(?:house|flat|home|property|bungalow|apartment|condo|place)\b/i,
  // A home kept clean every day is cleaned from top to bottom on none.
  // Who looks for a subtenant has the room.
  "short-let": /^(?!\s*find (?:an? |somebody |someone )?(?:subletters?|subtenants?|to sublet)\b)/i,
  // A mother's guilt trips are hers.
  // A freelancer signs with a client, and no employer.
  "sign-job-contract": /^(?![\s\S]*\b(?:freelance|client'?s?)\b)/i,
  "silent-supervisor": /^(?![\s\S]*\bextension\b)/i,
  "situation-guilt": /^(?![\s\S]*\bguilt[- ]trip)/i,
  sleep:
    /^(?![\s\S]*\b(?:fall asleep fine|wake(?:s|n)?(?: up)? (?:at|every|around) (?:\d|night|three|four|two))\b)/i,
  // "find a doctor who speaks Spanish" practises no language.
  "speak-language": /^(?![\s\S]*\b(?:who|that) (?:can )?speaks?\b)/i,
  "speeding-ticket": /^(?![\s\S]*\btraffic court\b)/i,
  "spring-clean": /^(?!\s*(?:i want to |i need to )?(?:keep|maintain)\b)/i,
  "stage-home": IS_READIED,
  "start-group": /^(?![\s\S]*\b(?:non-?profit|charity|business|company|podcast|foundation)\b)/i,
  "sti-test": /^(?![\s\S]*\b(?:tb|tuberculosis|drug|covid) test)/i,
  // A loan that is to be forgiven was granted long ago.
  "student-finance": /^(?![\s\S]*\bloans?\b[\s\S]*\b(?:forgiv\w+|default|consolidat\w+))/i,
  "study-group-focus":
    /^(?!\s*(?:(?:i|we) (?:need|want|would like|have) to )?(?:find|join|form|get|look for|set up|start|create|organi[sz]e)\b)/i,
  "surprise-party":
    /^(?![\s\S]*\b(?:hates? (?:surprises|being surprised)|no surprises?|not a surprise)\b)/i,
  // Laps are swum in a pool.
  "swim-distance-outdoors": /^(?![\s\S]*\b(?:laps|lengths)\b)/i,
  "swim-laps": /^(?!\s*(?:do|train for|finish|complete) (?:an?|my|the) (?:first )?triathlon)/i,
  "take-lodger": /^(?![\s\S]*\b(?:airbnb|vrbo|short[- ]term|holiday let|vacation rental)\b)/i,
  // "stop spending money on takeout" is about no tax.
  "tax-pot":
    /\b(?:tax\w*|freelanc\w*|self-?\s?employ\w*|1099|quarter\w*|contract(?:or|ing)|sole trader|invoices?|side (?:job|hustle|gig|business)|gigs?|vat|irs|hmrc|accountant|clients?|january|brown envelope)\b/i,
  "tax-refund-claim": HAS_COME,
  "tax-refund-where": HAS_COME,
  "teacher-says-not-concentrating":
    /\b(?:teachers?|son|daughter|child\w*|kids?|boy|girl|he|she|his|her|school says)\b/i,
  "theme-kids-party": FOR_CHILDREN,
  "too-many-meetings": /^(?![\s\S]*\b(?:zon(?:e|ing) out|pay attention|drift\w* off)\b)/i,
  // What is to be pulled is not healing yet.
  "tooth-out-recovery":
    /^(?![\s\S]*\b(?:teeth|tooth|molars?)\s+(?:out|pulled|removed|extracted)\s+(?:before|by)\b)/i,
  "top-up-oil": /^(?!\s*(?:get|do|book|schedule|need|change)\b.{0,14}\boil\b.{0,6}\bchang)/i,
  "train-colleagues":
    /^(?![\s\S]*\b(?:brainstorm\w*|(?:mudder|spartan|marathon|5k|10k|triathlon|relay)\b))/i,
  "train-ticket-refund": /\b(?:trains?|rail\w*|amtrak|coach|bus|station|platform)\b/i,
  // A friend for the gym is no companion for a journey.
  "travel-buddy":
    /^(?![\s\S]*\b(?:walking|running|gym|workout|exercise|accountability) (?:buddy|partner)\b)/i,
  "tumble-dryer": PART,
  // Before the movers come nothing is unpacked.
  unpack: /^(?![\s\S]*\b(?:until|till|before) (?:the|my|our) movers? (?:comes?|arrives?)\b)/i,
  "warm-home": /^(?![\s\S]*\bwinteri[sz]e\b)/i,
  "weak-tap": TESTED,
  "wedding-dress": /\b(?:weddings?|bridal|bride|gown|married|marry\w*)\b/i,
  "wedding-vendor-gone":
    /\b(?:cancel\w*|gone|bust|pulled out|dropped|closed|ghost\w*|no longer|bankrupt)\b/i,
  "wide-bank-errand":
    /^(?![\s\S]*\b(?:github|google|apple id|instagram|facebook|e-?mail|amazon|netflix|reddit|linkedin|tiktok|discord)\b)/i,
  "wide-car-care":
    /\b(?:cars?|vans?|truck|ute|vehicle|motor\w*|scooter|bike|engine|tyres?|tires?|wipers?|brakes?|clutch|exhaust|battery|oil|fuel|petrol|diesel|mot|rego|inspection|headlights?|bulb|windscreen|windshield|boot|bonnet|dashboard|mechanic|garage|roof box|tow\w*|caravan|trailer|parking|wheel|driv\w+|corolla|golf|fiesta|civic)\b/i,
  "wide-co-parent": /^(?![\s\S]*\bsupport\b[\s\S]*\b(?:i'?m|i am|we're)\b[\s\S]*\bbehind\b)/i,
  "wide-drain-and-toilet":
    /^(?!\s*(?:replace|change|swap|install|put in) (?:the|my|our|an?) (?:\S+ )?shower ?head\b)/i,
  "wide-exam-study": NO_APPEAL,
  // A night in the sleep lab is no hour with a book.
  "wide-focus-and-hours": /^(?![\s\S]*\bsleep study\b)/i,
  "wide-get-rid-of-waste": GRINDER,
  "wide-grow-something": /^(?!\s*can \p{L}+)/iu,
  "wide-home-temperature":
    /\b(?:cold|hot|heat\w*|cool\w*|warm\w*|draught\w*|draft\w*|temperature|freez\w*|insulat\w*|radiators?|fan|air con\w*|ac|stuffy|thermostat|degrees)\b/i,
  "wide-kids-party": FOR_CHILDREN,
  "wide-learn-skill": /^(?![\s\S]*\b(?:pay ?stubs?|pay ?slips?|w-?2)\b)/i,
  "wide-medicine-supply": /^(?![\s\S]*\bcobra\b)/i,
  "wide-one-dreaded-task": GRINDER,
  // Paper is hung; whoever only names it is in need of no brush.
  "wide-paint-and-varnish": /^(?!\s*(?:wallpaper|hang wallpaper)\b)/i,
  "wide-perform-together":
    /\b(?:band|choir|group|orchestra|quartet|duet|ensemble|together|cast|troupe|we|us|our|bandmates?|singers|players|rehears\w+)\b/i,
  "wide-plan-celebration":
    /^(?!\s*(?:come up with|think of|brainstorm)\b)(?![\s\S]*\b(?:trivia|quiz) night\b)/i,
  "wide-promote-business": /^(?![\s\S]*\bfollowers\b)/i,
  // A holiday from screens has no helpline.
  "wide-quit-habit": /^(?![\s\S]*\bdetox\b)/i,
  "wide-scrub-off-dirt": GRINDER,
  "wide-send-work-out": CONTESTED,
  "wide-start-or-train-sport": /^(?![\s\S]*\b(?:home gym|triathlon)\b)/i,
  "wide-therapy": /^(?![\s\S]*\b(?:no-?show|late|cancellation) (?:fee|charge)\b)/i,
  // A licence to sell houses drives no car.
  "wide-vehicle-papers":
    /^(?![\s\S]*\b(?:real estate|nursing|teaching|journeyman|electrician'?s?|plumb\w+|master|trade|business|liquor|contractor'?s?|cosmetology|fishing|hunting) licen[cs]e)/i,
  "witness-statement": /\b(?:witness\w*|statement|saw)\b/i,
  // A rail on the stairs is no table leg.
  "wobbly-furniture": /^(?![\s\S]*\b(?:bann?isters?|(?:hand|stair) ?rails?|railings?|newel)\b)/i,
  // Exercise on a business trip is no work from abroad.
  "work-abroad-weeks": /^(?![\s\S]*\b(?:working out|workouts?|work out)\b)/i,
  // Reviews that others should write are asked for.
  "write-guest-review": /^(?!\s*(?:get|collect|ask for)\b)/i,
  "writing-contest": CONTESTED,
};

/** Whether a text lacks what it would have to tell to mean this kind. */
export function lacksWordsFor(kind: string, text: string): boolean {
  return NEEDED[kind]?.test(text) === false;
}

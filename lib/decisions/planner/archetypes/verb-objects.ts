import { cueList } from "@/lib/decisions/planner/words/normal-words";

// What the plans for verbs can be done to, read off the last words of a noun phrase.

export const EVENTS = new Set(
  cueList(
    "sale|garage sale|event|swap|clothes swap|clean-up|cleanup|street clean-up|litter pick|get-together|reunion|sleepover|fundraiser|conference|concert|class|tournament|raffle|auction|meetup|tour|exhibition|show|ceremony|camp|race|session|protest|market|fair|lottery|day|night|evening|weekend|outing|visit|collection|team|carpool|rota|playdate|play date|course",
  ),
);
export const BOOKABLE =
  /\b(?:haircut|massage|check-?up|appointment|manicure|vaccination|jab|mot|piercing|consultation|fitting|trim|eye test|blood test)$/i;
export const FOR_SALE =
  /\b(?:cheap\w*|affordable|insurance|deal|provider|contract|laptop|phone|shoes|dress|suit|sofa|mattress|hotel|tickets?|costume|outfit)\b/i;
/** What one starts by making it. */
export const FOUNDED =
  /\b(?:garden|collection|club|group|petition|blog|newsletter|community|campaign|fund|archive|project|library|market|night|evening|shop|stall|store|book|novel|diary|company|business|charity|band|team|podcast|channel|site|website|app|farm|orchard|compost|choir|society|network|magazine|zine|exhibition|series|quilt|mural)$/i;
/** What one finds by asking why, and not by a search for an offer. */
export const SOURCE =
  /\b(?:leak|smell|noise|source|cause|reason|fault|bug|error|mistake|problem|draught|drip|damp|answer|truth|difference|cost|price|rules?|date|deadline|address|number)$/i;
/** "the right school" is not known yet, though it has an article. */
export const STILL_UNKNOWN =
  /^(?:the|my|our)\s(?:right|best|next|first|perfect|cheapest|nearest|ideal|new|own|missing)\b/i;
/** What is borne rather than finished. */
export const BEARING =
  /\b(?:bully|bullying|stress|anxiety|grief|loss|criticism|rejection|conflict|breakup|break-up|drama|gossip|pain|jealousy|anger|guilt|regret|chemo|treatment|surgery|operation|funeral|anniversary|holidays|visit|in-laws)$/i;
export const LONGEST_OBJECT = 70;
/** Plans that handle something: they make no sense for what nobody can touch. */
export const BY_HAND = new Set([
  "verb-fix",
  "verb-wash",
  "verb-swap",
  "verb-make",
  "verb-clean",
  "verb-buy",
  "verb-give-away",
  "verb-setup",
]);
export const NOT_TOUCHABLE = new Set(
  cueList(
    "bug|cockroach|silverfish|mosquito|gnat|termite|lice|nit|spider|flea|ant|mouse|mice|rat|moth|wasp|fly|bedbug|acne|hiccup|smell|headache|insurance|car insurance|home insurance|contract|pension|visa|tax|taxes|subscription|mortgage|loan|rent|bill|account|paperwork issue|relationship|marriage|attitude|mindset|score|reputation|problem|issue|habit|mood|posture|grade|communication|friendship|temper|confidence|self-esteem|self esteem|mental health|memory|handwriting|accent|credit|credit score|metabolism|gut|skin|vocabulary|english|mistake|work-life balance|credit history|behaviour|trust|connection|bond|discipline|willpower|patience|motivation|resilience|skill|stamina|endurance|energy|performance|gpa|grades|writing|career|life|team culture|network|audience|following",
  ),
);

/** Verbs that mean something else with each particle: "get off", "put away", "hand over". */
export const SHIFTING =
  /^(?:get|go|take|put|look|come|give|set|make|do|be|have|keep|hand|bring|break|hold|come|stand|stay|run|pick)$/;
/** A verb and a small word that together mean a third thing. */
export const PHRASAL =
  /^(?:try on|run (?:over|into|by|through)|look (?:over|down)|build on|work (?:around|over)|call (?:on|by)|check (?:on|into|with)|find (?:against|for)|make (?:for|of|with)|write (?:on|over)|keep (?:to|from|on|with)|stay (?:in|with|on|at)|answer (?:for|to)|stop (?:at|by|in|for)|pay (?:into|with)|fix on|read (?:to|with|into)|sell (?:at|on)|show (?:to|at)|start (?:on|with|at)|book into|order for|clean (?:for|with)|draw (?:on|from)|record (?:on|over)|train (?:for|with)|practi[sc]e (?:with|for|on)|improve on|plan (?:for|around)|run for|hold (?:on|against)|put on|take (?:on|after|in)|come (?:to|into|by)|bring (?:in|on))$/;
export const OWN_THING = /^(?:my|our|the|his|her|their|this|that|these|those)\s/i;
export const DOING = /^\S+ing(?:\s+(?:more|again|regularly))?$/i;
export const LESS = /^(?:less|fewer|no|not)\b/i;
/** What can be edited: "trim the dog's nails" is another thing. */
export const TEXTS =
  /\b(?:cv|resume|résumé|profile|report|essay|letter|document|doc|website|site|page|pages|slides?|presentation|video|song|chapter|thesis|dissertation|manuscript|draft|story|article|post|blog|portfolio|list|budget|plan|poem|speech|bio|emails?|newsletter|script|proposal|contract|policy|spreadsheet|notes|code|translation|episode|podcast|recipe|statement|application|abstract|paper|memo|guide|handbook|manual|menu|listing|ad|advert|novel|book|will|calendar|schedule|software|app|phone|laptop|computer|records?|details|address|software|kitchen rota)$/i;
export const BY_HEART =
  /\b(?:lines|names|kanji|vocabulary|vocab|words|irregular verbs|speech|poem|script|lyrics|times tables?|multiplication tables?|flashcards|formulas|capitals)\b/i;
export const SPOKEN = /^(?:tell|confront|talk|speak)$/;
/** What is mended by people who have learned it. */
export const RISKY =
  /\b(?:car|van|motorbike|scooter|brakes?|boiler|gas (?:hob|cooker|fire|leak)|wiring|sockets?|fuse ?box|electrics|chimney|roof|furnace|airbag|steering)$/i;
export const OUTDOORS =
  /\b(?:snow|ice|leaves|weeds|gutters?|drains?|path|driveway|hedge|cobwebs|mou?ld|limescale|frost|patio)$/i;
export const NO_EVENT =
  /\b(?:revision|study|studies|week|day|month|year|meals?|budget|finances|career|garden|kitchen|route|time|project|novel|essay|future|retirement|savings|workload|training|outfit)$/i;
export const REDUCES = /^(?:reduce|cut|limit|decrease)$/;
export const EXERCISES =
  /\b(?:pull|push|sit|chin)[ -]?ups?\b|\b(?:handstand|headstand|splits|cartwheel|plank|squats|burpees|backflip|triathlon|marathon)\b/i;
/** What comes by itself and is to go: vermin, stains, smells. */
export const TROUBLE =
  /\b(?:bugs?|bedbugs?|mouse|mice|rats?|moths?|flies|fleas?|ants?|wasps?|termites|cockroach(?:es)?|silverfish|gnats?|lice|nits|spiders?|weevils?|slugs|snails|stains?|smells?|odou?rs?|mou?ld|damp|rust|limescale|mildew|nests?|infestation)$/i;
export const MAIL =
  /\b(?:e-?mails?|letters?|envelopes?|post|mail|messages?|bills?|app|results?|inbox)$/i;
export const ADMINISTERS =
  /^(?:swap|freeze|pause|move|switch|change|downgrade|upgrade|end|stop|open|set)$/;
export const ARRANGED_BY_FORM =
  /\b(?:direct debit|direct deposit|standing order|account|payment|transfer|pension|insurance|subscription|company|charity|trust|redirection|mandate|power of attorney|membership|savings|contract|phone plan|plan|tariff|supplier|bank|policy|provider|licen[cs]e|address|details)$/i;

/** What is given out on request, and not bought. */
export const BY_FORM =
  /\b(?:badge|permit|certificate|copy|licen[cs]e|refund|extension|appeal|grant|bursary|exemption|discount|allowance|benefit|credit|pass|card|clearance|dbs|reference|quote|estimate|transcript|visa)$/i;
/** What one leaves by telling the others, and not by another habit. */
export const GROUP =
  /\b(?:committee|team|club|band|board|choir|job|course|class|group|role|council|society|league|pta|rota|chat|scheme)$/i;
export const PERFORMED =
  /\b(?:presentation|speech|talk|song|poem|reading|pitch|toast|lines|piece|answers|vows|sermon|introduction|monologue|audition|out loud|aloud)\b/i;
/** What goes back to a shop, and not to a friend or a library. */
export const BOUGHT =
  /\b(?:shop|store|order(?:ed)?|refund|receipt|bought|exchange|amazon|asos|zara|ikea|argos|ebay|vinted|h&m|next|online|delivery|\d+ days|return(?:s)? (?:label|window|policy)|too (?:big|small|tight|large)|wrong size|doesn't fit|don't fit|didn't fit|faulty|dress|jeans|trousers|shoes|trainers|jacket|coat|jumper|top|shirt)\b/i;
/** What is emptied and then washed. */
export const HOLDERS =
  /\b(?:cage|hutch|tank|aquarium|coop|litter (?:tray|box)|tray|bin|bins|gutters?|filter|oven|grill|kettle|dehumidifier|hoover|pond|fireplace|ashtray|teapot|drain|drains|cooler|thermos|lunch ?box|bottle|fish tank|bird ?bath|stable|kennel)$/i;
/** What shops, agencies and venues sell beside things. */
export const SOLD =
  /\b(?:tickets?|pass|lessons?|membership|gift|present|sim|data plan|broadband|wifi|dog|cat|puppy|kitten|hamster|rabbit|holiday|flights?|parking space|storage|skip|bed|mattress|glasses|lenses|perfume|make-?up|supplies|food|cake|flowers|instrument|book|books|game|games|software|licen[cs]e|tool|tools|equipment|gear|gloves|outfit|costume|wig|wood|paint|timber|wheelchair|walking stick|crutches|pram|helmet|tattoo)\b/i;
/** What is sent or collected without a way to anywhere. */
export const UNCARRIED =
  /\b(?:proof|copy|copies|documents?|paperwork|scans?|statement|certificate|references?|signatures|data|money|feedback|names|evidence|votes|ideas|quotes|e-?mails?|photos?|pictures|files?|links?|messages?|invoices?|invites?|invitations?|screenshots?|videos?|details|readings?|numbers?|minutes|agenda|slides|report|cv|update|reminders?)\b/i;
export const PAPERS =
  /\b(?:letter|form|slip|agreement|contract|documents?|papers?|questionnaire|ballot)$/i;
export const TECHNICAL =
  /\b(?:phone|laptop|computer|pc|mac|ipad|tablet|tv|printer|router|wifi|wi-fi|network|app|software|program|account|email|console|speakers?|camera|alarm|doorbell|thermostat|machine|washing machine|dishwasher|device|drive|nas|server|watch|smartwatch|headphones|system|tent|desk|monitor|screen|keyboard|bike|trampoline|equipment|tracker|profile|shop|store|website|site|database|backup|sync|vpn|payments?|reader|kit|gym|studio|(?<!out of )office)$/i;
/** Parts of machines and rooms that wear out and have a type. */
export const PART =
  /\b(?:bulbs?|lights?|light ?bulbs?|batter(?:y|ies)|filters?|tyres?|tires?|taps?|faucets?|washers?|blades?|cartridges?|fuses?|hinges?|handles?|knobs?|screens?|oil|seals?|plugs?|switch(?:es)?|sockets?|brakes?|brake pads?|hoses?|pipes?|valves?|thermostat|strings?|wipers?|wiper blades|hob|cooker|locks?|alarm|smoke alarm|shower ?head|toilet seat|chain|inner tube|charger|cable|ink|toner|bearing|belt|pump|element|carpet|tiles?|window|door|radiator|ram|ssd|hard drive|keyboard|plant|soil|strap|zip|lens)$/i;
export const OWED =
  /\b(?:bills?|fines?|debts?|rent|invoices?|fees?|loans?|tax(?:es)?|deposit|balance|arrears|overdraft|instal?ments?|mortgage|tickets?|charges?|account|money|card|what (?:i|we) owe|share|subs|membership|insurance|nursery|school|landlord|builder|cleaner|someone|friend|back)$/i;
export const WATCHED =
  /\b(?:films?|movies?|videos?|series|seasons?|episodes?|lectures?|documentar(?:y|ies)|courses?|shows?|tutorials?|recordings?|webinars?|talks?|training|match|anime|lessons?)$/i;
export const GAUGE = /\b(?:meters?|gauge|thermometer|scales?|dial|room)$/i;
export const GROWS =
  /\b(?:business|audience|following|savings|company|network|sales|list|channel|confidence|team|income|shop|account|page|skills?|practice|revenue|newsletter)$/i;
export const WORK =
  /\b(?:modules?|list|pile|backlog|books?|e-?mails?|chapters?|work|course|reading|exercises?|tasks?|forms?|paperwork|training|inbox|messages|laundry|ironing|marking|papers?|files?|units?|episodes?|videos?|lectures?|slides|homework|box(?:es)?|syllabus|material)$/i;
/** What is sorted by hand: places, and things that lie in heaps. */
export const SORTABLE =
  /\b(?:room|bedroom|kitchen|bathroom|house|home|flat|apartment|place|garage|attic|loft|shed|garden|cellar|basement|office|desk|drawers?|cupboards?|closets?|wardrobes?|cabinets?|shel(?:f|ves)|box(?:es)?|bags?|fridge|freezer|pantry|car|van|boot|hall(?:way)?|corner|table|worktop|clothes|shoes|toys?|papers?|paperwork|post|mail|letters|photos?|pictures|files?|folders?|books?|records|tools?|cables?|(?<!\w{4,} )stuff|things|belongings|mess|pile|heap|junk|clutter|collection|inbox|emails?|bookmarks|apps?|desktop|laptop|phone|laundry|washing|socks|spices|craft|supplies|medicines?|recycling|rubbish|bin|storage|space)\b/i;
/** Words that move what is got: "get the slides to Priya", "get the ring off". */
export const MOVED =
  /^(?:to (?!(?:go|wear|eat|drink|play|read|use|keep|hang|put|make|cook|help|sit|sleep|write|have|take|do|fit|carry|store|hold|give|replace|watch|match|cover|learn)\b)|into\b|onto\b|off\b|out\b|up\b|down\b|back\b|through\b|across\b|past\b|over\b|round\b|away\b|together\b|under\b|from under\b)/i;
/** What people come together for. */
export const GATHERING =
  /\b(?:part(?:y|ies)|trip|holiday|wedding|shower|do|dinner|lunch|brunch|tea|bbq|barbecue|picnic|meal|date|day out|night out|weekend|visit|meeting|meet-?up|call|funeral|wake|memorial|christening|baptism|anniversary|birthday|send-?off|surprise|celebration|ball|dance|gig|quiz|games?|workshop|training|class|course|lesson|session|retreat|tour|walk|hike|ride|sale|stall|fair|festival|fete|event|gathering|get-?together|reunion|sleepover|\d+(?:st|nd|rd|th)|hen|stag|proposal|away day|offsite|assembly|show|concert|play|exhibition|launch|opening|interview|viewing|appointment|handover|move)\b/i;
/** What is made by saying or settling something, and not with the hands. */
export const MADE_IN_WORDS =
  /\b(?:calls?|lists?|appointments?|decisions?|efforts?|contact|choices?|mistakes?|noise|complaints?|payments?|claims?|bookings?|cop(?:y|ies)|trips?|visits?|offers?|promises?|start|time|friends?|changes?|difference|enquir(?:y|ies)|inquir(?:y|ies)|reservations?|arrangements?|deal|point|habit|money|case|request|apology|excuses?|deposit|donation|move|bed|tea|coffee|breakfast|dinner|lunch|deadline|train|flight)$/i;
/** Handiwork for which one looks at a guide. */
export const CRAFTS =
  /^(?:restring|tighten|seal|caulk|reseal|paint|repaint|sew|frame|hem|darn|stitch|tile|plaster|wallpaper|grout|trim|plant|prune|sand|oil|assemble|carve|upholster|varnish|glue|decorate|wire|defrost)$/;
export const MEDICINE = /\b(?:pills?|tablets?|medication|medicines?|meds|pill box|dosette)\b/i;
/** What is written, beside texts with a title. */
export const WRITTEN =
  /\b(?:cards?|notes?|messages?|reply|replies|answers?|reviews?|references?|thank[- ]you\w*|invitations?|invites?|lists?|songs?|lyrics|jokes?|vows|sermon|plan|questions?|words|lines|paragraphs?|sentences?|something|code|diary|journal|recipe|instructions|obituary|complaint|apology|captions?|posts?|tweets?|blurb|ad|advert|listing|contract|agreement|prescription|minutes|feedback|assignment|coursework|homework|exam|script|chapters?|pages?|\d[\d,]* words|cheque|will|bio|labels?|programme|schedule|rota|agenda)\b/i;

import { PERSON } from "./rules/context.ts";

/** Up to three words of description, none of them a person or the begin of something else. */
const DESCRIBED = String.raw`(?:(?!(?:${PERSON}|him|them|everyone|everybody|someone|myself|dogs?|cats?|pets?|horses?)(?![\w'])|(?:and|or|then|at|on|in|before|by|with|during|after|tomorrow|next|tonight|every|until)\b)[\w'-]+ ){0,3}?`;

/** Things that are killed, shot, burnt or attacked without harm to anybody. */
const THINGS =
  "(?:to-?do(?: list)?s?|list|inbox|e-?mails?|procrastination|debts?|habits?|darlings|workout|work ?load|weeds?|lawn|grass|phone|vibe|mood|grades?|motivation|lights?|engine|music|presentation|interview|exams?|tests?|mou?ld|moss|ants?|wasps?|moths?|slugs?|fleas?|lice|bugs?|bacteria|germs|viruses|process(?:es)?|apps?|servers?|jobs?|tabs?|tasks?|threads?|containers?|sessions?|script|daemon|noise|competition|afternoon|morning|evening|hour|momentum|deal|project|feature|budget|rumou?rs?|bill|appetite|buzz|joy|romance|drama|chapter|ego|monster|dragon|boss level|zombies?|npcs?|subscriptions?|meetings?|clutter|laundry|dishes|chores|backlog|half of it|silence|power|ignition|switch|alarm|stream|goal|plan)";

/**
 * Figures of speech, by the verb in them. Each is bounded, so that reading is linear, and each holds the
 * harmless rest of the figure: "kill it" alone hides nothing, "kill it at the gym" does.
 */
export const FIGURES: readonly string[] = [
  // To kill.
  `kill(?:ing|s|ed)? (?:off )?(?:my|the|your|our|this|that|all|those|these|some|an?)(?: of)?(?: my| the)? ${DESCRIBED}${THINGS}(?! and (?:then )?(?:my|him|her|them)sel)`,
  "kill(?:ing|s|ed)? (?:two birds|time|weeds|germs|bacteria|mou?ld|moss|port)(?: with (?:one|a single) stone)?",
  String.raw`kill(?:ing|s|ed)? (?:-9|\d+ (?:birds|flies|hours?|minutes?|tasks?|emails?))`,
  String.raw`kill(?:ing|s|ed)? it (?:at|in|on|with|this|today|out there|onstage|tomorrow at)\b(?! .{0,20}\bmyself)`,
  String.raw`(?:\w+'(?:m|re|s)|im|am|are|is|been|were|was|totally|absolutely|really) (?:totally |absolutely |really )?killing it`,
  String.raw`(?:she|he|they|you|we) (?:totally |absolutely |really )?kill(?:ed|s) it\b`,
  "kill(?:ing|s|ed)? (?:them|him|her|people|everyone|'em) with kindness",
  "it(?:'s| is| has been) (?:literally |absolutely |honestly |really |slowly |just )*killing me",
  String.raw`(?:this|that|which|work|school|\w+ing|\w+s|(?:the|my|these|those|his|her|this|that)(?: [\w'-]+){1,3})(?:'s|'re| is| are| was| were| will| has been|'s been)? (?:literally |absolutely |honestly |really |slowly |just |all |gonna |going to )*kill(?:ing|s|ed)? me(?! (?:and|with|by|so|for)\b)`,
  String.raw`(?:would|wouldn't|won't|not going to|gonna|going to) kill (?:you|me|him|her|us|them) to\b`,
  String.raw`(?:\w+'d|would|could) kill for`,
  "kill(?:ed|ing)? (?:myself|me)(?: almost| nearly)? (?:laughing|with (?:laughter|work|overtime)|at (?:work|the gym|the office)|over(?:time)? (?:work|this (?:essay|report|project|spreadsheet|deck)))",
  String.raw`killing myself (?:trying|over|to (?:get|make|finish|please|meet|keep up|earn|pay|pass|look))\b(?! .{0,20}\b(?:dead|die|suicide))`,
  String.raw`kill myself (?:just )?(?:trying|to (?:finish|meet|please|keep up|make (?:ends|rent)|pay|pass|hit))\b`,
  String.raw`could(?:'ve| have)? kill(?:ed)? myself for (?:forgetting|saying|missing|not|losing|sending|being late|leaving)\b`,
  String.raw`(?:kms|kill myself) (?:laughing|\(kidding\)|jk)`,
  String.raw`kill me now\b(?! please i mean)|just kill me,? (?:it's|another|the|i|now)\b`,
  String.raw`(?:dressed to|buzz|over|pain|weed|bug|road|mood|pass(?:ion)?) ?kill(?:er|s)?\b`,
  String.raw`(?:murder(?:s|ed|ing)?|slay(?:s|ed|ing)?|slew) (?:that|the|my|this|those) (?:\w+ ){0,2}?(?:lasagne|lasagna|pizza|cake|song|karaoke|dishes|laundry|outfit|stage|presentation|exam|day|stairs|buffet)`,
  String.raw`murder myster(?:y|ies)(?: \w+)?|(?:the|those) stairs murdered me`,
  // To die.
  String.raw`dying (?:to|for)\b(?! (?:die|be dead|kill|hurt|end|cut|stop (?:living|existing)|not|real|good)\b)`,
  String.raw`(?:to die|die|died|dying|dies|dead) (?:of|from|with) (?:laugh\w*|embarrassment|cringe|boredom|curiosity|shame|awkwardness|jealousy|cuteness|happiness|excitement|impatience|second-?hand \w+|envy|the cold here|heat in here)`,
  "(?:(?:nearly|almost|just|literally|i) )?(?:died|die|dying) laughing|laughed so hard i died",
  String.raw`dying (?:inside|here|on stage)\b|die a little inside`,
  String.raw`(?:i'd |i would |would )?rather die than(?! (?:live|go on|go back|stay|keep|wake|carry on|face|be here|continue|be alive|exist)\b)`,
  String.raw`to die for(?! (?:my|our|him|her|them|allah|god|good|real|it|what|this)\b)`,
  "(?:do or die|ride or die|or die trying|die trying|live or die by|die[- ]?hards?|die[- ]cut|never say die|old habits die hard|die on (?:that|this|every|which|fewer) hills?(?: at work)?|die out|die down)",
  "(?:phone|laptop|battery|plants?|car|computer|tablet|headphones|houseplants?|fern|basil|printer|tv|fridge|boiler|wi-?fi|controller|watch|lawn|cactus|orchids?|flowers?|tomatoes)(?:'s| is| are)? (?:about to |going to |wants? to |keeps? |will |might |always |nearly |almost )*(?:die[sd]?|dying|dead)(?: on me)?",
  String.raw`(?:will|gonna|going to|'ll|i) die without (?:my (?!${PERSON}\b)\w+|an? \w+|coffee|wifi|chocolate|sugar|caffeine)`,
  "(?:be |am |'m |feel |so |i'm |im )?dead (?:tired|serious|certain|sure|set on|easy|simple|honest|good|beat|bored|broke|quiet|on my feet|to the world|in the water|weight|cat bounce|centre|center|on time|wrong|right|ringer|spot|sexy|keen|chuffed|proud|last)",
  "dead(?:line|lift|pan|head|lock|bolt|wood|weight| end| line| lift| heading| zone| leg| space| sea| battery| poets| pool| man's)s?",
  "(?:over my dead body|better late than dead|drop[- ]dead gorgeous|wouldn't be caught dead|not be caught dead|dead and buried before|beat(?:ing)? a dead horse|back from the dead|walking dead|living dead|dead in the water|half dead after|play dead|day of the dead)",
  "(?:will|going to|gonna|'ll) be the (?:death|end) of me",
  "feel(?:ing|s)? like (?:death warmed up|a zombie)|dead inside",
  // To shoot, bomb, burn, blow up.
  String.raw`shoot(?:ing|s)? (?:\w+ ){1,3}an? (?:\w+ )?(?:text|e-?mail|message|note|line|dm|ping|reply)\b`,
  `(?:shoot(?:ing|s)?|shot) (?:an?|the|my|our|some|this|that|his|her|their) ${DESCRIBED}(?:video|vlog|film|movie|photos?|pictures?|portraits?|scenes?|documentary|clips?|weddings?|hoops|baskets|ad|commercial|reel|episode|cover|shot|goals?|penalty|breeze)`,
  String.raw`(?:shoot(?:ing)?|shot) (?:myself|him|her|themsel\w+|himself|herself) in the foot|sho(?:o)?t (?:for the (?:stars|moon)|hoops|pool|craps|my shot|up in price)|shoot me (?:an?|your|the|over)\b|just shoot me,? (?:the|it's|another)\b`,
  String.raw`(?:bomb(?:ed|ing)?) (?:(?:an?|the|my|that|this) )(?:[\w'-]+ ){0,2}?(?:interview|exam|test|audition|quiz|presentation|pitch|speech)(?! (?:hall|room|cent|venue|building))|(?:bath|photo|glitter|seed|cherry|cocoa|hot chocolate|f-?|time) ?bomb(?:s|ing|ed)?|bombshell|bomber jacket`,
  String.raw`burn(?:ing|t|ed|s)? (?:(?:\d+|some|more|off|the|a few|extra|my) )*(?:calories|fat|kcal|candle(?: at both ends)?|midnight oil|playlist|cds?|dvds?|bridges|incense|rubber|daylight|energy|leaves|stump|candles|toast|dinner|rice|tongue)|burn(?:ed|t|ing)? (?:out|down chart|down list|up|rate)`,
  String.raw`burn(?:ed|t|ing)? myself (?:a|on (?:the|a|my)|with (?:the|a|my) (?:iron|kettle|coffee|tea|pan|oven|curling)|cooking|baking|ironing|making)\b`,
  String.raw`blow(?:ing|s)? (?:up )?(?:the |some |\d+ |my )?(?:balloons?|air ?bed|mattress|nose|whistle|candles)|blow (?:my|their|his|her) minds?|blow off steam`,
  // To cut, hang, jump, drown, starve, beat.
  String.raw`cut(?:ting|s)? (?:myself|yourself|himself|herself|themsel\w+) (?:some|a (?:break|bit of slack|slice|piece|fringe|key|deal|little slack)|slack|loose|free|off(?! at)|shaving|on (?:the|a|some|my) (?:glass|paper|tin|can|grater|knife|edge|fence|thorn|lid|mandoline|razor while)|chopping|slicing|peeling|cooking|with (?:the|a) (?:grater|bread knife|kitchen knife|paper|can) (?:while|when)|while|gardening|cleaning)\b`,
  "without cutting myself",
  "cut(?:ting|s)? (?:back|down|corners|costs|ties|the (?:cord|cake|lawn|grass|hedge|crap|cheese|rope|ribbon|cards|deck|check|fabric|pattern|carpet|wood|tiles)|my (?:own )?(?:hair|fringe|bangs|nails|hours|losses|teeth on|expenses|spending|screen|grass|lawn|hedge|coffee|sugar|cloth)|out (?:the )?(?:sugar|carbs|gluten|alcohol|meat|dairy|caffeine|noise)|sugar|carbs|to the chase|class(?:es)?)",
  String.raw`hang(?:ing|s)? (?:out|up|in there|on(?: to)?|by a thread|around|back|loose|tight|ten|gliding|glider|(?:the|a|some|my|our|those|these|his|her) (?:[\w'-]+ ){0,3}?(?:pictures?|mirrors?|shel(?:f|ves)|curtains?|lights?|coats?|coat|frames?|hammock|washing|laundry|clothes|posters?|swing|bag|plants?|basket|lamp|tv|wallpaper|painting|bird ?feeder|christmas lights|banner|door))`,
  String.raw`hang myself (?:an?|some|up a)(?! (?:noose|rope)\b)`,
  "jump(?:ing|s|ed)? (?:on the (?:trampoline|bandwagon)|off the (?:diving|deep end|high board|property ladder|starting|pier into the|dock into|rope swing|five|ten|bandwagon|sofa|swing)|in at the deep end|ship|in(?:to)? (?:freelancing|the pool|the shower|bed|puddles|a new)|out of a (?:perfectly good )?(?:plane|aeroplane|airplane|cake)|rope|start|the queue|the gun|for joy|through hoops|to conclusions)",
  String.raw`(?:bungee|parachut\w+|sky ?div\w+|base) ?(?:jump(?:ing)?|div(?:e|ing))(?: (?:off|from) (?:a|the) (?:\w+ )?(?:bridge|cliff|tower))?`,
  String.raw`drown(?:ing)? (?:in (?:work|e-?mails?|laundry|paper(?:work)?|debt|deadlines|tabs|clutter|stuff|forms|dishes|tasks|admin|homework|assignments|messages)|out (?:the )?\w+|(?:my|his|her|their) sorrows)|drown myself in (?:work|ice cream|music|coffee|chocolate|books|netflix|study)`,
  String.raw`starv(?:e|ing) (?:myself )?(?:of (?:fun|sunlight|sleep|attention|company)|my procrastination)|i'?m (?:absolutely |so )?starving\b(?! myself)|bury myself in (?:work|books|study|a blanket|blankets)|finish myself off with (?:dessert|cake|chocolate)`,
  "beat(?:ing)? (?:myself|yourself) (?:up (?:about|over|for)|at)|hit (?:the (?:wall at|gym|books|road|sack|shops|hay|brakes|ground running))",
  // Doses, poison, suicide, and the rest.
  "(?:over-?dos(?:e|ed|ing)|od'?d) (?:on|of) (?:netflix|tiktok|coffee|sugar|chocolate|cuteness|cake|caffeine|vitamins? d jokes|christmas|social media|tv|youtube|memes|puns|cheese|carbs|sunshine|instagram|news)",
  "poison (?:ivy|oak|sumac|apple|frogs?|dart frogs?|mushrooms? guide)|food poisoning|picks? your poison",
  "suicide (?:squad|wings|door|doors|burrito|drink|soda|sprints?|runs?|king|kings|pass|squeeze|bunt|shift|silence)|run suicides|(?:career|political|social|commercial|professional|financial|brand) suicide",
  String.raw`bit(?:e|ing)? the bullet|bullet (?:journal\w*|points?|list|proof|train)|pull(?:ing)? the (?:trigger|plug) on (?:the|my|our|this|a|it)\b|trigger(?:ed)? (?:point|warning|happy|finger)|under the gun|jump the gun|gun to my head|stick to my guns|top gun|glue gun|nerf guns?|water guns?|heat gun|son of a gun|guns? blazing`,
  "throw myself (?:in)?to (?:work|my work|the project|studying|training|it|dancing|the new)|throw myself under the bus for",
  String.raw`steal(?:ing)? the show|attack(?:ing)? (?:the|my|that|this|those) (?:[\w'-]+ ){0,2}?(?:laundry|dishes|pile|inbox|mess|kitchen|list|mountain|garage|closet|paperwork|weeds|backlog|problem|essay|chores|e-?mails?|report)(?: mountain| pile)?|smash(?:ing|ed)? (?:my|the|that|this|it) (?:[\w'-]+ ){0,2}?(?:exams?|goals?|interview|presentation|workout|targets?|pb|record|test|potatoes|avocado|burgers?|run)`,
  "(?:life|growth|travel|kitchen|study|productivity|adhd|brain|bio|money) ?-?hack(?:s|ing|ed|er|ers)?|hack(?:ing)? (?:together|my (?:brain|habits|sleep|productivity|morning|routine|day|focus|life|diet|adhd))",
  String.raw`roast(?:ing|ed)? (?:an?|the|my|some|our|his|her|\w+'s|a friend's) (?:[\w'-]+ ){0,2}?(?:chicken|turkey|beans|coffee|vegetables|veg|potatoes|lamb|beef|pork|duck|goose|marshmallows|chestnuts|peppers|squash|nuts|garlic)`,
];

import { patternList, wordPatternList } from "./pattern-list.ts";

/**
 * What people say of their own death and hurt, in parts that the rules put together. Each pattern is
 * bounded, so that reading stays linear, and holds its own exceptions of place ("live in this flat").
 */

const MYSELF = "(?:my ?self|myslef|meself|mysel|me self)";

/** To end one's life, in any words that need no more than themselves. */
const END_PLAIN = String.raw`(?:kill?(?:ing)? (?:off )?${MYSELF}|kms|kys myself|(?:end|ending) my (?:own |fucking |miserable |stupid |damn |sad |pathetic )?(?:life|existence)(?! (?:as an?|of crime|in (?:sin|poverty))\b)|tak(?:e|ing) my (?:own life|life)(?! (?:back|in|into|to the|seriously|forward|as|with|for granted|for|on|story|vest|jacket|insurance)\b)|end(?:ing)? it all(?! with\b)|(?:commit(?:ting)?|komit|do|doing|attempt(?:ing)?|die by) su[iy]cide(?! threats?)|unaliv(?:e|ing) ${MYSELF}|(?:hang|shoot|drown|stab|poison|suffocat|electrocut|neck|yeet|off)(?:e|ing|ting)? ${MYSELF}|slit(?:ting)? my (?:wrists?|throat)|(?:starv|drink|bleed)(?:e|ing)? ${MYSELF} to death|finish(?:ing)? ${MYSELF} off|(?:put(?:ting)?|make|making) (?:an )?end to my (?:own )?life|finish(?:ing)? (?:with )?my life(?! story)|kill me (?:tonight|tomorrow|today)|die by my own (?:hand|decision)|blow(?:ing)? my (?:brains|head) (?:out|off))`;

const HIGH_PLACE = String.raw`(?:a|the|that|my|this|our|some) (?:\w+ ){0,2}?(?:bridge|building|roof(?:top)?|balcony|cliffs?|tower|ledge|window|car ?park|parking (?:garage|lot)|viaduct|overpass|skyscraper|pier)`;
const VEHICLE = String.raw`(?:a|an|the|that|my|some|oncoming|moving) (?:\w+ )?(?:train|bus|truck|lorry|car|tram|subway|metro|traffic|tracks|rails)`;

/** To end one's life, in words that need a will before them. */
const END_BY = String.raw`(?:jump(?:ing)? (?:off|from|out of)(?: of)? ${HIGH_PLACE}|(?:jump|step|walk|run|throw(?:ing)? (?:${MYSELF}|me)|stepp?|lie down|fall)(?:ing)? (?:in front of|under|into|onto) (?:${VEHICLE}|traffic)|overdos(?:e|ing)(?! (?:awareness|prevention|training|response|reversal|kits?|statistics|deaths?)\b)(?! (?:on|of) (?!my\b|pills|tablets|meds|sleeping|everything|purpose))|od(?=$| (?:tonight|on|and|without))|driv(?:e|ing) (?:my|the) (?:car|truck|suv|jeep|motorcycle) (?:in|off)(?:to)? (?:a|the|that) (?:wall|tree|pole|bridge|overpass|cliff|river|lake)|crash(?:ing)? (?:my|the) car on purpose|eat(?:ing)? (?:my gun|a bullet)(?= ?$|[.,!?])|unaliv(?:e|ing)|suicide(?= ?$| (?:on|tonight|tomorrow|today|this))|not live any ?more|never wak(?:e|ing) up(?: again)?$|bleed to death|(?:tak|swallow)(?:e|ing)? (?:all|every one|the whole (?:bottle|box|pack)|a (?:whole )?(?:bottle|handful))(?: of)?(?: (?:my|the|these|those|them|of))* ?(?:pills?|tablets|meds|medication|painkillers|sleeping \w+|antidepressants))`;

/** To hurt oneself without meaning to die of it. */
const HURT = String.raw`(?:(?:hurt|harm|cut|burn|injur|mutilat|bruis|scratch|starv|slic)(?:e|ing|ting)? ${MYSELF}(?! (?:at|doing|with (?:exercise|squats)|on (?:the|a)|out|thin)\b)|self[- ]?harm(?:ing)?(?! scars?)|mak(?:e|ing) ${MYSELF} (?:bleed|suffer)|(?:cut|slic|burn)(?:e|ing|ting)? (?:into )?my (?:own )?(?:arms?|wrists?|legs?|thighs?|skin|body)(?! (?:fat|hair|routine)))`;

const ADVERB =
  "(?:(?:just|really|finally|probably|actually|definitely|totally|simply|maybe|soon|only|so|fucking|go|and|go and|try to|then|to|now|tonight|tomorrow|still|literally|honestly|seriously|either|quietly) ){0,3}";

/** A will that is on its way to a deed. */
const WILL = String.raw`(?:(?:going|goin|goign|about|ready|planning|plan|prepared|decided|decide|deciding|intending|intend|aim|resolved|determined|promised?|swear|vow|chosen?|choose|mean|meaning|have|need|wanting|brave enough|courage|guts) to|gonna|gona|gunna|goona|imma|ima|finna|will|wil|\w+'ll|shall|must|gotta|let's|i wanna|i want to|want to|wanna|would (?:love|like) to|\w+'d (?:love|like) to|should (?:i|we)|decided on|planning on|plan on|before i|after i|once i(?:'ve| have)?|until i|when i)`;

/** A wish that is a plan when it names the deed ("want to kill myself"), an urge when it names a hurt. */
const WILL_TO_HURT = String.raw`(?:(?:going|goin|goign|about|planning|plan|decided|intend|promised?|have|ready) to|gonna|gona|imma|ima|finna|will|wil|\w+'ll|shall|must|gotta|should i)`;

/** A deed that is willed, planned, dated or asked about as a choice. Denied or past, it is none. */
export const INTENT = wordPatternList([
  String.raw`(?:call|see|text|hug|kiss|visit|tell|hold)(?: [\w']+){1,3} one last time\b.{0,30}\b(?:then|and) (?:just )?(?:take (?:the|my|all (?:the|my|of)) (?:\w+ )?pills|jump|pull the trigger|use the (?:gun|rope))(?= ?$|[.,!?])`,
  String.raw`my (?:last |suicide )?attempt\b.{0,40}\bplanning (?:the|my|a|another) ?(?:next|second|other)? ?(?:one|attempt)`,
  `tried to (?:${END_PLAIN}) (?:again|yesterday|today|last night|this (?:morning|week)|on \\w+day)`,
  `${WILL} ${ADVERB}(?:${END_PLAIN}|${END_BY})`,
  `(?:i'?m|i am|im) ${ADVERB}${END_PLAIN}`,
  `(?:date|time|day|place|courage|strength|decision|decided|alone|something|moment) to ${ADVERB}${END_PLAIN}`,
  String.raw`(?:decided|chosen|planning|plan|resolved) to die|(?:decision|date|day|plan) (?:to die|i'm going to die)|(?:tomorrow|tonight|on \w+day) i(?:'m| am|'ll be|ll be| will be) dead|(?:tomorrow|tonight|on \w+day) i (?:will )?die|i'?m dead (?:on|by) \w+day`,
  String.raw`end it (?:tonight|tomorrow|for good|on \w+day)|i'?m ending it(?: all)? (?:tonight|tomorrow|now|today|on)|ctb (?:tonight|on|soon|tomorrow)`,
  `${WILL_TO_HURT} ${ADVERB}${HURT}`,
  "(?:going to|gonna|will|about to|'ll) (?:cut (?:deeper|until i|tonight|again tonight)|sh (?:so|tonight|again|when))",
  "should i (?:just |really |even )?(?:die|be dead|stay alive|keep living|live any ?more|jump$|end things for good)",
  String.raw`(?:going|gonna|about|decided|ready|plan(?:ning)?|will|'ll|ll|swear|need|have)(?: to)? ${ADVERB}die (?:tonight|today|tomorrow|this (?:week|weekend|month|evening|friday|sunday)|on (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|my birthday|the \w+)|by my own hand|before (?:christmas|my|the|new)|right now)`,
  "(?:want|need|wanna|have)(?: to)? die (?:tonight|today|right now|by (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday))",
  "(?:plan(?:s|ned|ning)?|prepar(?:e|ed|ing)|(?:everything|all) ready for|date (?:of|for)|organis(?:e|ing)|schedul(?:e|ed|ing)|finish|writ(?:e|ing|ten)|wrote|word|draft(?:ed|ing)?)(?: (?:for|of|out|down|with))? (?:my (?:own )?(?:suicide|death|last day)|(?:(?:my|a|the) )?(?:own )?suicide (?:note|letter)|my (?:own )?ending)(?! (?:prevention|awareness|risk|in the))",
  String.raw`my (?:own )?suicide (?:note|letter|plan|date)(?! (?:from|years|back then|in \w+teen))`,
  "(?:a|have a|got a|made a) plan (?:to|for) (?:die|dying|suicide|ending (?:it|things|my life))",
  "i(?:'ll| will|'m going to|'m gonna|ll) be dead (?:by|on|before|tomorrow|tonight|soon|next|in|when|at|and nobody)",
  String.raw`(?:won'?t|will not|not going to|not gonna) be (?:alive|on this (?:earth|planet|world))(?: \w+){0,3}`,
  String.raw`(?:be dead|not be alive|gone for ?ever|be gone for good) (?:by|before|on|next) \w+`,
  "last (?:day|night|week|hours?|evening|weekend) (?:alive|on (?:this )?earth|among the living)",
  String.raw`(?:saving up|stockpil(?:e|ed|ing)|hoard(?:ed|ing)?|been saving) (?:up )?(?:all )?(?:my |the |enough )?(?:\w+ )?(?:pills|tablets|meds|medication|sleeping \w+)`,
  "(?:the|my|a) noose (?:is|around|ready|in|up)|tied (?:a|the) noose",
  "(?:standing|sitting|i'?m|am) (?:up )?on (?:the|a) (?:bridge|ledge|roof|edge|tracks).{0,30} (?:to |gonna |will |about to )(?:jump|let go|end it)",
  "(?<!if i |whether i |who )(?:live|to live|stay alive) or (?:to )?(?:die|kill myself|not)(?= ?$|[?.!,])|die or (?:to )?live(?= ?$|[?.!,])|kill myself or (?:not|live|keep)",
  "(?:kms|unalive myself|end(?:ing)? it all|kill(?:ing)? ?myself|ending my life) (?:tonight|tomorrow|today|at midnight|on (?:sun|mon|tues|wednes|thurs|fri|satur)day|after|this weekend)",
]);

/** The same deeds as a goal, a to-do or an option: with nobody named and nothing before them. */
export const INTENT_BARE = patternList([
  String.raw`(?:^|[,:;+/–—-] ?|\bthen |\band (?:just |finally )?|\bor (?:just )?|\bvs\.? |\binstead )(?:[-*•>\d.)\s]{0,6})(?:(?:finally|just|now|please|to|try to|plan to|simply|then|goal|decision|option \w|step \w+)[:, ]+){0,3}(?!kms|\w+ing\b)(?:${END_PLAIN})(?!\w)`,
  String.raw`^(?:[-*•>\d.)\s]{0,6})(?:(?:finally|just|now|please|to|try to|plan to)[:, ]+){0,3}(?:${END_BY}|${HURT}|die(?= ?$| (?:tonight|today|tomorrow|in my sleep|peacefully|alone|by my own|before i|this (?:week|month|year)|on (?:sun|mon|tues|wednes|thurs|fri|satur)day)))(?!\w)`,
]);

const ASK = String.raw`(?:how (?:can|do|could|would|should|to|does|might|did|2)|ways?|methods?|tips?|steps?|instructions?|(?:tell|show|teach|explain(?: to)?) me how|what(?:'s| is| are)? (?:the |a )?(?:\w+ ){0,3}?(?:way|method|thing))`;
const ASKER =
  "(?:(?:i|you|u|one|a person|someone|somebody|people|we|to|for|of|that) ){0,2}(?:(?:best|easily|quickly|quietly|painlessly|peacefully|safely|successfully|actually|just|effectively|even|really) ){0,2}";
const DIE_SOMEHOW = "(?:die|dying|death|go|end it|end things|pass away|not wake up|never wake up)";
const EASY =
  "(?:painless(?:ly)?|pain-?free|peaceful(?:ly)?|quick(?:est|ly)?|fast(?:est)?|easy|easiest|quiet(?:est|ly)?|gentlest|gentle|softest|surest|certain|least painful|least messy|not painful|without (?:any )?pain|without (?:it )?hurting|effective|foolproof|reliable|best|simplest)";
const DOSE = String.raw`(?:pills?|tablets?|sleeping (?:pills?|tablets?)|medication|medicine|meds|drugs?|painkillers|paracetamol|tylenol|ibuprofen|aspirin|insulin|antidepressants|xanax|of it|of them|of my \w+|it|alcohol|dose)`;

/** Questions of how: ways and doses to die, to hurt oneself, to hide it, to starve. */
export const METHOD = wordPatternList([
  "how many (?:pills|tablets|sleeping pills|tylenol|xanax) (?:it|that) takes?(?= ?$|[.?!])",
  "how long (?:does|would|will) it take (?:to |for me to |someone to )?(?:bleed out|bleed to death|die from (?:blood loss|an overdose|hanging)|suffocate|drown)(?= ?$|[.?!,])",
  String.raw`(?:what|which|how) (?:height|high|tall)\b.{0,25}\b(?:fatal|lethal|deadly|to die|kill (?:me|you))(?= ?$|[.?!,]| to jump)`,
  "(?:buy|get|order|find|source) (?:some |me )?(?:nembutal|pentobarbital|cyanide)(?! (?:antidote|test|poisoning|leak))",
  `${ASK} ${ASKER}(?:${END_PLAIN}|${END_BY}|${HURT}|kill (?:yourself|urself|oneself)|end (?:your|ur) (?:own )?life|commit suicide|unalive (?:yourself|urself)|unalive|sh(?= without))`,
  `${ASK} ${ASKER}die(?:(?: \\w+){0,2} ${EASY}|(?: in my sleep| in your sleep| peacefully| fast| for sure)| ?$|(?=[?.!]))`,
  `${EASY} (?:and (?:\\w+ )?${EASY} )?(?:(?:way|ways|method|methods|death|exit|option|possible)(?: \\w+){0,2} )?(?:to |of |for )?(?:${END_PLAIN}|kill (?:yourself|urself)|end (?:your|ur) life|commit suicide|suicide(?! (?:prevention|line))|kms|unalive \\w+)`,
  `${EASY} (?:way|ways|method|methods|wae) (?:for \\w+ )?(?:to |of |for )${DIE_SOMEHOW}(?= ?$|[?.!,]| (?:without|in|at|by|for|that|and|with|quietly|painlessly|peacefully|fast|alone|out))(?! (?:to|home|with the|for (?:a|the)|in to))`,
  `(?:way|ways|method) to ${DIE_SOMEHOW} (?:\\w+ ){0,2}?${EASY}`,
  "(?:painless|peaceful|gentle|quick|easy) (?:suicide|death)(?: methods?)?(?: for me| for myself|(?= ?$|[?.!]))",
  "(?:suicide|self[- ]?harm) (?:methods?|techniques?|kit|instructions?)",
  `(?:how (?:many|much)|which|what|what kind of) (?:\\w+ ){0,3}?${DOSE} (?:\\w+ ){0,6}?(?:to (?:die|kill (?:myself|me|you|a person|someone)|overdose|not wake(?: up)?|never wake up|be (?:deadly|lethal|fatal)|end (?:it|my life))|would kill me|will kill me|can kill (?:me|you)|makes? you die|i(?:'d)? need to (?:die|not wake up)|(?:is|are) (?:lethal|fatal|deadly|enough to die))`,
  String.raw`how (?:many|much)(?: \w+){0,4}? (?:to (?:die|overdose|not wake(?: up)?)|would (?:kill|finish) me|(?:is|are) (?:lethal|deadly|fatal)(?: for me)?)`,
  "(?:lethal|deadly|fatal) (?:dose|amount|overdose) (?:of|for)|(?:right|enough) (?:dose|pills|tablets) to (?:die|not wake up|end)",
  String.raw`(?:hid(?:e|ing)|conceal(?:ing)?|cover(?:ing)?(?: up)?) (?:(?:my|the|these|fresh|new|own|that|bad|it) ){0,3}(?:cuts|cutting|self[- ]?harm(?!\w| scars?(?! from))(?: from| scars from)?|burns from|fresh scars|wounds|i(?:'m| am)? (?:cut|self[- ]?harm|starv|purg|throw(?:ing)? up)\w*)(?! (?:tattoo|years))`,
  String.raw`(?:i cut|cut myself|self[- ]?harm|hurt myself|sh) (?:\w+ ){0,4}?(?:so that no ?(?:one|body)|so no ?(?:one|body)|without (?:ppl|people|anyone|anybody|my \w+|leaving|mum|mom)) ?(?:noticing|notices?|knowing|seeing|sees|marks|finding out)?`,
  String.raw`pro[- ]?(?:ana|mia)|thinspo\w*|(?:ana|mia) tips|(?:tips|how|ways) (?:\w+ ){0,3}?(?:to |for |do i |can i )(?:starv(?:e|ing)(?: myself)?|purg(?:e|ing)|mak(?:e|ing) ${MYSELF} (?:throw up|vomit|sick|puke))`,
  "(?:tie|make|tying) (?:a|the) noose(?: for myself| that)?",
  String.raw`make (?:my|a|it|the) (?:death|suicide) look like|make (?:my )?suicide (?:that|which) \w+ \w+ (?:think|is)`,
  `(?:what|which|where|who|how) (?:can|do|could|would|should|might) (?:i|you) (?:(?!(?:stop|not|avoid|help|tell|keep|prevent|cope|explain|talk|ask|feel|want|need|urge|live|say|handle)\\b)[\\w']+ ){1,8}?(?:to|so (?:that )?i can|and) (?:${END_PLAIN}|${HURT}|die(?= ?$|[?.!]))`,
  String.raw`ways? (?:of|to) (?:die|dying|kill(?:ing)? (?:yourself|myself|oneself|urself))(?! (?:of|for|from)\b)`,
  `(?:how|ways?|research|find|look up|search|what|which)\\b(?: [\\w'-]+){0,9} die (?:\\w+ )?(?:without (?:any )?pain|painlessly|peacefully|quickly)`,
  `(?:can|what|which|how|mix|take)\\b(?: [\\w'-]+){1,10} so (?:that )?i (?:don'?t|won'?t|never) wake up(?= ?$|[.?!]| (?:again|ever))`,
  "hid(?:e|ing) (?:that i(?:'m| am)? (?:not eating|starving|losing weight|purging|skipping meals)|my (?:starving|calorie restriction|purging|bulimia|anorexia)|how (?:thin i|little i eat))",
  "(?:nobody|no one|noone|mum|mom|they) (?:sees?|notices?|finds?|can see) (?:the |my )?(?:new |fresh )?cuts|(?:keep|keeping) (?:my|their|the) cuts secret",
  String.raw`(?:which|what)\b[^.]{0,30}\b(?:less|least|more|most) (?:painful|painless)\b[^.]{0,30}\b(?:hanging|overdos\w+|jumping|wrists?|shooting my\w*|drowning|noose)`,
  String.raw`(?:hanging|overdos\w+|jumping|drowning|pills)\b[^.]{0,30}\b(?:what|which)(?: one)? (?:hurts (?:less|least)|is (?:less|least|more) pain\w+)`,
  String.raw`(?:promot|spread|encourag|glorif|host|creat|start|join|find)\w*(?: [\w'-]+){0,4} (?:pro[- ])?(?:self[- ]?harm|self-injury|suicide|anorexia) (?:pacts?|challenges?|trends?|forums?|websites?)`,
]);

import { PERSON } from "./context.ts";
import { wordPatternList } from "./pattern-list.ts";

/**
 * Thoughts of death and of hurting oneself, and signs that somebody else is at risk. Each pattern is
 * bounded, so that reading stays linear, and holds its own exceptions of place ("live in this flat").
 */

const MYSELF = "(?:my ?self|myslef|meself|mysel)";

/** What follows when a life is spoken of as a place or a manner, not as being alive. */
const NOT_A_PLACE = String.raw`(?! (?:in|at|with (?:my|him|her|them|the|a|room\w*|you|people|parents)|here|there|near|on (?:my own|campus|benefits|noodles|the|a)|next|alone|together|off|under|over|through|out of|by|like (?:a|an|the|my|him|her|them|we|it's)|paycheck|close|abroad|apart|for (?:my|the|him|her|others?|work|them|weekends)|vicariously|to work|among|away|separately|up to|rent|without (?:my|a|the|wifi|him|her|you))\b)`;

const DEATH_THOUGHT = `(?:suicide(?! (?:prevention|awareness|squad))|suiside|kill?ing ${MYSELF}|ending (?:my (?:own )?life|it all|things for good|me)|endin(?:g)? my life|taking my (?:own )?life(?! (?:back|in))|to take my life|ending things(?= ?$|[.,!?])|(?:my own|dying and my|my) (?:death|suicide|funeral and)|not (?:existing|being (?:here|alive)|waking up(?= ?$|[.,!?]))|being dead|dying(?= ?$|[.,!?]| (?:every|all|a lot|constantly|again|tonight|come))|death (?:every|all the time|all day|constantly|again|a lot lately|would)|jumping(?: (?:off|in front|from|every))?(?= ?$|[.,!?]| (?:off|in front|from|every))|(?:stepping|walking|throwing ${MYSELF}|running) (?:out )?(?:in front of|under|into) (?:a |the |an )?(?:oncoming |moving )?(?:train|bus|lorry|truck|traffic|tram|tube)|driving (?:my (?:car|truck) |the (?:car|truck) )?(?:off|into) (?:a|the|that) (?:bridge|overpass|cliff|tree|pole|wall|river|lake)|eating (?:my|a) (?:gun|bullet)|overdosing|wanting to die|(?:to )?(?:kill|hurt) ${MYSELF}|hanging ${MYSELF})`;
const HURT_THOUGHT = String.raw`(?:(?:hurt|harm|cutt?|burn|injur|slic)(?:e|ing)? ${MYSELF}|self[- ]?harm(?:ing)?|cutting(?= ?$|[.,!?]| again| tonight)|cut(?= ?$|[.,!?]| (?:again|tonight|until|so bad\w*|right now|is|me))|slic(?:e|ing) my skin|open(?:ing)? my skin|cut me again|sh)`;
const DEAD = String.raw`(?:be (?:\w+ )?dead(?! (?:sure|certain|right|good|honest|serious|set|easy|tired))|be ded|die|never have been born|never been born|not exist|not be alive|stop existing|cease to exist|not be here any ?more|never exist(?:ed)?|never wake up|not wake up|no longer exist|unalive ${MYSELF}|disappear for ?ever|be gone for ?ever|be nothing|be buried)`;

/** The comfort, care or notice of others at one's death. */
const IF_I_DIED = String.raw`if i (?:just |simply |suddenly |never )?(?:died|die|was dead|were dead|killed ${MYSELF}|disappeared|was gone|were gone|vanished|didn'?t exist|wasn'?t (?:here|alive|around|born)|weren'?t (?:here|alive|around|born)|was(?:n'?t)? never born|woke up|didn'?t wake up)(?! (?:on|in|at|from|for (?:a|the)|off)\b)`;

/** What follows where "here" is life, and not a party: "what is the point", "everyone is better off". */
const AND_WHY = `(?:(?:and|because|so|cos|but) )?(?:what(?:'?s| is) the point(?= ?$|[.,!?]| (?:of (?:any|it all|anything|living|life|going on|trying)|any ?more))|there(?:'?s| is) no point(?= ?$|[.,!?])|every(?:one|body) (?:is|would be|will be|'?d be) better off|(?:no ?one|nobody) (?:would|will|'?d) (?:care|notice|miss me)|life (?:is|hurts|has)|it hurts too much)`;

/** Said with a negation of their own, so that a denial before them is part of what they say. */
export const IDEATION_BY_NEGATION = wordPatternList([
  "(?:can'?t|cant|cannot) do life(?: any ?more)?(?= ?$|[.,!?])",
  `(?:not|(?:don'?t|do not) feel) (?:very |really |at all )?safe (?:alone )?(?:with|around|from) ${MYSELF}`,
  `(?:do(?:es)?(?:n'?t| not)|dont|not|no longer|never|didn'?t|cannot|can'?t|won'?t|not sure (?:if )?i|don'?t know if i) (?:(?:really|even|actually|just|truly|particularly|think i|know if i|honestly) ){0,2}(?:want|wanna|wana|wnat|wish|care|like|need|wanting|desire|wants) (?:(?:to|even|really|be|if i|or need to) ){0,3}(?:live${NOT_A_PLACE}|living${NOT_A_PLACE}|alive|exi?sts?|be alive|keep (?:on )?living|(?:go|carry|stay) on living|continue living|be (?:on|in|of) this (?:world|earth|planet|life)|be here (?:any ?(?:more|longer)|no more)(?=.{0,15}$|,? ${AND_WHY})|wake up(?= ?$|[.,!?;]| (?:tomorrow|again|any ?more|ever|or|in the morning|2morrow)(?! (?:at|for|so|to|early|before)))|see (?:tomorrow|another day)|to be any ?more)`,
  `(?:do(?:n'?t| not)|dont|never) (?:want|wanna) (?:to )?live like this|no desire to (?:be alive|live${NOT_A_PLACE})`,
  `(?:no|any|a|not a|another|one|find(?:ing)? (?:a|one)|lost (?:my|the|all|every)|without a|haven'?t a) (?:single |real |good |more )?(?:reason|point|will|purpose|motivation|wish)s?(?: left| any ?more| at all)?(?: for me)? (?:to|in|of) (?:(?:keep|go on|carry on|even|me) )?(?:live|living|be alive|being alive|exist|existing|stay alive|staying alive|keep living|go on living)${NOT_A_PLACE}`,
  `(?:do(?:n'?t| not) have|haven'?t got|lack|without) the (?:guts|courage|nerve|energy|strength) to (?:kill ${MYSELF}|die|end (?:it|my life)|do it ${MYSELF})|(?:see|find|is|have|got)(?: any| no| a| the)? (?:point|reason|sense) (?:in|to) (?:(?:going|go|carry|keep) on(?= ?$|[.,!?])|be alive)`,
  String.raw`(?:nothing|not much|no ?thing)(?: left)?(?: \w+){0,2} to live for|lost (?:the|my|all|any) (?:will|wish|desire) to live${NOT_A_PLACE}`,
  `no reason (?:left )?for me to (?:keep going|go on|carry on|be here|stay alive)(?= ?$|[.,!?]| any ?more)`,
  `(?:don'?t|dont|can'?t|cant|cannot) see (?:a|any) way out,? (?:and )?(?:this is (?:the end|it)(?: for me)?(?= ?$|[.,!?])|i want out of (?:life|this life))`,
  String.raw`(?:(?<=^|[.!?;] ?)|\bi (?:just |really )?)(?:can'?t|cant|cannot) go on(?: living| with (?:this|my) life)?(?: any ?more| any longer)?(?= ?$|[.!?])`,
  "(?:do(?:n'?t| not)|dont|not) (?:plan|planning|expect|expecting|intend|going|want) (?:to|on) (?:be|being) (?:(?:around|here) (?:for )?much longer(?= ?$|[.,!?])|alive (?:much longer|by|next|at|when|in|for))",
  `(?:can'?t|cant|cannot) (?:do|take|bear|stand) (?:this|it)(?: any ?more| any longer),? (?:and |so )?i (?:just )?want (?:it|everything)(?: all)? to (?:stop|end|be over)(?= ?$|[.,!?])`,
  `(?:isn'?t|is not|'s not|not|ain'?t|no longer|never|hardly) worth (?:living|it to live)|no point (?:in|of) (?:me )?(?:living|being alive|existing|going on(?= ?$|[.,!?]))${NOT_A_PLACE}`,
  String.raw`(?:can'?t|cannot|can not|don'?t think i can|couldn'?t|cant|unable to|don'?t know how much longer i can) (?:(?:keep|go on|carry on|continue|bear|stand|bear to|keep on|even|longer|any longer|be) (?:to )?){0,2}(?:living|being alive|exist(?:ing)?|stay alive|live with this (?:shame|pain|guilt|any))(?! (?:like this with|with (?:my|him|her|these|those|the|people|them)|here|in|at|next)\b)`,
  `(?:should(?:n'?t| not| never)|was(?:n'?t)? never meant to|not meant to|don'?t deserve to) (?:be alive|exist|be (?:on|in) this (?:world|earth)|have been born|have survived|live${NOT_A_PLACE})`,
  String.raw`(?:wouldn'?t|won'?t|not) (?:mind|care) (?:at all )?(?:if i (?:died|die|never woke|didn'?t wake|don'?t wake|live|lived|was dead|were dead)|dying|being dead|not waking(?! up (?:at|before|early|so|for)\b))(?: \w+){0,2}`,
  "(?:nobody|no ?one) cares (?:if|whether) i(?:'m)? (?:live|die|alive|dead)(?! (?:in|at|near|with))",
  "(?:don'?t|do not|didn'?t) care (?:if|whether) i (?:live|die|wake up|make it|am alive)(?! (?:in|at|near|with))",
  `(?:nobody|no ?one|no-one|not one person) (?:would|'d|will)(?: even| really)? (?:care|notice|miss me|mind|cry) (?:${IF_I_DIED}|when i'?m dead)|miss me when i'?m (?:dead|gone)`,
]);

/** Said as a wish, a thought or a state; a denial before them clears them. */
export const IDEATION = wordPatternList([
  "(?:want|need|wish|wanting) (?:it all|everything|all of (?:it|this)) to (?:just )?end(?= ?$|[.,!?])",
  `(?:might|may) as well (?:just )?(?:kms|(?:kill|off|hang|shoot|drown|unalive) ${MYSELF})|i (?:might|may) as well (?:just )?(?:die|be dead|not exist|not be here)(?= ?$|[.,!?])`,
  "(?:there'?s|there is|i see|see) (?:only|just) one way out(?= ?$|[.,!?])",
  "(?:have|got) (?:the|my|all my) pills (?:all )?lined up(?= ?$|[.,!?])|tonight(?:'s| is) the night,? (?:i'?m done|i am done|it ends|it(?:'s| is) (?:all )?over|i end it|i die)(?= ?$|[.,!?])",
  "what if i (?:just |simply )?(?:didn'?t|don'?t|never) (?:wake up|woke up|exist(?:ed)?)(?= ?$|[.,!?])|(?:disappointed|mad|angry|upset|hate) (?:that )?i (?:woke up|wake up|keep waking up)(?= ?$|[.,!?]| (?:again|today|every))",
  `no future for me(?= ?$|[.,!?])|why (?:should i |even |bother )?(?:keep|continue) living${NOT_A_PLACE}|(?:i'?m|i am) (?:just |only |such )?(?:taking up space|wasting (?:air|oxygen|space)|a waste of (?:space|air|oxygen))(?= ?$|[.,!?])`,
  "(?:don'?t|dont|do not) know how (?:much longer|long) i can (?:hold on|go on|hang on|keep (?:going|fighting))(?= ?$|[.,!?])",
  String.raw`i (?:keep thinking|think|feel like|know) (?:that )?i'?m next(?= ?$|[.,!?])(?<=\b(?:(?:him|her)self|suicide|overdosed?)\b.{0,80})`,
  String.raw`carv(?:ed|ing) (?:[\w'-]+ ){0,3}(?:in|into|on) my (?:own )?(?:arms?|legs?|thighs?|skin|wrists?|stomach)(?= ?$|[.,!?]| (?:again|last|with|because|bc))`,
  // "Since he died i just want to join him".
  String.raw`i (?:just |only |really |so )?(?:want|wanna|wish i could|need)(?: to)? (?:just )?(?:join|follow|be with|go with|go be with) (?:him|her|them)(?= ?$|[.,!?]| (?:again|so bad(?:ly)?|so much|too|now|for ?ever|in heaven)(?= ?$|[.,!?]))(?<=\b(?:died|killed (?:him|her)self|passed(?: away)?|suicide|overdosed|(?:his|her|their) death|funeral|lost (?:him|her|them|my \w+))\b.{0,100})`,
  // Somebody who moves house says goodbye as well.
  String.raw`(?:gave|giving|given|give) away (?:all |most |half )?(?:of )?my (?:stuff|things|belongings|possessions)\b.{0,60}\bgood-?byes?\b(?!.*\b(?:mov\w+|relocat\w+|deploy\w*|flight|abroad|college|party)\b)(?<!\b(?:mov(?:e|ed|ing)|relocat\w+|deploy\w*|abroad|college|downsiz\w+)\b.*)`,
  String.raw`(?:sold|gave away|given away|rehomed|found (?:a|new) homes? for) (?:all )?my\b.{0,60}\b(?:wrote|written|finished) (?:the|my|a) (?:good-?bye |suicide )?(?:note|letters)(?= ?$|[.,!?])`,
  String.raw`(?:tracks|bridge|overpass|ledge|roof|cliff|pills|rope|gun|razor)\b.{0,40}\balmost (?:did it|jumped|went through with it)(?= ?$|[.!?])`,
  String.raw`(?:a|one|two|three|few|[1-9]) (?:days?|weeks?) since my (?:suicide )?attempt(?= ?$|[.,!?]| and)|(?:psych\w*(?: (?:ward|hospital|unit|hold))?|hospital|inpatient|icu)\b.{0,40}\b(?:after|for|since|because of) my (?:suicide )?attempt(?! (?:at|to))`,
  // "Scratched my arms til they bled", and no itch that did it.
  String.raw`(?:(?<=^|[,.!?] ?)|\bi |\band )(?:just |have )?(?:scratched|cut|burned|bit|sliced|clawed|picked) (?:at )?my (?:own )?(?:arms?|wrists?|thighs?|skin) (?:up )?(?:til|till|until) (?:they|it|i) (?:\w+ )?(?:bled|bleed|were bleeding|was bleeding)(?!.*\b(?:ivy|itch\w*|bites?|rash|eczema|hives|mosquito\w*|thorns?)\b)(?<!\b(?:ivy|itch\w*|bites?|rash|eczema|hives|mosquito\w*|thorns?)\b.*)`,
  String.raw`feel like ending it(?= ?$|[.!?]| (?:tonight|today|now|all))(?!.*\bwith (?:him|her|them|my|the)\b)`,
  "(?:want to|wanna|going to|gonna) (?:just )?bleed out(?= ?$|[.,!?])",
  "(?:i'm|i am|im) (?:standing|sitting) on (?:the|a) (?:edge of (?:the|a) )?(?:bridge|ledge|railing|parapet)(?= ?$|[.!?])",
  "should (?:just )?(?:crash (?:the|my) car|drive (?:the car |my car )?(?:into (?:a|the) (?:tree|wall|river)|off (?:the|a) (?:road|bridge|cliff)))(?= ?$|[.!?])",
  "(?:want to|wanna|wish i could) (?:just )?(?:go to )?sleep for ?ever(?= ?$|[.,!?]| and)",
  "(?:what(?:'?s| is) the|(?:see|have) (?:no|any)|no|any) point (?:of|in) (?:(?:me )?(?:even )?)(?:carrying|going|keeping) on(?= ?$|[.,!?]| any ?more)",
  `(?:scared|afraid|frightened|terrified) of what i (?:might|could|may|would|will|'ll)(?: \\w+)? do (?:to ${MYSELF}|tonight|if i(?:'m| am) (?:left )?(?:alone|on my own))`,
  "(?:life )?insurance (?:money )?(?:would|will|could|'d) (?:help|do|give|bring|be worth) .{0,25}\\bmore than i (?:do|can|could|ever)|worth more (?:to (?:them|my \\w+|everyone) )?dead(?: than alive)?",
  String.raw`(?:rope|noose|tablets|pills|bridge|razor blades?|blades?|gun|pistol) (?:\w+ ){0,4}?(?:and|that) (?:i )?(?:(?:keep|can'?t stop|cant stop|just|was|sat) (?:there )?(?:looking|staring)|(?:just )?stared) at (?:it|them)`,
  `burn(?:ed|t|ing)? (?:${MYSELF}|my (?:arms?|legs?|thighs?|wrists?|skin)) (?:with|using|w) (?:a|the|my) (?:lighter|cigarettes?|matches|match|candle)(?! by (?:accident|mistake))`,
  "(?:want|wish|need) (?:the|this|my|all this) (?:pain|suffering|hurting|hurt) (?:to|would) (?:stop|end|be over) (?:for ?ever|for good)",
  "(?:want to|wanna|wish i could) (?:just )?(?:disappear|vanish) (?:for ?ever|for good|from (?:the|this) (?:world|earth|planet))",
  "(?:feel like|i'?m|i am|being|am) (?:just |only |such |nothing but )?a burden (?:to|on|for) (?:my (?:family|parents|kids|children|wife|husband|partner)|everyone|everybody|them all)",
  `(?:if|after) i(?:'ve| have)? (?:kill(?:ed)? ${MYSELF}|end(?:ed)? my (?:own )?life|(?:take|took|taken) my own life|die by suicide)`,
  String.raw`(?:(?<=^|[.,!?;] ?)|\b(?:just|so|could) )kms(?! (?:away|from|on|per|to|a|in|of|run|ride|\w+ing)\b)`,
  String.raw`(?:(?:want|wanting|ready|long|longing|beg(?:ging)?|pray(?:ing)?|hop(?:e|ing)|deserve|prefer|need|\w+'d like|\w+'d love|would like) (?:(?:just|only|really|so|badly|honestly|fucking) ){0,2}to|wanna|wana|rather|should(?: just)?) (?:(?:to|just|only|really|fucking|honestly|so|badly|simply|actually|already) ){0,3}${DEAD}(?! (?:my|her hair|it (?:black|blue|pink|red)|happy|old|trying|knowing|a happy|with dignity|in my own bed|at home|of|from|for a|laughing|on th(?:is|at) hill|hard|than (?!this|do|go|live))\b)`,
  String.raw`(?:wish|wich|wih?s)(?:ed|ing|es)? (?:(?:that|to god|sometimes|so much|every day) )?i (?:(?:was|were|am|had|could|would|wasn'?t|weren'?t|hadn'?t|didn'?t|did not|never|could just|wouldn'?t|woud not|won'?t|don'?t|'d|just|simply|have|be|been|not|could be|to be|had not) ){0,4}(?:dead(?! (?:sure|certain|right))|dedd?|die|died|gone for ?ever|alive|born(?! (?:in|into|with|to|a|as|rich|earlier|later|taller|yesterday|under)\b)|exist(?:ed)?|wake(?:n)? up(?! (?:earlier|late|at|to|in|before|next|with|so))|woken up(?! (?:earlier|late|at|to))|here any ?more|still in the womb)`,
  String.raw`i wish i hadn'?t(?= (?:survived|woken))(?: \w+)|wish(?:ed)? (?:my|the|that) (?:attempt|overdose|suicide) (?:had )?(?:worked|succeeded)|wish(?:ed)? (?:i had|i'd) (?:never been born(?! (?:in|into|with|to|a|at)\b)|died|not survived|the (?:guts|courage) to (?:die|do it|end))|regret surviving`,
  "(?:i'?d|i would|i) rather (?:be dead|not be alive|not exist|go to sleep for ever|die than (?:live|go on|stay|keep|wake|carry on|face|continue|exist|be here))",
  String.raw`(?:better|happier|lighter|easier) (?:off )?(?:dead|without me(?! (?:on|in|at|there|as|doing|running|here|for the)\b)(?: \w+)?|for (?:everyone|them|everybody|my \w+) ${IF_I_DIED}|${IF_I_DIED}|not (?:being )?alive|if i'?d never (?:been born|existed)|(?:when|once) i'?m (?:dead|gone))`,
  String.raw`(?:world|everyone|everybody|they|family|kids|children|husband|wife)(?: would|'d| will|'ll) be (?:a )?(?:better|happier|fine|relieved|ok|okay)(?: place| off)? (?:without me(?! (?:on|in|at|for|there|till|until|tonight|today|tomorrow|this|next|while|when|doing|driving|cooking)\b)|${IF_I_DIED})`,
  String.raw`(?:would|will) (?:anyone|anybody|people|they|you|somebody|someone|my \w+) (?:even |really )?(?:care|notice|miss me|mind|cry|forgive me) ${IF_I_DIED}`,
  String.raw`(?:think|thinking|thinkin|thnk|thnik|thinkign|thought|thoughts|fantasi[sz]\w*|dream(?:ing)?|daydream\w*|obsess\w*|contemplat\w+|consider(?:ed|ing)?|toying|ideas?|urges?|imag\w+|pictur\w+|feel(?:ing|s)?|tempt\w+|voices?|close|visions?|plans?|wonder\w*) (?:(?:a|lot|lots|so|much|very|too|about|abot|abuot|abt|of|on|with|to|like|the|idea|again|only|constantly|every|day|night|that|it|all|my|me|just|how|time|i|more|and|more|for|is|are|again) ){0,6}(?:${DEATH_THOUGHT}|${HURT_THOUGHT})`,
  `(?:kill(?:ing)? ${MYSELF}|suicide|ending my life|ending it all) (?:(?:has|have|been|is|keeps?|always|just|really|often) ){0,3}(?:on my mind|crosse[sd] my mind|cross(?:ing)? my mind|in my head|comforts? me|my only (?:way out|option)|the only (?:way out|option|answer|solution|escape)|seems? (?:like|so)|feels? (?:like|so)|sounds? (?:like|so))`,
  String.raw`(?:death|dying|being dead) (?:would be|'d be|seems?|sounds?|feels?|looks?|is (?:the|my) only) (?:(?:like|such|a|an|so|really|the|my|only|more) ){0,4}(?:relief|easier|less work|better|way out|peaceful|holiday|release|escape|comfort(?:ing)?|kindest \w+|answer|solution|option|easy)`,
  "(?:no|only|see a|a) (?:other )?way out (?:(?:except|other|than|but|is|being|by|to) ){1,3}(?:dying|die|death|being dead|dead|suicide)",
  String.raw`(?:tired|sick|weary|exhausted|fed up|bored) (?:of|from|with) (?:(?:just|this|my|being) )?(?:living|alive|life|existing|existence)${NOT_A_PLACE}(?! (?:admin|coach\w*|hacks?|insurance|drawing|science))`,
  `(?:done|finished|through) with (?:life|living|existing|being alive|this life|this world|it all forever)${NOT_A_PLACE}(?! (?:admin|drawing|coach))|done being (?:alive|a person|here on earth)|(?:so )?done with existing`,
  `hate (?:being alive|existing|my existence|that i'?m (?:still )?(?:alive|breathing)|that i (?:woke up|am alive|exist)|living${NOT_A_PLACE})`,
  `(?:why|how) (?:am i|do i|must i) (?:even |still )?(?:alive|breathing|exist|have to (?:live|be alive|exist))${NOT_A_PLACE}|(?:what(?:'s| is)? the )?point (?:of|in) (?:me )?(?:being alive|living|existing|staying alive)${NOT_A_PLACE}`,
  "(?:want|need|wish|pray for) (?:for )?(?:my|this) (?:whole |miserable )?life (?:to )?(?:be |just be |just )?(?:over|end|stop)(?: now)?|want my heart to stop|(?:let|make|want) (?:me|somebody to|someone to|god to|god|allah to|allah) (?:just )?(?:die|take me|end me|kill me)(?! (?:to|for a|out|home|away|seriously|back|on|with))|someone (?:pl[sz] |please )?(?:just )?end me",
  String.raw`(?:hop|wish|pray)(?:e|ed|es|ing)? (?:(?:that|every|night|for|to|god|sometimes|secretly|really) ){0,4}(?:a|the|some|i|my|it|god|something|someone|he|allah) (?:\w+ ){0,3}?(?:won'?t wake up|don'?t wake up|not wake up|never wake|die in my sleep|(?:just |would )?hit(?:s)? me|run(?:s)? me over|(?:get|got|am) in(?:to)? an? (?:car |bad )?(?:accident|wreck|crash)|kill(?:s)? me|take(?:s)? me(?! to| out| home| back)|doesn'?t (?:wake|start again)|crash(?:es)?|it'?s terminal|to be terminal)(?! (?:at|early|for|so))`,
  `(?:voices?|head|brain|mind|something|thoughts?) (?:(?:in my head|that|which|keeps?|always|is|are|inside|me) ){0,3}(?:tell|says?|saying|whisper|scream)(?:s|ing)? (?:(?:me|to|at|i|should|that) ){0,4}(?:(?:kill|hurt|cut) (?:${MYSELF}|yourself)|jump|end (?:it|my life)|die|be dead)`,
  String.raw`(?:only|one|sole) (?:reason|thing|person) (?:\w+ ){0,5}?(?:(?:i'?m|i am|i stay|keep(?:s|ing)? me) (?:still )?(?:alive|living)|from suicide|between me and (?:suicide|death)|i haven'?t (?:killed|ended))|(?:i|i'd|would|'d) (?:only )?(?:have )?(?:already )?kill(?:ed)? ${MYSELF} (?:by now|already|if it weren'?t|but|long ago)|keeps? me from (?:killing|ending|dying)\b(?: ${MYSELF})?`,
  `(?:might|may|could|would|will|'ll|i'm going to) (?:just )?(?:kill|hurt|harm) ${MYSELF} one day|(?:pills|blades?|knives|rope|tablets).{0,40}do(?:n'?t| not) trust ${MYSELF}|do(?:n'?t| not) trust ${MYSELF} (?:with (?:the |my |these )?(?:pills|knives|knife|blades?|tablets|meds|rope|gun)|near the edge|to (?:be alone|stay safe)|alone)`,
  "(?:sleep|bed) (?:tonight )?and (?:just )?(?:never|not) (?:wake up|waking up|have to wake|have to open my)|(?:glad|happy|fine|relieved|okay|ok|nice|great) if i (?:just )?(?:never|didn'?t|don'?t) w[ao]ke(?:n)? up",
  "(?:being alive|living|existing) (?:(?:just|really|only) )?(?:hurts|is (?:hell|torture|a punishment|pain|unbearable|agony)|feels like (?:a )?(?:punishment|torture|hell|prison))",
  "(?:only|just) (?:stay|staying|keep|still) (?:living|alive) (?:for|because|out of|since)|keep (?:on )?living (?:out of|only|just|for)",
  String.raw`used to (?:cut|self[- ]?harm|hurt ${MYSELF})\b.{0,60}\b(?:again|last night|yesterday|relapsed)`,
  `(?:part of me|everything in me|half of me|every part of (?:me|you)|my (?:brain|head|whole body)) (?:just |only |really )?wants? (?:me )?to (?:die|be dead|give up living|stop existing|kill ${MYSELF})`,
  String.raw`(?:see|seeing|pictur(?:e|ing)|imagin(?:e|ing)) ${MYSELF} (?:dead|hanging)|(?:giv(?:e|ing)|given|gave) up (?:on )?(?:living|being alive)${NOT_A_PLACE}|want to want to live|^stay alive(?! in\b)`,
  `wanted to (?:die|kill ${MYSELF}|be dead|hurt ${MYSELF}|cut ${MYSELF})(?=.{0,40}(?:again|today|tonight|last night|this morning|yesterday))|(?:stop|quit) (?:cutting(?= ?$|[.,!])|self[- ]?harming)`,
  String.raw`(?:get|getting|make it|go|going|survive|gone|last) (?:\w+ ){0,6}without (?:killing|hurting|cutting|harming) ${MYSELF}|if it (?:weren'?t|wasn'?t) for .{1,40}(?:killed ${MYSELF}|be dead|ended it)|rather (?:kill ${MYSELF}|end my life)`,
  `(?:urges?|crav(?:e|es|ed|ing)|tempted|want|wanna|wanting|wants|(?<!nails )need|itching|impulse|feel like|feels like|like) (?:(?:to|for|of|just|really|so|badly|was|is|me) ){0,3}(?:${HURT_THOUGHT}|the blade)`,
  String.raw`i(?:'ve| have)? (?:(?:just|also|already|only|secretly|always) ){0,2}(?:cut|cutt|burned|burnt|hurt|harmed|hit|scratched?|punch(?:ed)?|starved?|bite|bit|pinch(?:ed)?|burn) (?:${MYSELF}|my (?:own )?(?:arms?|legs?|wrists?|thighs?|skin))(?: \w+){0,2} (?:again|on purpose|deliberately|last nite|last night|tonight|today|yesterday|because i|when(?:ever)? i|every|until|so i|to feel|to cope|to stop|to punish|after)`,
  `(?:been|started|still|i'm|im|keep|stop|quit|back to|caught|for|by) (?:(?:with|been|doing|secretly) ){0,2}(?:cutting|burning|hurting|harming|scratching|slicing) (?:${MYSELF}|my (?:arms?|legs?|wrists?|thighs?|skin))(?! (?:on the|shaving))`,
  String.raw`(?:been|started|still|back to|keep|relapsed into|i'?m) (?:self[- ]?harming|cutting again)|relapsed?(?: \w+){0,4} (?:cut(?:ting)?|self[- ]?harm\w*|sh(?= ?$|[.,!?]| (?:again|last|yesterday|today|tonight|this|after|when)))|(?:i(?:'ve)?|and) (?:just )?self[- ]?harm(?:ed)?(?: again| (?:last|yesterday|today|three|twice|when|because|since)|(?= ?$))|(?:i )?(?<!\b(?:hours|costs|pay|budgets?|jobs|wages|benefits|grass|hedge|funding) )cutt? (?:agen|again)(?= (?:last|yester|today|tonight|this)| ?$|[.,!])|been cutting since|fresh (?:cuts|burns)(?= (?:on my|and i)|,)|urges?(?: to)? (?:self[- ]?harm|cut)(?! (?:my hair|corners|costs|sugar))`,
]);

/** Being suicidal, in the writer's own name. */
export const SUICIDAL = wordPatternList([
  String.raw`was suicidal(?=.{1,60}\b(?:again|back)\b)`,
  "(?:i'?m|i am|i feel|i'?ve (?:been|felt|become|got)|im|feel(?:ing|in)?|felt|am|still|being|be|back to being|me|(?:is it|how)) (?:(?:so|very|really|a|bit|little|kind|of|kinda|been|feeling|actively|passively|having|still|just|quite|been having|bit|having some|actually) ){0,3}(?:suicidal|suicdal|sucidal|suicidel)",
  "(?:^|[.,] ?)(?:suicidal|suicdal) (?:again|today|tonight|right now|thoughts|since)|(?:my|i'?m having|i have|have|having|get|got|getting|these|those|the|dark|some|passive|more|of|with|about) (?:(?:the|been|had|some|such|constant|recurring|daily|my) ){0,2}(?:suicidal|passive) (?:thoughts?|ideation|ideas|urges?|feelings?|impulses|depression)|^(?:passive )?(?:ideation|suicidal thoughts) (?:is|are) back",
  "(?:having|have|had|passive|active) (?:(?:some|more|bad|passive|active) )?si(?= ?$|[.,!?]| (?:again|today|tonight|and|but|lately|right|since|rn)\\b)|sui (?:thoughts?|ideation|urges?|feelings)",
]);

const THIRD = String.raw`(?:he|she|they|who|someone|somebody|(?:(?:my|his|her|our|their|a|this|that|one of my|one|the|some) (?:[\w'-]+ ){0,2}?)?${PERSON}|freind|frend|doughter|brohter|cosin)`;
const THIRD_SELF = "(?:(?:him|her|them|his|their) ?(?:self|selves|slef)|themself|hisself)";
const OTHERS_END = String.raw`(?:kill?(?:ing)? ${THIRD_SELF}|off(?:ing)? ${THIRD_SELF}|(?:end|ending|take|taking|endin) (?:his|her|their) (?:own )?li(?:fe|ves)|(?:end|ending) it(?: all)?|commit(?:ting)? suicide|make suicide|(?:hang|shoot|drown|stab|starv|poison|hurt|harm|cut|burn|unaliv)(?:e|ing|ting)? ${THIRD_SELF}|(?:to )?(?:die|di)(?! (?:his|her|their|laughing|of|hair|at home|in (?:his|her|their|that|the) (?:own )?(?:home|bed|house)))|(?:to )?be(?:ing)? dead|(?<!\b(?:is|was|are|be|someone|'s) )dying(?! of)|suicide|sui[sc]ide|jump(?:ing)?(?: (?:off|from|out)(?: \w+){0,3})?(?= ?$|[.,!?]| (?:off|from|out))|self[- ]?harm(?:ing)?|overdos(?:e|ing)(?! on (?!pills|purpose|his|her|their|meds|tylenol|drugs|fentanyl|heroin))|tak(?:e|ing) (?:all (?:of )?(?:her|his|their|the)|the whole bottle of) (?:\w+ )?(?:pills|tablets|meds)(?= ?$|[.,!?]| (?:at once|and (?:die|be done|not wake)|tonight))|disappear(?:ing)? for ?ever|(?:never|not) wak(?:e|ing) up(?= ?$|[.,!?]| (?:again|tomorrow)(?= ?$|[.,!?]))|unaliv(?:e|ing)(?= ?$|[.,!?])|do something to ${THIRD_SELF}|fade away)`;

/** What somebody says, feels, does or has tried, behind the word for them. */
const AT_RISK = [
  `(?:'s)? (?:(?:just|always|often|now|keeps?|says?|said|saying|told|tells|me|us|that|she|he|they|today|last|night) ){0,6}wish(?:es|ed)? (?:that )?(?:he|she|they)(?:'d)? (?:(?:was|were) (?:dead|never born|not alive|not here any ?more)|(?:wasn'?t|weren'?t) (?:alive|here any ?more|born)|(?:had )?never been born|could (?:just )?(?:die|disappear|not wake up))`,
  `(?:'s|'ll|'d)? (?:(?:just|really|always|often|now|still|keeps?|constantly|also|might|may|could|will|is|are|was|has|have|had|been|told|tells|says?|sais|said|saying|sent|texted|wrote|writes|posted|me|us|that|this|last|night|today|yesterday|she|he|they|i|it|gonna|gona|going|about|to|do|would|talks?|talkin|talking|of|joking|hinting|over and over) ){0,7}(?:wants?|wanna|wana|wanted|want|wishes|ready|plans?|planning|going|gonna|threat\\w+|tr(?:y|ies|ied|ying)|talk\\w*|think\\w*|thoughts|about|refus\\w+ to eat because \\w+ wants|will|wanting|hinting at|joking about|kill) (?:(?:to|of|about|that|on|in|it|really|just|the|would|a|is|was|how|up|doing|like|too|all) ){0,4}${OTHERS_END}`,
  `(?:'s|s| is| are| was| has been|'s been| feels| says (?:he|she|they)(?:'s|s| is| are)| told me (?:he|she|they)(?:'s|s| is| was| were))? (?:(?:still|really|so|very|been|again|actively|now) ){0,2}(?:suicidal|suicdal)`,
  `(?:'s)? (?:(?:says?|said|told|tells|me|that|keeps?|saying|he|she|they|just|still|really|i) ){0,5}(?:do(?:es)?n'?t|does not|didn'?t|no longer|never|don'?t|not) (?:want(?:s|ed)?|wish(?:es)?|see)(?: to)? (?:live|be alive|be here any ?more|exist|wake up(?= ?$|[.,!?]| (?:tomorrow|any ?more|again|ever)(?= ?$|[.,!?]))|go on living|any point|(?:the|a) point (?:of|in) (?:living|life|anything|going on|being (?:here|alive)|it all)|(?:a|any) reason to (?:stick around|stay alive|live|go on|be here))${NOT_A_PLACE}`,
  `(?:'s)? (?:(?:says?|said|told|texted|tells|me|us|that|keeps?|saying|he|she|they|just) ){0,5}(?:can'?t|cannot) (?:do life(?: any ?more)?(?= ?$|[.,!?])|see (?:a|any) reason to (?:stick around|stay alive|live|go on|be here)${NOT_A_PLACE})`,
  `(?:'s|'d)? (?:(?:says?|said|told|tells|me|us|that|keeps?|saying|he|she|they|he'd|she'd|they'd|we'd|we|would|thinks?|believes?|be|much|the|baby|kids|boys|girls|everyone|everybody|family|world|got|has|have|there's|no|and|i|feels?|like) ){1,9}(?:better off (?:dead|without (?:him|her|them))|happier (?:when|if|once) (?:he|she|they)(?:'s| is| was|'re)? (?:gone|dead)|no(?:thing)? (?:reason |wish |will )?(?:left )?to live(?: for)?|rather be dead|never (?:been )?born|lost the (?:will|wish) to live)`,
  `(?:'s)? (?:(?:says?|said|told|tells|me|that|keeps?|saying|is|he's|she's|they're|just|so) ){1,6}(?:tired|sick|weary|done) (?:of|with) (?:living|life|being alive|this life)${NOT_A_PLACE}`,
  `(?:'s)? (?:(?:has|have|just|is|been|keeps?) ){0,3}carv(?:ed|es|ing) (?:[\\w'-]+ ){0,3}(?:in|into|on) (?:her|his|their) (?:own )?(?:arms?|legs?|thighs?|skin|wrists?|stomach)`,
  `(?:'s)? (?:(?:is|are|has|have|been|started|keeps?|still|always|again|says?|told|me|that|she|he|they|i'm|worried|scared|think|might|be) ){0,6}(?:(?:cutting|cuting|hurting|harming|burning|starving|cuts|hurts) (?:${THIRD_SELF}|(?:her|his|their) (?:own )?(?:arms?|wrists?|legs?))|(?:cutting|cuting)(?: again)?|self[- ]?harms?|self[- ]?harming)(?! (?:the|my|me|costs|corners|in the|people|back|down|class|hair|paper|grass|wood|onions|out|posts|jobs|hours|budgets?|benefits|funding|ties))`,
  `(?:'s)? (?:(?:has|have|had|just|again|already|once|told|me|he|she|they|he's|she's) ){0,4}(?:tried|attempted|attempting|trying)(?: (?:to )?(?:kill ${THIRD_SELF}|end (?:his|her|their) life|hang ${THIRD_SELF}|suicide|take (?:his|her|their) (?:own )?life|overdose))`,
  `(?:'s)? (?:(?:has|have|had|is|was|been|just|keeps?) ){0,3}(?:googl\\w+|search\\w*|look\\w* up|ask\\w*|watch\\w*) (?:[\\w'-]+ ){0,3}?(?:how to (?:kill|hang|unalive|hurt|cut) (?:your ?self|${THIRD_SELF})|how to (?:die|commit suicide|end (?:it|your life))|ways to (?:die|kill your ?self)|suicide methods)`,
  `(?:'s)? (?:(?:has|have|had|just) ){0,2}(?:wrote|written|left|posted|sent)(?: me| us)? (?:a|his|her|their) suicide (?:note|letter|post|video)`,
];

/** Somebody else who is at risk now. */
export const WORRY = wordPatternList([
  // "She says nobody likes her and wants to die".
  `(?:says?|saying|said|told me|tells me|texted|crying|stopped eating|he|she)\\b.{0,60} and (?:just )?(?:wants|threatens|plans) to (?:just )?${OTHERS_END}`,
  "(?:ask(?:s|ed|ing)?|pray(?:s|ed|ing)?|beg(?:s|ged|ging)?)(?: for)? (?:god|the lord|jesus) to (?:just |please )?take (?:him|her|them)(?= ?$|[.,!?]| (?:home|now|already))",
  String.raw`(?:he|she|son|daughter|kid|teen\w*|wife|husband|partner|brother|sister|mom|dad|friend|boyfriend|girlfriend|yrs? old|years? old|yo|y\/o) (?:has |just )?left (?:a|me a|us a) note,? (?:and |but )?(?:now )?(?:he |she |they )?(?:is(?: not|n'?t)|'s not|won'?t|doesn'?t) (?:answer\w*|pick\w* up|respond\w*|com\w+ home)`,
  `(?:scared|afraid|worried|terrified)(?: that)? (?:i'?ll|i will|i'm (?:going to|gonna)|we'?ll|ill|one day i'?ll) (?:find|lose) (?:him|her|them|my ${PERSON}) (?:dead|to (?:suicide|drugs|an overdose))`,
  String.raw`(?:his|her|their|a|the|loaded) (?:gun|pistol|rifle|shotgun|rope|noose)\b.{0,50}\b(?:he|she|they) (?:just |really )?(?:doesn'?t|don'?t|can'?t) see (?:the|any|a) point`,
  `${THIRD}(?:${AT_RISK.join("|")})`,
  `(?:kill?(?:ing)?|off|unaliv(?:e|ing)|hang) (?:him|her) ?(?:self|slef)|(?:someone|somebody|they|he|she|partner|friend|kid|child|student|they'll)(?: \\w+){0,6} kill(?:ing)? themsel(?:f|ves)`,
  `(?:stop|keep|prevent) ${THIRD} (?:from )?(?:hurting|killing|cutting|harming) ${THIRD_SELF}`,
  `suicidal ${PERSON}|${PERSON} (?:who(?:'s| is| has been)|is|was being|with) (?:\\w+ ){0,2}(?:suicidal|suicidal thoughts)`,
  `${THIRD}(?:'s)?(?: (?:has|have|is|just|again)){0,2} (?:locked|locking|shut|shutting|barricaded|barricading) ${THIRD_SELF} (?:in|inside|up|away)\\b.{0,30}\\bwith (?:a|the|an|all (?:the|her|his|my|our)|her|his|my|our|some)(?: \\w+)? (?:knife|knives|blades?|razor|pills|tablets|gun|rope|scissors)`,
  `(?:fresh )?cuts on (?:her|his|their) (?:arms?|wrists?|legs?)(?! from)|(?:her|his|their|my ${PERSON}'?s?)(?: \\w+)? self[- ]?harm(?:ing)?(?! (?:group|workshop))`,
  `(?:someone|somebody|${PERSON}) (?:who|that) (?:(?:is|was|wants?|really|talks?|about|keeps|says?|he|she|they|might|says) ){1,4}(?:to )?(?:${OTHERS_END}|suicidal)`,
]);

/** To bring somebody else to it: harm to them, not worry about them. */
export const INCITING = wordPatternList([
  `(?:get|make|push|drive|force|trick|want|convinc\\w+|persuad\\w+|manipulat\\w+|bully\\w*|encourag\\w+|talk) (?:him|her|them|${THIRD}) (?:(?:to|into|just|go|and) ){0,3}(?:(?:kill|hang|cut|hurt|harm)(?:ing)? ${THIRD_SELF}|commit(?:ting)? suicide|suicide|end(?:ing)? (?:his|her|their) (?:own )?life|self[- ]?harm(?:ing)?)`,
]);

import type { SafetyReason } from "../../types.ts";
import type { Rules } from "../types.ts";
import { type Pattern, patternSet } from "./match.ts";
import {
  ASK,
  findOwn,
  GOAL,
  INTENT,
  PERSON,
  PET,
  PHRASE_END,
  SOMEBODY,
  STAGED,
  WHOSE,
} from "./people.ts";
import { softened, VIOLENT_THOUGHTS } from "./violent-thoughts.ts";

const GRAVE =
  "(?:kill?(?:ing)?|murder(?:ing)?|stab(?:bing)?|strangl(?:e|ing)|suffocat(?:e|ing)|smother(?:ing)?|poison(?:ing)?|shoot(?:ing)?|rap(?:e|ing)|tortur(?:e|ing)|kidnap(?:ping)?|abduct(?:ing)?|assassinat(?:e|ing)|behead(?:ing)?|drown(?:ing)?|slaughter(?:ing)?|lynch(?:ing)?|cripple|maim|gas(?! (?:man|guy|men|people|woman|engineer))|assault(?:ing)?|mutilate|beat(?:ing)? up|(?:beat|kick|smack|knock) the (?:shit|hell|crap|life) out of|set fire to|run over|put a bullet in|hunt|waterboard|garrotte?)";
const BLOWS =
  "(?:hurt(?:ing)?|harm(?:ing)?|attack(?:ing)?|hit(?:ting)?|punch(?:ing)?|slap(?:ping)?|chok(?:e|ing))";
const BODY =
  "(?:neck|throat|skull|head|face|jaw|nose|teeth|legs?|arms?|fingers?|bones?|knees?|kneecaps?|hands?)";
const INJURY = `(?:(?:break|smash|bash|crush|snap|slit|slash|cut off|chop off|punch|kick) ${WHOSE} (?:stupid |ugly |fucking )?${BODY}(?: in)?${PHRASE_END})`;
const HARM_DONE = [
  `(?:beat|burn|stab|shake|kick|run|push|skin|roast|bury|choke) (?:${PERSON}|${PET}) (?:to death|to a pulp|black and blue|alive|over|down the stairs|off a (?:cliff|roof|bridge)|in front of (?:a|the) (?:train|car|bus))`,
  `beat ${PERSON} (?:until|till|with (?:a|my|the) (?:belt|fists?|bat|stick|cable|hammer|rod)|so (?:he|she|they) )`,
  `(?:push|throw) ${SOMEBODY} (?:out of (?:a|the) window|off (?:a|the)|down (?:a|the) stairs|under (?:a|the)(?! bus\\b)|in(?:to)? (?:a|the) (?:canal|river))`,
  `make ${SOMEBODY} (?:bleed|suffer physically|disappear (?:for good|forever)|pay with (?:his|her|their) li(?:fe|ves))`,
  `(?:have|get|want) ${SOMEBODY} (?:killed|murdered|beaten up|shot|dead)${PHRASE_END}`,
  `put ${SOMEBODY} in (?:the |a )(?:ground|hospital|coffin|wheelchair|grave)${PHRASE_END}`,
  `(?:take|hold|taking|holding) ${SOMEBODY} hostage`,
  `set (?:${SOMEBODY}|${WHOSE} (?:house|car|flat|home|van|hair)) on fire|set fire to ${WHOSE} (?:house|car|flat|home|van|hair)`,
  `end (?:him|her|them)${PHRASE_END}|end (?!y?o?ur )${WHOSE} life`,
  `(?:execute|eliminate) (?:the |all |every )?(?:the )?(?:hostages?|prisoners?|witness(?:es)?)`,
  `carry out (?:a|an|the|my) (?:\\w+ )?(?:attack|shooting|bombing|massacre)(?! plan)`,
].join("|");

/** Feelings are hurt, friends are hit up, couples are shot by photographers, grooms are kidnapped. */
const GENTLE =
  "(?! (?:up\\b|in love|in kisses|with (?:love|kisses|kindness|the (?:news|question|idea)|a (?:question|surprise))|for (?:a|the) (?:calendar|weekend|magazine)|by (?:leaving|breaking|telling|saying|ending)|if i (?:leave|left|tell|told|say|said|end|break)|when i (?:leave|tell|say|end|break)))";
const DEED = `(?:${GRAVE} (?:${PERSON}|${PET})${GENTLE}|${INJURY}|${HARM_DONE})`;
const BLOW = `(?:(?:physically |badly )?${BLOWS} (?:${PERSON}|${PET})${GENTLE})`;

const PLACE =
  "(?:school|office|work|workplace|class|college|university|campus|church|mosque|synagogue|temple|town hall|city hall|parliament|clinic|hospital|station|train|bus|mall|market|parade|courthouse|stadium|concert|crowd|embassy|police station|canteen|building|shelter|nursery)";
const ASSAULT = `(?:(?:shoot|blow|light) up (?:the |my |a |this |that |our |their )?(?:\\w+ ){0,2}?${PLACE}${PHRASE_END}|(?:bomb|gas|torch|burn down|attack) (?:the |my |a |this |that |our |their )(?:\\w+ )?${PLACE}${PHRASE_END})`;
const ANY_DEED = `(?:${DEED}|${BLOW}|${ASSAULT})`;
const ARMS = "(?:gun|knife|rifle|pistol|machete|bomb|weapons?|hammer|bat|shotgun|blade)";

const PHOTOGRAPHED =
  "photos?|photograph\\w*|camera|portraits?|golden hour|photo ?shoot|video|lens|headshots?|film";
const PESTS =
  "bugs?|ants?|wasps?|moths?|mice|mouse|rats?|cockroach\\w*|weeds?|slugs?|snails?|flies|mosquito\\w*|spiders?|aphids?|germs?|fleas|ticks|lice|termites?|process(?:es)?|pods|threads|servers";
const HARMLESS = [
  STAGED,
  `\\bshoot(?:ing)?\\b.*\\b(?:${PHOTOGRAPHED})\\b|\\b(?:${PHOTOGRAPHED})\\b.*\\bshoot`,
  "\\b(?:kidnap|abduct).*\\b(?:surprise|weekend|bachelorette|stag do|birthday)\\b",
  "\\beuthan|\\bthe vet\\b|\\bput (?:him|her|it|my \\w+) to sleep",
  "^hit (?:a|the|somebody's|someone's) (?:dog|cat)\\b.*\\b(?:ran off|ran away|run off|my car|driving|bumper|on the road)",
  `\\b(?:${PESTS})\\b.*\\bthem\\b|\\bthem\\b.*\\b(?:${PESTS})\\b`,
].join("|");

const HARMLESS_TEXT = new RegExp(HARMLESS);
const MEANT_STAGE = new RegExp(STAGED);

function pattern(reason: SafetyReason, source: string, unless = MEANT_STAGE): Pattern {
  return { reason, when: new RegExp(source), unless };
}

/** What begins with somebody's wish, goal or question says itself whether it is denied. */
function wished(reason: SafetyReason, beginning: string, deed: string): Pattern {
  return { reason, when: new RegExp(beginning + deed), unless: HARMLESS_TEXT, isWish: false };
}

const PATTERNS = patternSet([
  wished("violence_instructions", ASK, ANY_DEED),
  pattern(
    "violence_instructions",
    `\\b(?:hide|get rid of|dispose of|dissolve|bury) (?:a|the|his|her|their) (?:dead )?(?:body|bodies|corpse)${PHRASE_END}`,
  ),
  pattern(
    "violence_instructions",
    `\\b(?:hire|hiring|find|pay|get|need|looking for) (?:me )?(?:a |an )?(?:hitman|hit man|contract killer|hired killer|assassin)${PHRASE_END}`,
  ),
  pattern(
    "violence_instructions",
    `\\b(?:which|what|a|best|undetectable|untraceable|slow|strong|good) poisons?(?: that)? (?:to (?:use|give|put)|for|can't be|cannot be|nobody|no one|vets? can't|doctors? can't|is (?:untraceable|undetectable|hard to))(?! (?:ivy|rats?|mice|weeds?|slugs?|ants?|my throat|gas bill|oak))`,
    HARMLESS_TEXT,
  ),
  wished(
    "violence_instructions",
    ASK,
    `(?:make ${SOMEBODY} (?:(?:very |really |so )?(?:sick|ill)|pass out|faint|unconscious|miscarry|overdose|suffer|disappear|go blind|stop breathing)|(?:drug|sedate|knock out|tie up) ${PERSON}|knock ${SOMEBODY} out)(?! of)`,
  ),
  pattern(
    "violence_instructions",
    `\\b(?:hit|beat|hurt|punish|discipline|choke)\\w* [^.?!]{0,40}\\b(?:without leaving|not leave|and leave no|with no|without) (?:any |a )?(?:marks?|bruis\\w+|traces?)${PHRASE_END}`,
  ),
  wished(
    "violence_instructions",
    ASK,
    `(?:stalk(?:ing)?|follow(?:ing)?|track(?:ing)?) (?:${PERSON}) (?:home )?without (?:him|her|them|being)`,
  ),
  pattern(
    "threat",
    `\\b(?:poison|spike|lace|drug) (?:${WHOSE}|\\w+'s) (?:food|drinks?|tea|coffee|milk|dinner|soup|water|smoothie|meals?|dog|cat)${PHRASE_END}`,
  ),
  pattern(
    "threat",
    `\\b(?:put|slip|sneak|mix)(?:ting)? (?:some |in |a )?(?:rat poison|poison|bleach|antifreeze|laxatives?|sleeping pills|pills|drugs|glass|something) (?:in|into) ${WHOSE} (?:food|drinks?|tea|coffee|milk|dinner|soup|smoothie|water)${PHRASE_END}`,
  ),
  pattern(
    "violence_instructions",
    `\\bmix(?:ing)? (?:bleach|ammonia) (?:and|with) (?:ammonia|bleach|acid|vinegar) (?:(?:to|and|for) )(?:get rid of|kill|knock out|hurt|poison|gas) ${PERSON}`,
  ),
  wished("threat", INTENT, ANY_DEED),
  pattern(
    "threat",
    `\\bknow where (?:he|she|they|you|my \\w+) (?:lives?|works?|parks?|sleeps?)\\b.{0,30}\\bi(?:'ve| have)(?: got| bought)? (?:a|my) ${ARMS}(?: (?:ready|with me|on me|in my \\w+))?(?= ?$|[.,!?])`,
  ),
  wished("threat", GOAL, `(?!\\w+ing\\b)${ANY_DEED}`),
  pattern("threat", `\\bshould (?:i|we) [^?]{2,60} or (?:should i |just )?${DEED}`, HARMLESS_TEXT),
  pattern(
    "threat",
    `\\bi(?:'d)? (?:really |just )?(?:want|need|like) ${SOMEBODY} (?:to be )?(?:dead|killed|murdered|to bleed|to die|six feet under)${PHRASE_END}`,
  ),
  pattern(
    "threat",
    `\\b(?:he|she|they|you|u)(?:'s|'re| is| are|r)? (?:a |all )?dead (?:man|woman|meat|men)\\b(?! walking)|^you(?:'re|r| are) dead\\b|\\bi know where you live\\b(?!,? so)`,
  ),
  pattern(
    "threat",
    `\\b(?:i|i'?ll|i'?m|we) (?:\\w+ ){0,4}?(?:bring|bringing|take|taking) (?:a|my|the|my \\w+'s) (?:\\w+ )?${ARMS} (?:in |in)?to (?:the |my )?${PLACE}${PHRASE_END}`,
  ),
  pattern(
    "threat",
    `\\b(?:make|making) (?:it|her death|his death|this) look like (?:an accident|a suicide|suicide|a robbery|(?:he|she) (?:fell|slipped))`,
  ),
  ...VIOLENT_THOUGHTS,
]);

/** Threats and plans against people and pets, questions how to, and unwanted thoughts of violence. */
export const harmToOthersRules: Rules = {
  trigger:
    /\bkil|murder|homicid|\bstab|strangl|suffocat|smother|poison|\bshoot|\brap(?:e|ing)\b|tortur|kidnap|abduct|assassin|behead|drown|slaughter|lynch|crippl|\bmaim|\bgas\b|assault|mutilat|\bbeat|\bknock|run over|\bpush|\bthrow|\bbullet|waterboard|garrott|\bhunt|\bhurt|\bharm|attack|\bhit\b|\bhitting|hit ?man|killer|\bpunch|\bslap|\bchok|\bshak|\bshov|\b(?:break|smash|bash|crush|snap|slit|slash|kick|cut|chop)[a-z]* |\bburn|\bblow|\blight up|bomb|\btorch|\bbod(?:y|ies)\b|corpse|\bstalk|\bfollow|\btrack|\bdrugs?\b|\bspik|\blac(?:e|ing)\b|sedat|tie up|\b(?:sick|ill|faint|unconscious|miscarry|overdose|suffer|disappear|blind|bleed|pay with)\b|\bdead\b|\bdie\b|\bdoing? something|six feet|hostage|on fire|set fire|coffin|hospital|wheelchair|\bend (?:him|her|them|\w+ ?\w*'s)|execute|eliminate|\b(?:gun|knife|rifle|pistol|machete|weapon|hammer|bat|shotgun|blade)\b|where you live|look like|violent|urges?\b|impulses?\b|intrusive|fantas|\brage\b|\banger\b|\btemper\b|what i |pills|laxative|bleach|ammonia|antifreeze|glass in|something in/,
  find: (sentence) => findOwn(PATTERNS, sentence).map((finding) => softened(finding, sentence)),
};

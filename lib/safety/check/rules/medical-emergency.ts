import type { Rules } from "../types.ts";
import { findPatterns, type Pattern, patternSet } from "./match.ts";

const SOMEBODY =
  "(?:i|he|she|they|we|it|someone|somebody|(?:my|the|our|this|a) (?:[\\w'-]+ )?(?:dad|father|papa|mum|mom|mother|husband|wife|partner|boyfriend|girlfriend|friend|mate|son|daughter|kid|child|baby|babby|newborn|toddler|twins?|brother|sister|nan|gran|grandma|grandmother|grandad|grandpa|grandfather|uncle|aunt|flatmate|roommate|neighbou?r|colleague|coach|worker|guy|man|woman|lady|girl|boy)|dad|papa|mum|mom|nan|gran|grandma|grandad|grandpa|baby)";
const IS = "(?:'s| is|'m| am|'re| are|s)";
const HAS = "(?:'ve| have|'s| has)?";

/** Over, planned, learnt, told or feared for long: no one has to be called now. */
const CALM =
  /\b(?:last (?:week|month|year|night|spring|summer|autumn|winter|march|may)|years? ago|months? ago|weeks ago|in (?:19|20)\d\d|back in|when i was|used to|turned out|better now|fine now|all fine|follow-?up|appointment|check-?up|booked|(?:a|the|my|our|aid|cpr) (?:course|class|exam|training|talk)|nursing school|theory|lecture|poster|leaflet|workshop|novel|story|scene|chapter|character|film|movie|episode|essay|research|documentary|anxiety|panic attacks?|it'?s (?:just )?(?:reflux|heartburn)|ecg|every time|before every|signs of|symptoms of|what are|recover\w*|anniversary|was home|(?:he|she)(?:'s| is) home|in (?:a&e|hospital|the er|intensive care) with|on the ward|history of|in case|plan for|kit|how do you treat|prevent\w*|avoid|lower my|risk of|(?:almost|nearly) (?:had|choked|died|collapsed|gave|drowned|bled)|will have a|gave me|giving me|would have|bell'?s palsy)\b/;
const IDLE =
  /\b(?:under|with|from|because of|in|for|at|about|on) (?:\w+ ){0,3}(?:work|emails?|inbox|deadlines?|meetings?|laundry|paperwork|laugh\w*|price|rent|money|debt|fear|motivation|clients?|homework|subscriptions|small talk|in this (?:job|relationship|town|house)|corset|dress|jeans|boss|yoga)\b|\bthrough my nose\b|\bdoctor says it'?s panic|\bthey said panic|\b(?:lost my job|since (?:he|she) left|election|part of me|of tomorrow|stand-? ?up|in here)\b|\b(?:girlfriend|boyfriend|manager|parents|in-laws|housemates?|flatmates?)\b(?!.*\b(?:chok|strangl|hit|hits|punch|stab|attack|kick|held)\w*)[^.]{0,60}\b(?:i|we|and) can'?t breathe|\bswept me\b|\bbreathe easily\b|\ba word\b/;
const EITHER = new RegExp(`${CALM.source}|${IDLE.source}`);
const DENIED =
  /\b(?:no|not having|don'?t have(?: any)?|without|never had) (?:\w+ )?(?:chest pains?|pain in|stroke|heart attack|bleeding)|\b(?:isn'?t|not) (?:a|an) (?:stroke|heart attack|emergency)/;
/** More of a medicine than anybody is given: "a bunch of tylenol", "like 20 xanax", and no "20 mg". */
const TOO_MUCH = String.raw`(?:\w+ ){0,2}?(?:the whole|a whole|the entire|too (?:many|much)|a lot|lots|a handful|a (?:bunch|load|bottle|packet?|box)|(?:[1-9]\d{1,2}|twenty|thirty|forty|fifty|a hundred)(?! (?:mg|mcg|ml|milli\w+|units?|more|minutes?|mins?|hours?|days?|percent)\b))`;
const MEDICINE = String.raw`(?: of)?(?: (?:my|his|her|the|these|those))?(?: [\w'-]+){0,3}? (?:pills?|tablets?|meds|medication|painkillers|paracetamol|tylenol|ibuprofen|advil|aspirin|benadryl|antidepressants?|insulin|fentanyl|heroin|xanax|ativan|klonopin|ambien|adderall|percocet|oxy\w*|sedatives|bottle|pack(?:et)?|medicine)\b`;
const EVERYDAY_DOSE = String.raw`\b(?:as prescribed|for the day|with breakfast|this month|on time|of (?:water|wine|sweets|vitamins|juice|chocolates?|milk|cola|coke|ketchup|gatorade|beer|tums|gum|candy|cookies|chips|crackers)|leaflets?|repair|recycl\w+|shop|to the pharmacy|back to)\b`;
/** "Took all my meds this morning and went for a run", and is not ill from it. */
const TAKEN_AS_DUE = String.raw`^(?!.*\b(?:at once|dizzy|sick|sleepy|weird|scared|regret|numb|help|die|dying)\b)(?=.*\ball (?:of )?my (?:meds|medication)(?: (?:today|this (?:morning|week)|every day|all week|like|before|after|on schedule|and (?:ate|did|went|drank|made|brushed|showered|cleaned))\b))`;
const CALM_OR_DENIED = new RegExp(`${CALM.source}|${DENIED.source}`);

const symptoms: readonly Omit<Pattern, "reason">[] = [
  {
    when: new RegExp(
      `\\b${SOMEBODY} (?:can'?t|cannot|can not|can hardly|can barely|struggles? to) (?:\\w+ )?breathe?(?:th)?\\b|\\bcan'?t breathe?\\b|\\b(?:can'?t|cannot) get (?:enough |any )?air\\b`,
    ),
    unless: EITHER,
  },
  {
    when: /\b(?:(?:is ?n'?t|is not|he not|she not|'s not|not|barely|hardly|stopped|has stopped) (?:\w+ )?breath(?:ing|e|eing)(?! (?:more|exercise|a word|down))|no (?:pulse|heart ?beat)|doesn'?t breathe|(?:struggling|gasping|fighting) (?:for air|to breathe)|having (?:\\w+ )?(?:trouble|difficulty) breathing)\b/,
    unless: new RegExp(
      `${CALM.source}|\\bholding|\\bremember(?:ing)? to breathe|\\bis breathing fine`,
    ),
  },
  {
    when: /\b(?:lips|face|mouth|fingers)(?: \w+)? (?:is|are|turn\w*|going|look\w*) (?:\w+ )?(?:blue|grey|purple)\b|\b(?:he|she)(?:'s| is) (?:turning|going) blue\b|\bbaby (?:is|'s) (?:turning |going )?(?:blue|limp|floppy)\b/,
    unless: new RegExp(
      `${CALM.source}|\\bpaint\\w*|\\bcostume|\\bmake-?up|\\bberr\\w+|\\bblueberr\\w+|\\bink\\b|\\bpen\\b|\\bsweets?\\b|\\blolly|\\blipstick|\\bcold water`,
    ),
  },
  {
    when: new RegExp(
      `\\b${SOMEBODY}(?:${IS}| lies?) (?:lying )?(?:unconscious|unresponsive|not responding)\\b|\\b(?:isn'?t|is not|not) responding to (?:me|us|anything)\\b|\\band (?:won'?t|isn'?t|is not) wak(?:e|ing) up\\b|\\b(?:he|she)(?:'s| is) (?:just |still )?not waking(?: up)?\\b|\\b(?:he|she|baby)(?:'s| is| went| has gone) (?:all )?(?:limp|floppy)(?= ?$|[.,!?]| and| in my)|\\b(?:can'?t|cannot) (?:wake|rouse) (?:him|her|them|my (?!teen|kids|children))|\\b(?:he|she|dad|mum|mom|grandma|grandad|my (?:friend|mate|flatmate|dad|mum|mom|wife|husband|boyfriend|girlfriend)) (?:won'?t|isn'?t|doesn'?t) (?:\\w+ )?wak(?:e|ing)(?: up)?\\b`,
    ),
    unless: new RegExp(
      `${CALM.source}|\\b(?:for school|for work|in the mornings?|on time|without an alarm|before noon|alarm|phone|laptop|computer|screen|console)\\b|\\bserver|\\bapp\\b|\\bsite\\b`,
    ),
  },
  {
    when: new RegExp(
      `\\b${SOMEBODY} (?:has |have |just |has just )?collapsed\\b(?! (?:on the (?:sofa|bed|couch)|into bed|laughing|in (?:19|20)))|\\b(?:is |'s |are )?having (?:a|another) (?:seizure|fit|stroke|heart attack|cardiac arrest)\\b|\\b(?:just|has just) (?:passed out|fainted)\\b|\\bkeeps? (?:passing out|fainting)\\b|\\b(?:had|has had|is having|have had) a (?:stroke|heart attack|seizure) (?:just now|right now|a (?:minute|moment) ago|now)\\b`,
    ),
    unless: new RegExp(
      `${CALM_OR_DENIED.source}|\\b(?:tent|roof|market|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|economy|company|deal|talks|cake|shelf)\\b`,
    ),
  },
  {
    when: /\b(?:i(?:'ve| have|'ve had|'m having| am having|'m getting| have had)?(?: got| had)?|he has|she has|(?:he|she)(?:'s| is) (?:having|got)|having|with|there's|got|the|this|my) (?:a |an |some |this )?(?:really |very )?(?:sudden |severe |bad |crushing |strong |sharp |terrible |awful |tight )*(?:chest pains?|pain(?:s)? in (?:my|his|her|the) chest)\b|\b(?:crushing|severe|sudden) chest pains?\b/,
    unless: CALM_OR_DENIED,
  },
  {
    when: /\b(?:hit|hurt|banged) (?:his|her|my) head\b.{0,60}\b(?:throw\w* up|vomit\w*|pupil|sleepy|confused|gibberish|bleeding from|won'?t wake|double)\b|\b(?:pressure|squeezing|tight band|crushing|tightness) (?:on|in|round|around|across) (?:my|his|her) (?:chest|breastbone)\b/,
    unless: CALM_OR_DENIED,
  },
  {
    when: /\bchest (?:hurts?|aches) (?:really|so|very) (?:\w+ )?(?:bad(?:ly)?|much)\b|\bchest\b.{0,60}\b(?:arm|jaw|sweat\w*|can'?t breathe|breath\w*|numb|tingl\w+|crush\w+|squeez\w+|pressing|getting worse|elephant)\b|\b(?:arm|jaw)\b.{0,40}\bchest (?:pain|hurts|tight\w*|pressure)/,
    unless: new RegExp(
      `${CALM_OR_DENIED.source}|\\b(?:workout|gym|press(?:es)?|arm day|exercises?|drawers?|freezer|infection|tattoo|bra|swim\\w*|breaststroke|meditat\\w+|push-?ups?|physio|tape|measure)\\b`,
    ),
  },
  {
    when: /\b(?:i think|is this|am i|is it|i'm|help,?|that) (?:(?:i'm|i am|he's|he is|she's|she is|my \w+ (?:is|has)|my \w+'s|this is|it's) )?(?:having |had |has |have )?(?:a |an )?(?:stroke|heart attack)\b/,
    unless: new RegExp(
      `${CALM_OR_DENIED.source}|\\b(?:stroke of|price|hair|when she sees|when he sees|keyboard|brush|butterfly|back ?stroke|breast ?stroke)\\b`,
    ),
  },
  {
    when: /\b(?:half|side|left|right)\b.{0,30}\b(?:face|mouth)\b.{0,30}\b(?:numb|droop\w*|dropp\w*|hang\w*|slip\w*|fallen)\b|\b(?:face|mouth|smile)\b(?: \w+){0,3} (?:droop\w*|droping|dropped|hanging|hangs|going down|crooked)\b|\bnumb(?:ness)? (?:down|on|all down) (?:my|his|her|the|one)(?: \w+)? side\b|\b(?:half|side) of (?:my|his|her) (?:face|body) (?:is|has gone|went|feels) (?:\w+ )?(?:numb|weak|dead)\b|\b(?:can'?t|cannot) (?:feel|move|lift|raise) (?:half|(?:my|his|her|one|the) (?:left |right |whole |entire )?(?:arm|leg|legs|side|face|body))\b|\b(?:speech|words) (?:is|are|has|have)(?: \w+)? (?:slurr\w+|all mixed up|coming out wrong)\b/,
    unless: new RegExp(
      `${CALM.source}|\\b(?:dentist|anaesthetic|injection|gym|leg day|workout|squats?|run|marathon|training|physio|botox|tiredness|cream|scam|wrinkl\\w+|slept on|(?:above|over) my head|painted|cardigan|to wash my hair)\\b`,
    ),
  },
  {
    when: new RegExp(
      String.raw`\b(?:i|he|she|they|friend|mate|boyfriend|girlfriend|husband|wife|mum|mom|dad|son|daughter|child|kid|toddler|baby|sister|brother|flatmate|roommate|cousin|nephew|niece|grandma|grandpa|gf|bf|(?:\d{1,2}[- ]?)?(?:years?|yrs?|months?)[- ]olds?|\d{1,2} ?yo|y\/o)(?:'ve| have|'s| has)?(?: just| already)? (?:taken?|took|swallowed|eaten|ate|had|downed) (?:${TOO_MUCH}|(?:\w+ ){0,2}?all)${MEDICINE}`,
    ),
    unless: new RegExp(`${CALM.source}|${EVERYDAY_DOSE}|${TAKEN_AS_DUE}`),
  },
  {
    when: new RegExp(
      String.raw`^\W*(?:so )?(?:just |accidentally )?(?:took|swallowed|downed) ${TOO_MUCH}${MEDICINE}`,
    ),
    unless: new RegExp(`${CALM.source}|${EVERYDAY_DOSE}`),
  },
  {
    when: /\bfound (?:him|her|them|someone|somebody|(?:my|our|the) [\w'-]+(?: [\w'-]+)?) (?:unconscious|unresponsive|not breathing|barely breathing|passed out|blue)\b/,
    unless: new RegExp(
      `${CALM.source}|\\bpassed out (?:on the (?:couch|sofa)|in (?:his|her) (?:crib|car seat|bed))|\\b(?:cat|dog|puppy|kitten)\\b`,
    ),
  },
  // A child and a medicine of somebody else's: "my son ate 6 of my adderall".
  {
    when: /\b(?:son|daughter|kid|child|toddler|baby|grandson|granddaughter|nephew|niece|(?:years?|yrs?|months?)[- ]olds?|yo|y\/o) (?:just |accidentally |has |might have |may have )?(?:ate|eaten|swallowed|drank|got(?:ten)? into) (?:[\w'-]+ ){0,3}?(?:my|our|(?:mom|dad|grandma|grandpa|husband|wife|brother|sister)'s) (?:[\w-]+ ){0,2}(?:pills?|meds|medicine|medication|adderall|xanax|edibles|tylenol|ibuprofen|antidepressants|sleeping pills|vape)\b/,
    unless: CALM,
  },
  {
    when: /\b(?:epi ?pen|inhaler|narcan)\b.{0,30}\b(?:still (?:wheez\w*|blue|can'?t breathe|not (?:breathing|better|awake)|swell\w*)|did(?:n'?t| not) (?:work|help)|isn'?t (?:working|helping))|\b(?:bp|blood pressure)\b.{0,15}\b(?:1[89]\d|2\d\d) ?(?:over|\/) ?1[2-9]\d\b/,
    unless: CALM,
  },
  // It may kill days later, so that last night counts too.
  {
    when: /\b(?:(?:chok|strangl)(?:ed|es|ing) me|hands? (?:around|round|on) my (?:neck|throat))\b.{0,30}\b(?:til|till|until|and|so hard|almost|nearly)\b.{0,20}\b(?:black(?:ed|ing)? out|pass(?:ed|ing)? out|couldn'?t breathe|lost consciousness|saw stars)\b/,
    unless:
      /\b(?:years? ago|months? ago|when i was|used to|bjj|jiu|judo|sparring|mma|class|novel|chapter|scene|story)\b/,
  },
  {
    when: /\bwater broke (?:at|and i'?m(?: only)?) (?:2\d|3[0-6]|twenty|thirty)\b|\b(?:haven'?t|have not|can'?t|not|hasn'?t) (?:felt|feel) (?:the|my|our) baby (?:move|moving|kick|kicking)\b|\b(?:pregnant|(?:[12]\d|3\d) weeks)\b.{0,30}\b(?:bleeding|gushing blood)\b/,
    unless: new RegExp(`${CALM.source}|\\b(?:weeks postpartum|yet|too early)\\b`),
  },
  {
    when: /\b(?:he|she|friend|mate|boyfriend|girlfriend|husband|wife|partner|mum|mom|dad|mother|father|gran|nan|grandad|grandma|son|daughter|child|kid|toddler|baby|sister|brother|man|woman|boy|girl|neighbou?r|colleague)(?:'s| has| just)? (?:fell|fallen|falls) (?:off|from|down|out)\b.{0,40}\b(?:isn'?t|is not|not|doesn'?t|won'?t) (?:moving|move|responding|waking|wake)\b/,
    unless: CALM,
  },
  // Of the night before it is still a danger while nobody knows.
  {
    when: /\bi(?:'ve| have)? (?:took|taken) (?:\w+ ){0,2}?(?:all|the whole|a whole|too (?:many|much)|a lot|lots|a handful|an overdose)\b.{0,40}\b(?:last night|yesterday|this morning)\b.{0,20}\b(?:(?:didn'?t|haven'?t|did not|have not|not) (?:tell|told)|no ?(?:one|body) knows|scared to tell)/,
    unless:
      /\b(?:photos?|pictures?|on at work|work on|notes|days off|time off|books?|sweets|biscuits|chocolates?)\b/,
  },
  {
    when: /\b(?:overdosed|overdosing|od'e?d|(?:took|taken|taking) an overdose)\b/,
    unless: new RegExp(
      `${CALM.source}|\\b(?:chocolate|sugar|podcasts?|series|netflix|coffee|caffeine|cake|sunshine|christmas|tiktok|cuteness|pizza|cheese|people|peopling|on (?:true|information|news|meetings))\\b|\\b(?:i|he|she) (?:was|were) (?:\\w+|\\d+)|\\bdied|\\bclean\\b|\\blost (?:my|him|her)|\\bwho overdosed`,
    ),
  },
  {
    when: /\b(?:drank|drunk|swallowed|has eaten|ate) (?:[\w'-]+ ){0,3}(?:bleach|drain cleaner|antifreeze|paint thinner|weed ?killer|lamp oil|detergent|dishwasher \w+|rat poison|batter(?:y|ies)|magnets?|washing (?:liquid|pod)|toilet cleaner)\b/,
    unless: CALM,
  },
  {
    when: /\b(?:bleeding|blood)\b.{0,40}\b(?:won'?t stop|wont stop|doesn'?t stop|not stopping|isn'?t stopping|can'?t stop|doesn'?t slow|spurting|everywhere|soaked)\b|\b(?:can'?t|cannot|won'?t|how do i|how to|stop) (?:i )?stop (?:it|the|this|my|his|her|it from)? ?bleeding\b|\bbleeding (?:heavily|badly|out|a lot|to death|like mad|from (?:the|his|her|my) (?:ear|head|neck))\b|\b(?:so much|lots of|a lot of|losing) blood\b|\blost a lot of blood\b|\b(?:vomiting|throwing up|coughing(?: up)?|puking) blood\b|\bblood in (?:my|his|her) vomit\b|\bspurting\b/,
    unless: new RegExp(
      `${CALM_OR_DENIED.source}|\\b(?:money|cash|bathroom sink paint|gums?|heavy periods?|blood (?:test|donation|drive|bank|oranges?|pressure)|donat\\w+|vampire|rare steak|colou?rs? bleed\\w*|rust)\\b`,
    ),
  },
  {
    when: /\b(?:throat|tongue|lips?|airways?)(?: \w+)? (?:is|are|feels?|starts?|keeps?|began|has)?(?: \w+)? ?(?:swell\w*|swollen|closing|tightening|nearly shut)\b|\b(?:anaphyla\w+|allergic (?:shock|reaction))\b.{0,40}\b(?:now|no (?:epi ?pen|pen)|still|help|wheez\w+|breath\w*)\b|\b(?:going into|in|having) anaphyla\w+/,
    unless: new RegExp(
      `${CALM.source}|\\b(?:tonsil\\w*|cold sore|lip filler|crying|sunburn\\w*|chapped|kiss\\w*|sore throat)\\b`,
    ),
  },
  {
    when: /\b(?:is|'s|started|help,?) choking\b|\bchoking (?:on (?:a|an|the|his|her) (?:\w+ )?(?:grape|toy|sweet|bone|bite|food|meat|nut|coin|sausage|apple)|right now|to death)\b/,
    unless: EITHER,
  },
  {
    when: /\b(?:call|ring|get|need) (?:an |the )?(?:ambulance|911|999|112)\b/,
    unless: new RegExp(
      `${CALM.source}|\\b(?:how to|when to|teach|kids|practi[sc]e|learn|bill|invoice|service about|driver|job|insurance)\\b`,
    ),
  },
  {
    when: /\b(?:i'?ve|i have|he'?s|he has|she'?s|she has|i|just) (?:just )?(?:been|just got) (?:stabbed|shot(?! (?:by an? photographer|by the|for|on|at the|in the studio)| down| in (?:april|may|june|the studio))|electrocuted|run over|struck by lightning|bitten by a snake|hit by a (?:car|bus|truck|lorry|train))\b|\b(?:carbon monoxide|co) alarm (?:is|keeps|has|went)(?: \w+)? (?:off|ringing|beeping)\b.{0,60}\b(?:sick|dizzy|headache|faint\w*)|\bworst headache of (?:my|his|her) life\b|\bheadache like (?:she|he|i)(?:'s|'ve| has| have) never had\b/,
    unless: new RegExp(
      `${CALM.source}|\\b(?:if i|wish|want to|hope|could|in the back|idea|down|wedding|video|film|photo|metaphor\\w*)\\b`,
    ),
  },
  {
    when: new RegExp(
      `\\b${SOMEBODY}${HAS} ?(?:was |been )?(?:cut|chopped|sawn|sliced)(?: off)? (?:\\w+ )?(?:finger|thumb|hand|arm|leg|artery|wrists?)(?: \\w+)? (?:off|really deep|to the bone|and (?:there'?s|it'?s|is))\\b|\\b(?:finger|thumb|hand|arm|leg)(?:'s| is| has| been)* (?:been )?(?:cut|chopped|torn|hanging) (?:off|by)\\b`,
    ),
    unless: CALM,
  },
];

const patterns = patternSet(
  symptoms.map((pattern) => ({ ...pattern, reason: "medical_emergency", isWish: false })),
);

/**
 * Life in danger at this moment. What is over, booked, learnt for a course, or only a way of speaking is
 * left alone.
 */
export const medicalEmergencyRules: Rules = {
  trigger:
    /breath|\bfell\b|fallen|\bair\b|turning blue|going blue|pass(?:ed|ing) out|faint|head|lightning|snake|pulse|heart|lips|face|mouth|fingers|baby|unconscious|unresponsive|responding|wak(?:e|ing)|rouse|collapsed|seizure|\bfit\b|stroke|chest|numb|arm\b|leg|side|speech|words|smile|pills?|tablets?|meds|medic|painkiller|paracetamol|tylenol|ibuprofen|antidepressant|insulin|fentanyl|heroin|xanax|advil|aspirin|benadryl|ativan|klonopin|ambien|adderall|percocet|\boxy|sedatives|bottle|pack|pregnant|weeks|\blimp\b|floppy|epi ?pen|inhaler|narcan|\bbp\b|\bneck\b|strangl|edibles|water broke|overdos|od'e?d|drank|drunk|swallowed|\bate\b|eaten|blood|bleed|spurting|throat|tongue|airway|anaphyla|allergic|chok|ambulance|\b(?:911|999|112)\b|stabbed|shot|electrocuted|run over|hit by|alarm|headache|finger|thumb|hand\b|wrist|artery/,
  find: (sentence) => findPatterns(patterns, sentence),
};

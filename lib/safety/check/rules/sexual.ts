import type { Rules } from "../types.ts";
import { findPatterns, type Pattern, patternSet } from "./match.ts";

const PERSON =
  "(?:her|him|them|you|someone|somebody|women|girls|men|a woman|a girl|a man|strangers?|(?:my|the|a|his|her|our|their) (?:[\\w'-]+ )?(?:ex|wife|husband|girlfriend|boyfriend|partner|date|flatmate|roommate|housemate|neighbou?r|colleague|co-?worker|boss|secretary|assistant|intern|student|patient|employee|maid|nanny|cleaner|teacher|tenant|friend|cousin|sister(?: ?in ?law)?|brother|stepsister|stepmum|stepmom|guests?|woman|girl|guy|man))";
const THEIRS = `(?:${PERSON}(?:'?s)?)`;
const PIECE =
  "(?:sex|scenes?|stor(?:y|ies)|erotica|role ?-?play|poems?|fan ?fic(?:tion)?|chapters?|messages?|texts?|letters?|scripts?|scenarios?|fantas(?:y|ies)|chat|talk|dares?|captions?|pics?|pictures?|photos?|images?|videos?|content)";
/** The first words leave no doubt; the second ones have plain uses too ("explicit error messages"). */
const EXPLICIT_PIECE = `(?:(?:hard ?core|smutty|filthy|kinky|raunchy|x ?-?rated|nsfw|erotic|pornographic|horny|sexually explicit),? (?:[\\w'-]+ ){0,2}${PIECE}|(?:explicit|graphic|dirty|sexual|steamy) (?:sex|sex scenes?|erotica|bondage)|(?:explicit|dirty|sexual|steamy) (?:role ?-?play|fantas(?:y|ies)|fan ?fic(?:tion)?|scenes?|stor(?:y|ies)|talk|chat|pics|pictures|photos))`;
const NUDES =
  "(?:nudes|nude (?:pics?|pictures?|photos?|images?|videos?)|naked (?:pics?|pictures?|photos?|images?|videos?|body)|dick pics?|sex (?:tapes?|videos?))";

/** Help, reports, study and leaving it behind. */
const HELPS =
  /\b(?:report\w*|police|lawyers?|victims?|survivors?|therap\w+|counsel\w+|laws?|polic(?:y|ies)|training|workshop|awareness|addict\w*|habit|quit\w*|block(?:ed|ing|er|s)?|filter\w*|less|stop (?:watching|looking|using)|without my consent|of me|to my (?:ex|husband|wife)'?s? lawyer|doctor|research\w*|essay|exhibition|article|documentary|museum|painting|drawing class|parental|(?:says?|said|threat\w+|blackmail\w*|trying) (?:\w+ ){0,5}(?:send|sending|post|posting|share|leak) my (?:nudes?|pics|pictures|photos|videos?)|my (?:son|daughter|kids?|teen\w*)|dog|cat|puppy|remove|take (?:them|it) down)\b/;

const wishes: readonly Omit<Pattern, "reason">[] = [
  {
    when: new RegExp(
      `\\b(?:write|describe|tell|give|make|generate|create|continue|read|send|want|need|add|include|show|do|let'?s|have|list|act out|record) (?:[\\w'-]+ ){0,5}${EXPLICIT_PIECE}\\b`,
    ),
    unless: HELPS,
  },
  {
    when: /\b(?:write|make|generate|create|tell|give|send|draw) (?:me |us )?(?:a |an |some |more |the )?(?!up )(?:\w+ )?(?:porn|smut|erotica|hentai|sex (?:scene|story|stories))\b/,
    unless: HELPS,
  },
  {
    when: /\b(?:describe|narrate|act out) (?:[\w'-]+ ){0,3}(?:sex|intercourse|orgy|threesome|gangbang|oral|masturbat\w+|naked bod(?:y|ies)|your (?:naked )?body|undressing)\b/,
    unless: HELPS,
  },
  {
    when: /\b(?:talk|speak|text) (?:\w+ ){0,2}dirty\b(?! (?:laundry|dishes))|\bsext(?:ing)? (?:with )?me\b|\b(?:let'?s|wanna|want to|can we|could we) (?:have )?(?:sext|cyber ?sex|sex ?chat|do nsfw)\b|\bnsfw mode\b/,
    unless: HELPS,
  },
  {
    when: /\b(?:i'?m|i am|feeling|feel) (?:\w+ )?(?:horny|touching myself|jerk|wank|moan|animal off|masturbating)\b|\bhorny (?:af|rn)\b/,
    unless: /\b(?:not|never|horny for (?:life|work)|doctor|meds|medication|side effects?)\b/,
  },
  {
    when: /\b(?:undress|strip) for me\b|\btake (?:it|your clothes|something) off(?: for me)\b|\bshow me your (?:boobs|tits|breasts|body|pussy|dick|cock|ass)\b|\bwhat (?:would|will) you do to me in bed\b|\b(?:best|hottest|nastiest|free|find|watch|more|hidden) (?:\w+ )?porn(?: (?:sites?|videos?|stars?|tonight|clips?))\b|\bhave you got porn\b/,
    unless: HELPS,
  },
  {
    when: /\b(?:find|book|hire|get|order|visit) (?:me )?(?:a |an |some )?(?:prostitutes?|hookers?|call girls?|escort (?:girl|service|tonight))\b|\b(?:massage|masseuse)\b.{0,20}\bhappy ending\b/,
    unless: HELPS,
  },
  {
    when: new RegExp(
      `\\b(?:send|get|want|see|collect|rate|show|beg for|begging for|trade|swap) (?:[\\w'-]+ ){0,4}${NUDES}\\b`,
    ),
    unless: HELPS,
  },
  {
    when: new RegExp(
      `\\b(?:make|generate|create|build|find|use|want) (?:[\\w'-]+ ){0,4}(?:deep ?fakes?|nudif\\w+)\\b.{0,30}\\b(?:nudes?|naked|porn|sex|${PERSON})\\b|\\bdeep ?fake (?:nudes?|porn)\\b|\\b(?:undress\\w*|removes? (?:the )?clothes|strips?)\\b.{0,20}\\b(?:in|from|off|on) (?:\\w+ )?(?:photos?|pictures?|women|girls|people)\\b`,
    ),
    unless: HELPS,
  },
  {
    when: new RegExp(
      `\\b(?:film|record|photograph|spy on|watch|peep at|video) (?:[\\w'-]+ ){0,2}${PERSON}\\b.{0,30}\\b(?:shower(?:ing)?|bath(?:room)?|bedroom|in bed|undress\\w*|chang\\w+|naked|having sex|during sex)\\b|\\b(?:hide|hidden|install|buy|place|put)\\b.{0,20}\\b(?:hidden |secret |spy )?(?:camera|cam)s?\\b.{0,40}\\b(?:in|into) (?:[\\w'-]+ ){0,3}(?:shower|bathroom|bedroom|chang\\w+ room|toilet|ladies)\\b|\\bhide (?:my |the |a )?phone\\b.{0,40}\\b(?:shower|chang\\w+ room|ladies|record us|film (?:her|him|us))\\b|\\bup ?-?skirts?\\b`,
    ),
    unless: HELPS,
  },
  {
    when: new RegExp(
      `\\b(?:post|upload|share|leak|publish|sell|spread|threaten to (?:post|share|leak)) (?:[\\w'-]+ ){0,2}${THEIRS} (?:[\\w'-]+ )?(?:${NUDES}|private (?:pics?|pictures?|photos?|videos?))\\b`,
    ),
    unless: HELPS,
  },
  {
    when: new RegExp(
      `\\b(?:get|make) ${PERSON} (?:\\w+ )?(?:drunk|wasted|tipsy|high)\\b.{0,60}\\b(?:sex|bed|yes|sleep with|kiss|undress|naked|clothes|upstairs|gives? in)\\b|\\b(?:have sex with|sleep with|fondle|touch|grope|do it with) ${PERSON}\\b.{0,40}\\b(?:asleep|sleeping|passed out|unconscious|drunk|won'?t remember|(?:even )?(?:if|though|when|after) (?:she|he|they) (?:says?|said|doesn'?t|don'?t|hates?)|whether (?:she|he) wants)\\b`,
    ),
    unless: HELPS,
  },
  {
    when: new RegExp(
      `\\b(?:force|pressure|coerce|blackmail|guilt|trick) ${PERSON} (?:into|to|in|until|for) (?:[\\w'-]+ ){0,4}(?:sex|bed|nudes?|undress\\w*|sleep(?:ing)? with me|oral)\\b|\\b(?:convince|get|make|persuade|talk) ${PERSON} (?:in ?to|to) (?:have |having )?sex\\b.{0,30}\\b(?:doesn'?t|not|no|never|against)\\b|\\b(?:persuade|talk) ${PERSON} (?:into|to|in|until|for) (?:[\\w'-]+ ){0,4}(?:sex|bed|nudes?|undress\\w*|sleep(?:ing)? with me|oral)\\b|\\b(?:force|forces) (?:myself|himself|herself) on\\b|\\b(?:have sex|sleep|go to bed) with (?:me|my friends) (?:or|for) (?:[\\w'-]+ ){0,4}(?:lose|visa|job|promotion|grade|rent|flat|money)\\b|\\brape (?:her|him|you|them|someone|a (?:woman|girl|man)|my (?:wife|ex|girlfriend)|fantasy)\\b|\\bhow (?:do|can) i rape\\b`,
    ),
    unless: HELPS,
  },
  {
    when: new RegExp(
      `\\b(?:grope|flash|expose myself to|rub up against|touch up) (?:${PERSON}|people|joggers|passengers|kids|strangers|passers?)\\b`,
    ),
    unless: HELPS,
  },
  {
    when: /\b(?:masturbat\w+|jerk(?:ing)? off|have sex|wank) (?:on|in|at) (?:the |a |my )?(?:bus|train|library|office|public|park|toilets? at work|school)\b|\bsex slave\b|\bhave sex with (?:an? |my )?(?:animals?|dog|horse)\b|\b(?:very|extremely|really|so|as) (?:sexually )?explicit\b|(?<!\b(?:is|are|was|were|too|not) )\bx rated\b|\b(?:sexy|horny) (?:stor(?:y|ies)|pics|photos? of you)\b|\bmoan(?:ing)? (?:my name|in every|for me)\b|\bsext(?:ing)? with (?:a |some )?(?:stranger|someone|women|girls|men)\b/,
    unless: HELPS,
  },
  {
    when: /\b(?:make|generate|create|draw|take|post|steal|find) (?:me )?(?:a |an |some )?(?:naked|nude|topless) (?:pics?|pictures?|photos?|images?|videos?) of (?!me|myself)\w+/,
    unless: HELPS,
  },
  {
    when: /\b(?:be|get) sexual with me\b|\bpretend (?:that )?you(?:'re| are)\b.{0,40}\b(?:have sex|sexual|naked|in bed with me)\b|\b(?:want|need|show me|give me) (?:some |more )?explicit (?:content|stuff|material)\b|\bsexy (?:[\w'-]+ )?stor(?:y|ies)\b|\bwatch (?:some |more )?porn (?:all|tonight|now|together)\b|\bdescribe your (?:boobs|tits|breasts|ass|naked body)\b|\b(?:phone|cyber|chat|video) sex\b/,
    unless: HELPS,
  },
  {
    when: new RegExp(
      `\\bai (?:nudes?|porn) of (?!me)\\w+|\\bblackmail ${PERSON} (?:with|over|about) (?:[\\w'-]+ ){0,2}(?:nudes|pictures|photos|videos?|sex tape)\\b|\\bhave sex with (?:a |an |the )?(?:sleeping|unconscious|drunk|passed out) (?:girl|woman|man|guy|friend)\\b|\\bhave sex with ${PERSON} (?:while|when) (?:she|he|they)(?:'s|'re| is| are)? (?:sleep\\w*|asleep|drunk|out)\\b|\\b(?:get|getting) (?:laid|sex|some)\\b.{0,30}\\bgetting ${PERSON} (?:drunk|wasted|high)\\b`,
    ),
    unless: HELPS,
  },
];

const patterns = patternSet(wishes.map((pattern) => ({ ...pattern, reason: "sexual_content" })));

/**
 * Explicit content that is asked for, and sex, pictures or touch against somebody's will. Sexual health,
 * closeness, dating, and what was done to the writer are left alone.
 */
export const sexualRules: Rules = {
  trigger:
    /hard ?core|passed out|unconscious|remember|sex|porn|smut|erotic|hentai|nude|naked|nsfw|x ?-?rated|horny|dirty|filthy|kinky|explicit|graphic|undress|strip|clothes|take it off|show me your|do to me in bed|orgy|threesome|touching myself|jerk|wank|moan|animal|masturbat|prostitut|hooker|call girl|escort|happy ending|deep ?fake|dick pic|shower|bath|bedroom|in bed|toilet|ladies|chang|skirt|private (?:pic|phot|vid)|drunk|wasted|tipsy|high|asleep|sleep with|force|rape|grope|fondle|flash|expose|boobs|tits|rub up|raunchy|steamy|your body/,
  find: (sentence) => findPatterns(patterns, sentence),
};

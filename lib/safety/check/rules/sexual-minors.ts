import type { Finding, Rules, Sentence } from "../types.ts";
import { isDenied } from "./context.ts";
import { findIn, gateOf } from "./gates.ts";
import { findPatterns, type Pattern, patternSet } from "./match.ts";

const AGE =
  "(?:[3-9]|1[0-7]|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
const AGED = `(?:${AGE}(?:[ -]?years?)?[ -]?(?:olds?|y\\/?o)|(?:girls?|boys?|kids?|one) (?:of|aged?|who(?:'s| is)) ${AGE}|under ?1[0-8])`;
const CHILD =
  "(?:child(?:ren)?|kids?|minors?(?! in\\b| issue)|under ?age[d]?(?: \\w+)?|toddlers?|pre-?teens?|teens?|teenagers?|school ?(?:girl|boy)s?|(?:little|young) (?:girl|boy)s?|pupils?|infants?)";
const MINOR = `(?:${CHILD}|${AGED})\\b`;
const GAP = "(?:[\\w',-]+ ){0,4}";

const CONTENT =
  "(?:porn\\w*|erotica|smut|hentai|nudes?|nud(?:e|ity) (?:pics?|pictures?|photos?|images?)|sex(?:ual)? (?:abuse )?(?:pics?|pictures?|photos?|images?|videos?|stor(?:y|ies)|scenes?|content|material)|erotic (?:pics?|pictures?|photos?|stor(?:y|ies)|scenes?)|abuse (?:images?|material|videos?)|naked (?:pics?|pictures?|photos?|images?|videos?))";

/** Who protects, reports, teaches, remembers or is afraid of a thought speaks of it too. */
const PROTECTS =
  /\b(?:my|her|a|his|their|our) (?:husband|wife|partner|boyfriend|fianc\w+|father|dad|step-?dad|step-?father|brother|uncle|ex|cousin|friend|neighbou?r|teacher|coach|priest|boss) (?:\w+ ){0,3}(?:has|had|was|is|watch\w+|looks|looked|view\w+|downloaded|got|served)\b|\b(?:report\w*|police|arrest\w*|convict\w*|sentenced|charged|jail\w*|protect\w*|safeguard\w*|prevent\w*|worried|scared|terrified|intrusive|ocd|pocd|law|laws|illegal to|polic(?:y|ies)|victims?|survivors?|therap\w+|counsel\w+|trauma|when i was|as a (?:child|kid|teen\w*)|happened to me|abused me|sent (?:to )?my|my (?:\w+ ){0,4}(?:has |had )?sent (?:nudes|pics|pictures|photos) to (?!me\b)|day sleep|(?:my|our|his|her|the) baby photos|research|court|trial|documentary|moderat\w+|against|parental|filter|awareness|how do i react|talk (?:to|with) (?:my|our)|explain to|saw porn|sex ed\w*|assembly|lesson|nhs|clinic|is addicted|felony|the idea of|nap ?time|nursery|cats?|dogs?|pupp(?:y|ies)|kittens?|contracepti\w+|consent)\b/;

const wishes: readonly Omit<Pattern, "reason">[] = [
  {
    when: new RegExp(
      `\\b(?:child|kiddie|kids?|underage|minors?|teen|pre-?teen|toddler)(?:'s)? ${CONTENT}`,
    ),
  },
  {
    when: new RegExp(
      `\\b${CONTENT} (?:of|from|about|with|between|involving|showing|featuring|where) ${GAP}${MINOR}`,
    ),
  },
  {
    when: new RegExp(
      `\\b(?:photos?|pics?|pictures?|images?|videos?|drawings?) (?:of|with) (?:a |an |some )?(?:naked|nude|undressed|topless) ${MINOR}`,
    ),
  },
  {
    when: /\b(?:find|meet|looking for|want|search for) (?:\w+ ){0,2}under ?age (?:girls?|boys?|teens?)\b(?! (?:drink\w*|team|football|class))|\b(?:jail ?bait|lolicon|shotacon|csam|pa?edo(?:phile)? (?:porn|pics|content|material|stories|sites?|rings?|groups?))\b/,
  },
  {
    when: new RegExp(
      `\\b(?:(?:sexually |romantically )?(?:attracted to|aroused by|turned on by|horny for|lust(?:ing)? (?:after|for|over))|sexual (?:feelings?|thoughts?|fantas\\w+|desires?|interest|preference|urges?) (?:for|about|in|towards?|is|with)|fantasi[sz]\\w+ sexually (?:about|of)|sexually (?:interested in|into)) ${GAP}${MINOR}`,
    ),
  },
  {
    when: new RegExp(
      `\\b(?:(?:(?<!had )sex|buy sex|pay for sex) (?:with|from)|(?:something|anything) (?:sexual|sexy|erotic|dirty|explicit) (?:about|with)|sext(?:ing)?(?: with)?|make love (?:to|with)|hook(?:ing)? up with|get(?:ting)? (?:in|into) bed with|seduc(?:e|ing)|undress(?:ing)?|strip(?:ping)? naked with|be sexual with|lovers? with) ${GAP}${MINOR}`,
    ),
  },
  {
    when: new RegExp(
      `\\b(?:i (?:want|like|love|wanna) (?:to )?kiss(?:ing)?|sleep(?:ing)? with|dat(?:e|ing)|flirt(?:ing)? with|marry(?:ing)?) (?:a|an|this|that|some|one of my) (?:[\\w-]+ ){0,2}(?:minors?|pupils?|under ?age\\w*|school ?(?:girl|boy)|${AGED})\\b`,
    ),
  },
  {
    when: new RegExp(
      `\\b(?:touch|fondle|kiss)(?:ing)? (?:[\\w'-]+ ){0,4}sexually\\b(?=.{0,40}\\b(?:${CHILD}|${AGE})\\b)|\\b(?:touch|fondle|kiss)(?:ing)? (?:[\\w'-]+ ){0,2}${MINOR}(?: [\\w'-]+){0,2} sexually\\b`,
    ),
  },
  {
    when: new RegExp(
      `\\b${AGED}.{0,40}\\b(?:sexual(?:ly)?(?! (?:health|education|harass\\w*|assault\\w*|abus\\w*))|for sex|lovers?|desire (?:her|him)|nudes)\\b`,
    ),
  },
  {
    when: new RegExp(
      `\\b(?:how (?:to|do i|can i)|want to|going to|plan to) (?:groom|molest) (?:[\\w'-]+ ){0,3}${MINOR}`,
    ),
  },
  {
    when: /\bundress\w*\b.{0,40}\b(?:girls|boys) (?:at|from|in) (?:[\w']+ ){0,3}(?:school|class)\b/,
  },
  {
    when: new RegExp(
      `\\bsexual (?:feelings?|thoughts?|fantas\\w+|desires?|interest) (?:for|about|in|towards?) .{0,40}\\b(?:who(?:'s| is)|aged?|(?:she|he)(?:'s| is)) (?:only )?${AGE}\\b`,
    ),
  },
  {
    when: new RegExp(
      `\\b(?:get|make|ask|convince|persuade|pay) (?:[\\w'-]+ ){0,2}${MINOR}.{0,30}\\b(?:nudes?|naked|undress|strip|topless)\\b`,
    ),
  },
  {
    // "As a girl" is a part to play here, not the past.
    isWish: false,
    when: new RegExp(
      `\\b(?:role ?play|pretend|act|you'?re|be) ${GAP}${MINOR}.{0,40}\\b(?:sext?|sexual|sexy|horny|naked|erotic|dirty)\\b`,
    ),
  },
  {
    when: new RegExp(
      `\\b(?:sex(?= scene)|sex scene|erotica|erotic stor\\w+|porn|smut|sext|sexual (?:stor\\w+|scene|content))\\b.{0,50}\\b(?:she'?s|he'?s|they'?re|is|are|be|aged?|turns|scene|to) (?:only |just )?${AGE}\\b(?! (?:minutes?|pages?|hours?|hundred|thousand|chapters?|words?|times|people|percent|things|o'clock|am|pm|months?|weeks?|days?|and))`,
    ),
  },
];

/** What is counted only where one of these words stands. */
const HINT =
  /in love|fall(?:en|ing) for|fell for|attracted|arous|turned? (?:me )?on|fantasi|lust|\byoung|\byng|\bcp\b|\ba (?:map|hebe)|pa?edo|without|secret|for sex|ing it|nudi?fy|nudes?\b|undress|\bstrip|relationship|\bsend\b|groom|molest|minors|pre-?teen|under ?age|\blittle|\bloli|jail ?bait|changing|locker|shower|excites? me/;
const interests: readonly Omit<Pattern, "reason">[] = [
  {
    when: new RegExp(
      `\\bi(?:'m|'ve| am| have|'ve always been)? (?:(?!not\\b|never\\b)\\w+ ){0,2}(?:in love with|fallen for|fell for|falling for|attracted to|aroused (?:by|around)|turned on (?:by|around)|fantasi[sz]e about|lust after) (?:(?:a|an|this|that|some|the|only|young|little|one of the) ){0,3}${MINOR}(?!'s? (?:book|show|film|movie|toy|programme))`,
    ),
  },
  {
    when: /\bi (?:like|love|want|prefer|need) (?:them|girls|boys|my girls|my boys) (?:very |really |so )?young\b(?! (?:adult|at heart))|\b(?:pics?|pictures?|photos?|videos?) of (?:very )?(?:young|yng|little) (?:girls|boys)\b(?=.{0,20}(?:$|no limits|pls|please|naked))|\b(?:looking for|trade|trading|selling|share|sharing) cp\b|\bcp (?:links?|pics|vids?|videos|collection|telegram)\b/,
  },
  {
    when: /(?<!phone )\b(?:i'?m|i am|as) a (?:map|pa?edo(?:phile)?|hebephile)(?= ?$|[.,!]| and\b)/,
  },
  {
    when: new RegExp(
      `\\b(?:meet|talk to|chat (?:to|with)|text|message|befriend|contact|be alone with|win the trust of) (?:(?:a|an|some|the|young|little) ){0,2}${MINOR}.{0,30}\\b(?:without (?:their|her|his|the) (?:parents?|mum|mom|mother)|in secret|secretly|for sex|(?:see|know)ing it)\\b`,
    ),
  },
  {
    when: new RegExp(
      `\\b(?:undress|nudify|nudes?|strip)\\b.{0,50}\\b(?:she|he)(?:'s| is) (?:only |just )?${AGE}\\b(?! (?:months?|weeks?|days?|minutes?|hours?))`,
    ),
  },
  {
    when: new RegExp(
      `\\b(?:want|looking for|start) (?:a|some) (?:\\w+ )?relationship with (?:a |an )?${MINOR}|\\b(?:get|make|convince|persuade|pay) (?:(?:a|an|some|the) )?${MINOR}.{0,25}\\bsend (?:me |her |his )?(?:nudes|pics?|pictures|photos)\\b|\\bhelp me (?:to )?(?:groom|molest) (?:a |an |the |my )?${MINOR}`,
    ),
  },
  {
    when: /\b(?:buy|sell|trade|collect|download|share)(?:ing)? (?:\w+ )?(?:pics?|pictures?|photos?|videos?|images?) of (?:minors|pre-?teens|underage|little girls|little boys|young girls|young boys)\b|\b(?:pre-?teen|underage|loli|jail ?bait) (?:pics?|photos?|videos?|hentai)\b|\b(?:take|taking|film|filming) (?:(?:pics?|pictures?|photos?|videos?) of )?(?:some |the |little )?(?:children|kids|girls|boys) in the (?:changing|locker|shower)/,
  },
  {
    when: /\b(?:boys|girls|children|kids|pupils|toddlers)\b.{0,30}\b(?:(?:excite|arouse)s? me(?= ?$|[.,!]| sexually)|turn me on)/,
  },
];

const ofMinors = (wish: Omit<Pattern, "reason">): Pattern => ({
  ...wish,
  reason: "sexual_minors",
  unless: PROTECTS,
});
const patterns = patternSet(wishes.map(ofMinors));
const hintedPatterns = patternSet(interests.map(ofMinors));

function findHinted(sentence: Sentence): Finding[] {
  const findings = findPatterns(hintedPatterns, sentence);
  return findings.length > 0 && HINT.test(sentence.text) ? findings : [];
}

const GROWN =
  /\bi(?:'m| am) (?:a )?(?:1[89]|[2-9]\d|(?:twenty|thirty|forty|fifty|sixty)\b|grown (?:man|woman)|adult)/;
const YOUNG = gateOf(
  new RegExp(
    `\\b(?:she|he)(?:'s| is) (?:only |just |still )?${AGE}\\b(?! (?:minutes?|months?|weeks?|days?|hours?|years (?:older|younger|sober|clean)|points?|inch|feet|and a|th|times|out of))|\\b${AGED}\\b|\\b(?:school ?(?:girl|boy)|underage)\\b|\\b(?:girl|boy) (?:from|in) (?:year (?:[5-9]|1[01]|five|six|seven|eight|nine|ten|eleven)|(?:fifth|sixth|seventh|eighth|ninth) grade)\\b`,
  ),
);
const COURTS =
  /\b(?:flirt\w*|in love with|fallen for|fell for|dating|date (?:her|him)|kiss(?:ed|ing)? (?:her|him)|my (?:girlfriend|boyfriend)|sleep with|date (?:the|this|that) (?:\w+ ){0,2}girl|kissed|more than (?:talking|friends))\b/;
/** Words that need no grown writer beside them. */
const DESIRES =
  /\b(?:not fatherly|isn't fatherly|not as a (?:father|teacher)|i(?:'m| am) (?:her|his) teacher and we're more than|get (?:her|him) to (?:sleep with|undress for) me|sleep with (?:the|my|our) (?:babysitter|students?|pupils?|neighbou?r)|as my lover|be (?:my|her|his) lover|seduc(?:e|ing) (?:her|him|my|a|the)|age is (?:just|only) a number|(?:have|want) sex with (?:her|him)|sexually attracted|horny for (?:her|him)|nudes from (?:her|him))\b/;

/** A writer's wish and a minor's age may stand in neighbouring sentences. */
function findGap({ before, text, after }: Sentence): Finding[] {
  const young = findIn(YOUNG, text);
  if (!young) return [];
  const around = `${before} ${text} ${after}`;
  const isWish = DESIRES.test(around) || (GROWN.test(around) && COURTS.test(around));
  if (!isWish || PROTECTS.test(around)) return [];
  const start = young.index;
  return [{ kind: "reason", reason: "sexual_minors", start, end: start + young[0].length }];
}

const SEXUAL = gateOf(
  /\b(?:sex|sexual(?:ly|i[sz]\w+)?(?! (?:health|education|harass\w*|assault\w*|abus\w*|violence|orientation|identity|development|politics))|sexy|nudes?|naked|porn\w*|erotic\w*|horny|sext\w*|arous\w+|turn(?:s|ed) (?:me )?on(?! the)|lust\w*|seduc\w+|undress\w*|lewd|make out|making out|hook(?:ing)? up|intimate (?:pics|pictures|photos|videos))\b/,
);
/** Minors as the object of a wish: not "my kids", and not "with kids in the house". */
const SOME_MINOR = new RegExp(
  `(?<!\\b(?:my|our|his|her|your) )(?<!\\b(?:my|our) [\\w-]{1,12} )\\b(?:${AGED}|under ?age(?:d)?\\b|minors\\b(?! in)|a minor\\b(?! (?:in|issue|thing|detail|problem))|pre-?teens?\\b|school ?(?:girl|boy)s?\\b|(?:little|small|young|teen|teenage|high school|middle school) (?:girl|boy)s?\\b|(?:with|of|from|to|at|by|involving|for) (?:a |an |some |these |those |young |little |small ){0,2}(?:child|children|kids|teens|teenagers|pupils)\\b(?! (?:in the|around|at home|asleep|next door|and work|under our|birthday|menu|show|room|stuff)))`,
);
const TEACHES =
  /\b(?:talk\w*|teach\w*|explain\w*|educat\w*|answer\w*|asks|asked|curious|puberty|books?|class|curriculum|parents?|parenting|mums?|moms?|raise|raising|daughter'?s|son'?s|we haven'?t|our sex life|sexuality|gender|sexism|same-sex|abused|swim\w*|museum|paint\w*|turn(?:ed|s)? on the|to have (?:kids|children)|trying for|tights|cake|jokes|reveal|ballerina|ballet)\b/;

/** Sexual words and a minor in one sentence, in whatever order and wording. */
function findTogether({ text }: Sentence): Finding[] {
  const sexual = findIn(SEXUAL, text);
  const minor = sexual && SOME_MINOR.exec(text);
  if (!minor || PROTECTS.test(text) || TEACHES.test(text)) return [];
  if (isDenied(text, sexual.index) || isDenied(text, minor.index)) return [];
  const start = Math.min(sexual.index, minor.index);
  const end = Math.max(sexual.index + sexual[0].length, minor.index + minor[0].length);
  return [{ kind: "reason", reason: "sexual_minors", start, end }];
}

/**
 * Any sexual interest in minors or content about them. Parents' worry, teachers' and doctors' duty,
 * reports and one's own past are left alone.
 */
export const sexualMinorsRules: Rules = {
  // An age or a word for a minor stands in almost every match; the rest names its content outright.
  trigger:
    /child|kid|minor|under ?age|under ?1|toddler|teen|school|girls?|boys?|pupil|infant|year|[3-9]\b|1[0-7]\b|three|four|five|six|seven|eight|nine|ten\b|eleven|twelve|jail ?bait|lolicon|shotacon|csam|pa?edo|\bcp\b|\ba map\b|young\b/,
  find: (sentence) => [
    ...findPatterns(patterns, sentence),
    ...findHinted(sentence),
    ...findGap(sentence),
    ...findTogether(sentence),
  ],
};

import { HARMLESS } from "./dangerous-words.ts";
import { type Pattern, patternSet } from "./match.ts";

const PAPERS =
  "(?:ids?|id cards?|passports?|licen[cs]es?|driv\\w+ licen[cs]es?|visas?|prescriptions?|documents?|papers?|degrees?|diplomas?|certificates?|vaccin\\w+|sick notes?|doctor'?s notes?|pay ?slips?|bank statements?|references|invoices?|receipts|money|cash|bills|bank ?notes|notes|cheques?|checks|tickets|plates|identity|identities|id online)";

const patterns: readonly Omit<Pattern, "reason">[] = [
  // Fraud and money
  {
    when: /\b(?:commit|do|try|plan|pull off|start|get away with|get rich from|live off)(?:ing)? (?:a |an |some )?(?:little |tax |bank |card |insurance |benefit |credit card |identity |mortgage |wire ){0,2}(?:fraud|scams?|arson|identity theft|tax evasion|money laundering)\b|\b(?:fake|stage)(?:ing)? (?:a |an |my |the )?(?:\w+ )?(?:accident|crash|death|robbery|burglary|disability|injury|theft|slip and fall|break-?in)\b.{0,50}\b(?:insurance|claim|payout|money|benefits|debts?|compensation|pay)\b|\b(?:insurance|benefit) fraud\b.{0,30}\bhow\b/,
    unless: HARMLESS,
  },
  {
    when: /\b(?:start|run|set up|build|launch|do|make)(?:ning|ting)? (?:a |an |my |own )?(?:\w+ )?(?:ponzi|pyramid|romance|crypto|phone|lottery|investment) (?:scheme|scam)s?\b(?![ -]proof)|\bscam (?:people|pensioners|old|elderly|someone|seniors|my|the|widows|buyers|tourists)\b|\bdefraud\b|\bswindle\b|\bstolen (?:credit )?cards?\b(?=.{0,40}\b(?:buy|use|order|shop))|\b(?:buy|use|order|get) (?:\w+ )?stolen (?:credit )?card|\bcard skimmers?\b|\b(?:loan|credit cards?|accounts?|contract)\b.{0,20}\bin (?:his|her|their|my \w+'s|someone(?: else)?'s) name\b.{0,40}\b(?:without|secretly|before (?:he|she|they))\b/,
    unless: HARMLESS,
  },
  {
    when: /\blaunder(?:ing)? (?:the |my |our |some |drug |dirty |this )*(?:money|cash|profits?|proceeds)\b(?! (?:pouch|belt|bag))|\bclean (?:the |my |our )?dirty (?:money|cash)\b|\b(?:evade|dodge|evading|dodging|cheat on|cheating on) (?:my |the |our |paying )?tax(?:es)?\b(?! of)|\bhid(?:e|ing) (?:[\w']+ ){0,3}(?:money|income|cash|earnings|profits?|sales|savings|crypto|assets|revenue|accounts?|it|them|rent|wages) (?:[\w']+ ){0,2}from (?:the )?(?:hmrc|irs|tax(?: ?(?:man|office|authorities))?|finanzamt|revenue|auditors?)\b|\bcook the books\b|\b(?:two|double|second) sets? of books\b|\b(?:irs|hmrc|tax ?man|tax office) (?:to know|never (?:knows|sees|finds)|from finding|doesn'?t (?:find|know))\b/,
    unless: HARMLESS,
  },
  {
    when: /\bbrib(?:e|ing) (?:a |an |the |my |some )?(?:\w+ )?(?:officials?|officers?|examiner|inspector|cops?|police\w*|clerk|judge|guards?|customs|teacher|professor|doctor|mayor|jury|witness)\b|\bpay off (?:the |a )(?:\w+ )?(?:inspector|judge|cop|witness|officer|jury)\b/,
    unless: HARMLESS,
  },
  // Papers
  {
    when: new RegExp(
      `\\b(?:make|get|buy|forge|print|order|create|fake|sell|use|making|buying|produce|find)(?:ing)? (?:me |us |myself )?(?:a |an |some |my |with )?(?:fake|forged|counterfeit|counterfit|false|bogus)(?: \\w+)? ${PAPERS}\\b|\\bfake (?:a |an |my |his |her )(?:doctor'?s note|sick note|prescription|id|passport|degree|diploma|signature|pay ?slip|bank statement|drug test|reference)\\b`,
    ),
    unless: new RegExp(
      `${HARMLESS.source}|\\b(?:stage|prop|props|theatre|theater|monopoly|toy|play shop|stop)\\b`,
    ),
  },
  {
    when: /\bforg(?:e|ing) (?:a |an |my |his |her |the |someone'?s )(?:[\w'-]+ ){0,2}(?:signatures?|prescriptions?|notes?|documents?|will|passport|certificate|degree|result|cheques?|visa|permit|letter)\b|\bcounterfeit(?:ing)? (?:some |euro |dollar )?(?:money|bills|notes|cash|twenties|tickets|bank ?notes|event|bags|coins)\b|\bprint(?:ing)? (?:fake |some |my own |own )(?:money|bank ?notes|bills|cash|cheques)\b|\bcopy (?:my |his |her )(?:\w+'s )?signature\b|\bfake marriage\b(?! (?:trope|plot))/,
    unless: HARMLESS,
  },
  // The police, the wheel, fire
  {
    when: /\b(?:evade|outrun|lose|escape|hide from|run from|dodge|get away from|trick|fool)(?:ing)? (?:the )?(?:police|cops|law enforcement|checkpoints?|border guards?|bailiffs)\b|\bskip(?:ping)? bail\b|\b(?:get|take|cut) (?:\w+ ){0,2}ankle (?:monitor|tag|bracelet) off\b|\b(?:cheat|fake|beat|fool) (?:a |the |my )?(?:drug|urine|blood) (?:test|screen\w*)\b|\bget away with (?:a |the )?(?:hit and run|robbery|theft|murder|burglary|fraud|stealing|tax|crime|arson|a crime|illegal)\b|\b(?:destroy|burn|shred|get rid of|hide) (?:the |all )?(?:evidence|fingerprints)\b|\billegal way to (?:make|get|earn)\b/,
    unless: new RegExp(`${HARMLESS.source}|\\b(?:game|tag|fun run|chess|character)\\b`),
  },
  {
    when: /\bdriv(?:e|ing) (?:(?:back|home|there|to \w+|the car|my car|us|anyway|back home) ?)?(?:(?:while|when) )?(?:i'?m )?(?:drunk|wasted|hammered|tipsy|high(?= (?:on|to|and|as|home|tonight|or)|[.!?]*$)|stoned|plastered)\b|\bdriv(?:e|ing) (?:\w+ ){0,2}(?:even though|although|while|when) i(?:'m| am) (?:\w+ )?drunk\b|\bdr(?:u|i)?nk (?:but|and) (?:\w+ ){0,3}driv(?:e|ing)\b|\b(?:drive|driving)\b.{0,40}\bafter (?:the |a |my |all )?(?:(?:six|five|four|eight|ten|[4-9]|\d\d) (?:beers|drinks|pints|shots)|bottle of (?:wine|vodka|whisky))\b|\b(?:trick|beat|fool|cheat|get around) (?:a |the )?breathaly[sz]er\b|\b(?:dodge|avoid) (?:the )?(?:drink|drunk)[ -]?driv\w+ (?:checks?|checkpoint)/,
    unless: new RegExp(
      `${HARMLESS.source}|\\b(?:nobody|campaign|friends? (?:drive|drives)|a drunk|my (?:mum|mom|mother|dad|father|brother|husband|wife|sister|son|daughter|friend|boyfriend|girlfriend)|he|she|taxi|uber|convict\\w*|lost my licen[cs]e|high on (?:life|caffeine)|was|were|caught)\\b`,
    ),
  },
  {
    when: /\b(?:burn down|set fire to|torch|set alight) (?:my|the|his|her|their|a|an|our|that|some) (?:[\w'-]+ ){0,2}(?:house|home|flat|office|building|school|car|shed|barn|shop|store|church|mosque|synagogue|restaurant|forest|woods|bins?|garage|warehouse|club)\b|\bset (?:my|the|his|her|their|a|our) (?:[\w'-]+ ){0,3}(?:on fire|alight|ablaze)\b|\bstart(?:ing)? (?:a |an |the )?(?:\w+ )?fires? (?:that looks|in (?:his|her|their|the (?:school|shop|office|building|forest))|without (?:being|getting) caught)\b|\bcommit arson\b/,
    unless: new RegExp(
      `${HARMLESS.source}|\\b(?:stage|audience|dance ?floor|christmas|lights|candles|projector|on fire with|market on fire|fireplace)\\b`,
    ),
  },
  {
    when: /\b(?:tamper with|bypass|hack|cheat|manipulate) (?:the |my |our )?(?:gas|electric\w*|water|power) meter\b|\btraffick?(?:ing)? (?:people|women|girls|humans)\b|\b(?:buy|sell) (?:a |my |an )?(?:kidney|organs?|human organs?)\b|\bpoison(?:ing)? (?:the |a |our )?(?:town|city|village)?(?:'s)? ?water(?: supply)?\b|\b(?:knock out|take down|attack) (?:the |a )?(?:\w+ )?power grid\b/,
    unless: new RegExp(`${HARMLESS.source}|\\b(?:card|donat\\w*|piano|church)\\b`),
  },
];

/** Fraud, forged papers, hiding from the law, drunk driving, arson. */
export const deceitPatterns = patternSet(
  patterns.map((pattern) => ({ ...pattern, reason: "dangerous_instructions" })),
);

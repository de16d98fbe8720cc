import { REASONS } from "../reasons.ts";
import type { SafetyReason, Verdict } from "../types.ts";

const IDIOMS =
  /\bkill(?:ing|s|ed)? (?:it|two birds|time|the (?:lights?|engine|vibe|mood|presentation|interview|weeds?|mou?ld|ants?|wasps?|bugs?|lawn|bacteria|germs|process|app|server|noise|competition)|my (?:to-?do list|inbox|procrastination|debt|habit|darlings|workout|weeds|lawn|phone addiction|vibe|mood|back|feet|grades?|motivation))\b|\b(?:this|that|it|which|work|school|\w+ing|the \w+|my \w+)(?:'s| is| are) (?:literally )?killing me\b|\bkill(?:ing)? (?:myself|me) (?:with|at|over) (?:work|laughter|the (?:gym|office)|this|my|overtime)|\bkilling myself (?:trying|to (?:get|make|finish|please))|\bdying (?:to|for|of (?:laughter|boredom|embarrassment|curiosity))\b|\b(?:want to|wanna|could) die (?:of|from) (?:embarrassment|laughter|shame|cringe)|\bmurder myster\w+|\bkill (?:them|him|her|people) with kindness|\bshoot \w+(?: \w+)? an? (?:text|email|message|note|line|dm)|\bshoot (?:a|the|my|some|an) (?:\w+ ){0,3}(?:video|film|movie|photos?|pictures?|scene|documentary|clip|wedding|hoops|baskets)|\bsuicide (?:prevention|awareness|squad)|\bdeadline|\bdead ?(?:line|lift|head)\w*|\bsteal the show|\b(?:bath|photo|glitter|seed) ?bombs?\b|\bburn ?down (?:chart|list)|\bhack(?:s)? (?:together|for|my (?:brain|habits|sleep|productivity|morning))\b|\blife ?hacks?\b|\bgrowth hack\w*/gi;

const SELF_HARM =
  /\b(?:kill(?:ing)? my ?self|suicid\w*|end(?:ing)? (?:my (?:own )?life|it all)|tak(?:e|ing) my (?:own )?life|(?:want|wanna|ready|need|going|deserve) (?:to )?die\b|wish i (?:was|were|wasn't|weren't) (?:dead|alive|born|here)|better off dead|(?:don'?t|do not|dont) want to (?:live|be alive|exist|wake up (?:tomorrow|again|anymore)|be here any ?more)|no (?:reason|point) (?:to|in) (?:live|living)|self[- ]?harm\w*|(?:hurt|harm|cut|burn|starve|hang|drown|poison|shoot)(?:t?ing)? myself(?! (?:off|some|a break|shaving))|overdos(?:e|ing)\b|unalive|jump (?:off|from) (?:a|the) (?:bridge|building|roof|balcony)|make myself (?:throw up|vomit)|not be alive)\b|\bkms\b/i;

const PEOPLE =
  "(?:(?:my|the|a|an|his|her|their|this|that|some|our)\\s+(?:[\\w-]+\\s+)?)?(?:boss|manager|wife|husband|partner|girlfriend|boyfriend|ex|mum|mom|mother|dad|father|parents?|brother|sister|son|daughter|bab(?:y|ies)|kids?|child(?:ren)?|neighbou?rs?|landlord|teacher|professor|classmates?|co-?workers?|colleagues?|roommates?|flatmates?|friends?|family|girls?|boys?|wom[ae]n|m[ae]n|guys?|person|people|someone|somebody|everyone|everybody|him|her|them|president|politicians?|police(?: officers?)?|cops?|dogs?|cats?|students?|strangers?|minors?|teens?|teenagers?)\\b(?!'s (?:birthday|party|feelings))";
const HARM = new RegExp(
  `\\b(?:kill|murder|poison|stab|shoot|strangle|assault|rape|kidnap|torture|blackmail|stalk|lynch|molest|groom|drug|beat up|beat the (?:shit|hell|crap) out of|physically (?:hurt|attack)|get revenge on|take revenge on|hurt|harm|abuse)(?:ing)?\\s+${PEOPLE}(?! (?:at|in) (?:chess|tennis|cards|football|monopoly|fifa|ping|pool|golf))|\\b(?:mass|school) shooting\\b|\\bspike (?:\\w+(?:'s)? )?drinks?\\b`,
  "i",
);

const ILLEGAL =
  /\b(?:(?:make|build|plant|detonate|assemble|buy) (?:a |an |some )?(?:\w+ )?(?:bombs?|explosives?|grenades?|molotov\w*|nerve agent|ricin|silencer|ghost gun)|(?:cook|make|synthesi[sz]e|sell|deal|smuggle|traffic|buy|score|get) (?:some |me some )?(?:crystal )?(?:meth|heroin|cocaine|crack cocaine|fentanyl|mdma|lsd|illegal drugs|drugs)\b|hack (?:into )?(?:my|his|her|their|someone|somebody|a |the |an )\b|steal (?:a |an |some |my |the |from |money|his |her |their |someone|credit|cars?|identit)|shoplift\w*|rob (?:a |an |the |my |someone|people)|launder(?:ing)? money|money laundering|(?:make|get|buy|forge|create) (?:a |an |some )?(?:fake|forged|counterfeit|stolen) (?:id|ids|passports?|prescriptions?|documents?|money|bills|diplomas?|licen[cs]es?|vaccin\w+|notes|cards?)|forge (?:a |my |his |her |their |someone)|counterfeit (?:money|bills|notes)|evade (?:my )?tax(?:es)?|tax evasion|(?:commit|do) (?:a )?(?:\w+ )?(?:fraud|arson|crime|murder|burglary|robbery|identity theft)|insurance fraud|credit card fraud|burn (?:down )?(?:my|the|his|her|their|a) (?:\w+(?:'s)? )?(?:house|office|building|school|car|church)(?: down)?|child porn\w*|sex with (?:a |an )?(?:minor|child|kid|underage)|human trafficking|write (?:a |some )?(?:ransomware|malware|virus)|phishing (?:site|scam|email|page)s?|ddos|drive (?:home )?drunk|drink and drive|get away with (?:a |the )?\w+|(?:secretly|track|spy on) (?:track |record |spy on |read )?(?:my|his|her) (?:wife|husband|partner|girlfriend|boyfriend|ex)(?:'s)?)\b/i;

const MEDICAL =
  /\b(?:stop|quit|come off|get off|skip|wean off|ditch) (?:taking )?(?:all )?(?:my )?(?:anti-?depressants?|meds|medication|medicine|insulin|lithium|ssris?|anti-?psychotics?|mood stabili[sz]ers?|blood pressure (?:pills|tablets|meds)|benzos?|xanax|valium)\b|\b(?:stop eating (?:completely|altogether|entirely|food|for)|eat (?:nothing|only \d{2,3} calories|under \d{2,3} calories|less than [1-7]\d{2} calories|[1-7]?\d{2} calories (?:a|per) day)|starve|water fast for (?:\d{2,}|a month|weeks))\b|\blose (?:(?:[1-9]\d|\d{3}) ?(?:kg|kilos?)|(?:[2-9]\d|\d{3}) ?(?:lbs?|pounds)) in (?:(?:a|one|1|two|2) weeks?|\d days|ten days|10 days)\b/i;

const IDEATION =
  /\bwish i (?:was|were|wasn't|weren't) (?:dead|alive|born|here)\b|(?:don'?t|do not|dont) want to (?:live|be alive|exist)|^i (?:want to|wanna) die\b/i;

const RULES: readonly (readonly [RegExp, SafetyReason])[] = [
  [IDEATION, "self_harm_ideation"],
  [SELF_HARM, "self_harm_intent"],
  [HARM, "threat"],
  [ILLEGAL, "dangerous_instructions"],
  [MEDICAL, "dangerous_health"],
];

/** A verdict, and whether it is a close call that deserves a second opinion where one can be had. */
export type Judgement = { verdict: Verdict; isGrey: boolean };

const ALLOWED: Verdict = { severity: "allow", category: null, reason: null, spans: [] };

/** As `checkText`, with how sure it is. */
export function judgeText(text: string): Judgement {
  const literal = text.replace(IDIOMS, (idiom) => " ".repeat(idiom.length));
  for (const [rule, reason] of RULES) {
    const found = rule.exec(literal);
    if (!found) continue;
    const span = { start: found.index, end: found.index + found[0].length };
    return { verdict: { ...REASONS[reason], reason, spans: [span] }, isGrey: false };
  }
  return { verdict: ALLOWED, isGrey: false };
}

/**
 * What the safety check says of a text: in the process, offline, the same for the same text. Reads any
 * text of up to 10,000 characters within 10 ms.
 */
export function checkText(text: string): Verdict {
  return judgeText(text).verdict;
}

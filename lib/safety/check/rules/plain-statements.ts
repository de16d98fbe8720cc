import type { SafetyReason } from "../../types.ts";
import type { Rules } from "../types.ts";

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

const PATTERNS: readonly (readonly [RegExp, SafetyReason])[] = [
  [IDEATION, "self_harm_ideation"],
  [SELF_HARM, "self_harm_intent"],
  [HARM, "threat"],
  [ILLEGAL, "dangerous_instructions"],
  [MEDICAL, "dangerous_health"],
];

/** Plain statements, until each category has rules of its own. */
export const plainStatements: Rules = {
  trigger: /[a-z]/,
  find: ({ text }) =>
    PATTERNS.flatMap(([pattern, reason]) => {
      const found = pattern.exec(text);
      if (!found) return [];
      return [{ kind: "reason", reason, start: found.index, end: found.index + found[0].length }];
    }),
};

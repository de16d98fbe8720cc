import type { Rules } from "../types.ts";
import { type Pattern, patternSet } from "./match.ts";
import {
  ASK,
  findOwn,
  GOAL,
  INTENT,
  PERSON,
  PHRASE_END,
  SOMEBODY,
  STAGED,
  WHOSE,
} from "./people.ts";

const TORMENT =
  "(?:bully(?:ing)?|humiliat(?:e|ing)|harass(?:ing)?|blackmail(?:ing)?|dox+(?:ing)?|stalk(?:ing)?|extort(?:ing)?|catfish(?:ing)?|gaslight(?:ing)?|torment(?:ing)?|terrori[sz](?:e|ing)|intimidat(?:e|ing)|slander(?:ing)?|defam(?:e|ing)|ridicul(?:e|ing)|degrad(?:e|ing)|cyberbully(?:ing)?|(?:body|fat|slut)[- ]?sham(?:e|ing))";
const PRIVATE =
  "(?:nudes|nude (?:photos?|pics?|pictures?)|naked (?:photos?|pics?|pictures?)|private (?:messages|photos?|pics?|pictures?|chats?|videos?|number|address)|intimate (?:photos?|pictures?|videos?)|embarrassing (?:video|photo|picture|recording)s?|sex tape|medical records|secrets|home address)";
const MISERY =
  "(?:miserable|suffer|regret (?:it|being born|ever|everything|that)|feel (?:so )?(?:worthless|ugly|like (?:shit|dirt|nothing|trash|garbage)|small|fat|unwelcome|unwanted|disgusting)|hate (?:herself|himself|themselves)|cry (?:in front of|until|every day|so|on purpose)|quit by)";

const WANTS = [
  `(?!bully (?:boss|colleague|manager|co-?worker|neighbou?r|teacher)\\b)${TORMENT} (?:${PERSON})(?! (?:with love|less|who (?:bull|harass|stalk)))`,
  `(?:ruin|destroy|wreck|sabotage) (?!y?o?ur )${WHOSE} (?:whole |entire )?(?:life|reputation|career|marriage|confidence|wedding|relationship|name)${PHRASE_END}`,
  `make (?:${SOMEBODY} ${MISERY}|(?!y?o?ur )${WHOSE} life (?:at \\w+ )?(?:so )?(?:a (?:living )?hell|hell|miserable|a misery))`,
  `(?:spread|start|make up|invent|put out) (?:a |an |some |the |nasty |false |fake |bad |mean ){0,3}(?:rumou?rs?|lies|gossip|scandal) (?:about|that) (?!me\\b|myself|us\\b|the (?:product|company|market))`,
  `(?:post|leak|publish|upload|expose|release|share|spread) (?!y?o?ur )${WHOSE} ${PRIVATE}${PHRASE_END}`,
  `(?:leak|publish|expose) (?:her|his|their) (?:photos?|pictures?|dms|messages|number|address|chats?)${PHRASE_END}|post (?:her|his|their) (?:address|number) (?:online|on (?:the )?(?:internet|facebook|instagram|reddit|x|a forum)|and let)`,
  `(?:crush|break|destroy) (?!y?o?ur )${WHOSE} (?:confidence|self-esteem|self esteem|spirit)${PHRASE_END}`,
  `send (?!y?o?ur )${WHOSE} (?:nudes|naked \\w+|private \\w+|intimate \\w+) to`,
  `get (?:everyone|everybody|people|the (?:whole )?(?:class|team|office|school|group|internet)|all of (?:our|my) \\w+|others) to (?:hate|ignore|laugh at|bully|gang up on|turn (?:on|against)|unfollow|shun|pick on|mob) (?!me\\b|us\\b)`,
  `turn (?:everyone|everybody|all (?:of )?(?:our|her|his|their|the) \\w+|people) against (?!me\\b|us\\b)`,
  `(?:get|take|have) (?:my |some )?revenge (?:on|against) (?:${SOMEBODY})(?! (?:by (?:being|living|getting|becoming|doing|beating)|with kindness))`,
  `(?:make|create|start|set up|open) (?:a |an |some |new |anonymous |fake |burner ){1,3}(?:accounts?|profiles?|page|website|site) (?:to|that) (?:bully|harass|stalk|mock|expose|mocks|embarrass|insult|troll|humiliate|send hate|shame|attack)(?! (?:the )?(?:company|scam|fraud|corruption))`,
  `(?:make|create|start|set up) (?:a |an )?(?:hate (?:page|account|group)|burn book|hate site)`,
  `(?:send|write|post|leave) (?:${SOMEBODY} )?(?:hate (?:mail|messages|comments)|death threats|nasty comments|threatening (?:letters?|messages?|texts?))(?! (?:i|that i) (?:get|got|receive))`,
].join("|");

const REPROACH =
  "(?:worthless|pathetic|disgusting|nothing but (?:a|an) \\w+|a waste of (?:space|oxygen|air|skin)|(?:a |an? \\w+ )?piece of (?:shit|trash|garbage|crap|filth)|(?:a |an |such a )?(?:(?:fat|ugly|stupid|dumb|useless|filthy|dirty|pathetic|worthless|disgusting|fucking|little|lazy|brainless|miserable) ){1,3}(?:cow|pig|bitch|whore|slut|freak|loser|idiot|moron|rat|clown|cunt|bastard|nobody|failure|animal|creature|troll|pig|hag)|(?:a |an )(?:whore|slut|cunt))";

const MEANT_STAGE = new RegExp(STAGED);

function pattern(source: string): Pattern {
  return { reason: "harassment", when: new RegExp(source), unless: MEANT_STAGE };
}

const PATTERNS = patternSet([
  // What begins with a wish, a goal or a question says itself whether it is denied.
  ...[INTENT, GOAL, ASK].map((beginning) => ({
    ...pattern(`${beginning}(?:${WANTS})`),
    isWish: false,
  })),
  pattern(`\\b(?:write|draft|compose|give me) [^.?!]{0,40} (?:to|that|so) (?:${WANTS})`),
  pattern(
    `(?:^|[,:] ?|\\band |\\bbecause )(?:you|u|ya)(?:'re| are| r|r)? (?:all |just |really |such |so |still |always |will always be |nothing but ){0,2}${REPROACH}${PHRASE_END}`,
  ),
  pattern(
    `(?<!\\b(?:are|love|call|called|if|than|think) )\\b(?:you|u) (?:(?:fat|ugly|stupid|dumb|useless|filthy|dirty|pathetic|worthless|disgusting|fucking|absolute|brainless|talentless|miserable) ){1,3}(?:cow|pig|bitch|whore|slut|freak|loser|idiot|moron|rat|clown|cunt|bastard|nobody|failure|waste of \\w+)${PHRASE_END}`,
  ),
  pattern(
    `^(?:nobody|no one) (?:here )?(?:likes|wants|loves|would miss|will ever love) (?:you|u)${PHRASE_END}(?!.*\\bmy (?:brain|head|mind)\\b)`,
  ),
  pattern(
    `(?:^|[,.!] ?|\\b(?:just|so|and|please|should|pls) )(?:go (?:and )?)?(?:kill (?:yourself|urself)|kys|go die|go hang yourself|drink bleach|unalive yourself)${PHRASE_END}|\\bkys (?:loser|bitch|now|please|pls|you)\\b`,
  ),
  pattern(
    `\\b(?:i|we) hope (?:you|u|he|she|they) (?:die|dies|rot|rots|suffer|suffers|get cancer|gets cancer|never wake up)\\b`,
  ),
  pattern(
    `\\b(?:or|unless)\\b.{0,40}\\b(?:i|we)(?:'ll| will|'m going to| am going to)? (?:leak|post|publish|release|expose|tell everyone|send) (?:your|her|his|their|the (?:photos?|video|pictures|screenshots|clip)|everything)`,
  ),
  pattern(
    `\\b(?:i'?ll|i will|i'?m going to|gonna) (?:make (?:your|her|his|their) life (?:a (?:living )?hell|hell|miserable)|ruin (?:you|him|her|them)|destroy you)${PHRASE_END}`,
  ),
]);

/** Abuse aimed at a person, and the wish to bully, humiliate, stalk, expose or blackmail somebody. */
export const harassmentRules: Rules = {
  trigger:
    /bully|humiliat|harass|blackmail|\bdox|stalk|extort|catfish|gaslight|torment|terrori|intimidat|slander|\bdefam|ridicul|degrad|sham(?:e|ing)|\b(?:life|reputation|career|marriage|confidence|self-? ?esteem|spirit|wedding|relationship|name)\b|miserable|suffer|regret|\bfeel |\bhate|\bcry\b|\bquit by|rumou?r|\blies\b|gossip|scandal|nude|naked|private|intimate|embarrassing|sex tape|medical records|secrets|address|\bleak|publish|expos|\bpost |\bignore|laugh at|gang up|against|unfollow|\bshun|pick on|revenge|burner|fake|account|\bpage|threat|nasty|worthless|pathetic|disgusting|\bwaste of|piece of|\bcow\b|\bpig\b|bitch|whore|\bslut|freak|loser|idiot|moron|\brat\b|clown|cunt|bastard|creature|troll|\bhag\b|\bnobody|no one|failure|\banimal\b|nothing but|kill (?:your|ur)self|\bkys\b|go die|hang yourself|drink bleach|unalive|\bhope (?:you|u|he|she|they)|\bruin|destroy/,
  find: (sentence) => findOwn(PATTERNS, sentence),
};

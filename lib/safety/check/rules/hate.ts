import type { Rules } from "../types.ts";
import { ALL_THOSE, GROUP, MINORITY } from "./groups.ts";
import { type Pattern, patternSet } from "./match.ts";
import { findOwn, PHRASE_END } from "./people.ts";

const VERMIN =
  "(?:(?:filthy|dirty|heartless|diseased|stupid|subhuman|sick|lying) ){0,2}(?:vermin|parasites?|cockroach(?:es)?|rats|locusts|leeches|animals|beasts|subhumans?|sub-human|scum|filth|filthy|dirty|disgusting|inferior|a disease|diseased|a plague|a cancer|like a cancer|an infestation|terrorists|criminals|rapists|thieves|paedophiles|pedophiles|trash|garbage|dirt|monkeys|apes|pigs|dogs|snakes|insects|savages|degenerates?|perverts|freaks|sick freaks|worthless|less (?:intelligent|human)(?: than \\w+)?|not (?:really |even )?(?:people|human|real people)|an abomination|abominations|useless eaters|a burden(?: on (?:society|us))?|a joke of nature|mistakes|defective|property|too (?:stupid|dumb|weak) to \\w+|liars|greedy|stupid|dumb|lazy|slaves|devils|demons|orcs|braindead|baby killers|mafia)";
const FATE =
  "(?:be (?:\\w+ )?(?:killed|shot|hanged|hung|gassed|exterminated|sterili[sz]ed|castrated|put down|wiped out|burned|burnt|stoned|locked up|beaten|raped|eradicated|eliminated|removed from|kept away from|driven out|drowned|born)|die\\b|burn\\b|go back to (?:their|where)|(?:stay )?in (?:the kitchen|chains|cages|camps|huts|the zoo))";
const DESTROY =
  "(?:kill|gas|exterminate|wipe out|eliminate|lynch|hang|burn|burn out|sterili[sz]e|castrate|eradicate|enslave|shoot|slaughter|hunt|cleanse \\w+ of|purge)";
const BANISH =
  "(?:get rid of|kick out|throw out|drive out|chase out|keep out|scare off|ban|deport|expel|spit on|beat up|attack)";

/** What tells that the sentence speaks about hate: a lesson, a report, a defence. */
const ABOUT_HATE =
  /\b(?:myths?|stereotypes?|prejudices?|propaganda|racis[tm]s?|antisemiti\w+|homophob\w+|sexis[tm]|xenophob\w+|islamophob\w+|bigot\w*|hate (?:speech|crimes?)|not all|nobody should|no one should|isn't true|is wrong|wrong to|unlearn|debunk|refute|memorial|genocide|essay|lesson|exam|history|novel|documentary|nazis? (?:called|said|saw|believed)|used to (?:think|believe|hate|say)|stop (?:saying|calling|people)|against (?:hate|racism)|deny|denial|deniers|shocked|offended|hurt(?:s|ful)? (?:me|when))\b/;

const PRAISED = `(?:^|\\bi (?:think|believe|say) |\\bbecause |\\bthat |, )(?:heil hitler|sieg heil|hitler was right|white power(?=\\W*$)|long live the (?:klan|reich)|(?:death to|down with) ${ALL_THOSE}${MINORITY}${PHRASE_END})`;

function pattern(source: string): Pattern {
  return { reason: "hate", when: new RegExp(source), unless: ABOUT_HATE };
}

const PATTERNS = patternSet([
  pattern(
    `\\b${GROUP} (?<!\\b(?:some|many|as|like|our|my|not|not all|for|two|three|few|treating|treat|with|among|of|if|from|by|to|and|or|are|were) ${GROUP} )(?:here |around here )?(?:are|r|is) (?:all |just |nothing but |like |basically |such |so |naturally |by nature |mostly |always |really |clearly ){0,3}${VERMIN}${PHRASE_END}`,
  ),
  pattern(
    `\\bwhy (?:are|r) ${ALL_THOSE}${GROUP} (?:all |so |such |always ){0,2}(?:vermin|parasites|stupid|dumb|lazy|dirty|inferior|filthy|disgusting|violent|greedy|criminals?|animals)`,
  ),
  pattern(
    `\\b${GROUP} (?:all )?(?:should(?:n't)?|shouldnt|must|need to|needs to|ought to|deserve to|have to|belong) (?:all |just |really )?${FATE}`,
  ),
  pattern(
    `\\b${GROUP} (?:should(?:n't|nt| not)|must not|mustn't) (?:exist|breed|vote|have (?:kids|children|rights)|be (?:born|allowed (?:near|in|into|here))|live (?:here|among us))`,
  ),
  pattern(
    `\\bworld (?:would be|is) (?:a )?(?:better|cleaner)(?: place)? without ${ALL_THOSE}${GROUP}${PHRASE_END}`,
  ),
  pattern(
    `\\b(?:teach|make|get) (?:\\w+ ){1,4}to (?:hate|despise|fear) ${ALL_THOSE}${MINORITY}${PHRASE_END}`,
  ),
  pattern(
    `(?:^|\\bi |\\bwe |\\blet's |\\bto |\\bshould |\\bjust |\\bthen )${DESTROY} ${ALL_THOSE}${GROUP}${PHRASE_END}`,
  ),
  pattern(
    `(?:^|\\bi (?:want to|will|would|'ll) |\\bwe (?:should|must|need to|will) |\\blet's |\\bhow (?:do|can|could) (?:i|we) |\\b(?:plan|help me|how|want|going|time|march|campaign|movement|patrol|group|club) to )${BANISH} ${ALL_THOSE}(?:muslims|jews|blacks|black people|gays|gay people|homosexuals|lesbians|trans people|gypsies|arabs|africans|asians|foreigners|immigrants|migrants|refugees|cripples|disabled people)${PHRASE_END}`,
  ),
  pattern(
    `\\bi (?:really |just |fucking |truly |so )?(?:hate|despise|detest|loathe|can't stand|cant stand) ${ALL_THOSE}(?!travellers|believers|natives|minorities)${MINORITY}${PHRASE_END}`,
  ),
  pattern(
    `\\b(?:get|keep|drive|push|force) ${ALL_THOSE}${MINORITY} out of (?:my|our|this) (?:street|country|town|building|neighbou?rhood|school|gym|village|city|church|club|house|hall|shop|pool|land)`,
  ),
  pattern(
    `\\b(?:foreigners|jews|muslims|refugees|immigrants|migrants|gypsies|gays) out(?:!|$|\\b of (?:my|our))`,
  ),
  pattern(
    `\\b(?:no|without any) (?:blacks|jews|muslims|gays|foreigners|gypsies|arabs|africans)(?:,? (?:no |or |and )?(?:blacks|jews|muslims|gays|dogs|foreigners|gypsies|arabs|africans))* (?:allowed|here|in (?:my|our|this))|\\bwhites only\\b|\\bonly for whites\\b`,
  ),
  pattern(
    `\\b(?:never|not|n't|refuse to|only|avoid) (?:to )?(?:hire|hiring|rent to|renting to|serve|serving) (?:any |to )?(?:blacks|black people|jews|muslims|gays|gypsies|arabs|africans|white people|whites)${PHRASE_END}`,
  ),
  pattern(PRAISED),
  pattern(
    `\\b(?:white|black|aryan|our|my|master) race (?:is|are) (?:\\w+ )?(?:superior|better than|the best|pure|above)|\\b(?:my|our|the white) race is superior|\\bkeep (?:our|the|my) (?:race|blood|bloodline) pure|\\bthe white race must|\\bethnic(?:ally)? cleans(?:e|ing) (?:is the only|of our|our|my)|\\bbring back (?:segregation|slavery)\\b`,
  ),
  pattern(
    `(?:^|\\byou (?:should|can|need to|must) |\\btell (?:her|him|them) to |\\b(?:just|all) )go back to (?:your (?:own )?(?:country|desert|jungle|hut)|the jungle|where (?:you|they) (?:came|come) from)`,
  ),
  pattern(
    `\\b(?:jokes?|memes?|songs?|poems?|insults?|slurs?|chants?|slogans?) (?:\\w+ ){0,2}?(?:about how|that makes? (?:fun of )?|making fun of|mocking|against|for) ${ALL_THOSE}(?:black people|blacks|jews|muslims|gays|gay people|homos|women|disabled people|cripples|asian people|asians|gypsies|immigrants|refugees|arabs|africans|trans people|down'?s? syndrome)\\b`,
  ),
  pattern(
    `\\b(?:explain|prove|show|say|write) (?:\\w+ ){0,2}?(?:why|that|how) (?:the )?holocaust (?:never happened|didn't happen|is a (?:lie|hoax)|was (?:a (?:lie|hoax)|made up|faked|invented))`,
  ),
]);

/** What dehumanises or demeans a group of people, or calls for harm to it. */
export const hateRules: Rules = {
  trigger: new RegExp(
    `\\b(?:${GROUP}|hitler|sieg|heil|white power|klan|whites|race|segregation|slavery|holocaust|death to|ethnic|go back to)`,
  ),
  find: (sentence) => findOwn(PATTERNS, sentence),
};

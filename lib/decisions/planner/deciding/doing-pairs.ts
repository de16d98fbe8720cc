import { type Decision, pairOf, questionOf } from "@/lib/decisions/planner/deciding/decision";
import { ownWords } from "@/lib/decisions/planner/deciding/own-words";
import { NO_SUBJECT, OTHER_WAY } from "@/lib/decisions/planner/deciding/verbless-pairs";
import { plainVerb, startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { shorten } from "@/lib/decisions/planner/words/wording";

/** "pick a venue, down to the barn or the pub": what is left to choose from. */
const DOWN_TO =
  /\b(?:down to|between)\s+([^,.;?]{2,60}?)\s+or\s+([^,.;?]{2,60}?)(?=\s+and\s+(?:my|his|her|i|we|the)\b|[,.;?]|$)/i;
/** "android or iphone, my old phone dies": two short things with a remark behind them. */
const BARE_PAIR =
  /^((?:[\p{L}\p{N}'-]+\s){0,3}[\p{L}\p{N}'-]+) or ((?!at least\b|so\b|something\b)(?:[\p{L}\p{N}'-]+\s){0,3}[\p{L}\p{N}'-]+)(?:\?|[,;.]\s)/iu;
/** "which of the two nurseries, Little Oaks or Sunbeam, …". */
const NAMED_PAIR = /^which of [^,:?]+[,:]\s+(.+?)\s+or\s+(.+?)(?:,|\?|$)/i;

/** "get a kitten or a grown up cat": two things of which one is to be had. */
const EITHER_THING =
  /^(?:get|buy|adopt|rent|lease|have|wear|bake|grow|plant)\s+(an?\s[^,.;:!?]{2,40}?)\s+or\s+(an?\s[^,.;:!?]{2,40})\W*$/i;

/** "pick a color for the door, red or navy": what is looked for, and the two behind it. */
const PICKED =
  /^(?:help me )?(?:pick|choose|decide on)\s(?!between\b|from\b)[^,:?!]{3,60}[,:]\s+(?:either\s+)?([^,.;:?!]{2,40}?)\s+or\s+([^,.;:?!]{2,40}?)\W*$/i;

/** Two things of which one is to be chosen. */
export function readPair(text: string): Decision | null {
  const [, one, other] =
    NAMED_PAIR.exec(text) ??
    DOWN_TO.exec(text.replace(/\s*\([^)]*\)/g, "")) ??
    BARE_PAIR.exec(text) ??
    EITHER_THING.exec(text) ??
    PICKED.exec(text) ??
    [];
  if (one === undefined || other === undefined || NO_SUBJECT.test(one)) return null;
  // "buy milk or cream, call mom" is a row of errands.
  const behind = /^[^,]*\sor\s[^,]*,\s+(\p{L}+)/iu.exec(text)?.[1] ?? "";
  if (startsWithVerb(one) && one.includes(" ") && plainVerb(behind) === behind) return null;
  // "find a cafe or group" looks for either.
  if (/^(?:find|look for|search for)\s/i.test(one)) return null;
  return pairOf(text.split(/(?<=[?.!])\s/)[0] ?? text, one, other);
}

/** "keep the car or go without": two things to do, each with its verb. */
const DOINGS =
  /^(?:either\s+)?((?:[\p{L}'-]+)\s(?:[^.,;:!?]|(?<=\d)[.,](?=\d)){3,60}?),?\s+or\s+(?:else\s+|just\s+|do i\s+|should i\s+)?((?:[\p{L}'-]+)(?:\s(?:[^.,;:!?]|(?<=\d)[.,](?=\d)){2,60})?)\W*$/iu;
const SEARCHES =
  /^(?:find|look|search|ask|learn|figure|buy|get|choose|decide|pick|stop|avoid|not|help|write|read|make)\b/i;
/** Words that only answer, and need nothing behind them. */
const ANSWERS =
  /^(?:stay|leave|go|keep|wait|quit|sell|move|let it go|drop it|forget it|say (?:no|yes)|stay put|go without|stop|give up|cancel|skip it)\b/i;

/** "christmas at my parents or stay home": a plan, which may have no verb, or none. */
const NO_NEW_PLAN = /^(?:stay (?:home|put|here|where|in)|(?:go )?straight to)\b/i;

/** "a gift for someone who doesn't drink or eat out much": what "or" joins is told of somebody. */
const TELLS_OF =
  /\b(?:who|that|which)\s+(?:(?:don't|doesn't|didn't|can't|won't|isn't|aren't|dont|doesnt|cant|wont|never|hates?|loves?|likes?|lives?|works?)\b)/i;

/** "buy the car or lease it". */
const OF_THE_SAME = /^\p{L}+ (?:it|them|one)$/iu;

/** "tell work about the MS or not". */
const OR_NOT =
  /^((?:tell|keep|invite|report|marry|leave|quit|sell|forgive|confront|christen|renew|accept)\s[^,.;:!?]{2,70}?)\s+or not\W*$/i;

/** "get a kitten or a grown up cat": one verb for two sorts of thing. */
const SORTS =
  /^(get|buy|adopt|rent|lease|choose|have|take|book|hire)\s+((?:an?|the)\s[^,.;:!?]{2,40}?)\s+or\s+((?:an?|the)\s[^,.;:!?]{2,40}?)(?=\s*(?:[,;?.]|$))/i;
/** "buy a macbook or fix my old dell": something new, or what one has already. */
const NEW_OR_OWN =
  /^(?:buy|get|order|hire)\s.*\sor\s(?:just\s)?(?:fix|repair|mend|keep|rent|lease|borrow|build|make|wait|upgrade|refurbish|reuse|skip|do)\b/i;
/** "call her or text her". */
const TWO_WAYS =
  /^(?:call|text|phone|email|e-mail|facetime|dm|message|ring)\s.*\sor\s(?:call|text|phone|email|e-mail|facetime|dm|message|ring|visit)\b/i;
/** What is told behind a pair of doings: ", repair quote is $1,900". */
const REMARK = /(?<=\sor\s(?:[^,]|(?<=\d),(?=\d)){3,60}),\s.*$/i;

/** Two things to do of which one is to be done. */
export function readDoings(text: string): Decision | null {
  const [, doubted] = OR_NOT.exec(text) ?? [];
  if (doubted !== undefined) return pairOf(`${doubted} or not`, doubted, "not now");
  const sorts = SORTS.exec(text);
  if (sorts !== null) {
    const [whole = "", verb = "", ...both] = sorts;
    const options = both.map((sort) => ownWords(shorten(`${verb} ${sort}`, 70)));
    return { question: questionOf(whole), options, open: false };
  }
  const asked = text.replace(REMARK, "");
  const [, one = "", other = ""] = DOINGS.exec(asked) ?? [];
  const isAnswer =
    ANSWERS.test(other) ||
    OF_THE_SAME.test(other) ||
    NEW_OR_OWN.test(asked) ||
    /^either\s|\sor just\s/i.test(text);
  const isOtherWay = OTHER_WAY.test(other) && !TWO_WAYS.test(asked);
  if (one === "" || isOtherWay || TELLS_OF.test(one)) return null;
  if (!NO_NEW_PLAN.test(other)) {
    if (!startsWithVerb(one) || plainVerb(other.split(" ")[0] ?? "") === null) return null;
    if (!isAnswer && (SEARCHES.test(one) || !startsWithVerb(other))) return null;
  }
  const options = [one, other].map((option) => ownWords(shorten(option, 70)));
  return { question: questionOf(asked.replace(/^either\s+/i, "")), options, open: false };
}

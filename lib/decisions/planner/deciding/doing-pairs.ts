import { type Decision, pairOf, questionOf } from "@/lib/decisions/planner/deciding/decision";
import { ownWords } from "@/lib/decisions/planner/deciding/own-words";
import { NO_SUBJECT, OTHER_WAY } from "@/lib/decisions/planner/deciding/verbless-pairs";
import { plainVerb, startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { shorten } from "@/lib/decisions/planner/words/wording";
import { capitalise } from "@/lib/text";

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

/** "self publish or find an agent", "sell it myself or get a realtor": by oneself, or with somebody who does it. */
const ALONE_OR_HELPED =
  /^((?:self[- ]?\p{L}+|\p{L}+ [^.,;:!?]{0,40}\b(?:myself|ourselves|(?:on )?my own|our own))(?: [^.,;:!?]{1,20}?)?) or ((?:find|hire|get|use|pay|go with|look for) (?!help\b)[^.,;:!?]{3,60})\W*$/iu;
/** Places between which one goes or moves: "go to Portugal or Greece in september with $3,500". */
const PLACES =
  /^((?:(?:go|fly|travel|drive|move|take the kids|take the family) (?:back )?to)|visit|vacation in|honeymoon in) (?!bed\b|work\b|sleep\b|school\b|the\b|my\b|an?\b)((?:\p{L}+ ){0,2}\p{L}+) or (?:to )?(?!the\b|my\b|an?\b)((?:\p{Lu}\p{L}+ )?\p{L}+)((?: (?:in|for|with|on|this|next|over|around) [^.;:!?]+)?)\W*$/iu;
const NAMED_PLACE = /^\p{Lu}/u;
/** What belongs to a journey, and to no errand. */
const OF_JOURNEY =
  /\b(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|fall|winter))|for (?:\d+|two|three|a|spring|our|my) (?:days?|nights?|weeks?|weekend|break|honeymoon|anniversary|birthday)|with [$]\d|(?:this|next) (?:spring|summer|fall|winter|year))\b/i;
/** "drop out of the marathon, 5 weeks left and shin splints": how little is left is told by whoever hesitates. */
const BEFORE_THE_END =
  /^((?:drop|pull|back) out of|withdraw from|quit) (?!my job\b|smoking\b|drinking\b|vaping\b)([^,.;:!?]{3,50}),\s+((?:only |just |about )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:more )?\p{L}+ (?:left|to go|away)\b[^.;:!?]*)\W*$/iu;

/** A place of two, with what is told of the journey. */
function readPlaces(text: string): Decision | null {
  const [, verb = "", one = "", other = "", tail = ""] = PLACES.exec(text) ?? [];
  const isNamed = tail === "" && [one, other].every((place) => NAMED_PLACE.test(place));
  const isMeant = OF_JOURNEY.test(tail) || isNamed;
  if (one === "" || !isMeant || plainVerb(other.split(" ")[0] ?? "") !== null) return null;
  const [, sum] = /\bwith ([$]\d.*)$/i.exec(tail) ?? [];
  const places = [one, other].map(ownWords);
  // What stands beside a name is one, too: "portugal or greece".
  const named = places.some((place) => NAMED_PLACE.test(place)) ? places.map(capitalise) : places;
  const options = named.map((place) => `${verb} ${place}`);
  const question = questionOf(`${verb} ${named.join(" or ")}`);
  const told = sum === undefined ? undefined : `have ${sum.trim()}`;
  return { question, options, open: false, ...(told === undefined ? {} : { told }) };
}

/** Two things to do of which one is to be done. */
export function readDoings(text: string): Decision | null {
  const places = readPlaces(text);
  if (places !== null) return places;
  const [, alone, helped = ""] = ALONE_OR_HELPED.exec(text) ?? [];
  if (alone !== undefined) return pairOf(text, alone, helped);
  const [, leaving, left = "", told = ""] = BEFORE_THE_END.exec(text) ?? [];
  if (leaving !== undefined) {
    const option = ownWords(shorten(`${leaving} ${left}`, 70));
    return { question: `${capitalise(option)}?`, options: [option], open: false, told };
  }
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

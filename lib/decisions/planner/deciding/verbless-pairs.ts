import { smallSort } from "@/lib/decisions/planner/deciding/own-plans";
import { plainVerb, startsWithVerb } from "@/lib/decisions/planner/words/verbs";

/** "haircut: fringe or no", "tattoo: yes or no": the matter, and the answers behind its colon. */
const COLON_PAIR =
  /^(?!(?:to-?do|list|today|tomorrow|remember|note|reminder|shopping|buy|get)\b)([^:,.;?!\n]{2,60}):\s+((?:[^:,.;?!\n]|(?<=\d)[.,](?=\d)){1,50}?),?\s+or\s+((?:[^:,.;?!\n]|(?<=\d)[.,](?=\d)){1,50}?)(?=[,.;?!](?!\d)|$)/i;
/** "adopt vs ivf again, we're exhausted": two things with a remark behind them. */
const VERSUS_PAIR =
  /^([^,.;:?!\n]{2,60}?)\s+(?:vs\.?(?! code\b)|versus)\s+([^,.;:?!\n]{2,60}?)(?=[,;:?!]|\.\s|\.?$)/i;
/** "cat or dog", "gas or electric hob": two short things and no more. */
const NAKED_PAIR = /^((?:[\p{L}'-]+\s){0,2}[\p{L}'-]+) or ((?:[\p{L}'-]+\s){0,3}[\p{L}'-]+)\W*$/iu;
/** "law school or a job at my uncle's firm": two ways on, the second with what belongs to it. */
const WAYS_ON =
  /^((?:an?\s|the\s)?\p{L}+(?: (?!for\b|to\b|at\b|in\b|on\b|with\b)\p{L}+){0,2}) or (an? (?:\p{L}+ )?(?:job|year (?:off|out|abroad)|course|degree|apprenticeship|internship|gap year)\b[^,.;:!?]{0,40})\W*$/iu;
/** "cruise or all inclusive for our honeymoon", "LSAT or GRE for law school": two things, and what for. */
const FOR_PAIR =
  /^((?:an? |the )?(?:[\p{L}\d'-]+\s){0,2}[\p{L}\d'-]+) or ((?:an? |the )?(?:[\p{L}\d'-]+\s){0,2}[\p{L}\d'-]+) for (?!me\b|us\b|him\b|her\b|them\b|someone\b|sale\b|free\b)(?:[\p{L}\d'-]+\s){0,7}[\p{L}\d'-]+\W*$/iu;
/** "netflix or go for a run tonight", "gym now or after work": two small things that a coin may decide between. */
const SMALL_PAIR =
  /^(?!(?:find|look|search|ask|learn|buy|get|sell|pick|stop|help|order|bring|make|clean|wash|teach)\b|(?:call|text|phone|email|message) or\b)([^,.;:!?]{2,40}?) or ([^,.;:!?]{2,40}?)(?: tonight| today| right now| for (?:breakfast|lunch|dinner|dessert))?\W*$/i;
/** Words of a pair that say how, how many or for whom, and name no answer. */
const NO_ANSWER =
  /^(?:no|not|without|less|more|fewer|something|anything|someone|somebody|whatever|so|one|two|three|once|twice|sooner|later|else|at least|any|either)\b|\b(?:for|to|with|in|on|at|by|about|of|from)\b/i;
/** First words of a sentence or a question, which is no pair of things. */
export const NO_SUBJECT =
  /^(?:i|we|my|it|help|need|can|could|may|would|will|is|are|do|does|what|how|who|where|when|why)\b/i;
/** Another way to the same end, and no other answer: "find a sitter or ask mum". */
export const OTHER_WAY =
  /^(?:ask|find|call|email|text|something|whatever|anything|at least|similar|get (?:someone|somebody))\b/i;

/** Two answers that stand side by side without a verb, with the words that ask; null where there are none. "no" behind a thing is to go without it. */
export function verblessPair(text: string): { asked: string; one: string; other: string } | null {
  const [, matter, answer = "", against = ""] = COLON_PAIR.exec(text) ?? [];
  if (matter !== undefined && !OTHER_WAY.test(against)) {
    const isThing = plainVerb(answer.split(" ")[0] ?? "") === null && !/^yes$/i.test(answer);
    const other = isThing && /^(?:no|not)$/i.test(against) ? `no ${answer}` : against;
    return { asked: `${matter}: ${answer} or ${against}`, one: answer, other };
  }
  const [versus, first = "", second = ""] = VERSUS_PAIR.exec(text) ?? [];
  if (versus !== undefined) return { asked: versus, one: first, other: second };
  const [ways, one = "", next = ""] = WAYS_ON.exec(text) ?? [];
  if (ways !== undefined && !NO_SUBJECT.test(one) && plainVerb(one.split(" ")[0] ?? "") === null) {
    return { asked: ways, one, other: next };
  }
  const [, small = "", counter = ""] = SMALL_PAIR.exec(text) ?? [];
  if (smallSort(text, [small, counter]) !== null && !NO_SUBJECT.test(small)) {
    return { asked: text, one: small, other: counter };
  }
  const [forWhat, thing = "", rival = ""] = FOR_PAIR.exec(text) ?? [];
  if (forWhat !== undefined && !NO_SUBJECT.test(thing)) {
    const isOther = [thing, rival].some((part) => NO_ANSWER.test(part) || startsWithVerb(part));
    if (!isOther) return { asked: forWhat, one: thing, other: rival };
  }
  const [naked, left = "", right = ""] = NAKED_PAIR.exec(text) ?? [];
  if (naked === undefined || NO_SUBJECT.test(left)) return null;
  const isOther = [left, right].some((part) => NO_ANSWER.test(part) || startsWithVerb(part));
  return isOther ? null : { asked: naked, one: left, other: right };
}

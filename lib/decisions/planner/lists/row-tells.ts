import { BE_THERE } from "@/lib/decisions/planner/lists/list-shapes";
import { isEvent } from "@/lib/decisions/planner/lists/row-needs";
import {
  isNamedThing,
  isOrder,
  isTold,
  KEEPS_FROM,
} from "@/lib/decisions/planner/lists/told-items";
import { isPlainVerb, startsWithVerb } from "@/lib/decisions/planner/words/verbs";

/** A filler word, or when it is all due, or by what means: "right. shed. before winter.". */
export const NO_ITEM =
  /^(?:in (?:my|the) (?:lunch ?(?:break|hour)|morning|evening|afternoon)|(?:i )?(?:don'?t|do not) know (?:in )?(?:what|which) order|(?:i(?:'ve|ve)? )?(?:have |got )+(?:about |only )?[$£€]\d\S*(?: for .+)?|right|ok|okay|so|um+|well|hm+|anyway|(?:before|by|until|in) (?:\w+|\w+ (?:days|weeks|months)))$/i;
/** "ugh so behind on everything" is how it feels, and nothing to do. */
export const FELT =
  /^(?:(?:ugh|argh|omg|god|help|ok|so|i(?:'m| am|m)?|feel(?:ing)?|just|really|way|totally|all|so)\s+)*(?:behind(?: on (?:everything|it all|life|\w+))?|overwhelmed|stressed(?: out)?|swamped|drowning|frazzled|all over the place)(?: (?:right now|today|this week|with everything|by everything))?$/i;
/** A last word on the side, such as "it's 11 now". */
export const REMARK =
  /^(?:it's|its|there'?s something|i'm|im|i have|i hate|hate|all (?:of it |done )?(?:by|before|until|in)|help|please|thanks|ugh)\b/i;
/** "she passed in march" tells of somebody. */
export const STATES = /^(?:he|she|they|it|we|you|its|hes|shes|theyre)(?:'\w+)?\s/i;
/** "bins are tomorrow" behind things to do is told beside them. */
export const TOLD =
  /^(?!\w+ (?:the|my|our|a|an)\s)(?:(?:the|my|our|his|her)\s)?\w+ (?:is|are|was|were|has|have|hasn't|haven't)\s/i;
/** A sum or a number is no item: "redo the kitchen, weekend project, budget $120". */
const CONDITION =
  /^no \p{L}+$|^(?:test|exam|meeting|appointment|interview|party|class|flight|train|funeral|wedding|viewing|launch|trip) (?:is|on|at|in)\s|^[$£€]?\d+\S* (?:an?|per|each) (?:week|month|head|day)|^(?:two|three|four|\d+) (?:teens|toddlers|adults|babies)$|^\d+ (?:questions|words|slides|minutes|chapters|units|modules|volunteers|kids|children|adults|players|members|slots|lessons|copies|seats|rooms|of (?:us|them|each))$|^(?:close|open|start|end|leave)(?:s\s|\s(?:at|on|in|by|from|\d))|^(?:deadline|act|size|not|mostly)\s|^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|weds?|thurs?|fri|sat|sun)$|^budget\s|^(?:max|under|about|only|deadline|due)\b|\b\w+s (?:my|our|his|her) |^\d+ (?:days?|nights?|weeks?|hours?|people|pages?|litres?|guests?)\b|\b(?:it'll|it will|i'll)\b|^[$£€]?\d+(?!:)\S*$/iu;

/** "leave by 7:30" ends a row of what is done before, though "leave in May" only tells. */
export function isCondition(part: string): boolean {
  return CONDITION.test(part) && !BE_THERE.test(part);
}

/** "pick up Emma at 2:45, snack, piano 4:00, dinner": a row by the hours of one day. */
export function isDayOfHours(parts: readonly string[]): boolean {
  const atHours = parts.filter((part) => AT_HOUR.test(part));
  return (
    parts.length >= 3 &&
    atHours.length >= LEAST_AT_HOURS &&
    parts.every((part) => part.split(" ").length <= LONGEST_OF_DAY && !isTold(part))
  );
}

const AT_HOUR = /^(?!\d).+\s(?:(?:at|@|by)\s?\d{1,2}(?::\d\d)?|\d{1,2}:\d\d)(?:\s?[ap]m)?$/i;
const LEAST_AT_HOURS = 2;
const LONGEST_OF_DAY = 6;

/** "pick up Tyler at 3", "dinner", "work by 9", "no sugar" */
export function isOfRow(part: string): boolean {
  return (
    isOrder(part) ||
    isNamedThing(part) ||
    BE_THERE.test(part) ||
    isEvent(part) ||
    KEEPS_FROM.test(part)
  );
}

/** "meeting at 2, email client, prep slides": beside orders alone, what takes place is one of them. */
export function isAmongOrders(part: string, parts: readonly string[]): boolean {
  const others = parts.filter((other) => other !== part);
  return (
    others.length >= 2 &&
    others.every((other) => isOrder(other) && !isTold(other)) &&
    !/^(?:plan|organi[sz]e|throw|host|prepare|study|practice)\s/i.test(others[0] ?? "")
  );
}

const LEAST_BESIDE = 3;

/** "read 20 pages, yoga, drink more water, no sugar": between habits, what one keeps from is one too. */
export function isKept(part: string, parts: readonly string[]): boolean {
  const others = parts.filter((other) => other !== part);
  return (
    KEEPS_FROM.test(part) &&
    others.length >= LEAST_BESIDE &&
    others.filter(isOrder).length >= 2 &&
    !/^(?:plan|organi[sz]e|throw|host|make|cook|bake|order)\s/i.test(parts[0] ?? "")
  );
}

/** "renew passport, flying 12 August, current one expires May": one thing to do, and how things stand. */
export function isGoalWithCircumstances([goal = "", ...others]: readonly string[]): boolean {
  const orders = (part: string): boolean => isPlainVerb(part.split(" ")[0] ?? "");
  return (
    (orders(goal) || startsWithVerb(goal)) &&
    others.length > 0 &&
    !others.some(orders) &&
    others.some((part) => STANDS.test(part))
  );
}

const STANDS =
  /^\p{L}+ing\s.*\d|\s(?:isn'?t|aren'?t|hasn'?t|haven'?t|doesn'?t|won'?t|can'?t|given|still with)\b|\s\p{L}+ed (?:on|in|at|it|all over)\b|\s(?:expires?|ends|runs out|closes|starts|opens|needs|wants|is|are|costs?|was|were)\b/iu;

export function isSentence(text: string): boolean {
  return /[()]|\b(?:can't|cant|don't|dont|have|need|i|i'm|im|i've|is|are|was|were|am|it's|there's|theres|feel|my \w+ (?:is|are))\b/i.test(
    text,
  );
}

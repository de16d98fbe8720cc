import { SURE_WEEKDAY } from "@/lib/decisions/planner/words/weekdays";

/** "at 3" is an hour, and "at 3 restaurants" none. */
export const AN_HOUR = "\\d(?!\\d* [a-z]{3,}s\\b)";
/** An hour or a day of its own cannot wait: "post office before 5", "essay due fri", "library books (late)". */
const BOUND = new RegExp(
  `\\((?:late|urgent|today)\\)|\\b(?:overdue|(?:runs?|running|nearly|almost) out of|final notice)\\b|\\b(?:before|by|at|until|till) ${AN_HOUR}|\\b(?:due|today|tonight|tomm?or+ow|noon|midnight|asap|urgent|last day|${SURE_WEEKDAY})\\b|\\d\\s?[ap]m\\b|\\d[.:]\\d\\d`,
  "i",
);

/** "resume, references, apply by Sunday": what is handed in needs the rest. */
const HANDED_IN = /^(?:apply|submit|turn it in)(?: (?:by|before) .+)?$/i;
/** Who moves out needs the keys until all else is done. */
const KEYS_BACK =
  /^(?:return|turn in|give back|hand (?:in|over|back)|drop off) (?:(?:the|my|our|all) )?(?:\p{L}+ )?keys?\b/iu;

/** Who is asked early can answer in the meantime. */
const ASKS_SOMEBODY = /^(?:call|ring|phone|text|message|e-?mail|reply|schedule|book)\b/i;
const HALF_A_MINUTE = 0.5;

/** What is bound to an hour first, then what is quickest; of two that take as long, a call. */
export function byUrgency(items: readonly string[], minutesOf: (item: string) => number): string[] {
  const rank = (item: string): number => {
    if (KEYS_BACK.test(item) || HANDED_IN.test(item)) return Number.MAX_SAFE_INTEGER;
    if (BOUND.test(item)) return 0;
    return minutesOf(item) - (ASKS_SOMEBODY.test(item) ? HALF_A_MINUTE : 0);
  };
  return [...items].sort((one, other) => rank(one) - rank(other));
}

/** So many items as there is room for, in the order of the list; what is bound to a day first gets the room. */
export function mostUrgent(items: readonly string[], room: number): string[] {
  const bound = items.filter((item) => BOUND.test(item)).slice(0, room);
  const free = items.filter((item) => !BOUND.test(item)).slice(0, room - bound.length);
  return items.filter((item) => bound.includes(item) || free.includes(item));
}

/** An hour or a day of its own cannot wait: "post office before 5", "essay due fri", "library books (late)". */
const BOUND =
  /\((?:late|urgent|today)\)|\b(?:overdue|(?:runs?|running|nearly|almost) out of|final notice)\b|\b(?:before|by|at|until|till) \d|\b(?:due|today|tonight|tomm?or+ow|noon|asap|urgent|last day|(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?)\b|\d\s?[ap]m\b|\d[.:]\d\d/i;

/** What is bound to an hour first, then what is quickest. */
export function byUrgency(items: readonly string[], minutesOf: (item: string) => number): string[] {
  const rank = (item: string): number => (BOUND.test(item) ? 0 : minutesOf(item));
  return [...items].sort((one, other) => rank(one) - rank(other));
}

/** So many items as there is room for, in the order of the list; what is bound to a day first gets the room. */
export function mostUrgent(items: readonly string[], room: number): string[] {
  const bound = items.filter((item) => BOUND.test(item)).slice(0, room);
  const free = items.filter((item) => !BOUND.test(item)).slice(0, room - bound.length);
  return items.filter((item) => bound.includes(item) || free.includes(item));
}

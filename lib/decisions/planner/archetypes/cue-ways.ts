/**
 * Cues for every combination of the alternatives: `everyWay("get|help", "son|daughter", "to bed")` gives
 * "get son to bed|get daughter to bed|…". For openings in which someone stands between verb and matter.
 */
export function everyWay(...parts: readonly string[]): string {
  return parts
    .map((part) => part.split("|"))
    .reduce((openings, words) =>
      openings.flatMap((opening) => words.map((word) => `${opening} ${word}`.trim())),
    )
    .join("|");
}

const AGES = Array.from({ length: 16 }, (_, years) => `${years + 1} year old`).join("|");

/** How parents name a child, without "my" and "the". */
export const CHILD = `son|daughter|kid|child|children|toddler|boy|girl|little one|teenager|teen|twins|stepson|stepdaughter|${AGES}`;

/** How people name those who raised them, and their parents. */
export const ELDER =
  "mum|dad|mother|father|parent|gran|nan|grandma|grandpa|grandmother|grandfather|mother-in-law|father-in-law|aunt|uncle|elderly mother|elderly father|elderly parent|aging parent|ageing parent|elderly mum|elderly dad";

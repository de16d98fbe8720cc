import { isNamedThing } from "@/lib/decisions/planner/lists/told-items";

/** Verbs that chores begin with, where they stand without a mark between them. */
const CHORE_VERBS =
  /^(?:fold|vacuum|clean|take|wash|mop|sweep|dust|feed|walk|mow|scrub|wipe|unload|load|empty|water|make|change|scoop|tidy|iron|pay|call|text|email|do|put|pack|cook|buy|get|mail|return)$/i;
const LEAST = 3;
const MOST_WORDS_OF_ONE = 4;
const UNTIL = /\s+(?:before|by|tonight|today|this weekend|tomorrow)\b.*$/i;

/** "fold laundry vacuum living room clean toilet": each chore with a comma before it; other words as they are. */
export function withMarkedRun(typed: string): string {
  const until = UNTIL.exec(typed)?.[0] ?? "";
  const run = typed.slice(0, typed.length - until.length);
  if (!/^[\p{L}\s'-]+$/u.test(run)) return typed;
  const chores: string[][] = [];
  for (const word of run.trim().split(/\s+/)) {
    const chore = chores.at(-1);
    const isOther = chore === undefined || (CHORE_VERBS.test(word) && isWhole(chore));
    if (isOther) chores.push([word]);
    else chore.push(word);
  }
  const isRun = chores.length >= LEAST && chores.every(isWhole);
  return isRun ? `${chores.map((chore) => chore.join(" ")).join(", ")}${until}` : typed;
}

const OF_CHORES = /\b(?:cats?|fish|kids|yard|dishwasher|dryer|table|bed|mirrors?|tub|sink|house)$/i;

/** A verb with a thing that lists are made of. */
function isWhole([verb = "", ...behind]: readonly string[]): boolean {
  const thing = behind.join(" ");
  return (
    CHORE_VERBS.test(verb) &&
    behind.length > 0 &&
    behind.length < MOST_WORDS_OF_ONE &&
    !/\b(?:and|or|for|with|to|my|so|then)\b/i.test(thing) &&
    (isNamedThing(thing) || OF_CHORES.test(thing))
  );
}

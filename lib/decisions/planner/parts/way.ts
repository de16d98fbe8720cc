import type { ReadStep } from "@/lib/decisions/planner/parts/read-step";
import { joined } from "@/lib/decisions/planner/words/wording";

/** Marks a part that goes first where a short step has no room for all of them. */
export const EXTRA = "+ ";

/** The way into steps that begin with one of these verbs: its parts in order, or null where it has none for this step. */
export type Way = {
  verbs: RegExp;
  parts: (step: ReadStep) => readonly string[] | null;
};

/** "three foods that stay down": how many, as a word or in figures. */
export const COUNTED =
  /^(?:your |their |the |at least |up to |about )?(?:first |next |last )?(two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?!(?:minutes?|hours?|days?|weeks?|months?|years?|percent)\b)/i;

const MOST_EACH = 4;

/** A part for each thing of a row, the last ones together where there are too many of them. */
export function each(
  row: readonly string[],
  say: (thing: string, at: number) => string,
  most: number = MOST_EACH,
): string[] {
  const size = Math.ceil(row.length / most);
  const groups = Array.from({ length: Math.ceil(row.length / size) }, (_, at) =>
    row.slice(at * size, (at + 1) * size),
  );
  return groups.map((things, at) => say(joined(things), at));
}

import { OPENER } from "@/lib/decisions/planner/lists/row-openers";
import { asOrder, isNamedThing } from "@/lib/decisions/planner/lists/told-items";
import { withBrandNames } from "@/lib/decisions/planner/words/brand-names";
import { isPlainVerb } from "@/lib/decisions/planner/words/verbs";
import { lowerFirst, withProperCapitals } from "@/lib/decisions/planner/words/wording";

/** What stands before an item on its own line: "- ", "1. ", "[ ] ". */
export const MARK = /^\s*(?:[-–—*•·▪◦‣○●□☐✓✔✅]|\d{1,2}\s*[.):](?!\d)|[a-h][.)]|\[[ x]?\])\s*/i;

/** A phone sets a capital on each line: "Groceries" and "Vet for Max" are "groceries" and "vet for Max". */
export function withoutLineCapital(item: string): string {
  const [first = ""] = item.split(/[\s,]/);
  const isWord =
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    withProperCapitals(first.toLowerCase()) !== first &&
    withBrandNames(first.toLowerCase()) !== first;
  const isKnown = isNamedThing(first) || isPlainVerb(first.toLowerCase());
  return isWord && isKnown ? lowerFirst(item) : item;
}

/** "Dentist / haircut / oil change" begins with a capital, as a sentence does. */
export function withoutRowCapital(item: string, at: number): string {
  return at === 0 ? withoutLineCapital(item) : item;
}

/** "need a resume" between other items is that thing. */
export function withoutNeed(item: string): string {
  return item.replace(
    /^(?:(?:i|we) )?(?:(?:still|also) )?need (?!to\b|an? (?:ride|lift|nap|break)\b)(?=\S)/i,
    "",
  );
}

/** An item without its mark and the words around what is to be done. */
export function cleanItem(line: string): string {
  const said = line
    .replace(MARK, "")
    .replace(/^(?:in the |at |this )?(?:morning|noon|lunch|afternoon|evening|night)\s*:\s+/i, "")
    .replace(/^(?:(?:oh|and|then|also|plus|to|somehow|finally|maybe|ideally|hopefully)\s+)+/i, "")
    .replace(/\s+(?:rn|right now|asap|first)$/i, "")
    .replace(/(?<=\d )hr(s?)\b/i, "hour$1")
    .replace(/^(leave|out|bed) (?=\d{1,2}:\d\d)/i, "$1 by ")
    .replace(/[\s,;.]+$/, "")
    .trim();
  return withProperCapitals(asOrder(said).replace(OPENER, ""));
}

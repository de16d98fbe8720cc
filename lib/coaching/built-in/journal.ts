import { quoted } from "@/lib/decisions/planner/words/wording";
import type { EntryFact } from "../facts";
import { feelingIn } from "./feelings";

const QUOTE_CHARACTERS = 110;
const LOW_MOOD = 2;

/**
 * What the newest entries have to do with the next step, in one sentence: a feeling in the person's own
 * words, or their mood. Null where they tell nothing that the built-in coach understands.
 */
export function journalSentence(entries: readonly EntryFact[], turn: number): string | null {
  for (const { text } of entries) {
    const sentences = text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim());
    const told = sentences.find(
      (sentence) => sentence.length <= QUOTE_CHARACTERS && feelingIn(sentence) !== null,
    );
    const feeling = told === undefined ? null : feelingIn(told);
    if (told !== undefined && feeling !== null) {
      const variants = [
        `In your journal you wrote ${quoted(told)}. ${feeling}`,
        `Your journal says ${quoted(told)}. ${feeling}`,
      ];
      return variants[turn % variants.length] ?? null;
    }
  }
  const mood = entries.find((entry) => entry.mood !== null)?.mood ?? null;
  if (mood !== null && mood <= LOW_MOOD) {
    return "The mood that you noted last in your journal was a low one, so let today be small.";
  }
  return null;
}

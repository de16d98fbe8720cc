import { Clause } from "@/lib/checklists/coach/clause";

/** Feelings that bear on a step, and what follows from each. */
const FEELINGS: readonly { words: RegExp; means: string }[] = [
  {
    words:
      /\b(?:tired|exhausted|worn out|drained|no energy|low energy|slept (?:badly|little|poorly)|sleepless|fatigue|burn(?:t|ed) out)\b/,
    means: "On a day like that the smallest step is the right size.",
  },
  {
    words: /\b(?:overwhelm\w*|too much|all at once|so many things|drowning in)\b/,
    means: "So let us leave out everything but one thing.",
  },
  {
    words: /\b(?:afraid|scared|anxious|anxiety|nervous|dread\w*|worried|panic\w*|fear)\b/,
    means: "A beginning that commits you to nothing may be what it needs.",
  },
  {
    words:
      /\b(?:procrastinat\w*|putting (?:it|this|everything|things) off|put (?:it|this) off again|avoid(?:ed|ing))\b/,
    means: "That happens to nearly everyone with a step that is unclear or too big.",
  },
  {
    words:
      /\b(?:stuck|can't (?:start|begin|focus|concentrate)|could(?:n't| not) (?:start|begin|focus|concentrate)|frozen)\b/,
    means: "Being stuck is mostly a sign that the step is too big, not that you are too small.",
  },
  {
    words: /\b(?:proud|pleased|glad|went well|good day|relieved|finally did|managed to)\b/,
    means: "That is worth building on.",
  },
];

const DENIED =
  /\b(?:not|isn't|wasn't|aren't|never|no longer|don't feel|didn't feel|less)(?: \w+){0,2} (?:tired|exhausted|overwhelmed|afraid|scared|anxious|nervous|worried|stuck|proud|pleased|glad)\b/;

/** What follows from a feeling that a sentence tells of; null where it tells of none that is known. */
export function feelingIn(sentence: string): string | null {
  const { said } = Clause.of(sentence);
  if (DENIED.test(said)) return null;
  return FEELINGS.find(({ words }) => words.test(said))?.means ?? null;
}

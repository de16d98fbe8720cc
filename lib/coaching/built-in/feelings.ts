import { Clause } from "@/lib/checklists/coach/clause";

/** Feelings that bear on a step, and what follows from each. */
const FEELINGS: readonly { words: RegExp; means: string }[] = [
  {
    words: /\b(?:panic attack|panicked|panicking)\b/,
    means: "A day like that asks for rest first, and for little after it.",
  },
  {
    words:
      /\b(?:worr\w+|stress\w*|anxious|scared|afraid|no|out of)\b.*\b(?:money|rent|bills?|debts?)\b|\bmoney (?:is|was) (?:tight|gone)\b|\b(?:i'm|am) broke\b/,
    means: "Money worry takes up room in the head, so one small step is plenty.",
  },
  {
    words: /\b(?:fight|fought|argument|cried|crying|lonely|sad|heartbroken|upset|grie(?:f|ving))\b/,
    means: "That is a lot to carry, so let the step be a small one.",
  },
  {
    words: /\b(?:ashamed|guilty|embarrassed|stupid|hate myself)\b/,
    means: "The plan holds nothing against you, and goes on from here.",
  },
  {
    words:
      /\b(?:tired|exhausted|worn out|drained|no energy|low energy|slept (?:badly|little|poorly|\w+ hours?)|(?:no|didn't|can't|couldn't) sleep|sleepless|fatigue|burn(?:t|ed) out|brain (?:is|was) (?:mush|fried|fog|dead))\b/,
    means: "On a day like that the smallest step is the right size.",
  },
  {
    words: /\b(?:overwhelm\w*|too much|all at once|so many things|drowning in)\b/,
    means: "So let us leave out everything but one thing.",
  },
  {
    words: /\b(?:afraid|scared|anxious|anxiety|nervous|dread\w*|worried|fear)\b/,
    means: "A beginning that commits you to nothing may be what it needs.",
  },
  {
    words:
      /\b(?:procrastinat\w*|putting (?:it|this|everything|things) off|puts? (?:it|this|that|things|everything) off|avoid(?:ed|ing))\b/,
    means: "That happens to nearly everyone with a step that is unclear or too big.",
  },
  {
    words:
      /\b(?:stuck|can't (?:start|begin|focus|concentrate)|could(?:n't| not) (?:start|begin|focus|concentrate)|frozen)\b/,
    means: "Being stuck is mostly a sign that the step is too big, not that you are too small.",
  },
  {
    words:
      /\b(?:proud|pleased|glad|went well|good day|relieved|finally did|managed to|did (?:it|the thing)|celebrated|happy|got (?:\w+ ){1,3}done)\b/,
    means: "That is worth building on.",
  },
];

const DENIED =
  /\b(?:not|isn't|wasn't|aren't|never|no longer|don't feel|didn't feel|less)(?: \w+){0,2} (?:tired|exhausted|overwhelmed|afraid|scared|anxious|nervous|worried|stuck|proud|pleased|glad|happy|sad|lonely|ashamed|guilty)\b/;

/** What follows from a feeling that a sentence tells of; null where it tells of none that is known. */
export function feelingIn(sentence: string): string | null {
  const { said } = Clause.of(sentence);
  if (DENIED.test(said)) return null;
  return FEELINGS.find(({ words }) => words.test(said))?.means ?? null;
}

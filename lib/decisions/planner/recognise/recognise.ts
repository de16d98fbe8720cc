import { type Likely, likeliestOf, probabilitiesOf } from "@/lib/decisions/planner/recognise/score";
import { learntModel } from "@/lib/decisions/planner/recognise/weights";

/**
 * What rules have read in a goal's words: nothing (of a sentence less is asked for), one word only, a verb,
 * what is done with which thing, a row of things, a question to decide, a choice of two, or a kind, by its
 * id; `isTold` where a pattern of a whole sentence told it.
 */
export type Ruled = keyof typeof BARS | { kind: string; isTold?: boolean };

/** From which probability on a kind counts, by what rules read; one word means a kind only where hardly another is possible. */
const BARS = {
  nothing: 0.27,
  "a sentence": 0.145,
  "a verb": 0.45,
  "a doing": 0.45,
  "a row": 0.5,
  "a told row": 0.45,
  "a word": 0.75,
  "a question": 0.3,
  "a choice": 0.5,
} as const;
/** Where they read another kind it counts from this probability on, */
const SURE = 0.32;
/** and it must be so many times likelier. */
const LIKELIER_THAN_TOLD = 1.2;
/** Against a kind that a pattern of a whole sentence told it must be surer. */
const SURER = 0.45;
/** From this probability on words that rule a kind out elsewhere do not: "back after burnout, no password". */
const SURE_DESPITE = 0.88;
/** From this probability on a kind is what is wanted. */
const SURELY_WANTED = 0.7;
/** Words for a goal of no kind. */
const NONE = "-";

/** From so many words on a goal tells enough of itself that hardly anything else is like it. */
const SENTENCE_WORDS = 6;
/** From so many words on a goal is a story, in which what is wanted counts as much as all that is told. */
const STORY_WORDS = 12;
/** Fewer words of what is wanted ("want it") say nothing by themselves. */
const AIM_WORDS = 3;

/** What is wanted, without what is told beside; no wish where it only tells how things are. */
export type Aimed = { words: string; isWish: boolean };
const NO_AIM: Aimed = { words: "", isWish: false };

/**
 * All kinds that a goal's words may mean; those of a story by the mean of the whole and of its `aim`, where
 * the surer of the two counts more: "write to them" says hardly anything.
 */
function weighed(words: string, aim: Aimed): Likely[] {
  const model = learntModel();
  const whole = probabilitiesOf(model, words);
  const isStory = countWords(words) >= STORY_WORDS && countWords(aim.words) >= AIM_WORDS;
  if (!isStory) return likeliestOf(model, whole);
  const wanted = probabilitiesOf(model, aim.words);
  const [wholeSure, wantedSure] = [Math.max(...whole), Math.max(...wanted)];
  if (!aim.isWish && wantedSure < SURELY_WANTED) return likeliestOf(model, whole);
  return likeliestOf(
    model,
    whole.map(
      (probability, at) =>
        (wholeSure * probability + wantedSure * (wanted[at] ?? 0)) / (wholeSure + wantedSure),
    ),
  );
}

/** So many kinds that hold nearly all between them are close to each other, and the first of them is right. */
const NEIGHBOURS = 3;
const NEARLY_ALL = 0.75;
/** What a kind then counts at most. */
const COUNTS_TIMES = 1.6;

/** The probability of the first kind, and more where it shares with its like: three ways to keep a family's stories. */
function withNeighbours({ probability }: Likely, candidates: readonly Likely[]): number {
  const nearest = candidates.slice(0, NEIGHBOURS);
  const together = nearest.reduce((sum, one) => sum + one.probability, 0);
  const isClose = together >= NEARLY_ALL && nearest.every(({ kind }) => kind !== NONE);
  return isClose ? Math.min(together, COUNTS_TIMES * probability) : probability;
}

/** What is wanted may say by itself what rules have read, whatever else is told: "clean the kitchen before …". */
function isSurelyWanted(kind: string, aim: string): boolean {
  if (countWords(aim) < AIM_WORDS) return false;
  const model = learntModel();
  return (probabilitiesOf(model, aim)[model.kinds.indexOf(kind)] ?? 0) >= SURELY_WANTED;
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

/**
 * The id of the kind that a goal's words are likeliest to mean; null where that is not likely enough against
 * what rules have read in them. Kinds that `isOut` names are left out unless they are very
 * likely.
 */
export function recognise(
  words: string,
  ruled: Ruled,
  isOut: (kind: string) => boolean = () => false,
  aim = NO_AIM,
): string | null {
  const candidates = weighed(words, aim);
  const first = candidates.find(
    ({ kind, probability }) => probability >= SURE_DESPITE || !isOut(kind),
  );
  if (first === undefined || first.kind === NONE) return null;
  const { probability } = first;
  const isWord = !/\s/.test(words.trim());
  if (typeof ruled === "string") {
    const isSentence = ruled === "nothing" && countWords(words) >= SENTENCE_WORDS;
    const bar = BARS[isWord ? "a word" : isSentence ? "a sentence" : ruled];
    return withNeighbours(first, candidates) >= bar ? first.kind : null;
  }
  if (isWord) return probability >= BARS["a word"] ? first.kind : null;
  if (first.kind === ruled.kind || isSurelyWanted(ruled.kind, aim.words)) return null;
  const its = candidates.find(({ kind }) => kind === ruled.kind)?.probability ?? 0;
  const bar = ruled.isTold === true ? SURER : SURE;
  return probability >= bar && probability > LIKELIER_THAN_TOLD * its ? first.kind : null;
}

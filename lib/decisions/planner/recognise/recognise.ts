import { FAMILY_OF } from "@/lib/decisions/planner/library/library";
import { lacksWordsFor } from "@/lib/decisions/planner/recognise/needed-words";
import { knownOpening, knownPhrasing, NONE } from "@/lib/decisions/planner/recognise/phrasings";
import {
  gathered,
  type Likely,
  likeliestOf,
  probabilitiesOf,
} from "@/lib/decisions/planner/recognise/score";
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
  "a choice": 0.55,
} as const;
/** From which probability on a family of kinds counts, all of them together, by what rules read. */
const FAMILY_BARS: Partial<Record<keyof typeof BARS, number>> = {
  nothing: 0.35,
  "a sentence": 0.27,
  "a verb": 0.4,
  "a doing": 0.45,
};
/** and it must be so many times likelier than a goal of no kind. */
const LIKELIER_THAN_NONE = 1.5;
/** A kind with less than this share of its family's probability is only one of those that may be meant; */
const OWN_SHARE = 0.6;
/** one of another family than the likeliest has to have this much of that one's. */
const OTHER_SHARE = 0.8;
/** A kind that rules found gives way to a family of this probability where its own has hardly any: of a wish, */
const FAMILY_AGAINST_WISH = 0.35;
/** and of what only tells how things are. */
const FAMILY_AGAINST_TOLD = 0.12;
const HARDLY_ANY = 0.05;
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
const ALL_AT_ONCE = "situation-all-at-once";

/** From so many words on a goal tells enough of itself that hardly anything else is like it. */
const SENTENCE_WORDS = 6;
/** From so many words on a goal is a story, in which what is wanted counts as much as all that is told. */
const STORY_WORDS = 12;
/** Fewer words of what is wanted ("want it") say nothing by themselves. */
const AIM_WORDS = 3;

/** What is wanted, without what is told beside; no wish where it only tells how things are. */
export type Aimed = { words: string; isWish: boolean };
const NO_AIM: Aimed = { words: "", isWish: false };

/** The probabilities of all kinds for the texts asked for last: an answer asks for the same ones several times. */
const lately = new Map<string, Float64Array>();
const MOST_LATELY = 4;

function probabilitiesFor(words: string): Float64Array {
  const known = lately.get(words);
  if (known !== undefined) return known;
  const probabilities = probabilitiesOf(learntModel(), words);
  const [oldest] = lately.keys();
  if (lately.size >= MOST_LATELY && oldest !== undefined) lately.delete(oldest);
  lately.set(words, probabilities);
  return probabilities;
}

/**
 * All kinds that a goal's words may mean; those of a story by the mean of the whole and of its `aim`, where
 * the surer of the two counts more: "write to them" says hardly anything.
 */
function weighed(words: string, aim: Aimed): Likely[] {
  const model = learntModel();
  const whole = probabilitiesFor(words);
  const isStory = countWords(words) >= STORY_WORDS && countWords(aim.words) >= AIM_WORDS;
  if (!isStory) return likeliestOf(model, whole);
  const wanted = probabilitiesFor(aim.words);
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
  const sum = nearest.reduce((sum, one) => sum + one.probability, 0);
  const isClose = sum >= NEARLY_ALL && nearest.every(({ kind }) => kind !== NONE);
  return isClose ? Math.min(sum, COUNTS_TIMES * probability) : probability;
}

/** A kind of this probability takes what those of its family held whose words are not there, */
const LIKELY_BEFORE = 0.1;
/** and is so many times likelier by it, at most. */
const MOST_TIMES = 3;

/** The kinds whose needed words are there: "find movers" is no move, and what spoke for one speaks for the movers. */
function withTheirWords(candidates: readonly Likely[], words: string): Likely[] {
  const open = candidates.filter(({ kind }) => !lacksWordsFor(kind, words));
  if (open.length === candidates.length) return open;
  const sumsOf = (kinds: readonly Likely[]) =>
    new Map(gathered(kinds, FAMILY_OF).map(({ kind, probability }) => [kind, probability]));
  const [before, after] = [sumsOf(candidates), sumsOf(open)];
  return open
    .map((one) => {
      const family = FAMILY_OF.get(one.kind) ?? "";
      const times = (before.get(family) ?? 1) / (after.get(family) ?? 1);
      if (one.probability < LIKELY_BEFORE) return one;
      return { ...one, probability: one.probability * Math.min(times, MOST_TIMES) };
    })
    .sort((one, other) => other.probability - one.probability);
}

/** The kinds that a text may be about, by all of its words, the likeliest first; without those whose needed words are not there. */
export function likelyKinds(words: string): Likely[] {
  return weighed(words, NO_AIM).filter(({ kind }) => !lacksWordsFor(kind, words));
}

/** The families of kinds that a text may be about, the likeliest first. */
export function likelyFamilies(words: string): Likely[] {
  return gathered(weighed(words, NO_AIM), FAMILY_OF);
}

/** The family whose kinds are likeliest together; none where none at all is about as likely. */
function likeliestFamily(candidates: readonly Likely[]): Likely {
  const none: Likely = { kind: NONE, probability: 0 };
  const family = gathered(candidates, FAMILY_OF)[0] ?? none;
  return isLikelierThanNone(family, candidates) ? family : none;
}

function isLikelierThanNone({ probability }: Likely, candidates: readonly Likely[]): boolean {
  const none = candidates.find(({ kind }) => kind === NONE)?.probability ?? 0;
  return probability > LIKELIER_THAN_NONE * none;
}

/** Where a verb has a plan of its own, a kind must be clearly likelier than none: "buy a potty". */
function isClearlySome(first: Likely, candidates: readonly Likely[], read: string): boolean {
  return read !== "a verb" || isLikelierThanNone(first, candidates);
}

/** What is wanted may say by itself what rules have read, whatever else is told: "clean the kitchen before …". */
function isSurelyWanted(kind: string, aim: string): boolean {
  if (countWords(aim) < AIM_WORDS) return false;
  const at = learntModel().kinds.indexOf(kind);
  return (probabilitiesFor(aim)[at] ?? 0) >= SURELY_WANTED;
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

/**
 * The id of the kind that a goal's words are likeliest to mean, or of the family where it is not sure which of
 * its kinds; null where that is not likely enough against what rules have read in them. Kinds whose
 * needed words are not there are left out, and those that `isOut` names unless they are very likely.
 */
export function recognise(
  words: string,
  ruled: Ruled,
  isOut: (kind: string) => boolean = () => false,
  aim = NO_AIM,
): string | null {
  const known = knownPhrasing(words) ?? knownOpening(words);
  if (known !== null && known !== NONE && !isOut(known) && !lacksWordsFor(known, words)) {
    return typeof ruled !== "string" && ruled.kind === known ? null : known;
  }
  const candidates = weighed(words, aim);
  // A kind without its words still tells of its family, unless that lacks its own.
  const related = candidates.filter(
    ({ kind, probability }) =>
      !lacksWordsFor(FAMILY_OF.get(kind) ?? kind, words) &&
      (probability >= SURE_DESPITE || !isOut(kind)),
  );
  const open = withTheirWords(related, words);
  const [first] = open;
  if (first === undefined || first.kind === NONE) return null;
  const { probability } = first;
  const isWord = !/\s/.test(words.trim());
  if (typeof ruled === "string") {
    const isSentence = ruled === "nothing" && countWords(words) >= SENTENCE_WORDS;
    const read = isWord ? "a word" : isSentence ? "a sentence" : ruled;
    // Of two named answers another kind knows nothing, however near it lies.
    const sureness = read === "a choice" ? probability : withNeighbours(first, open);
    const isKind = sureness >= BARS[read] && isClearlySome(first, candidates, read);
    const kind = isKind ? first.kind : null;
    const family = likeliestFamily(related);
    if (family.probability < (FAMILY_BARS[read] ?? 1) || isOut(family.kind)) return kind;
    const isOwn = FAMILY_OF.get(first.kind) === family.kind;
    const share = isOwn ? OWN_SHARE : OTHER_SHARE;
    return kind === null || probability < share * family.probability ? family.kind : kind;
  }
  if (isWord) return probability >= BARS["a word"] ? first.kind : null;
  if (first.kind === ruled.kind || isSurelyWanted(ruled.kind, aim.words)) return null;
  const its = candidates.find(({ kind }) => kind === ruled.kind)?.probability ?? 0;
  const bar = ruled.isTold === true ? SURER : SURE;
  if (probability >= bar && probability > LIKELIER_THAN_TOLD * its) return first.kind;
  return familyAgainst(ruled.kind, related, aim);
}

/** The likeliest family, where it is likely and that of the kind which rules found is not. */
function familyAgainst(ruled: string, candidates: readonly Likely[], aim: Aimed): string | null {
  // Whoever has all of it at once names many things, and means none of them alone.
  if (ruled === ALL_AT_ONCE) return null;
  const own = FAMILY_OF.get(ruled);
  const family = likeliestFamily(candidates);
  const bar = aim.isWish ? FAMILY_AGAINST_WISH : FAMILY_AGAINST_TOLD;
  if (own === undefined || family.probability < bar) return null;
  const its = gathered(candidates, FAMILY_OF).find(({ kind }) => kind === own)?.probability ?? 0;
  return its < HARDLY_ANY ? family.kind : null;
}

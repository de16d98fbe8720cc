import type { Decision } from "@/lib/decisions/planner/deciding/decision";
import { OF_HOME } from "@/lib/decisions/planner/deciding/question-patterns";
import { likelyKinds, recognise } from "@/lib/decisions/planner/recognise/recognise";

/** Kinds of this name have plans that end in an answer, and in its first act. */
const DECIDE = /^decide-/;
/** Others of that sort, and those where somebody who knows has to be asked before anything is weighed. */
const ALSO: ReadonlySet<string> = new Set(
  `antidepressant-stop breast-lump child-quits-hobby choose-course-offer choose-degree-subject choose-flooring
  choose-job-offer choose-laptop choose-modules choose-name choose-phone choose-project-idea
  choose-school-subjects choose-university compare-hospitals freeze-eggs health-plan-enrol inheritance-windfall
  kids-or-not lease-stay-or-go leave-course lend-again-decide no-contact pet-farewell
  pet-treatment-decision quotes-in-choose redundancy-talk repair-or-scrap-car seller-price-cut-answer
  stay-or-leave tell-friend-cheated unplanned-pregnancy unsure-about-partner`.split(/\s+/),
);

function isDeciding(kind: string): boolean {
  return DECIDE.test(kind) || ALSO.has(kind);
}

/** What a question has to say, or must not, to be decided by a kind's plan. */
const NEEDED: Readonly<Record<string, RegExp>> = {
  "decide-buy-or-rent": OF_HOME,
  // Its plan is for one guest who is hard to have; many are a question of how many.
  "decide-invite-or-not":
    /^(?![\s\S]*\b(?:co-?workers|colleagues|everyone|kids|children|plus[- ]ones?|friends|cousins|neighbou?rs|team|cap|limit|max|guest list|head ?count)\b)/i,
  "child-quits-hobby":
    /\b(?:sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|teen\w*|stepson|stepdaughter|grand\w+|he|hes|she|shes|year[- ]old)\b/i,
  "decide-tooth":
    /\b(?:tooth|teeth|molars?|root canal|crown|implant|pulled|extract\w*|filling|bridge)\b/i,
  "decide-adult-braces": /^(?![\s\S]*\bmy (?:\w+ )?(?:sons?|daughters?|kids?|child|teen\w*)\b)/i,
  // Whoever coaches it is no parent who pays for it.
  "decide-travel-team": /^(?![\s\S]*\bcoach (?:my|our|the|a)\b)/i,
  "decide-move-for-partner":
    /\b(?:husband|wife|partner|boyfriend|girlfriend|fianc\S+|bf|gf|him|her|his|she|he|long[- ]distance)\b/i,
  // Its plan buys one.
  "choose-laptop": /^(?![\s\S]*\b(?:fix|repair|keep|upgrade)\b)/i,
};

/** Whoever names so many answers wants these weighed. */
const NAMED_ANSWERS = 3;

/**
 * The kind whose plan leads to the decision that these words ask for; null where none is likely. Where two
 * answers are named it must be likelier, since it may not know them.
 */
export function kindToDecide(words: string, { options }: Decision): string | null {
  if (options.length >= NAMED_ANSWERS) return null;
  const ruled = options.length < 2 ? "a question" : "a choice";
  const kind = recognise(words, ruled, (id) => !isDeciding(id));
  return kind !== null && fits(kind, words) ? kind : amongQuestions(words);
}

function fits(kind: string, words: string): boolean {
  return isDeciding(kind) && NEEDED[kind]?.test(words) !== false;
}

/** What decides hardly competes with what does: "should I drop my class" lies nearest to how one drops it. */
const LIKELY: readonly (readonly [probability: number, share: number])[] = [
  [0.3, 0.55],
  [0.12, 0.8],
];

/** The kind that stands out among those that decide; null where none does. */
function amongQuestions(words: string): string | null {
  const deciding = likelyKinds(words).filter(({ kind }) => fits(kind, words));
  const all = deciding.reduce((sum, { probability }) => sum + probability, 0);
  const [first] = deciding;
  if (first === undefined) return null;
  const { kind, probability } = first;
  const standsOut = LIKELY.some(
    ([least, share]) => probability >= least && probability >= share * all,
  );
  return standsOut ? kind : null;
}

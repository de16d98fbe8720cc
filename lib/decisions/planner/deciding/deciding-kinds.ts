import type { Decision } from "@/lib/decisions/planner/deciding/decision";
import { OF_HOME } from "@/lib/decisions/planner/deciding/questions/question-pattern";
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
  "decide-stay-up-or-bed":
    /\b(?:bed|sleep|stay up|asleep|tonight|episodes?|midnight|late night)\b(?![\s\S]*\b(?:recital|kid'?s game)\b)/i,
  "decide-new-windows": /^(?![\s\S]*\b(?:tint\w*|wash\w*|clean\w*)\b)/i,
  "decide-movers-or-truck": /^(?![\s\S]*\b(?:feed|lunch)\b)/i,
  "decide-physical-therapy":
    /\b(?:physical|pt|physio|exercises|back|knee|hip|shoulder|neck|rehab)\b/i,
  "decide-walk-or-drive": /\b(?:walk|on foot|bike|cycle|scooter)\b/i,
  // Of two places the way there is not asked.
  "decide-travel-way":
    /^(?!.*\b(?:fly|drive|go|travel) to \p{L}+ or (?:to )?(?!drive\b|fly\b|go\b|take\b|train\b|bus\b)\p{L}+)/iu,
  "decide-lasik": /\b(?:lasik|laser|prk|icl|eye surgery)\b/i,
  "decide-two-events-same-day": /\b(?:or|both|and|same)\b/i,
  "decide-college-or-retirement": /\b(?:retire\w*|401k|ira|pension|nest egg)\b/i,
  // Its plan buys one.
  "choose-laptop": /^(?![\s\S]*\b(?:fix|repair|keep|upgrade)\b)/i,
};

/** What names a kind outright, whatever facts stand beside it: "LASIK this year, have $2,000 in my FSA". */
const KIND_NAMED: readonly (readonly [says: RegExp, kind: string])[] = [
  [
    /\b(?:tip|tipping) (?!(?:him|her|them) off\b)(?:the |my |our |a |an |on )?(?!over\b|off\b|toes?\b)\p{L}+|\bleave (?:a |\w+ )?tip\b|\bgive (?:my|our|the) (?:\w+ )?(?:cleaner|housekeeper|nanny|mail ?(?:man|carrier)|doorman|super|hairdresser|barber|babysitter|sitter|gardener|dog walker|trainer|teacher|crew)\b.{0,20}\b(?:tip|bonus|extra|money|cash)\b/iu,
    "decide-tip",
  ],
  [
    /\b(?:vacation (?:days?|time|hours)|pto|paid time off|leave days|unused (?:days|leave|vacation))\b[\s\S]*\b(?:paid out|pay(?: it| them)? ?out|payout|cash (?:it|them )?(?:out|in)|roll(?:ed)? (?:it |them )?over|carry (?:it |them )?over)\b|\b(?:cash (?:out|in)|get paid (?:out )?for)\b.{0,15}\b(?:vacation|pto|days)\b/i,
    "decide-pto-payout",
  ],
  [
    /\b(?:run|drop out of|pull out of|do|skip|defer|withdraw from|back out of|keep training for)\b.{0,20}\b(?:marathon|half marathon|10k|5k|race|triathlon|ironman|half)\b[\s\S]*\b(?:shin splints?|injur\w*|pain|hurts?|sore|sprain\w*|fractur\w*|knees?|achilles|plantar|hamstring|calf|foot|ankle|hip|cold|flu|covid)\b/i,
    "decide-run-race-hurt",
  ],
  [/\blasik\b/i, "decide-lasik"],
  [
    /\bgym\b[^,;.?]{0,20}\bor\b[^,;.?]{0,25}\b(?:home|treadmill|peloton|garage)\b|\b(?:home gym|treadmill|peloton)\b[^,;.?]{0,15}\bor\b[^,;.?]{0,15}\bgym\b/i,
    "decide-gym-or-home",
  ],
  [
    /\b(?:take|claim|draw|start|file for|collect)\b.{0,12}\bsocial security\b/i,
    "decide-claim-social-security",
  ],
  [
    /\b(?:laundry|dishes|grocer\w+|vacuum|homework|clean|mow|trash|emails?)\b[\s\S]*\bor\b[\s\S]*\bfirst\W*$|\bor (?:\w+ ){0,3}(?:laundry|dishes|grocer\w+|vacuum|homework|clean|mow|trash|emails?)\b[\s\S]*\bfirst\W*$/i,
    "decide-which-first",
  ],
  [/\bself[- ]?publish\w*\b[\s\S]*\b(?:agent|publisher)\b/i, "decide-self-publish-agent"],
  [
    /^(?![\s\S]*\b(?:divorc\w*|split|separat\w*|couples?|marriage|husband|wife|son|daughter|kid|new|physical|switch|online|or)\b)[\s\S]*\b(?:go(?:ing)? to|start(?:ing)?|try(?:ing)?|see(?:ing)?) (?:a )?(?:therap(?:y|ist)|counsel(?:ing|or))\b/i,
    "decide-start-therapy",
  ],
  [
    /\blet (?:my|our) (?:adult|grown|\d\d[- ]year[- ]old) (?:son|daughter|kid|child) (?:move )?(?:back )?(?:in|home)\b/i,
    "decide-adult-child-back",
  ],
  [
    /\b(?:put|add) (?:my|our) (?:mom|dad|mother|father|son|daughter|parents?|sister|brother|boyfriend|girlfriend) (?:on|to) (?:my|our|the) (?:\w+ )?(?:account|deed|title)\b/i,
    "decide-joint-names",
  ],
];

/** Whoever names so many answers wants these weighed. */
const NAMED_ANSWERS = 3;

/**
 * The kind whose plan leads to the decision that these words ask for; null where none is likely. Where two
 * answers are named it must be likelier, since it may not know them.
 */
export function kindToDecide(words: string, { options }: Decision): string | null {
  if (options.length >= NAMED_ANSWERS) return null;
  const named = KIND_NAMED.find(([says]) => says.test(words))?.[1];
  if (named !== undefined) return named;
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

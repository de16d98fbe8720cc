import type { Archetype } from "@/lib/decisions/planner/archetype";
import { DOING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-doing";
import { MAKING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-making";
import { MOVING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-moving";
import {
  cueList,
  endingRuns,
  normalWords,
  openingRuns,
} from "@/lib/decisions/planner/normal-words";
import type { Goal } from "@/lib/decisions/planner/read-goal";
import { toSecondPerson } from "@/lib/decisions/planner/wording";

/** Plans for what one does ("fix", "learn"), whatever it is done to. Used when no kind of goal fits. */
export const VERB_PLANS: readonly Archetype[] = [...MAKING_VERBS, ...MOVING_VERBS, ...DOING_VERBS];

const byVerb = new Map(
  VERB_PLANS.flatMap((plan) => cueList(plan.acts).map((act): [string, Archetype] => [act, plan])),
);
const HABIT = VERB_PLANS.find((plan) => plan.id === "verb-habit");
const SERVICE = VERB_PLANS.find((plan) => plan.id === "verb-service");
const IMPROVE = VERB_PLANS.find((plan) => plan.id === "verb-improve");
const ARRANGE = VERB_PLANS.find((plan) => plan.id === "verb-arrange");
const EVENTS = new Set(
  cueList(
    "sale|garage sale|event|fundraiser|conference|concert|class|tournament|raffle|auction|meetup|tour|exhibition|show|ceremony|camp|race|session|protest|market|fair|lottery|day|night|evening|weekend|outing|visit|collection|team|carpool|rota|playdate|play date|course",
  ),
);
const BOOK = VERB_PLANS.find((plan) => plan.id === "verb-book");
const BUY = VERB_PLANS.find((plan) => plan.id === "verb-buy");
const CARE = VERB_PLANS.find((plan) => plan.id === "verb-care");
const BOOKABLE =
  /\b(?:haircut|massage|check-?up|appointment|manicure|vaccination|jab|mot|piercing|consultation|fitting|trim|eye test|blood test)$/i;
const FOR_SALE =
  /\b(?:cheap\w*|affordable|insurance|deal|provider|contract|laptop|phone|shoes|dress|suit|sofa|mattress|hotel|tickets?|costume|outfit)\b/i;
const LONGEST_OBJECT = 70;
/** Plans that handle something: they make no sense for what nobody can touch. */
const BY_HAND = new Set([
  "verb-fix",
  "verb-wash",
  "verb-swap",
  "verb-make",
  "verb-clean",
  "verb-buy",
  "verb-give-away",
  "verb-setup",
]);
const NOT_TOUCHABLE = new Set(
  cueList(
    "flea|ant|mouse|mice|rat|moth|wasp|fly|bedbug|acne|hiccup|smell|headache|relationship|marriage|attitude|mindset|score|reputation|problem|issue|habit|mood|posture|grade|communication|friendship|temper|confidence|self-esteem|self esteem|mental health|memory|handwriting|accent|credit|credit score|metabolism|gut|skin|vocabulary|english|mistake|work-life balance|credit history|behaviour|trust|connection|bond|discipline|willpower|patience|motivation|resilience|skill|stamina|endurance|energy|performance|gpa|grades|writing|career|life|team culture|network|audience|following",
  ),
);

/** The plan for a goal's verb, or null when the verb says too little or has nothing to act on. */
export function verbPlanFor(goal: Goal): Archetype | null {
  const runs = openingRuns(normalWords(goal.verbPhrase)).reverse();
  if (goal.byOthers && SERVICE !== undefined && goal.object !== null) return SERVICE;
  const found = runs.map((run) => byVerb.get(run)).find((plan) => plan !== undefined) ?? null;
  if (found?.id === "verb-stop") return found;
  if (goal.rhythm !== null && goal.verb !== null && HABIT !== undefined) return HABIT;
  if (goal.object === null || goal.object.length > LONGEST_OBJECT) return null;
  if (found === null || normalWords(goal.object).length === 0) return null;
  if (found.id === "verb-contact" && goal.person === null && goal.link !== "for") return null;
  if (
    found.id === "verb-become" &&
    /^(?:more|better|less|an? (?:better|more|less|good))\b/i.test(goal.object)
  )
    return null;
  if (found.id === "verb-buy" && BOOKABLE.test(goal.object) && BOOK !== undefined) return BOOK;
  if (found.id === "verb-find" && FOR_SALE.test(goal.object) && BUY !== undefined) return BUY;
  const aboutPerson = goal.person !== null && toSecondPerson(goal.object) === goal.person;
  if (
    aboutPerson &&
    CARE !== undefined &&
    /^(?:prepare|prep|make|hold|run|lead)$/.test(goal.verb ?? "")
  )
    return CARE;
  const heads = endingRuns(normalWords(goal.object), 2);
  if (goal.verb === "organise" || goal.verb === "organize") {
    if (ARRANGE !== undefined && heads.some((run) => EVENTS.has(run))) return ARRANGE;
  }
  const abstract = heads.some((run) => NOT_TOUCHABLE.has(run));
  if (abstract && (found.id === "verb-give-away" || found.id === "verb-clean")) return null;
  if (abstract && BY_HAND.has(found.id) && IMPROVE !== undefined) return IMPROVE;
  return found;
}

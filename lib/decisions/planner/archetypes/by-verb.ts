import type { Archetype } from "@/lib/decisions/planner/archetype";
import { MAKING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-making";
import { MOVING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-moving";
import { cueList, normalWords, openingRuns } from "@/lib/decisions/planner/normal-words";
import type { Goal } from "@/lib/decisions/planner/read-goal";

/** Plans for what one does ("fix", "learn"), whatever it is done to. Used when no kind of goal fits. */
export const VERB_PLANS: readonly Archetype[] = [...MAKING_VERBS, ...MOVING_VERBS];

const byVerb = new Map(
  VERB_PLANS.flatMap((plan) => cueList(plan.acts).map((act): [string, Archetype] => [act, plan])),
);
const HABIT = VERB_PLANS.find((plan) => plan.id === "verb-habit");
const LONGEST_OBJECT = 70;

/** The plan for a goal's verb, or null when the verb says too little or has nothing to act on. */
export function verbPlanFor(goal: Goal): Archetype | null {
  if (goal.unwanted) return byVerb.get("stop") ?? null;
  const runs = openingRuns(normalWords(goal.verbPhrase)).reverse();
  const found = runs.map((run) => byVerb.get(run)).find((plan) => plan !== undefined) ?? null;
  if (found?.id === "verb-stop") return found;
  if (goal.rhythm !== null && goal.verb !== null && HABIT !== undefined) return HABIT;
  if (goal.object === null || goal.object.length > LONGEST_OBJECT) return null;
  if (found === null || normalWords(goal.object).length === 0) return null;
  if (found.id === "verb-contact" && goal.person === null) return null;
  return found;
}

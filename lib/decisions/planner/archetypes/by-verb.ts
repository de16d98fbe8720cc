import { DOING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-doing";
import { HANDLING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-handling";
import { LASTING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-lasting";
import { MAKING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-making";
import { MOVING_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-moving";
import { PEOPLE_VERBS } from "@/lib/decisions/planner/archetypes/by-verb-people";
import { fitting } from "@/lib/decisions/planner/archetypes/verb-fitting";
import {
  ADMINISTERS,
  ARRANGED_BY_FORM,
  EXERCISES,
  LONGEST_OBJECT,
  PHRASAL,
  SHIFTING,
} from "@/lib/decisions/planner/archetypes/verb-objects";
import { nounKind } from "@/lib/decisions/planner/general/noun-kinds";
import { isSomeone } from "@/lib/decisions/planner/reading/people";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import { cueList, normalWords, openingRuns } from "@/lib/decisions/planner/words/normal-words";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Plans for what one does ("fix", "learn"), whatever it is done to. Used when no kind of goal fits. */
export const VERB_PLANS: readonly Archetype[] = [
  ...MAKING_VERBS,
  ...MOVING_VERBS,
  ...DOING_VERBS,
  ...PEOPLE_VERBS,
  ...LASTING_VERBS,
  ...HANDLING_VERBS,
];

const byVerb = new Map(
  VERB_PLANS.flatMap((plan) => cueList(plan.acts).map((act): [string, Archetype] => [act, plan])),
);
/** The plan of a verb by its id. */
export function planNamed(id: string): Archetype | null {
  return VERB_PLANS.find((plan) => plan.id === id) ?? null;
}

/** The plan for a goal's verb, or null when the verb says too little or does not fit what it acts on. */
export function verbPlanFor(goal: Goal): Archetype | null {
  if (goal.verb === "make" && /^.?(?:feel|laugh|smile|proud|happy)/i.test(goal.causing?.does ?? ""))
    return null;
  if (goal.causing !== null && !/^(?:help|teach)$/.test(goal.verb ?? "")) {
    return planNamed("verb-encourage");
  }
  if (goal.byOthers && goal.object !== null) return planNamed("verb-service");
  const accompanies =
    /^(?:take|bring|drive)$/.test(goal.verb ?? "") && /^to\s/i.test(goal.tail ?? "");
  if (accompanies && isSomeone(goal.object ?? "")) return planNamed("verb-go");
  const found = planForPhrase(goal);
  if (found?.id === "verb-stop" && goal.object === null) return found;
  if (found?.id === "verb-find-out" && goal.tail !== null) return found;
  if (goal.rhythm !== null && goal.verb !== null && found?.id !== "verb-stop") {
    return planNamed("verb-habit");
  }
  const isPractice = /^\S+ing$/i.test(goal.label) && goal.typed.split(" ").length > 2;
  if (isPractice && (goal.object ?? goal.label) === goal.label) return planNamed("verb-begin");
  if (goal.object === null || goal.object.length > LONGEST_OBJECT) return null;
  if (found === null || normalWords(goal.object).length === 0) return null;
  if (
    goal.verbPhrase === "go back" &&
    /^(?:my|our)\s/i.test(goal.object) &&
    nounKind(goal.object) !== null
  ) {
    return planNamed("verb-finish");
  }
  const id = fitting(found.id, goal, goal.object);
  return id === found.id ? found : id === null ? null : planNamed(id);
}

function planForPhrase(goal: Goal): Archetype | null {
  if (ADMINISTERS.test(goal.verb ?? "") && ARRANGED_BY_FORM.test(goal.object ?? "")) {
    return planNamed("verb-apply");
  }
  const runs = openingRuns(normalWords(goal.verbPhrase)).reverse();
  if (goal.verb === "do" && EXERCISES.test(goal.object ?? "")) return planNamed("verb-train");
  if (PHRASAL.test(`${goal.verb} ${goal.link ?? ""}`)) return null;
  const shifts = SHIFTING.test(goal.verb ?? "") && goal.verbPhrase !== goal.verb;
  const allowed = shifts ? runs.slice(0, 1) : runs;
  return allowed.map((run) => byVerb.get(run)).find((plan) => plan !== undefined) ?? null;
}

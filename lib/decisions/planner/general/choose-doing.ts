import type { Doing } from "@/lib/decisions/planner/general/doing-rule";
import { FIRST_RULES } from "@/lib/decisions/planner/general/doing-rules-first";
import { KIND_RULES } from "@/lib/decisions/planner/general/doing-rules-kinds";
import { LATER_RULES } from "@/lib/decisions/planner/general/doing-rules-later";
import { MOVING_RULES } from "@/lib/decisions/planner/general/doing-rules-moving";
import { PEOPLE_RULES } from "@/lib/decisions/planner/general/doing-rules-people";
import { WORK_OF_HAND } from "@/lib/decisions/planner/general/doing-words";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import { isMaterial } from "@/lib/decisions/planner/words/nouns";

const RULES = [...PEOPLE_RULES, ...FIRST_RULES, ...MOVING_RULES, ...KIND_RULES, ...LATER_RULES];

/** The plan for what is surely meant by verb and thing together, or null. */
export function doingOf(goal: Goal): Doing | null {
  return RULES.find(({ fits }) => fits(goal))?.doing ?? null;
}

/** True for work with the hands: small verbs say so only beside a thing that can be touched. */
export function isByHand(goal: Pick<Goal, "verb" | "object">): boolean {
  return !WORK_OF_HAND.test(goal.verb ?? "") || isMaterial(goal.object ?? "");
}

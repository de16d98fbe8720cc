import { BODIES } from "@/lib/decisions/planner/facts/circumstances-bodies";
import { HOURS } from "@/lib/decisions/planner/facts/circumstances-hours";
import { MEANS } from "@/lib/decisions/planner/facts/circumstances-means";
import { OTHERS } from "@/lib/decisions/planner/facts/circumstances-others";
import type { Circumstance } from "@/lib/decisions/planner/facts/fact-change";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";

/**
 * What a person tells of their own case, and what it changes in a plan. A fact that no entry knows changes
 * nothing and is left out.
 */
const CIRCUMSTANCES: readonly Circumstance[] = [...BODIES, ...HOURS, ...OTHERS, ...MEANS];

/** A circumstance that the goal tells, with the word or number that the steps name. */
export type Told = { circumstance: Circumstance; value: string };

/** All circumstances that the goal tells, in a fixed order. */
export function circumstancesOf(goal: Goal, text: string): Told[] {
  return CIRCUMSTANCES.flatMap((circumstance) => {
    if (circumstance.about !== undefined && !circumstance.about.test(goal.label)) return [];
    const found = circumstance.says.exec(text);
    if (found === null) return [];
    const value = circumstance.value(found, goal);
    return value === null ? [] : [{ circumstance, value }];
  });
}

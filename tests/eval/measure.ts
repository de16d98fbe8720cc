import type { Planner, PlanSize } from "@/lib/decisions/planner/types";
import { askPlanner } from "./ask-planner";
import type { EvaluatedGoal } from "./goals";
import { EVALUATION_RULES, type Judged } from "./rules";

export const SIZES: readonly PlanSize[] = ["nudge", "steady", "tiny"];

/** One breach of one rule by one plan. */
export type Breach = { rule: string; detail: string };

/** One goal in one size: the answer, and each rule that concerns it with what breaks it. */
export type Measured = Judged & { concerned: string[]; breaches: Breach[] };

/** How many answers a rule concerns, and how many of them keep it. */
export type Rate = { rule: string; asks: string; kept: number; of: number };

/**
 * Asks a planner for one goal in one size and lists every breach. An answer that was slow is asked for
 * twice more and its middle time counts: the engine tidies up now and then.
 */
export async function measure(
  planner: Planner,
  goal: EvaluatedGoal,
  size: PlanSize,
): Promise<Measured> {
  const answer = await askPlanner(planner, goal.text, size);
  if (planner.name === "built-in" && answer.milliseconds > 10) {
    const times = [answer.milliseconds];
    for (let again = 0; again < 2; again += 1) {
      times.push((await askPlanner(planner, goal.text, size)).milliseconds);
    }
    answer.milliseconds = times.sort((a, b) => a - b)[1] ?? answer.milliseconds;
  }
  const judged = { goal, size, planner: planner.name, answer };
  const concerned = EVALUATION_RULES.filter((rule) => rule.concerns(judged));
  return {
    ...judged,
    concerned: concerned.map(({ name }) => name),
    breaches: concerned.flatMap((rule) =>
      rule.breaches(judged).map((detail) => ({ rule: rule.name, detail })),
    ),
  };
}

/** Measures every goal in every size, at most `parallel` at once. The first goal warms the planner up. */
export async function measureAll(
  planner: Planner,
  goals: readonly EvaluatedGoal[],
  parallel: number,
): Promise<Measured[]> {
  const cases = goals.flatMap((goal) => SIZES.map((size) => ({ goal, size })));
  if (planner.name === "built-in") {
    for (const { goal, size } of cases.slice(0, 30)) await askPlanner(planner, goal.text, size);
  }
  const measured: Measured[] = [];
  const next = cases.entries();
  const work = async (): Promise<void> => {
    for (const [at, { goal, size }] of next) measured[at] = await measure(planner, goal, size);
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return measured;
}

/** The rate of each rule. */
export function ratesOf(measured: readonly Measured[]): Rate[] {
  return EVALUATION_RULES.map(({ name, asks }) => {
    const concerned = measured.filter((one) => one.concerned.includes(name));
    const kept = concerned.filter((one) => !one.breaches.some(({ rule }) => rule === name));
    return { rule: name, asks, kept: kept.length, of: concerned.length };
  });
}

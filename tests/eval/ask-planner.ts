import type { PlannedStep, Planner, PlanSize } from "@/lib/decisions/planner/types";

/** What a planner answered: steps, or a question in their place; `failure` where it gave neither. */
export type EvaluatedAnswer = {
  steps: PlannedStep[];
  question: string | null;
  notice: string | null;
  failure: string | null;
  /** Of the built-in planner the processor's time: what other programs do at once does not count. */
  milliseconds: number;
};

/** Asks a planner for one goal in one size, and waits for the whole answer. */
export async function askPlanner(
  planner: Planner,
  inputText: string,
  size: PlanSize,
): Promise<EvaluatedAnswer> {
  const answer: EvaluatedAnswer = {
    steps: [],
    question: null,
    notice: null,
    failure: null,
    milliseconds: 0,
  };
  const begin = performance.now();
  const used = process.cpuUsage();
  try {
    for await (const event of planner.plan({ inputText, size }, new AbortController().signal)) {
      if (event.type === "step") answer.steps.push(event.step);
      else if (event.type === "notice") answer.notice = event.message;
      else answer.question = event.message;
    }
    if (answer.steps.length === 0 && answer.question === null) answer.failure = "no answer";
  } catch (error) {
    answer.failure = error instanceof Error ? error.message : String(error);
  }
  const { user, system } = process.cpuUsage(used);
  answer.milliseconds =
    planner.name === "built-in" ? (user + system) / 1_000 : performance.now() - begin;
  return answer;
}

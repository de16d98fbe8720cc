import { isAiConfigured } from "@/lib/ai/client";
import { answerGoal } from "@/lib/decisions/planner/answer";
import { builtInPlanner } from "@/lib/decisions/planner/built-in";
import { claudePlanner } from "@/lib/decisions/planner/claude/claude";
import { type EvaluatedGoal, type GoalSet, readGoals } from "./goals";
import { type Measured, measureAll } from "./measure";
import { printFailures, printPlans, printRates } from "./table";

/** What is to be printed beside the table. */
export type EvaluationOptions = {
  failures: boolean;
  /** How many whole plans, spread over all goals. */
  plans: number;
  /** Only every so manieth goal. */
  every: number;
  set: GoalSet;
};

const CLAUDE_AT_ONCE = 4;

/** Measures the planners on the goals of this folder and prints one table. */
export async function evaluate({ failures, plans, every, set }: EvaluationOptions): Promise<void> {
  const goals = readGoals(set).filter((_, at) => at % every === 0);
  const byPlanner = new Map<string, Measured[]>();
  byPlanner.set("built-in", await measureAll(builtInPlanner, goals, 1));
  if (isAiConfigured()) {
    byPlanner.set("claude", await measureAll(claudePlanner(null), goals, CLAUDE_AT_ONCE));
  }
  const measured = [...byPlanner.values()].flat();
  const sources = sourcesOf(goals);
  if (failures) printFailures(measured);
  if (plans > 0) printPlans(spread(measured, plans), sources);
  console.log(`\n${goals.length} goals, each in three sizes; a plan keeps a rule or breaks it.\n`);
  printRates(byPlanner);
  console.log(`\n${generalShare(sources)}`);
  if (!isAiConfigured()) console.log("No ANTHROPIC_API_KEY is set: Claude is left out.");
}

/** Where the built-in planner's plan of each goal comes from. */
function sourcesOf(goals: readonly EvaluatedGoal[]): Map<string, string> {
  return new Map(
    goals.map(({ text }) => {
      const answer = answerGoal({ inputText: text, size: "steady" });
      return [text, answer.kind === "plan" ? answer.source : "question"];
    }),
  );
}

function generalShare(sources: ReadonlyMap<string, string>): string {
  const planned = [...sources.values()].filter((source) => source !== "question");
  const share = (kind: RegExp) => {
    const found = planned.filter((source) => kind.test(source)).length;
    return `${found} (${((100 * found) / planned.length).toFixed(1)} %)`;
  };
  return `Of ${planned.length} goals that the built-in planner planned, ${share(/^general/)} got the general plan and ${share(/^verb-/)} a plan for their verb.`;
}

function spread(measured: readonly Measured[], count: number): Measured[] {
  const pace = Math.max(1, measured.length / count);
  return measured.filter((_, at) => Math.floor(at / pace) !== Math.floor((at - 1) / pace));
}

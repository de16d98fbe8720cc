import { kindToDecide } from "@/lib/decisions/planner/deciding/deciding-kinds";
import { readDecision } from "@/lib/decisions/planner/deciding/read-decision";
import { callByName } from "@/lib/decisions/planner/facts/named-people";
import { choosePlan, planOfNamed } from "@/lib/decisions/planner/matching/choose-plan";
import { splitAdded, splitJoined } from "@/lib/decisions/planner/reading/joined-goals";
import { readGoal } from "@/lib/decisions/planner/reading/read-goal";
import { readSituation } from "@/lib/decisions/planner/situations/read-situation";
import { restate } from "@/lib/decisions/planner/situations/restate";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import type { Wording } from "@/lib/decisions/planner/words/english";
import { normalWords } from "@/lib/decisions/planner/words/normal-words";
import type { PlanLine } from "@/lib/decisions/planner/written/archetype";
import { fillSlots } from "@/lib/decisions/planner/written/fill-slots";
import { overlap } from "@/lib/decisions/planner/written/plan-rules";
import type { Slots } from "@/lib/decisions/planner/written/slots";

/** What is written for breaking a step down: smaller steps with their minutes, or parts that share its own. */
export type WrittenParts = { smaller: PlannedStep[]; parts: string[] };

type LinesWithSlots = { lines: readonly PlanLine[]; slots: Slots };

/** A step carries facts that its line has not, and names those of whom the line speaks: so much of both is the same. */
const SAME = 0.75;

/** What the plans behind a goal have for breaking this step down; empty where it is no line of theirs, or has nothing. */
export function writtenParts(goal: string, step: string, say: Wording): WrittenParts {
  for (const plan of plansBehind(goal)) {
    const line = lineOf(plan, goal, step, say);
    if (line === undefined) continue;
    const filled = ({ text, minutes }: PlannedStep): PlannedStep[] => {
      const words = fillSlots(text, plan.slots);
      return words === null ? [] : [{ text: words, minutes }];
    };
    const named = (steps: readonly PlannedStep[]) => callByName(steps.flatMap(filled), goal);
    const parts = line.parts.map((text) => ({ text, minutes: line.minutes }));
    return { smaller: named(line.smaller), parts: named(parts).map(({ text }) => text) };
  }
  return { smaller: [], parts: [] };
}

/** The written plans that a goal's steps may have come from. */
function* plansBehind(goal: string): Generator<LinesWithSlots> {
  for (const stage of ["first", "late"] as const) {
    const situation = readSituation(goal, stage);
    if (situation !== null) yield situation;
  }
  const whole = { ...readGoal(restate(goal)), said: goal };
  const decision = readDecision(goal);
  const kind = decision === null ? null : kindToDecide(goal, decision);
  const decided = kind === null ? null : planOfNamed(kind, whole);
  if (decided !== null) yield decided;
  yield choosePlan(whole);
  for (const words of splitJoined(whole.core) ?? splitAdded(goal) ?? []) {
    yield choosePlan({ ...readGoal(restate(words)), said: words, isPart: true });
  }
}

function lineOf(
  { lines, slots }: LinesWithSlots,
  goal: string,
  step: string,
  say: Wording,
): PlanLine | undefined {
  const words = new Set(normalWords(step));
  return lines.find((line) => {
    const text = fillSlots(line.text, slots);
    if (line.smaller.length + line.parts.length === 0 || text === null) return false;
    const [named] = callByName([{ text, minutes: line.minutes }], goal);
    const said = say(named?.text ?? text);
    return step.startsWith(said) || overlap(words, new Set(normalWords(said))) >= SAME;
  });
}

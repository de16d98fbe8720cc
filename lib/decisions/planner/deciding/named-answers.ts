import type { PlannedStep } from "@/lib/decisions/planner/types";
import { quoted } from "@/lib/decisions/planner/words/wording";
import { capitalise } from "@/lib/text";

/** Longer answers are sentences, which no column can be named after. */
const LONGEST_ANSWER = 45;
/** Where a plan sets two answers beside each other without knowing them: "Write both places at the top of a page". */
const BOTH =
  /^(Write |Put )both (?:places|homes|jobs|nurseries|schools|offers|towns|flats|houses|cars|dates|trips)\b/;

/** The plan of a kind for a question with two answers, with their names where a step only says "both". */
export function withNamedAnswers(
  steps: readonly PlannedStep[],
  answers: readonly string[],
): PlannedStep[] {
  const [one, other] = answers;
  const isShort = answers.every((answer) => answer.length <= LONGEST_ANSWER);
  if (one === undefined || other === undefined || answers.length > 2 || !isShort) return [...steps];
  const named = `$1${quoted(capitalise(one))} and ${quoted(capitalise(other))}`;
  return steps.map((step) => ({ ...step, text: step.text.replace(BOTH, named) }));
}

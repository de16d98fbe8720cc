import { BE_THERE } from "@/lib/decisions/planner/lists/list-shapes";
import { generalStart } from "@/lib/decisions/planner/lists/preparing";
import { inSitting } from "@/lib/decisions/planner/lists/timed-items";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { shorten } from "@/lib/decisions/planner/words/wording";
import { FIRST_STEP_MINUTES } from "@/lib/decisions/planner/written/sizes";

/** What is as good as done in the first two minutes. */
const QUICK_MINUTES = 5;
const SPENT = /\b(?:10|20|ten) minutes\b/;
/** "by Friday", "before your sister comes": what says until when, and is no name of a list. */
const UNTIL = /^(?:by|before|until|due|this|today|tonight|tomorrow)\b/i;

/** Three things are the three steps of a nudge, the first of them begun. */
export function threeInTurn(
  items: readonly string[],
  stepFor: (item: string) => PlannedStep,
  heading: string | undefined,
): PlannedStep[] {
  const [first = "", ...others] = items;
  const [second, last] = others.map(stepFor);
  const start = begun(stepFor(first), first);
  const isBegun = start.text !== stepFor(first).text;
  const isGoneAfter = BE_THERE.test(others.at(-1) ?? "");
  const rest = (step: PlannedStep): PlannedStep => (isBegun ? withRest(step, first) : step);
  return [
    start,
    second === undefined || !isGoneAfter ? second : rest(second),
    last === undefined || isGoneAfter ? last : rest(due(last, heading)),
  ].filter((step) => step !== undefined);
}

/** What is only begun is gone on with at the end. */
function withRest(step: PlannedStep, first: string): PlannedStep {
  return { ...step, text: `${step.text} Then go on with “${shorten(first, 60)}”.` };
}

/** The first two minutes of a step. */
function begun(step: PlannedStep, item: string): PlannedStep {
  const sitting = inSitting(step, FIRST_STEP_MINUTES);
  if (sitting !== null) return sitting;
  if (step.minutes <= QUICK_MINUTES) return { ...step, minutes: FIRST_STEP_MINUTES };
  if (!SPENT.test(step.text)) return generalStart(step, item);
  return { minutes: FIRST_STEP_MINUTES, text: step.text.replace(SPENT, "2 minutes") };
}

/** The step with the hour or day of the whole list. */
function due(step: PlannedStep, heading = ""): PlannedStep {
  const isSaid = UNTIL.test(heading) && !/[.:?!]\s/.test(step.text);
  return isSaid ? { ...step, text: step.text.replace(/\.$/, `, ${heading}.`) } : step;
}

import { type Addition, withAddition } from "@/lib/decisions/planner/additions";
import { forLimit } from "@/lib/decisions/planner/limit-steps";
import { names } from "@/lib/decisions/planner/missing-facts";
import { OBSTACLES } from "@/lib/decisions/planner/obstacles";
import type { Goal } from "@/lib/decisions/planner/read-goal";
import type { Limit } from "@/lib/decisions/planner/read-limits";
import type { Deadline } from "@/lib/decisions/planner/read-times";
import { splitActions } from "@/lib/decisions/planner/second-action";
import { daysIn, sharesOf } from "@/lib/decisions/planner/shares";
import type { DraftStep } from "@/lib/decisions/planner/sizes";
import { fillSlots, namesDose, type Slots } from "@/lib/decisions/planner/slots";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { weaveFacts } from "@/lib/decisions/planner/weave-facts";
import { quoted, shorten } from "@/lib/decisions/planner/wording";

/**
 * Adds what the goal said and the steps leave out: limits, obstacle, deadline, names and numbers. `isOne` is
 * false where the steps are those of two goals, each of which they name already.
 */
export function tailor(
  steps: readonly DraftStep[],
  goal: Goal,
  slots: Slots,
  size: PlanSize,
  isOne = true,
): PlannedStep[] {
  let plan: DraftStep[] = [...steps];
  for (const [words, addition] of additionsFor(goal, slots)) {
    if (!names(plan, words)) plan = withAddition(plan, addition, size);
  }
  plan = weaveFacts(plan, goal, slots, size, isOne);
  return splitActions(
    plan.map(({ text, minutes }) => ({ text, minutes })),
    size,
  );
}

/** Each addition with the words that make it needless once a step holds them. */
function additionsFor(goal: Goal, slots: Slots): [string, Addition][] {
  const additions: [string, Addition][] = [
    ...sharesOf(goal),
    ...goal.limits.map((limit): [string, Addition] => [keyOf(limit), forLimit(limit)]),
  ];
  const label = quoted(goal.short);
  if (goal.obstacle !== null) {
    const addition = forObstacle(goal.obstacle, slots);
    if (addition !== null) additions.push([addition.step.text, addition]);
  }
  if (goal.deadline !== null) {
    additions.push([
      goal.deadline.text,
      forDeadline(goal.deadline, quoted(shorten(goal.short, 60))),
    ]);
  }
  if (goal.rhythm !== null && !namesDose(goal)) {
    additions.push([
      goal.rhythm,
      {
        at: "late",
        step: {
          minutes: 3,
          text: `Put ${label} in your calendar as a repeating entry: ${goal.rhythm}.`,
        },
        sentence: /minute|hour|page/.test(goal.rhythm)
          ? `Keep to ${goal.rhythm}.`
          : `Repeat it ${goal.rhythm}.`,
      },
    ]);
  }
  return additions;
}

function forObstacle(obstacle: string, slots: Slots): Addition | null {
  const known = OBSTACLES.find(({ says }) => says.test(obstacle));
  if (known === undefined && slots.obstacle === undefined) return null;
  const template = known?.step ?? {
    minutes: 3,
    text: "Write one small way around this: {obstacle}.",
  };
  const text = fillSlots(template.text, slots);
  return text === null
    ? null
    : { at: "early", step: { minutes: template.minutes, text }, sentence: null };
}

function keyOf(limit: Limit): string {
  if (limit.kind === "money") return limit.amount;
  return limit.kind === "time" ? limit.span : `without ${limit.thing}`;
}

function forDeadline(deadline: Deadline, label: string): Addition {
  const sentence = /^(?:on|at|for|from)\s/.test(deadline.text)
    ? `Be ready ${deadline.text}.`
    : /^over\s/.test(deadline.text)
      ? `Keep the days free for it: ${deadline.text}.`
      : `It should be done ${deadline.text}.`;
  if (deadline.kind === "today") {
    return {
      at: "early",
      step: {
        minutes: 2,
        text: `Set an alarm for the hour at which you want to stop ${deadline.text.replace(/^by /, "")}.`,
      },
      sentence,
    };
  }
  if (deadline.kind === "span") {
    const span = deadline.text.replace(/^in (?:the next |under |less than |about )?/, "");
    const half = halfOf(daysIn(span));
    const text =
      half === null
        ? `Mark the day ${span} from now in your calendar: ${label} done.`
        : `Mark two days in your calendar: ${half} from now for halfway, and ${span} from now for ${label} done.`;
    return { at: "late", step: { minutes: 3, text }, sentence };
  }
  if (deadline.kind === "event") {
    return {
      at: "late",
      step: { minutes: 2, text: `Put a reminder in your phone: ${label}, ${deadline.text}.` },
      sentence,
    };
  }
  return {
    at: "late",
    step: {
      minutes: 3,
      text: `Put ${label} in your calendar as due ${deadline.text}, with an alert the day before.`,
    },
    sentence,
  };
}

/** Half of a longer span in words: "3 weeks" of 42 days; null for what is too short to halve. */
function halfOf(days: number): string | null {
  if (days < 14 || days > 730) return null;
  const half = Math.round(days / 2);
  if (half >= 60) return `${Math.round(half / 30)} months`;
  return half % 7 === 0 ? (half === 7 ? "a week" : `${half / 7} weeks`) : `${half} days`;
}

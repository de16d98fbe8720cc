import { OBSTACLES } from "@/lib/decisions/planner/obstacles";
import type { Goal } from "@/lib/decisions/planner/read-goal";
import type { Limit } from "@/lib/decisions/planner/read-limits";
import type { Deadline } from "@/lib/decisions/planner/read-times";
import { type DraftStep, STEP_COUNTS } from "@/lib/decisions/planner/sizes";
import { fillSlots, type Slots } from "@/lib/decisions/planner/slots";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { quoted, shorten, toSecondPerson } from "@/lib/decisions/planner/wording";

/** Something the person said that the plan does not hold yet: as a step of its own, or as one sentence. */
type Addition = {
  at: "early" | "late";
  step: PlannedStep;
  sentence: string | null;
  onFirst?: boolean;
};

/** Numbers and names within a goal, which its plan should repeat. */
const TELLING = /[$£€]?\d[\d,.]*\d|[$£€]?\d|(?<=\s)\p{Lu}\p{L}{2,}/gu;

/** Adds what the goal said and the steps leave out: limits, obstacle, deadline, names and numbers. */
export function tailor(
  steps: readonly DraftStep[],
  goal: Goal,
  slots: Slots,
  size: PlanSize,
): PlannedStep[] {
  let plan: DraftStep[] = [...steps];
  for (const [words, addition] of additionsFor(goal, slots)) {
    if (!names(plan, words)) plan = withAddition(plan, addition, size);
  }
  return plan.map(({ text, minutes }) => ({ text, minutes }));
}

function names(plan: readonly PlannedStep[], words: string): boolean {
  const wanted = words.toLowerCase();
  return plan.some(({ text }) =>
    [text, toSecondPerson(text)].some((said) => said.toLowerCase().includes(wanted)),
  );
}

function withAddition(plan: readonly DraftStep[], addition: Addition, size: PlanSize): DraftStep[] {
  if (size !== "nudge" && plan.length < STEP_COUNTS[size].most) {
    return addition.at === "early"
      ? [...plan.slice(0, 1), addition.step, ...plan.slice(1)]
      : [...plan, addition.step];
  }
  const spare = plan.findLastIndex((step) => step.spare === true);
  if (size !== "nudge" && spare > 0) {
    return withAddition(plan.toSpliced(spare, 1), addition, size);
  }
  const first = plan[0];
  const last = plan.at(-1);
  if (addition.sentence === null || first === undefined || last === undefined) return [...plan];
  if (addition.onFirst === true) {
    return [{ ...first, text: `${first.text} ${addition.sentence}` }, ...plan.slice(1)];
  }
  return [...plan.slice(0, -1), { ...last, text: `${last.text} ${addition.sentence}` }];
}

/** Each addition with the words that make it needless once a step holds them. */
function additionsFor(goal: Goal, slots: Slots): [string, Addition][] {
  const additions: [string, Addition][] = goal.limits.map((limit) => [
    keyOf(limit),
    forLimit(limit),
  ]);
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
  if (goal.rhythm !== null) {
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
  const said = toSecondPerson(label).toLowerCase();
  const people = [slots.person, slots.place].filter((name) => name !== undefined);
  for (const name of [...people, ...(goal.short.match(TELLING) ?? [])]) {
    if (!said.includes(name.toLowerCase())) continue;
    additions.push([
      name,
      {
        at: "early",
        step: {
          minutes: 2,
          text: `Write ${label} on a sticky note and put it where you will work.`,
        },
        sentence: `That is the first step of ${label}.`,
        onFirst: true,
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

function forLimit(limit: Limit): Addition {
  if (limit.kind === "money") {
    return {
      at: "early",
      step: {
        minutes: 2,
        text: `Write “${limit.amount} at most” where you will see it while you plan.`,
      },
      sentence: `Keep the total within ${limit.amount}.`,
    };
  }
  if (limit.kind === "time") {
    return {
      at: "early",
      step: { minutes: 2, text: `Set a timer for the time you have: ${limit.span}.` },
      sentence: `Stop when your time is up: ${limit.span}.`,
    };
  }
  return {
    at: "early",
    step: {
      minutes: 2,
      text: `Write “without ${limit.thing}” at the top of your notes, and cross out whatever needs it.`,
    },
    sentence: `Skip whatever needs ${limit.thing}.`,
  };
}

function forDeadline(deadline: Deadline, label: string): Addition {
  const sentence = /^(?:on|at|for)\s/.test(deadline.text)
    ? `Be ready ${deadline.text}.`
    : `Aim to have it done ${deadline.text}.`;
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
    return {
      at: "late",
      step: { minutes: 3, text: `Mark the day ${span} from now in your calendar: ${label} done.` },
      sentence,
    };
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

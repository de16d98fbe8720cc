import { type Addition, withAddition } from "@/lib/decisions/planner/additions";
import { forLimit } from "@/lib/decisions/planner/limit-steps";
import { OBSTACLES } from "@/lib/decisions/planner/obstacles";
import type { Goal } from "@/lib/decisions/planner/read-goal";
import type { Limit } from "@/lib/decisions/planner/read-limits";
import type { Deadline } from "@/lib/decisions/planner/read-times";
import { daysIn, sharesOf } from "@/lib/decisions/planner/shares";
import type { DraftStep } from "@/lib/decisions/planner/sizes";
import { fillSlots, namesDose, type Slots } from "@/lib/decisions/planner/slots";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import {
  quoted,
  shorten,
  toSecondPerson,
  withProperCapitals,
} from "@/lib/decisions/planner/wording";

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
  const facts = missingFacts(plan, goal, slots);
  if (facts.length > 0) plan = withAddition(plan, forFacts(facts), size);
  return plan.map(({ text, minutes }) => ({ text, minutes }));
}

function names(plan: readonly PlannedStep[], words: string): boolean {
  const wanted = words.toLowerCase();
  return plan.some(({ text }) =>
    [text, toSecondPerson(text)].some((said) => said.toLowerCase().includes(wanted)),
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

const SEGMENT = /(?=\s(?:for|with|in|at|from|to|on|about|near|by|after)\s)|,/i;
/** When something began, or how long it has lasted, binds no step: "in 2021", "in the hall since May". */
const PAST =
  /^(?:(?:in|since) (?:january|february|march|april|may|june|july|august|september|october|november|december|\d{4})$|for (?:\S+ ){1,2}(?:years|months)$|.*\bsince\b)/i;
const CLAUSES = /\.\s|[;:!?]|,\s|\s(?:and|but|because|so)\s/i;
const NUMBER = /[$£€]?\d[\d,.]*\d|[$£€]?\d/g;
const LONGEST_FACT = 70;

/** The words around names and numbers that no step holds yet: "for 8", "in your mother's kitchen". */
function missingFacts(plan: readonly PlannedStep[], goal: Goal, slots: Slots): string[] {
  const said = toSecondPerson(goal.short).toLowerCase();
  const people = [slots.person, slots.place].filter((name) => name !== undefined);
  const telling = [...people, ...(goal.short.match(TELLING) ?? [])].filter(
    (word) => said.includes(word.toLowerCase()) && !names(plan, word),
  );
  const segments = toSecondPerson(goal.short)
    .split(SEGMENT)
    .map((part) => part.trim());
  const facts: string[] = [];
  let inFact = false;
  for (const [at, part] of segments.entries()) {
    const tells =
      !PAST.test(part) && telling.some((word) => part.toLowerCase().includes(word.toLowerCase()));
    if (tells) {
      const purpose = /^to\s/.test(segments[at - 1] ?? "") ? segments[at - 1] : undefined;
      const before = inFact ? facts.pop() : purpose;
      facts.push(before === undefined ? part : `${before} ${part}`);
    }
    inFact = tells;
  }
  const beside = toSecondPerson(goal.context)
    .split(CLAUSES)
    .map((part) => part.trim().replace(/^(?:and|but|so|because)\s+/i, ""))
    .filter(
      (part) => isNumberTold(part) && (part.match(NUMBER) ?? []).some((word) => !names(plan, word)),
    )
    .slice(0, 2);
  return [
    ...new Set(
      [...facts, ...beside].map((fact) => shorten(withProperCapitals(fact), LONGEST_FACT)),
    ),
  ];
}

/** A clause that was told beside the goal and holds a number: "on page 312 of 1,225". */
function isNumberTold(part: string): boolean {
  return /\d/.test(part) && part.length <= LONGEST_FACT && part.includes(" ");
}

function forFacts(facts: readonly string[]): Addition {
  const all = facts.map(quoted).join(", ");
  return {
    at: "early",
    step: {
      minutes: 2,
      text: `Write the details at the top of a page, so that each step fits them: ${all}.`,
    },
    sentence: `Keep the details in view: ${all}.`,
    beside: `Add the details: ${all}.`,
  };
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

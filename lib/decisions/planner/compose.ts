import { names, ownClause } from "@/lib/decisions/planner/facts/missing-facts";
import { daysIn } from "@/lib/decisions/planner/facts/shares";
import { tailor } from "@/lib/decisions/planner/facts/tailor";
import { withWhatIsLeft } from "@/lib/decisions/planner/facts/what-is-left";
import { GENERAL_PLANS } from "@/lib/decisions/planner/general/general-plans";
import { type Chosen, choosePlan, planOfNamed } from "@/lib/decisions/planner/matching/choose-plan";
import { isSomeone } from "@/lib/decisions/planner/reading/people";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import { readProgress } from "@/lib/decisions/planner/reading/read-progress";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { cleanPhrase } from "@/lib/decisions/planner/words/clean-name";
import { normalWords } from "@/lib/decisions/planner/words/normal-words";
import { joined } from "@/lib/decisions/planner/words/wording";
import type { PlanLine } from "@/lib/decisions/planner/written/archetype";
import { fillLines } from "@/lib/decisions/planner/written/fill-lines";
import { clampTiny, STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";
import {
  definite,
  nameOf,
  OWN_OR_KNOWN,
  readSlots,
  spoken,
} from "@/lib/decisions/planner/written/slots";

/** Steps with the id of the archetype they came from; "general" when no kind of goal was recognised. */
export type ComposedPlan = { source: string; steps: PlannedStep[] };

/** The steps of the plan for one goal. */
export function composePlan(said: Goal, size: PlanSize): ComposedPlan {
  return composed(choosePlan(said), size);
}

/** The steps of a kind's plan for a goal, by the kind's id; null where the goal's words don't fill them. */
export function composeNamed(id: string, said: Goal, size: PlanSize): ComposedPlan | null {
  const chosen = planOfNamed(id, said);
  return chosen === null ? null : composed(chosen, size);
}

function composed({ source, goal, lines, slots, turns }: Chosen, size: PlanSize): ComposedPlan {
  const told = turns ? { ...goal, label: "", typed: "" } : goal;
  const { left } = readProgress(goal.said ?? goal.typed);
  const drafted = fillLines(lines, slots, size) ?? [];
  // What is missing of a thing for sale is told to whoever buys it.
  const steps = goal.verb === "sell" ? drafted : withWhatIsLeft(drafted, left, size);
  return { source, steps: tailor(steps, told, slots, size) };
}

const LONGEST_NAME = 4;
const ROW = /,[^,]+,? (?:and|or) /i;

/** A whole sentence of how things are, and a row of things, have no name that a step could bear. */
function isUnnamed({ verb, label, typed }: Goal): boolean {
  return (verb === null && label.split(/\s+/).length > LONGEST_NAME) || ROW.test(typed);
}

/** Plans that serve whatever their words name, and so say nothing of it by themselves. */
const FOR_ANYTHING = /^(?:general|verb-|wide-)/;

/** What is left, and no thing that is handled: "get out of my parents' house". */
const LEAVES_IT = /^(?:get|move|come|go) (?:out|back|away|rid|over|off|through)\b/i;

/** The start of a plan for one of several goals; where no step says which of them it is for, the first one does. */
function startOf(
  steps: readonly PlannedStep[],
  goal: Goal,
  { source }: Chosen,
  size: PlanSize,
): PlannedStep[] {
  const start = size === "tiny" ? steps.map(clampTiny) : [...steps];
  if (isUnnamed(goal)) return start;
  const [opening, ...rest] = start;
  const said = normalWords(start.map(({ text }) => text).join(" "));
  const things = normalWords(ownClause(goal.label)).filter((word) => word.length > 3);
  if (opening === undefined || things.every((word) => said.includes(word))) return start;
  const words = normalWords(goal.object ?? goal.label).filter((word) => word.length > 3);
  const head = goal.object === null ? undefined : words.at(-1);
  const isNamed = words.some((word) => said.includes(word));
  if (isNamed && !FOR_ANYTHING.test(source)) return start;
  if (isNamed && (head === undefined || said.includes(head))) return start;
  const isThing = OWN_OR_KNOWN.test(goal.object ?? "") && !isSomeone(goal.object ?? "");
  const clean = isThing ? cleanPhrase(goal.object) : null;
  const name =
    clean === null || LEAVES_IT.test(goal.label) ? nameOf(goal) : definite(spoken(clean));
  const named = opening.text.replace(/(?=[.;](?:\s|$))/, ` (for ${name})`);
  return [{ ...opening, text: named }, ...rest];
}

/** How many steps of the first and of the second goal a joined plan has. */
const JOINED_COUNTS: Readonly<Record<PlanSize, readonly [number, number]>> = {
  nudge: [2, 1],
  steady: [3, 3],
  tiny: [5, 5],
};

/**
 * The steps of a plan that matter most, as many as a part of a joined plan has, in their order: where there
 * is no room for all of them the first one, which is small, and the last, which is the act.
 */
function essence(
  chosen: Chosen,
  size: PlanSize,
  count: number,
  place: "first" | "later" = "first",
): PlannedStep[] {
  const { goal, lines, slots, turns } = chosen;
  const told = turns ? { ...goal, label: "", typed: "" } : goal;
  if (size !== "tiny") {
    const steps = tailor(fillLines(lines, slots, "nudge") ?? [], told, slots, "nudge");
    if (steps.length <= count) return steps;
    if (place === "later") return isFarOff(goal) ? steps.slice(0, count) : steps.slice(-count);
    return [...steps.slice(0, 1), ...steps.slice(steps.length - count + 1)];
  }
  // In their smaller steps as far as there is room for all that matter most, up to the last of them.
  const kept = new Map<PlanLine, PlanLine>();
  for (const line of lines) if (line.within === "all") kept.set(line, line);
  const whole = (line: PlanLine): PlanLine => ({ ...line, smaller: [] });
  const room = (more: readonly PlanLine[]): number =>
    count -
    [...kept.values(), ...more].reduce((sum, { smaller }) => sum + (smaller.length || 1), 0);
  for (const line of [...kept.keys()].reverse()) if (room([]) < 0) kept.set(line, whole(line));
  for (const line of lines) {
    if (line.within !== "longer" || line.spare) continue;
    const fitting = [line, whole(line)].find((one) => room([one]) >= 0);
    if (fitting !== undefined) kept.set(line, fitting);
  }
  const ordered = lines.flatMap((line) => kept.get(line) ?? []);
  const steps = tailor(fillLines(ordered, slots, "tiny") ?? [], told, slots, "tiny");
  return steps.slice(0, count);
}

/** In so many days the act of what comes second is no step for now: "buy a house in 2 years". */
const FAR_OFF_DAYS = 180;

function isFarOff({ deadline }: Goal): boolean {
  return deadline?.kind === "span" && daysIn(deadline.text) >= FAR_OFF_DAYS;
}

/** One plan for two goals: what matters most of the first, then of the second; one plan where both are unclear. */
export function composeJoined(
  whole: Goal,
  first: Goal,
  second: Goal,
  size: PlanSize,
): ComposedPlan {
  const slots = readSlots(whole, null, undefined);
  const [one, other] = [choosePlan(first), choosePlan(second)];
  if (one.source === "general" && other.source === "general") {
    const lines = fillLines(GENERAL_PLANS.both, slots, size) ?? [];
    return { source: "general-both", steps: tailor(lines, whole, slots, size) };
  }
  if (one.source === other.source && !/^(?:general|verb-)/.test(one.source)) {
    return composePlan(whole, size);
  }
  const counts = JOINED_COUNTS[size];
  const [firstStart, secondStart] = [
    startOf(essence(one, size, counts[0]), first, one, size),
    startOf(
      essence(
        { ...other, goal: { ...other.goal, deadline: other.goal.deadline ?? whole.deadline } },
        size,
        counts[1],
        "later",
      ),
      second,
      other,
      size,
    ),
  ];
  const openings = new Set(firstStart.map((step) => step.text));
  const steps = [
    ...firstStart,
    ...secondStart.map((step) =>
      openings.has(step.text)
        ? { ...step, text: `${step.text} This time for ${nameOf(second)}.` }
        : step,
    ),
  ];
  if (size === "tiny" && steps.length < STEP_COUNTS.tiny.least) {
    steps.push(
      clampTiny({
        minutes: 3,
        text: `Put two slots of 20 minutes in your calendar, one for ${nameOf(first)} and one for ${nameOf(second)}.`,
      }),
    );
  }
  return {
    source: `${one.source}+${other.source}`,
    steps: tailor(steps, whole, slots, size),
  };
}

/** How many steps each of three goals has in a joined plan. */
const ROW_COUNTS: Readonly<Record<PlanSize, number>> = { nudge: 1, steady: 2, tiny: 3 };

/** One plan for three goals, with the start of each; null where they have no plans of three different kinds. */
export function composeRow(parts: readonly Goal[], size: PlanSize): ComposedPlan | null {
  const chosen = parts.map(choosePlan);
  const sources = chosen.map(({ source }) => source);
  const isOfKinds = !sources.some((source) => /^(?:general|verb-)/.test(source));
  if (!isOfKinds || new Set(sources).size < parts.length) return null;
  const steps = chosen.flatMap((one, at) => {
    const start = essence(one, size, ROW_COUNTS[size]);
    const goal = parts[at];
    return goal === undefined ? start : startOf(start, goal, one, size);
  });
  const { least } = STEP_COUNTS[size];
  if (steps.length < least - 1) return null;
  const names = joined(parts.map(nameOf));
  const closing = { minutes: 3, text: `Put a first hour for each into your calendar: ${names}.` };
  const all = steps.length < least ? [...steps, closing] : steps;
  return { source: sources.join("+"), steps: size === "tiny" ? all.map(clampTiny) : all };
}

const LONGEST_REPEAT = 30;

/** The plan for the first of two things under one verb, with the second in a step of its own. */
export function composeTwins(
  whole: Goal,
  first: Goal,
  other: string,
  size: PlanSize,
): ComposedPlan {
  const plan = composePlan({ ...first, deadline: whole.deadline, limits: whole.limits }, size);
  const kept = plan.steps.slice(0, Math.min(plan.steps.length, STEP_COUNTS[size].most - 1));
  const minutes = Math.min(LONGEST_REPEAT, Math.max(...kept.map((step) => step.minutes)));
  const isNamed = names(kept, first.object ?? "");
  const after = isNamed ? "" : ` once ${definite(spoken(first.object ?? ""))} is done`;
  const repeat = { minutes, text: `Do the same with ${definite(spoken(other))}${after}.` };
  return { source: plan.source, steps: [...kept, repeat] };
}

/** The plan for one goal with a single order more, which has its place at the end, or right behind the first step. */
export function composeWithErrand(
  said: Goal,
  errand: PlannedStep,
  place: "first" | "last",
  size: PlanSize,
): ComposedPlan {
  const { source, steps } = composePlan(said, size);
  const most = STEP_COUNTS[size].most - 1;
  // The last step is the act.
  const kept = steps.length > most ? [...steps.slice(0, most - 1), ...steps.slice(-1)] : steps;
  const step = size === "tiny" ? clampTiny(errand) : errand;
  return { source, steps: place === "last" ? [...kept, step] : kept.toSpliced(1, 0, step) };
}

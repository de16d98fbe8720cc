import { nextThing } from "@/lib/checklists/coach/next-open";
import { named, wayInto } from "@/lib/checklists/coach/way-in";
import { capitalised } from "@/lib/checklists/coach/wish";
import { formatMinutes } from "@/lib/checklists/duration";
import { planTitle } from "@/lib/checklists/plan-title";
import type { ChecklistStep, ChecklistSummary } from "@/lib/checklists/types";
import { daysBetween } from "@/lib/dates";
import { quoted } from "@/lib/decisions/planner/words/wording";
import { FIRST_STEP_MINUTES } from "@/lib/decisions/planner/written/sizes";
import type { CoachFacts } from "../facts";

const TITLE_CHARACTERS = 60;
const WEEK_DAYS = 7;
/** From here on, and where nobody estimated, a first slice of the step helps. */
const SLICE_FROM_MINUTES = 11;
const SLICE_MINUTES = 10;

/** The thing to do next, in words that fit into a sentence. */
export type NextWords = {
  /** In quotation marks: “call the venue”. */
  named: string;
  /** " (about 10 min)", or nothing where nobody estimated. */
  time: string;
  minutes: number | null;
  /** A step of two minutes that leads into it; null where it is as small itself. */
  way: string | null;
};

/** A person's facts, made ready for sentences. */
export type Scene = {
  facts: CoachFacts;
  /** The chosen plan, else the newest open one that has something to do; null without any. */
  plan: ChecklistSummary | null;
  isChosen: boolean;
  /** The plan's name in quotation marks. */
  title: string;
  done: number;
  total: number;
  left: number;
  /** Null where nothing is waiting for today. */
  next: NextWords | null;
  /** Further open steps for today, in quotation marks, in their order. */
  further: readonly string[];
  /** The open step with the fewest minutes, where it is another than the next. */
  quickest: NextWords | null;
  /** The last ticked step of the list, in quotation marks. */
  lastDone: string | null;
  /** Whole minutes focused within the last seven days. */
  focusMinutes: number;
};

/** What can be said of the facts; nothing in it is made up. */
export function sceneOf(facts: CoachFacts): Scene {
  const plan =
    facts.plan ??
    facts.openPlans.find(({ steps }) => nextThing(steps)) ??
    facts.openPlans[0] ??
    null;
  const steps = plan?.steps ?? [];
  const next = nextThing(steps);
  const due = steps.filter((step) => !step.completed && step.deferredUntil === null);
  const further = due.filter((step) => step !== next?.step);
  const done = plan?.progress.completed ?? 0;
  const total = plan?.progress.total ?? 0;
  const lastDone = steps.findLast((step) => step.completed);
  return {
    facts,
    plan,
    isChosen: facts.plan !== null,
    title: plan ? capitalised(quoted(planTitle(plan, TITLE_CHARACTERS))) : "your plan",
    done,
    total,
    left: total - done,
    next: next && wordsOf(next.subStep ? { ...next.subStep, subSteps: [] } : next.step),
    further: further.map((step) => named(step.text)),
    quickest: quickestOf(next?.step ?? null, further),
    lastDone: lastDone ? named(lastDone.text) : null,
    focusMinutes: focusedMinutes(facts),
  };
}

/** The steps that go with a next step: a way into it, and where it is long a first slice of it. */
export function tasksFor(next: NextWords | null): string[] {
  if (!next) return [];
  const isLong = next.minutes === null || next.minutes >= SLICE_FROM_MINUTES;
  const slice = `Set a timer for ${SLICE_MINUTES} minutes and work on ${next.named} until it rings.`;
  return [...(next.way ? [next.way] : []), ...(isLong ? [slice] : [])];
}

/** "Put the number on your screen: the venue.": what stands behind the colon is the step's own. */
const NAMED_AGAIN = /^((?!.*\b(?:this|these)\b)[^:“]+): [^:]+\.$/;

/** The way in within a sentence: the step that it belongs to was named a moment ago. */
export function beginningOf(way: string): string {
  const short = way.replace(/,? for “.*”\.$/, ".").replace(NAMED_AGAIN, "$1.");
  return `${short.charAt(0).toLowerCase()}${short.slice(1)}`;
}

/** "1 step", "3 steps". */
export function stepCount(count: number): string {
  return count === 1 ? "1 step" : `${count} steps`;
}

function wordsOf(step: ChecklistStep): NextWords {
  const { text, minutes, subSteps } = step;
  const isSmall = minutes !== null && minutes <= FIRST_STEP_MINUTES;
  return {
    named: named(text),
    time: minutes === null ? "" : ` (about ${formatMinutes(minutes)})`,
    minutes,
    way: isSmall || subSteps.length > 0 ? null : wayInto(text).text,
  };
}

function quickestOf(
  next: ChecklistStep | null,
  further: readonly ChecklistStep[],
): NextWords | null {
  const estimated = further.filter((step) => step.minutes !== null && step.subSteps.length === 0);
  const [quickest] = estimated.toSorted((one, other) => (one.minutes ?? 0) - (other.minutes ?? 0));
  const limit = next?.minutes ?? Number.POSITIVE_INFINITY;
  return quickest && (quickest.minutes ?? 0) < limit ? wordsOf(quickest) : null;
}

function focusedMinutes({ today, focus }: CoachFacts): number {
  return focus
    .filter(({ day }) => daysBetween(day, today) < WEEK_DAYS)
    .reduce((sum, { minutes }) => sum + minutes, 0);
}

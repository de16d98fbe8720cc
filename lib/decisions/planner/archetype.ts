import type { PlannedStep } from "@/lib/decisions/planner/types";

/** The parts of life that the built-in planner knows. */
export type Area =
  | "home"
  | "work"
  | "study"
  | "health"
  | "money"
  | "people"
  | "paperwork"
  | "projects"
  | "habits"
  | "any";

/**
 * A kind of goal with its plan. Cues are alternatives separated by "|", matched without regard to case,
 * plural, articles and British or American spelling.
 */
export type Archetype = {
  id: string;
  area: Area;
  /** Openings that decide alone: "wake up|get up early". One-word ones only where no other thing follows. */
  whole?: string;
  /** What is done: "clean|tidy up". Needs one of `things` beside it. */
  acts?: string;
  /** What it is done to, as the last words of the noun phrase: "kitchen|kitchen floor". */
  things?: string;
  /** Words that make this reading likelier, and that a goal without a verb needs. */
  hints?: string;
  /** How people say that things are so, anywhere in a sentence that asks for nothing: "owes me|dad died". */
  tells?: string;
  /** Words that rule this reading out. */
  unless?: string;
  /** True where the thing without a telling verb ("taxes", "sort my taxes") is not enough. */
  needsAct?: boolean;
  /** Where the plan is only for a thing that one has ("find my keys"), or only for one that one has not. */
  thing?: "owned" | "new";
  /** True where the plan is for the doing at large: "say no", and not "say no to the fete". */
  bare?: boolean;
  /** True where the plan leads elsewhere than was asked, and so names no aim: to a doctor before a medicine is left out. */
  turns?: boolean;
  /** The default for {it}: what the steps call the thing when the person's words do not name it. */
  it?: string;
  /** The person's noun phrase becomes {it} when it ends in one of these words; by default the `things`. */
  named?: string;
  /** The steps, in the notation that `parsePlan` reads. */
  plan: string;
};

/** A step as written in a plan: its smaller steps take its place in the tiny size. */
export type PlanLine = PlannedStep & {
  /** "all" sizes, only the two "longer" ones, or only the "nudge". */
  within: "all" | "longer" | "nudge";
  smaller: PlannedStep[];
  /** The first to go when the goal itself needs a step more than the size allows. */
  spare: boolean;
};

const LINE = /^(\d+)([*n?]?) (.+)$/;
const SMALLER = /^- (\d+) (.+)$/;

/**
 * Reads a plan, one step a line: minutes, a mark, the text. `*` puts the step into the nudge too, `n` into
 * the nudge alone, `?` marks the step that the plan can spare. Lines that begin with "-" are the smaller steps of the line above.
 * @throws Error when a line is none of these.
 */
export function parsePlan(plan: string): PlanLine[] {
  const lines: PlanLine[] = [];
  for (const raw of plan.split("\n")) {
    const line = raw.trim();
    if (line === "") continue;
    const smaller = SMALLER.exec(line);
    const above = lines.at(-1);
    if (smaller?.[1] !== undefined && smaller[2] !== undefined && above !== undefined) {
      above.smaller.push({ minutes: Number(smaller[1]), text: smaller[2] });
      continue;
    }
    const step = LINE.exec(line);
    if (step?.[1] === undefined || step[3] === undefined) {
      throw new Error(`A plan has a line that is no step: ${line}`);
    }
    lines.push({
      minutes: Number(step[1]),
      text: step[3],
      within: step[2] === "*" ? "all" : step[2] === "n" ? "nudge" : "longer",
      smaller: [],
      spare: step[2] === "?",
    });
  }
  return lines;
}

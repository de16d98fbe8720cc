import type { PlannedStep } from "@/lib/decisions/planner/types";
import { readPhrases } from "@/lib/decisions/planner/written/told-lines";

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
  /** Of a family's plan: its kinds. Of a sort of question: the families that it is asked about. */
  serves?: readonly string[];
  /** The steps, in the notation that `parsePlan` reads. */
  plan: string;
};

/** A step as written in a plan: its smaller steps take its place in the tiny size. */
export type PlanLine = PlannedStep & {
  /** "all" sizes, only the two "longer" ones, or only the "nudge". */
  within: "all" | "longer" | "nudge";
  smaller: PlannedStep[];
  /** What it is broken down into where somebody asks for that, and where no smaller steps are written. */
  parts: readonly string[];
  /** The first to go when the goal itself needs a step more than the size allows. */
  spare: boolean;
  /** What takes its place where the goal tells one of `says`; the first that fits counts. */
  told: ToldLine[];
  /** What a goal tells when this is done already. */
  done: RegExp[];
  /** The words for which it stands in another line's place. */
  answers?: string;
};

/** `depth` is how far in it stands. */
type ToldLine = PlannedStep & { says: RegExp[]; smaller: PlannedStep[]; depth: number };

const DONE = /^\? (?<phrases>[^:]+): -$/;
const LINE = /^(\d+)([*n?]?) (.+)$/;
const SMALLER = /^(?<depth>\s*)- (?<smallerMinutes>\d+) (?<smallerText>.+)$/;
const PARTS = /^\s*~ (.+)$/;
const TOLD = /^(?<indent>\s*)\? (?<phrases>[^:]+): (?<minutes>\d+) (?<text>.+)$/;

/**
 * Reads a plan, one step a line: minutes, a mark, the text. `*` puts the step into the nudge too, `n` into
 * the nudge alone, `?` marks the step that the plan can spare. A line that begins with "?" takes the place of
 * the step above where the goal holds one of its phrases (`readPhrases`): "? no printer | cant print: 5 Ask …",
 * and with "-" for a step leaves that one out, as done: "? already printed: -". No step of the nudge can be.
 * Lines that begin with "-" are the smaller steps of the step above, those that stand deeper than a "?" line of that line.
 * One that begins with "~" holds, between strokes, what the step above is broken down into where somebody asks for that;
 * these parts share its minutes: "~ Get the scraper. | Scrape the windshield. | Scrape the side windows."
 * @throws Error when a line is none of these, leaves out a step of the nudge, or names what not each of its phrases holds.
 */
export function parsePlan(plan: string): PlanLine[] {
  const lines: PlanLine[] = [];
  for (const raw of plan.split("\n")) {
    if (raw.trim() !== "" && !readBelow(raw, lines.at(-1))) lines.push(readStep(raw.trim()));
  }
  for (const { told } of lines) for (const line of told) requireNamed(line);
  return lines;
}

/** What a step may say as it was typed, and the group of the phrase that it comes from. */
const NAMED = { "{#}": "number", "{weekday}": "weekday", "{month}": "month" } as const;

/** "{#}" would stay empty where a phrase without a number was the one that fitted. */
function requireNamed({ says, text, smaller }: ToldLine): void {
  const texts = [text, ...smaller.map((step) => step.text)];
  for (const [slot, group] of Object.entries(NAMED)) {
    const isNamed = texts.some((one) => one.includes(slot));
    if (isNamed && !says.every(({ source }) => source.includes(`(?<${group}>`))) {
      throw new Error(`A plan names a ${group} that is not always told: ${text}`);
    }
  }
}

function readStep(line: string): PlanLine {
  const [, minutes, mark, text] = LINE.exec(line) ?? [];
  if (text === undefined) throw new Error(`A plan has a line that is no step: ${line}`);
  return {
    minutes: Number(minutes),
    text,
    within: mark === "*" ? "all" : mark === "n" ? "nudge" : "longer",
    smaller: [],
    parts: [],
    spare: mark === "?",
    told: [],
    done: [],
  };
}

/** Reads a line that belongs to the step above it; false where it is none. */
function readBelow(line: string, above: PlanLine | undefined): boolean {
  if (above === undefined) return false;
  const { depth = "", smallerMinutes, smallerText } = SMALLER.exec(line)?.groups ?? {};
  if (smallerText !== undefined) {
    const told = above.told.findLast((line) => line.depth < depth.length);
    (told ?? above).smaller.push({ minutes: Number(smallerMinutes), text: smallerText });
    return true;
  }
  const [, parts] = PARTS.exec(line) ?? [];
  if (parts !== undefined) {
    above.parts = parts.split(" | ");
    return true;
  }
  const { phrases: done } = DONE.exec(line.trim())?.groups ?? {};
  if (done !== undefined) {
    if (above.within !== "longer") throw new Error(`A nudge cannot spare this step: ${above.text}`);
    above.done.push(...readPhrases(done));
    return true;
  }
  const { indent = "", phrases = "", minutes, text } = TOLD.exec(line)?.groups ?? {};
  if (text === undefined) return false;
  const says = readPhrases(phrases);
  above.told.push({ says, minutes: Number(minutes), text, smaller: [], depth: indent.length });
  return true;
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { REASONS } from "../../lib/safety/reasons.ts";
import type { SafetyReason } from "../../lib/safety/types.ts";
import { PlainError } from "../plain-error.ts";
import { readExamples } from "../planner/examples.ts";
import { inProject } from "../project.ts";
import { keyOf, partOf } from "./split.ts";

export type Label = SafetyReason | "none";

/** What kind of text a harmless row is, for the limits on false alarms. */
export type Group = "goals" | "diaries" | "counselling" | "everyday" | "prompts" | "near misses";

export type Row = {
  text: string;
  label: Label;
  /** Our own tag: plain, negation, idiom … */
  kind: string;
  group: Group;
  /** File and line, to name a row without its words. */
  name: string;
  /** One of five parts (`split.ts`). */
  part: number;
  isHeldBack: boolean;
};

const EXAMPLES = inProject("scripts/safety/examples");

/** The shared data: public sets that stay outside the repository. */
export const sharedFolder = () =>
  process.env.STEPWELL_SAFETY_DATA ?? inProject("../shared/data/safety");

const GROUP_OF_FILE: Readonly<Record<string, Group>> = {
  "goals-none": "goals",
  "diary-none": "diaries",
  "counselling-none": "counselling",
};

/** Kinds that people enter as goals, whichever file they stand in. */
const ORDINARY: ReadonlySet<string> = new Set(["goal", "todo", "decision", "step", "question"]);

const SHARED = {
  "counsel-chat-questions": { group: "counselling", unlabelled: "none" },
  goemotions: { group: "everyday", unlabelled: "none" },
  ailuminate: { group: "prompts", unlabelled: "skip" },
} as const satisfies Record<string, { group: Group; unlabelled: "none" | "skip" }>;

/** Every row of our own examples, of the shared data and of the planner's goals, each text once. */
export function readRows(): Row[] {
  const seen = new Set<string>();
  return [...ownRows(), ...sharedRows(), ...plannerGoals()].filter(({ text }) => {
    const key = keyOf(text);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The rows of our own examples. */
export function ownRows(): Row[] {
  const files = readdirSync(EXAMPLES).filter((file) => file.endsWith(".jsonl"));
  return files.sort().flatMap((file) => {
    const name = file.replace(/\.jsonl$/, "");
    return readLines(path.join(EXAMPLES, file)).map((line, index) => {
      const { text, label, kind } = line;
      if (!text || !isLabel(label)) {
        throw new PlainError(`${file} line ${index + 1} has no text or no label that is known.`);
      }
      const isOrdinary = label === "none" && ORDINARY.has(kind ?? "");
      const group = GROUP_OF_FILE[name] ?? (isOrdinary ? "goals" : "near misses");
      return row({ text, label, kind: kind ?? "", group, name: `${name}:${index + 1}` });
    });
  });
}

/** One goal in so many of the planner's examples: more would outweigh what is written for the check. */
const ONE_GOAL_IN = 13;
/** Kinds of goals in which somebody may be in danger or at fault, so that not each of their texts is harmless. */
const NOT_ALL_HARMLESS =
  /^-$|harm|suicid|abuse|violen|crisis|antidepress|red-flag|urgent|overdose|drug|weed|vap|smok|drink|alcohol|sober|eating|binge|emergency|refuses-doctor|confused|sextortion|blackmail|stalk|threat|medicine|contracepti|pregnan|dead|death|dying|bereave|grie[fv]|self-|hack|shoplift|court|porn|sex|situation-/;

/** Goals that people plan every day, which must not alarm. */
export function plannerGoals(): Row[] {
  return readExamples("scripts/planner/examples")
    .filter((_, at) => at % ONE_GOAL_IN === 0)
    .filter(({ kind }) => !NOT_ALL_HARMLESS.test(kind))
    .map(({ text, area }, at) =>
      row({ text, label: "none", kind: "goal", group: "goals", name: `planner ${area}:${at + 1}` }),
    );
}

/** The rows of the shared data: those with a label, and those that none is needed for. */
export function sharedRows(): Row[] {
  const labels: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(path.join(EXAMPLES, "shared-labels.json"), "utf8"),
  );
  return Object.entries(SHARED).flatMap(([name, { group, unlabelled }]) => {
    const file = path.join(sharedFolder(), `${name}.jsonl`);
    if (!existsSync(file)) {
      throw new PlainError(
        `The data to train on is missing: ${file}. STEPWELL_SAFETY_DATA names the folder that holds it.`,
      );
    }
    return readLines(file).flatMap(({ text }, index) => {
      const label = labels[name]?.[index] ?? unlabelled;
      if (!text || label === "skip") return [];
      if (!isLabel(label)) throw new PlainError(`${name} row ${index} has an unknown label.`);
      return [row({ text, label, kind: name, group, name: `${name}#${index}` })];
    });
  });
}

function row(known: Omit<Row, "part" | "isHeldBack">): Row {
  const part = partOf(known.text);
  return { ...known, part, isHeldBack: part === 0 };
}

type Line = { text?: string; label?: string; kind?: string };

function readLines(file: string): Line[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line): Line => JSON.parse(line));
}

function isLabel(label: string | undefined): label is Label {
  return label === "none" || (label !== undefined && Object.hasOwn(REASONS, label));
}

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Words with alternatives between "|", of which one has to stand in a step. */
const alternatives = z.string().regex(/^[^\s|][^|]*(\|[^\s|][^|]*)*$/, "alternatives are empty");

const pattern = z.string().refine((source) => {
  try {
    return !new RegExp(`\\b(?:${source})\\b`, "i").test("");
  } catch {
    return false;
  }
}, "is no regular expression, or meets an empty text");

const goalSchema = z
  .strictObject({
    text: z.string().trim().min(1).max(2000),
    kind: z.enum([
      "goal",
      "list",
      "two-goals",
      "decision",
      "situation",
      "vague",
      "other-language",
      "limit",
    ]),
    /** Each entry has to stand somewhere in the steps, as whole words in any case. */
    uses: z.array(alternatives).default([]),
    /** Words that no step may hold: against a limit, or the mark of a wrong reading. */
    never: z.array(pattern).default([]),
    /** The person's own items: each has to stand in a step of its own. */
    items: z.array(alternatives).default([]),
  })
  .refine(
    ({ kind, items }) =>
      kind === "list" || kind === "two-goals" ? items.length >= 2 : items.length === 0,
    "items belong to lists and pairs of goals, and are at least two there",
  )
  .refine(
    ({ kind, uses }) => kind !== "vague" || uses.length === 0,
    "a vague goal gets a question, so there is nothing to use",
  );

/** A goal of the evaluation, with what its plan must and must not say. `topic` is the file's name. */
export type EvaluatedGoal = z.infer<typeof goalSchema> & { topic: string };

/**
 * "known" goals were read again and again while the planner was mended; "blind" ones were written after
 * that and without looking at it. "facts" are goals with facts and lists from before the planner was mended
 * for such, "facts-unseen" from after it.
 */
export const GOAL_SETS = ["known", "blind", "facts", "facts-unseen"] as const;
export type GoalSet = (typeof GOAL_SETS)[number];

const goals = path.join(import.meta.dirname, "goals");
const FOLDERS: Readonly<Record<GoalSet, string>> = {
  known: goals,
  blind: path.join(goals, "blind"),
  facts: path.join(goals, "facts"),
  "facts-unseen": path.join(goals, "facts-unseen"),
};

/** Reads one goal from a line. Throws, with the place named, where the line does not fit. */
export function readGoal(line: string, place: string): z.infer<typeof goalSchema> {
  try {
    return goalSchema.parse(JSON.parse(line));
  } catch (cause) {
    throw new Error(`${place} holds no goal`, { cause });
  }
}

/** All goals of a set, in the order of the files' names and of their lines. */
export function readGoals(set: GoalSet = "known"): EvaluatedGoal[] {
  const folder = FOLDERS[set];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) =>
      readFileSync(path.join(folder, name), "utf8")
        .trimEnd()
        .split("\n")
        .map((line, index) => ({
          topic: path.basename(name, ".jsonl"),
          ...readGoal(line, `${name}:${index + 1}`),
        })),
    );
}

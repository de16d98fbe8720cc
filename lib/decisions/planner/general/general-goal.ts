import type { Goal } from "@/lib/decisions/planner/reading/read-goal";

/** What of a goal tells which general plan fits. */
export type GeneralGoal = Pick<
  Goal,
  | "verb"
  | "verbPhrase"
  | "label"
  | "object"
  | "link"
  | "tail"
  | "typed"
  | "person"
  | "context"
  | "causing"
>;

import type { GeneralKind } from "@/lib/decisions/planner/general/general-plans";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";

/** A plan for a kind of doing: one of the general plans, or the plan of a verb by its id. */
export type Doing = { general: GeneralKind } | { verb: string };

/** What a goal has to say for it. The first rule that fits is taken. */
export type DoingRule = { doing: Doing; fits: (goal: Goal) => boolean };

/** One of the general plans. */
export const general = (kind: GeneralKind): Doing => ({ general: kind });
/** The plan of a verb, or a written kind, by its id. */
export const verb = (id: string): Doing => ({ verb: id });

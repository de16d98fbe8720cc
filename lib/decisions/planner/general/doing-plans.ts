import { PAPER_PLANS } from "@/lib/decisions/planner/general/doing-plans-papers";
import { PERSON_PLANS } from "@/lib/decisions/planner/general/doing-plans-people";
import { THING_PLANS } from "@/lib/decisions/planner/general/doing-plans-things";
import { TIME_PLANS } from "@/lib/decisions/planner/general/doing-plans-time";

/** A plan for each kind of doing that a goal's words name surely, in the person's own words. */
export const DOING_PLANS = { ...THING_PLANS, ...PAPER_PLANS, ...PERSON_PLANS, ...TIME_PLANS };

/** Kinds of doing that a goal's verb and thing name surely. */
export type DoingKind = keyof typeof DOING_PLANS;

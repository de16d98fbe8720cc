import { PLAN_LABEL_ID_CHARACTERS } from "./constants";
import { shorten } from "./shorten";

/** A plan's name on screen: its decision's text, cut, or "Plan" and the end of its id (document 2, section 2). */
export function planTitle(plan: { id: string; title: string }, limit: number): string {
  return shorten(plan.title.trim(), limit) || `Plan ${plan.id.slice(-PLAN_LABEL_ID_CHARACTERS)}`;
}

import { FREE_REFINEMENTS, PREMIUM_REFINEMENTS } from "./constants";

/** What may still be refined of a plan that was refined so often; 999 with Premium. */
export function remainingRefinements(refinementCount: number, isPremium: boolean): number {
  return isPremium ? PREMIUM_REFINEMENTS : Math.max(0, FREE_REFINEMENTS - refinementCount);
}

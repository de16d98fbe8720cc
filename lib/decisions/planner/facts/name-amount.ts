import { names } from "@/lib/decisions/planner/facts/missing-facts";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import { isMoney } from "@/lib/decisions/planner/reading/read-limits";
import type { DraftStep } from "@/lib/decisions/planner/written/sizes";

/** What a sum of money is called in plans. */
const CALLED =
  /\b(?:the|each|every|that|your) (?:[\p{L}']+ ){0,2}?(?:sum|amount|bill|fine|debt|balance|price|refund|fee|loan|deposit|invoice|rent|charge|payment|budget|total|fare|ticket|quote|claim form|claim|money)(?!\p{L})/u;

/** Puts the sum that a goal names behind the first words for it, where no step holds it yet: "the refund (€240)". */
export function nameAmount(plan: readonly DraftStep[], { amount }: Goal): DraftStep[] {
  if (amount === null || !isMoney(amount) || names(plan, amount)) return [...plan];
  const at = plan.findIndex(({ text }) => CALLED.test(text));
  const step = plan[at];
  if (step === undefined) return [...plan];
  return plan.with(at, {
    ...step,
    text: step.text.replace(CALLED, (word) => `${word} (${amount})`),
  });
}

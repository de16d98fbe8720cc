import { names } from "@/lib/decisions/planner/facts/missing-facts";
import { debtsIn } from "@/lib/decisions/planner/facts/named-debts";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import { isMoney } from "@/lib/decisions/planner/reading/read-limits";
import type { DraftStep } from "@/lib/decisions/planner/written/sizes";

/** What a sum of money is called in plans. */
const CALLED =
  /\b(?:the|each|every|your) (?:(?!(?:first|last|middle|full|whole|lowest|highest|new|least|most|next|monthly|weekly|yearly)\b)[\p{L}']+ ){0,2}?(?:sum|amount|bill|fine|debt|balance|price|refund|fee|loan|deposit|invoice|rent|charge|payment|budget|total|fare|ticket|quote|claim form|claim|money)(?=[.,;:)]| (?:and|or|with|in|at|of|by|to|from|on|for|as|is|you|back|against)\b)(?![^“]*”)/u;

/** "while paying £950 rent", "we earn $3,100", "sessions at £55": no sum that the goal is about. */
const OF_SOMETHING_ELSE =
  /\b(?:rent|earn\w*|paying|salary|wage|savings|saved|sessions? at|home|income|charge|excess|deductible|co-?pay|offers?|offered|owe\w*)(?:\s(?:of|is|was|about|up to))?\s*$/i;
/** "from $40 to $55": the sum that it was is named by no step either. */
const EACH =
  /^\s*(?:(?:each|apiece|per|at a time|now|so far|saved|left|rent|in savings|an? (?:hour|piece))\b|to [$£€])/i;

/** Puts the sum that a goal names behind the first words for it, where no step holds it yet: "the refund (€240)". */
export function nameAmount(plan: readonly DraftStep[], { amount, typed }: Goal): DraftStep[] {
  if (amount === null || !isMoney(amount) || names(plan, amount)) return [...plan];
  // One of several debts is not what is owed.
  if (debtsIn(typed).length > 0) return [...plan];
  const told = typed.indexOf(amount);
  const isBeside =
    OF_SOMETHING_ELSE.test(typed.slice(0, told)) || EACH.test(typed.slice(told + amount.length));
  if (isBeside) return [...plan];
  const at = plan.findIndex(({ text }) => CALLED.test(text));
  const step = plan[at];
  if (step === undefined) return [...plan];
  return plan.with(at, {
    ...step,
    text: step.text.replace(CALLED, (word) => `${word} (${amount})`),
  });
}

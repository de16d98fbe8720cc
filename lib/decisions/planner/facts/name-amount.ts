import { names } from "@/lib/decisions/planner/facts/missing-facts";
import { debtsIn } from "@/lib/decisions/planner/facts/named-debts";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import { isMoney } from "@/lib/decisions/planner/reading/read-limits";
import type { DraftStep } from "@/lib/decisions/planner/written/sizes";

/** A sum of money behind "the" or "your", by what plans call it. */
function calledBy(words: string): RegExp {
  return new RegExp(
    `(?<!\\b(?:date|day|number|page|name|photo|code|box|back|top|front|letter)s? (?:on|of|from|or|in) )\\b(?:the|each|every|your) (?:(?!(?:first|last|middle|full|whole|lowest|highest|new|least|most|next|monthly|weekly|yearly)\\b)[\\p{L}']+ ){0,2}?(?:${words})(?=[.,;:)]| (?:and|or|with|in|at|of|by|to|from|on|for|as|is|you|back|against)\\b)(?![^“]*”)`,
    "u",
  );
}

/** What comes again each week or month; */
const CALLED_EACH_TIME = calledBy("amount|bill|rent|charge|payment|budget|transfer|fee");
/** and what a sum is called that is paid or got once. */
const CALLED = calledBy(
  "sum|amount|bill|fine|debt|balance|price|refund|fee|loan|deposit|invoice|rent|charge|payment|budget|total|fare|ticket|quote|claim form|claim|money",
);

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
  const called = /\s(?:a|per|each|every)\s\w+$/i.test(amount) ? CALLED_EACH_TIME : CALLED;
  const at = plan.findIndex(({ text }) => called.test(text));
  const step = plan[at];
  if (step === undefined) return [...plan];
  return plan.with(at, {
    ...step,
    text: step.text.replace(called, (word) => `${word} (${amount})`),
  });
}

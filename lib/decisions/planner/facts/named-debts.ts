import { withProperCapitals } from "@/lib/decisions/planner/words/wording";
import type { DraftStep } from "@/lib/decisions/planner/written/sizes";

const SUM = String.raw`(?<sum>[$£€]\s?\d[\d,]*(?:\.\d+)?k?)`;
/** What somebody owes money on or to. */
const LENDER = String.raw`(?<![\p{L}'])(?<name>(?:(?!(?:and|or|plus|an?|per|each|the|my|our|on|to|from|at|in|for|with|off|pay|clear|owe|have|is|of)\b)[\p{L}']+ ){0,2}(?:visa|mastercard|amex|american express|discover|barclaycard|loans?|cards?|overdraft|klarna|clearpay|afterpay|affirm|paypal|irs|hmrc|catalogue|arrears|medical bills?|mum|mom|dad|brother|sister|friend|parents)(?![\p{L}-]))`;
const LINK = "(?:on|to|with|at|in|from|for|of)(?: (?:my|the|an?|our))?";
/** "$2,300 on Visa", "$5,000 student loan". */
const SUM_FIRST = new RegExp(`${SUM}(?: (?:left|owed|due|still))?(?: ${LINK})? ${LENDER}`, "giu");
/** "Visa $2,300", "a car loan of $8,000". */
const NAME_FIRST = new RegExp(`${LENDER}(?: (?:of|at|is|with|for))?[:( ]\\s*${SUM}`, "giu");

/** The step that lists what is owed by name alone, or asks for the one sum that is owed. */
const LISTS_NAMES =
  /^Write (?:down )?the names? of (?:each|all|the)\b|^Open the card's app and write down what you owe\b/;
/** Words for the sums in a step that asks for more than these. */
const SUMS_TOO =
  /\b(?:the |today's )?(?:balance|sum)(?: left)?(?:,| and) (?=(?:the )?(?:yearly )?(?:rate|interest)\b)/;

type Debt = { name: string; sum: string; value: number };

/** What somebody owes, where two or more debts are told with their sums; the smallest first. */
export function debtsIn(typed: string): Debt[] {
  const [sumFirst, nameFirst] = [SUM_FIRST, NAME_FIRST].map((form) =>
    [...typed.matchAll(form)].map(({ groups }): Debt => {
      const sum = (groups?.sum ?? "").replace(/\s/g, "").replace(/,$/, "");
      const value = Number(sum.replace(/[^\d.]/g, "")) * (/k$/i.test(sum) ? 1_000 : 1);
      return { name: withProperCapitals(groups?.name ?? ""), sum, value };
    }),
  );
  const debts = (nameFirst ?? []).length > (sumFirst ?? []).length ? nameFirst : sumFirst;
  return (debts ?? []).length < 2 ? [] : (debts ?? []).toSorted((a, b) => a.value - b.value);
}

/** The plan with the debts that were told by name and sum, where it asks for their names or sums. */
export function nameDebts(plan: readonly DraftStep[], typed: string): DraftStep[] {
  const at = plan.findIndex(({ text }) => LISTS_NAMES.test(text));
  const debts = at < 0 ? [] : debtsIn(typed);
  if (debts.length === 0) return [...plan];
  const sign = debts[0]?.sum.charAt(0) ?? "";
  const total = debts.reduce((sum, { value }) => sum + value, 0).toLocaleString("en-GB");
  const rows = debts.map(({ name, sum }) => `${name} ${sum}`).join(", ");
  return plan.map((step, index) =>
    index === at
      ? { ...step, text: `Write a list with the smallest first: ${rows}. In all: ${sign}${total}.` }
      : { ...step, text: step.text.replace(SUMS_TOO, "the ").replace("the the ", "the ") },
  );
}

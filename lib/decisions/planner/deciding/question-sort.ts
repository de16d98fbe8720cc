import { QUESTION_PATTERNS } from "@/lib/decisions/planner/deciding/question-patterns";
import { QUESTION_OF } from "@/lib/decisions/planner/library/library";
import { likelyFamilies } from "@/lib/decisions/planner/recognise/recognise";

/** From this probability on it is known what a question is about, whatever else its words name; */
const SURELY_ABOUT = 0.5;
/** from this one on where its words name no sort of question. */
const LIKELY_ABOUT = 0.3;

/**
 * The id of the plan for the sort of question that is asked: by what it is about, or by its words; null where
 * it is of no special sort. Whoever `mayGuess` not has it told by words alone.
 */
export function sortOfQuestion(question: string, text: string, mayGuess: boolean): string | null {
  const first = sortNamed(question, true) ?? sortNamed(text, true);
  if (first !== null) return first;
  const { sort, probability } = mayGuess ? likeliestSort(text) : { sort: null, probability: 0 };
  if (probability >= SURELY_ABOUT) return sort;
  return sortNamed(question) ?? sortNamed(text) ?? (probability >= LIKELY_ABOUT ? sort : null);
}

/** The sort in which one asks about the families that are likeliest together. */
function likeliestSort(text: string): { sort: string | null; probability: number } {
  const sorts = new Map<string, number>();
  for (const [family, probability] of likelyFamilies(text)) {
    const sort = QUESTION_OF.get(family);
    if (sort !== undefined) sorts.set(sort, (sorts.get(sort) ?? 0) + probability);
  }
  let likeliest: { sort: string | null; probability: number } = { sort: null, probability: 0 };
  for (const [sort, probability] of sorts) {
    if (probability > likeliest.probability) likeliest = { sort, probability };
  }
  return likeliest;
}

function sortNamed(text: string, onlyFirst = false): string | null {
  const pattern = QUESTION_PATTERNS.find(
    ({ says, unless, isFirst }) =>
      (isFirst === true || !onlyFirst) && says.test(text) && unless?.test(text) !== true,
  );
  return pattern === undefined ? null : `ask-${pattern.id}`;
}

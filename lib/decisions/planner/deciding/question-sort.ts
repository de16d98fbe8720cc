import { QUESTION_PATTERNS } from "@/lib/decisions/planner/deciding/question-patterns";
import { QUESTION_OF, questionId } from "@/lib/decisions/planner/library/library";
import { likelyFamilies } from "@/lib/decisions/planner/recognise/recognise";
import { gathered } from "@/lib/decisions/planner/recognise/score";

/** From this probability on it is known what a question is about, whatever else its words name; */
const SURELY_ABOUT = 0.5;
/** from this one on where its words name no sort of question. */
const LIKELY_ABOUT = 0.3;

/**
 * The id of the plan for the sort of question that is asked: by what it is about, or by its words; null where
 * it is of no special sort. By words alone where not `mayGuess`, for whoever is in need.
 */
export function sortOfQuestion(question: string, text: string, mayGuess: boolean): string | null {
  const first = sortNamed(question, true) ?? sortNamed(text, true);
  if (first !== null) return first;
  const about = mayGuess ? gathered(likelyFamilies(text), QUESTION_OF)[0] : undefined;
  if (about !== undefined && about.probability >= SURELY_ABOUT) return about.kind;
  const named = sortNamed(question) ?? sortNamed(text);
  if (named !== null || about === undefined) return named;
  return about.probability >= LIKELY_ABOUT ? about.kind : null;
}

function sortNamed(text: string, onlyFirst = false): string | null {
  const pattern = QUESTION_PATTERNS.find(
    ({ says, unless, isFirst }) =>
      (isFirst === true || !onlyFirst) && says.test(text) && unless?.test(text) !== true,
  );
  return pattern === undefined ? null : questionId(pattern.id);
}

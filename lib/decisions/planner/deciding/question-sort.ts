import { ONE_WORD_QUESTIONS } from "@/lib/decisions/planner/deciding/questions/by-one-word";
import { ANIMAL_QUESTIONS } from "@/lib/decisions/planner/deciding/questions/of-animals";
import { BODY_QUESTIONS } from "@/lib/decisions/planner/deciding/questions/of-body";
import { DAY_QUESTIONS } from "@/lib/decisions/planner/deciding/questions/of-days";
import { FAMILY_QUESTIONS } from "@/lib/decisions/planner/deciding/questions/of-family";
import { HOME_QUESTIONS } from "@/lib/decisions/planner/deciding/questions/of-home";
import { MONEY_QUESTIONS } from "@/lib/decisions/planner/deciding/questions/of-money";
import { PEOPLE_QUESTIONS } from "@/lib/decisions/planner/deciding/questions/of-people";
import { WORK_QUESTIONS } from "@/lib/decisions/planner/deciding/questions/of-work";
import type { QuestionPattern } from "@/lib/decisions/planner/deciding/questions/question-pattern";
import { SURE_QUESTIONS } from "@/lib/decisions/planner/deciding/questions/sure-questions";
import { QUESTION_OF, questionId } from "@/lib/decisions/planner/library/library";
import { likelyFamilies } from "@/lib/decisions/planner/recognise/recognise";
import { gathered } from "@/lib/decisions/planner/recognise/score";

/** Sorts that their words tell beyond doubt: people and the body come first, and what a thing costs after them. */
const TELLING: readonly QuestionPattern[] = [
  ...SURE_QUESTIONS,
  ...BODY_QUESTIONS,
  ...FAMILY_QUESTIONS,
  ...HOME_QUESTIONS,
  ...ANIMAL_QUESTIONS,
  ...MONEY_QUESTIONS,
  ...PEOPLE_QUESTIONS,
  ...DAY_QUESTIONS,
  ...WORK_QUESTIONS,
];
/** All sorts that are told by words. */
export const QUESTION_PATTERNS: readonly QuestionPattern[] = [...TELLING, ...ONE_WORD_QUESTIONS];

/** From this probability on it is known what a question is about, whatever else its words name; */
const SURELY_ABOUT = 0.5;
/** from this one on where its words name no sort of question. */
const LIKELY_ABOUT = 0.3;

/**
 * The id of the plan for the sort of question that is asked: by what it is about, or by its words; null where
 * it is of no special sort. By words alone where not `mayGuess`, for whoever is in need.
 */
export function sortOfQuestion(question: string, text: string, mayGuess: boolean): string | null {
  const telling = sortNamed(TELLING, question, text);
  if (telling !== null) return telling;
  const about = mayGuess ? gathered(likelyFamilies(text), QUESTION_OF)[0] : undefined;
  if (about !== undefined && about.probability >= SURELY_ABOUT) return about.kind;
  const named = sortNamed(ONE_WORD_QUESTIONS, question, text);
  if (named !== null || about === undefined) return named;
  return about.probability >= LIKELY_ABOUT ? about.kind : null;
}

/** Whether the words tell a sort whose plan no kind knows better. */
export function isOfSureSort(question: string): boolean {
  return sortNamed(SURE_QUESTIONS, question) !== null;
}

/** The sort that the first of these texts names. */
function sortNamed(
  patterns: readonly QuestionPattern[],
  ...texts: readonly string[]
): string | null {
  for (const text of texts) {
    const found = patterns.find(
      ({ says, unless }) => says.test(text) && unless?.test(text) !== true,
    );
    if (found !== undefined) return questionId(found.id);
  }
  return null;
}

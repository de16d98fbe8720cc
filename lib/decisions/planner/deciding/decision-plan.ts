import { sortOfQuestion } from "@/lib/decisions/planner/deciding/question-sort";
import type { Decision } from "@/lib/decisions/planner/deciding/read-decision";
import { questionId } from "@/lib/decisions/planner/library/library";
import { writtenKind } from "@/lib/decisions/planner/matching/kinds-by-id";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { quoted, withProperCapitals } from "@/lib/decisions/planner/words/wording";
import type { PlanLine } from "@/lib/decisions/planner/written/archetype";
import { cutToSize, STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";
import { linesToldBy } from "@/lib/decisions/planner/written/told-lines";
import { capitalise } from "@/lib/text";

/** What can stand over a column: an action in a few words; what was told behind a comma is on the page already. */
const LONGEST_COLUMN = 50;

/** An action without the last things that are told of it, until it can stand over a column. */
function headOf(action: string): string {
  let named = action;
  while (named.length > LONGEST_COLUMN) {
    const shorter = named.replace(
      /^(.*)\s(?:after|because|when|while|since|at|for|on|with|without|before|until|in|to see|so that)\s.*$/i,
      "$1",
    );
    if (shorter === named) return named;
    named = shorter;
  }
  return named;
}

/** The name of the column for the one thing that is weighed; "yes" where its words name no action. */
function columnFor(option: string): string {
  const [whole = ""] = option.split(/,(?!\d)|[;(]/);
  const named = headOf(whole.trim());
  const isAction = startsWithVerb(named) && named.length <= LONGEST_COLUMN;
  return isAction ? quoted(capitalise(named)) : "“yes”";
}

/** An answer's name over its column: all of them begin alike, however they were typed. */
function answer(option: string): string {
  return quoted(capitalise(withProperCapitals(option)));
}

/**
 * The steps to decide, by what sort of question it is; `text` is all that was typed. With one option the other
 * side is to leave things as they are.
 */
export function decisionPlan(
  { question, options, open }: Decision,
  text: string,
  mayGuess: boolean,
): { lines: readonly PlanLine[]; slots: Record<string, string> } {
  const told = linesToldBy(linesFor({ question, options, open }, text, mayGuess), text);
  const lines = options.length < MANY ? told : withAllAnswers(told);
  const asked = quoted(question.replace(/\bi\b(?=[\s']|$)/g, "I"));
  if (open) {
    const slots = { first: "the first one", second: "the second one", all: "each of them" };
    return { lines, slots: { question: asked, ...slots } };
  }
  const [first, second = "not now", ...more] = options;
  const one = options.length > 1 ? answer(first ?? "") : columnFor(first ?? "");
  const other = options.length > 1 ? answer(second) : quoted(second);
  const all = [one, other, ...more.map(answer)];
  const together = `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
  return { lines, slots: { question: asked, first: one, second: other, all: together } };
}

/** Whoever names so many answers wants all of them weighed. */
const MANY = 3;

/** Smaller steps name the first and the second answer only: of three, the whole line stands in their place. */
function withAllAnswers(lines: readonly PlanLine[]): readonly PlanLine[] {
  let kept = lines;
  for (const line of lines) {
    const isOfTwo = line.text.includes("{all}") && line.smaller.some(({ text }) => TWO.test(text));
    if (!isOfTwo) continue;
    const whole = kept.map((one) => (one === line ? { ...line, smaller: [] } : one));
    if (cutToSize(whole, "tiny").length >= STEP_COUNTS.tiny.least) kept = whole;
  }
  return kept;
}

const TWO = /\{(?:first|second)\}/;

/** The plan for a question's sort; whoever names three answers or more wants all of these weighed. */
function linesFor(
  { question, options, open }: Decision,
  text: string,
  mayGuess: boolean,
): readonly PlanLine[] {
  const sort = sortOfQuestion(question, text, mayGuess);
  const lines = sort === null ? null : writtenKind(sort)?.lines;
  const isForAll = options.length < MANY || lines?.some((line) => line.text.includes("{all}"));
  if (lines && isForAll) return lines;
  return writtenKind(questionId(open ? "choosing" : "weighing"))?.lines ?? [];
}

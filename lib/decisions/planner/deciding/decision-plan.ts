import type { Decision } from "@/lib/decisions/planner/deciding/decision";
import { ownPlan } from "@/lib/decisions/planner/deciding/own-plans";
import { ownWords } from "@/lib/decisions/planner/deciding/own-words";
import { isOfSureSort, sortOfQuestion } from "@/lib/decisions/planner/deciding/question-sort";
import { linesWithFact } from "@/lib/decisions/planner/deciding/told-step";
import { questionId } from "@/lib/decisions/planner/library/library";
import { writtenKind } from "@/lib/decisions/planner/matching/kinds-by-id";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { quoted } from "@/lib/decisions/planner/words/wording";
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
  return isAction ? quoted(capitalise(ownWords(named))) : "“yes”";
}

/** An answer's name over its column: all of them begin alike, however they were typed. */
function answer(option: string): string {
  return quoted(capitalise(ownWords(option)));
}

/** What changes for good where it is done: "buy", "move my dad", "go back to school". */
const LASTING =
  /^(?:move|switch|change|sell|quit|leave|buy|get|adopt|marry|divorce|renovate|replace|start|stop|join|drop|transfer|refinance|have (?:kids|a)|hire|retire|rent|foster|homeschool|let|put|go (?:back|freelance|part|full|vegan|into))\b/i;

/** The other side of the one thing that is weighed. */
function otherSide(option: string): string {
  return LASTING.test(option) ? "keep things as they are" : "not now";
}

/** A sum by the month stands beside the plan, and no line of its own is written about it. */
const SUMS_BY_TIME =
  /[$£€]?\d[\d,.]*k?(?: (?:dollars|bucks|quid|pounds|euros))?(?: more)? (?:a|per|each|every) (?:month|year)\b/gi;

/** `isOwn` where it is a plan for a choice that no kind knows better. */
type DecisionPlan = { lines: readonly PlanLine[]; slots: Record<string, string>; isOwn: boolean };

/**
 * The steps to decide, by what sort of question it is; `text` is all that was typed, `fact` what it told beside
 * the question. With one option the other side is to leave things as they are.
 */
export function decisionPlan(
  decision: Decision,
  text: string,
  fact: string | null,
  mayGuess: boolean,
): DecisionPlan {
  const { question, options, open } = decision;
  const own = mayGuess ? ownPlan(decision, text, fact) : null;
  const found = own?.lines ?? linesFor(decision, text, mayGuess);
  const isWeighed = found === writtenKind(questionId("weighing"))?.lines;
  const told = isWeighed
    ? linesWithFact(linesToldBy(found, text.replace(SUMS_BY_TIME, "")), fact)
    : linesToldBy(found, text);
  const lines = (options.length < MANY ? told : withAllAnswers(told)).map(ofMany);
  const isOwn = own !== null || (mayGuess && options.length < MANY && isOfSureSort(question));
  const asked = quoted(ownWords(question));
  if (open) {
    const slots = { first: "the first one", second: "the second one", all: "each of them" };
    return { lines, slots: { question: asked, any: "your answer", ...slots }, isOwn };
  }
  const [first, second = otherSide(options[0] ?? ""), ...more] = options;
  const one = options.length > 1 ? answer(first ?? "") : columnFor(first ?? "");
  const other = options.length > 1 ? answer(second) : quoted(second);
  const all = [one, other, ...more.map(answer)];
  const joined = (by: string) => `${all.slice(0, -1).join(", ")} ${by} ${all.at(-1)}`;
  const named = { first: one, second: other, all: joined("and"), any: joined("or") };
  return { lines, slots: { question: asked, ...named, ...own?.words }, isOwn };
}

/** "what “A” and “B” costs" is said of each of them. */
function ofMany(line: PlanLine): PlanLine {
  const text = line.text.replace("what {all} costs", "what {all} would each cost");
  return text === line.text ? line : { ...line, text };
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

/** Of one thing alone it is asked whether it is needed at all; of tickets, repairs and what is driven or lived in there is more to ask. */
const BUY = questionId("buy");
const BUY_ONE = questionId("buy-one");
const MORE_THAN_A_THING =
  /\b(?:tickets?|warrant\w+|protection plan|rent\w*|repair\w*|fix\w*|mend\w*|used|cars?|truck|suv|van|miles|house|home|condo|boat|stocks?|shares|season|class|course|visit|wait)\b/i;

const GETS = /^(?:buy|buying|get|getting|order|ordering)\b/i;

/** "is it worth a second coat", which no sort knows better. */
const WORTH = /\bworth\b/i;
/** What somebody else is part of has no price for each time. */
const OF_PEOPLE =
  /\b(?:him|her|them|mom|dad|mother|father|parents?|sister|brother|sons?|daughters?|kids?|friends?|boss|fall\w* out|fight\w*|argu\w*)\b/i;
const WORTH_IT = questionId("worth-it");

/** The plan for a question's sort; whoever names three answers or more wants all of these weighed. */
function linesFor(
  { question, options, open }: Decision,
  text: string,
  mayGuess: boolean,
): readonly PlanLine[] {
  const [one = "", ...others] = options;
  const isOne = one !== "" && others.length === 0;
  const isOfWorth = isOne && WORTH.test(question) && !OF_PEOPLE.test(question);
  const sort = sortOfQuestion(question, text, mayGuess) ?? (isOfWorth ? WORTH_IT : null);
  const isOneThing = sort === BUY && isOne && GETS.test(one) && !MORE_THAN_A_THING.test(text);
  const lines = sort === null ? null : writtenKind(isOneThing ? BUY_ONE : sort)?.lines;
  const isForAll = options.length < MANY || lines?.some((line) => line.text.includes("{all}"));
  if (lines && isForAll) return lines;
  return writtenKind(questionId(open ? "choosing" : "weighing"))?.lines ?? [];
}

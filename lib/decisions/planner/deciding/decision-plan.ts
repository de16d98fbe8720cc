import { decisionLines } from "@/lib/decisions/planner/deciding/decision-kinds";
import type { Decision } from "@/lib/decisions/planner/deciding/read-decision";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { quoted } from "@/lib/decisions/planner/words/wording";
import { type PlanLine, parsePlan } from "@/lib/decisions/planner/written/archetype";
import { linesToldBy } from "@/lib/decisions/planner/written/told-lines";
import { capitalise } from "@/lib/text";

/** What can stand over a column: an action in a few words; what was told behind a comma is on the page already. */
const LONGEST_COLUMN = 45;

/** The name of the column for the one thing that is weighed; "yes" where its words name no action. */
function columnFor(option: string): string {
  const [named = ""] = option.split(/[,;(]/);
  const isAction = startsWithVerb(named.trim()) && named.length <= LONGEST_COLUMN;
  return isAction ? quoted(capitalise(named.trim())) : "“yes”";
}

/**
 * The steps to decide, by what sort of question it is; `text` is all that was typed. With one option the other
 * side is to leave things as they are.
 */
export function decisionPlan(
  { question, options, open }: Decision,
  text: string,
): { lines: readonly PlanLine[]; slots: Record<string, string> } {
  const written = decisionLines(question) ?? decisionLines(text) ?? (open ? CHOOSING : WEIGHING);
  const lines = linesToldBy(written, text);
  const asked = quoted(question.replace(/\bi\b(?=[\s']|$)/g, "I"));
  if (open) {
    const slots = { first: "the first one", second: "the second one", all: "each of them" };
    return { lines, slots: { question: asked, ...slots } };
  }
  const [first, second = "not now", ...more] = options;
  const one = options.length > 1 ? quoted(first ?? "") : columnFor(first ?? "");
  const other = quoted(second);
  const all = [one, other, ...more.map(quoted)];
  const together = `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
  return { lines, slots: { question: asked, first: one, second: other, all: together } };
}

const WEIGHING = parsePlan(`
  2* Write the question at the top of a page: {question}
  3 Draw a column for each answer below it: {all}.
    - 3 Draw a column for each answer below it: {all}.
    - 2 Write the date by which you want to have decided[, no later than {deadline}].
  8 List in every column what a normal Tuesday would look like six months after that choice.
    - 5 List under {first} what a normal Tuesday would look like six months after it.
    - 5 Write the same Tuesday under {second}, hour by hour.
  5 Circle the two lines on the page that matter most to you.
  10n List under {all} what a normal Tuesday would look like six months after that choice, and circle what matters most.
  10 Find out the one fact you are missing: name it, and ask the person or look up the page that knows it.
    - 3 Write down the one fact that would change your mind, and who knows it.
    - 8 Ask that person, or look up that page.
  10 Tell one person who knows you well both answers aloud, and note which one is easier to say.
    - 3 Text one person who knows you well: “Do you have ten minutes for me?”
    - 10 Tell them both answers aloud, and note which one is easier to say.
  5n Write down the answer you lean towards tonight, for a second look tomorrow.
  5 Tell your answer to whoever it concerns[ {deadline}], or send the first message it asks for.
`);

const CHOOSING = parsePlan(`
  2* Write the question at the top of a page: {question}
  5 List every answer you could live with, at least three.
  4* Write the two things that the right one must have.
    - 2 Write the one thing that the right one must have.
    - 2 Write a second one, and the most it may cost in money or hours.
  4 Cross out every answer that misses one of the two.
  10 Find out one missing fact about each of the answers left.
    - 5 Find out one missing fact about the first answer left.
    - 5 Find out the same about the second.
  8n List three answers, each with what it lacks of what matters most.
  5 Say the last two aloud to someone, and note which one is easier to say.
    - 5 Say the last two aloud to someone, and note which one is easier to say.
    - 2 Sleep on it if it cannot be undone, or toss a coin if it can.
  3 Write down your answer[ {deadline}], with the first small thing it asks of you.
`);

import type { Decision } from "@/lib/decisions/options/read-options";
import { type PlanLine, parsePlan } from "@/lib/decisions/planner/archetype";
import { quoted } from "@/lib/decisions/planner/wording";

/** The steps to decide. With one option the other side is to leave things as they are. */
export function decisionPlan(decision: Decision): {
  lines: readonly PlanLine[];
  slots: Record<string, string>;
} {
  const [first, second, ...more] = decision.options;
  const question = quoted(decision.question);
  if (decision.open) return { lines: CHOOSING, slots: { question } };
  if (first === undefined)
    return {
      lines: WEIGHING,
      slots: { question, first: "“yes”", second: "“not now”", all: "“yes” and “not now”" },
    };
  const other = second === undefined ? "“not now”" : quoted(second);
  const one = second === undefined ? "“yes”" : quoted(first);
  const all = [one, other, ...more.map(quoted)];
  return {
    lines: WEIGHING,
    slots: {
      question,
      first: one,
      second: other,
      all: `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`,
    },
  };
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
    - 3 Text one person who knows you well and ask for ten minutes.
    - 10 Tell them both answers aloud, and note which one is easier to say.
  5n Write down the answer you lean towards tonight, and read it again tomorrow before you say it to anyone.
  5 Write down your answer[ {deadline}] and the first small thing it asks of you.
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
  8n List three answers, and cross out the one that misses what matters most.
  5 Say the last two aloud to someone, and note which one is easier to say.
    - 5 Say the last two aloud to someone, and note which one is easier to say.
    - 2 Sleep on it if it cannot be undone, or toss a coin if it can.
  3 Write down your answer[ {deadline}] and the first small thing it asks of you.
`);

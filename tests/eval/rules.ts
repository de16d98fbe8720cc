import type { Planner, PlanSize } from "@/lib/decisions/planner/types";
import { type PlanRule, planBreaches } from "@/lib/decisions/planner/written/plan-rules";
import { secondAction } from "@/lib/decisions/planner/written/second-action";
import { FIRST_STEP_MINUTES, STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";
import type { EvaluatedAnswer } from "./ask-planner";
import type { EvaluatedGoal } from "./goals";
import { ordersIn } from "./orders";
import { tailsIn } from "./tails";

/** One answer to one goal, with all that a rule may look at. */
export type Judged = {
  goal: EvaluatedGoal;
  size: PlanSize;
  planner: Planner["name"];
  answer: EvaluatedAnswer;
};

/** A rule: whom it concerns, and what of an answer breaks it. */
export type EvaluationRule = {
  name: string;
  /** What the rule asks for, for the table and the docs. */
  asks: string;
  concerns: (judged: Judged) => boolean;
  /** Each breach in the words that break it; empty when the rule is kept. */
  breaches: (judged: Judged) => string[];
};

const BUILT_IN_MILLISECONDS = 20;
const QUESTION_CHARACTERS = 120;
const EXAMPLES = 3;
const INVISIBLE =
  /^(?:think|consider|reflect|try to|remember|imagine|realise|realize|understand)\b/i;
const DECIDING =
  /\b(?:decide|decided|decision|answers?|choose|choice|options?|coin|weigh|lean|yes|for and against|pros|cons)\b/i;
const OWN_WORDS = /“[^”]*”/g;

const planned = ({ answer }: Judged): boolean => answer.steps.length > 0;

const PLAN_RULES: Record<PlanRule, string> = {
  count: "as many steps as the size has: 3, 5 to 7, 8 to 12",
  "verb-first": "each step begins with a verb",
  "short-first-step": `the first step takes ${FIRST_STEP_MINUTES} minutes or less`,
  minutes: "each step's minutes stay in the range of the size",
  "no-duplicates": "no step twice, nor almost",
  "no-filler": "no filler such as “stay motivated”",
  "no-shame": "no shame",
  length: "no step over 500 characters",
  "plain-text": "no markup, no hidden characters",
  "finished-sentence": "no open slot, no doubled word, no loose comma",
};

const ofPlans: EvaluationRule[] = (Object.keys(PLAN_RULES) as PlanRule[]).map((name) => ({
  name,
  asks: PLAN_RULES[name],
  concerns: planned,
  breaches: ({ answer, size }) =>
    planBreaches(answer.steps, size)
      .filter(({ rule }) => rule === name)
      .map(({ detail }) => detail),
}));

const ofSteps: EvaluationRule[] = [
  {
    name: "one-action",
    asks: "no step has a second action",
    concerns: planned,
    breaches: ({ answer }) =>
      answer.steps.flatMap(({ text }) => (secondAction(text) ? [text] : [])),
  },
  {
    name: "one-order",
    asks: "no step orders a second thing by a verb of its own, be it a note or a timer",
    concerns: planned,
    breaches: ({ answer }) =>
      answer.steps.flatMap(({ text }) => (ordersIn(text).length > 1 ? [text] : [])),
  },
  {
    name: "visible",
    asks: "no step only thinks, considers, remembers or tries",
    concerns: planned,
    breaches: ({ answer }) =>
      answer.steps.flatMap(({ text }) => (INVISIBLE.test(text) ? [text] : [])),
  },
  {
    name: "fits-minutes",
    asks: "a step that names a time to spend has as many minutes",
    concerns: planned,
    breaches: ({ answer }) =>
      answer.steps.flatMap(({ text, minutes }) => (namedMinutes(text) > minutes ? [text] : [])),
  },
];

const ofGoals: EvaluationRule[] = [
  {
    name: "own-words",
    asks: "names, numbers, dates and limits of the goal stand in steps that do something with them",
    concerns: (judged) => planned(judged) && judged.goal.uses.length > 0,
    breaches: ({ goal, answer }) => missingWords(goal, answer),
  },
  {
    name: "no-tail",
    asks: "no step only tells the person's words back, or only writes the goal down",
    concerns: (judged) => planned(judged) && !/^(?:list|decision)$/.test(judged.goal.kind),
    breaches: ({ goal, answer }) => answer.steps.flatMap(({ text }) => tailsIn(text, goal.text)),
  },
  {
    name: "no-wrong-turn",
    asks: "no step belongs to another goal, or to what was ruled out",
    concerns: (judged) => planned(judged) && judged.goal.never.length > 0,
    breaches: ({ goal, answer }) =>
      answer.steps.flatMap(({ text }) =>
        goal.never.some((words) => new RegExp(`\\b(?:${words})\\b`, "i").test(text)) ? [text] : [],
      ),
  },
  {
    name: "own-items",
    asks: "every item of a list is in the plan, in a step of its own where the size has room",
    concerns: (judged) => planned(judged) && judged.goal.items.length > 0,
    breaches: ({ goal, answer, size }) => {
      const texts = answer.steps.map(({ text }) => text);
      const hasRoom = goal.items.length + 2 <= STEP_COUNTS[size].most;
      return goal.items.filter((item) => {
        const holding = texts.filter((text) => stands(item, text));
        const alone = holding.some(
          (text) => !goal.items.some((other) => other !== item && stands(other, text)),
        );
        return hasRoom ? !alone : holding.length === 0;
      });
    },
  },
  {
    name: "steps-to-decide",
    asks: "a decision gets steps to decide",
    concerns: (judged) => planned(judged) && judged.goal.kind === "decision",
    breaches: ({ answer }) =>
      answer.steps.some(({ text }) => DECIDING.test(text.replace(OWN_WORDS, "")))
        ? []
        : ["no step decides"],
  },
  {
    name: "says-english",
    asks: "a goal in another language is told that the plan is in English",
    concerns: (judged) =>
      planned(judged) && judged.planner === "built-in" && judged.goal.kind === "other-language",
    breaches: ({ answer }) => (/English/.test(answer.notice ?? "") ? [] : ["no notice"]),
  },
];

const ofAnswers: EvaluationRule[] = [
  {
    name: "answers",
    asks: "the planner gives steps or a question",
    concerns: () => true,
    breaches: ({ answer }) => (answer.failure === null ? [] : [answer.failure]),
  },
  {
    name: "asks-when-vague",
    asks: "a vague goal is asked back",
    concerns: ({ goal, answer }) => goal.kind === "vague" && answer.failure === null,
    breaches: ({ answer }) => (answer.question === null ? [answer.steps[0]?.text ?? ""] : []),
  },
  {
    name: "one-question",
    asks: "what is asked back is one short question with three examples",
    concerns: ({ answer }) => answer.question !== null,
    breaches: ({ answer }) => questionBreaches(answer.question ?? ""),
  },
  {
    name: "plans-the-rest",
    asks: "a goal that is not vague is planned",
    concerns: ({ goal, answer }) => goal.kind !== "vague" && answer.failure === null,
    breaches: ({ answer }) => (answer.question === null ? [] : [answer.question]),
  },
  {
    name: "in-time",
    asks: `the built-in planner takes ${BUILT_IN_MILLISECONDS} ms or less`,
    concerns: ({ planner }) => planner === "built-in",
    breaches: ({ answer }) =>
      answer.milliseconds > BUILT_IN_MILLISECONDS ? [`${Math.round(answer.milliseconds)} ms`] : [],
  },
];

/** Every rule that an answer is held to, in the order of the table. */
export const EVALUATION_RULES: readonly EvaluationRule[] = [
  ...ofPlans,
  ...ofSteps,
  ...ofGoals,
  ...ofAnswers,
];

/** The words that no step holds, where what a step only tells back is left out. */
function missingWords(goal: EvaluatedGoal, answer: EvaluatedAnswer): string[] {
  const all = answer.steps.map(({ text }) =>
    tailsIn(text, goal.text).reduce((rest, tail) => rest.replace(tail, ""), text),
  );
  return goal.uses.filter((words) => !stands(words, all.join("\n")));
}

/** True when one of the alternatives stands in the text as whole words. */
function stands(alternatives: string, text: string): boolean {
  const plain = foldQuotes(text);
  return alternatives.split("|").some((words) => {
    const escaped = foldQuotes(words.trim()).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "iu").test(plain);
  });
}

function foldQuotes(text: string): string {
  return text.replace(/[’‘]/g, "'");
}

/** The most minutes that a step says one should spend: "Set a timer for 10 minutes". */
function namedMinutes(text: string): number {
  const named = text
    .replace(OWN_WORDS, "")
    .matchAll(
      /\b(?:spend|walk for|sit for|work for|read for|^set (?:a|the|your) timer for)\s+(\d+) minutes/gi,
    );
  return Math.max(0, ...[...named].map(([, minutes]) => Number(minutes)));
}

function questionBreaches(message: string): string[] {
  const examples = message.match(OWN_WORDS)?.length ?? 0;
  const own = message.replace(OWN_WORDS, "");
  const asked = own.match(/\?/g)?.length ?? 0;
  const question = message.slice(0, message.indexOf("?") + 1);
  return [
    ...(asked === 1 ? [] : [`${asked} questions: ${message}`]),
    ...(question.length <= QUESTION_CHARACTERS ? [] : [`too long: ${question}`]),
    ...(examples === EXAMPLES || (examples === EXAMPLES + 1 && /“[^”]*”\?/.test(message))
      ? []
      : [`${examples} examples: ${message}`]),
  ];
}

import { SECOND_SENTENCE } from "@/lib/decisions/planner/facts/additions";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { normalWords } from "@/lib/decisions/planner/words/normal-words";
import type { PlanLine } from "@/lib/decisions/planner/written/archetype";

/** "it's $450 a month", and no "I make $450 a week". */
const PAID_AGAIN =
  /(?<!\b(?:make|earn|bring home|saves?|salary is|income is)\s)([$£€]\d[\d,.]*) (?:a|per|each|every) (month|week)\b/i;

/** The line of the plan for any decision that may give way to what was told. */
const UNDONE = /\bundone\b/;

/** The lines of the plan for any decision with what was told beside it in the place of a general one. */
export function linesWithFact(
  lines: readonly PlanLine[],
  fact: string | null,
): readonly PlanLine[] {
  if (fact === null) return lines;
  const [, sum, unit] = PAID_AGAIN.exec(fact) ?? [];
  const longer =
    sum === undefined
      ? `Write beside each answer what it means for this: ${fact}.`
      : `Write down what ${sum} a ${unit} comes to in a year, and what else that money would pay for.`;
  const short = `Write down {all}, and beside each what it means for this: ${fact}.`;
  return lines.map((line) =>
    UNDONE.test(line.text)
      ? { ...line, minutes: 4, text: line.within === "nudge" ? short : longer, smaller: [] }
      : line,
  );
}

/** Where a sum may be told besides: "Divide each price by the years …". */
const LOOKS_AT_PRICES = /^(?:Divide|Compare|Look up)\b[^“”]*\b(?:prices?|costs?|used|model)\b/;
const ON_PAPER = /^(?:Write|List|Note|Copy|Add|Work out|Count|Draw|Mark|Fill)\b/;
/** What is written to somebody, or for good, has no room for a fact. */
const NO_ROOM =
  /^Write (?:to|back|your (?:rule|answer|decision)|(?:one|two|three|four|five|the first) (?:lines?|sentences?|questions?)|one place|the \S+'s answer|a (?:short |four-line )?(?:message|note|text)|facts only)\b|\bin one line\b|“(?:If|I'm|I've)\b|\byour rule\b|\bdecision\b/i;
const OF_MONEY = /\b(?:costs?|prices?|income|pay|money|rent|bills?|budget|spend|fees?|year for)\b/i;
const OF_BOTH = /“[^”]+”[^“]*“[^”]+”|\b(?:each|both|either way)\b/;
const ASKED = /[:“][^“”]*\?”/;
const WRITES_QUESTION = /^Write (?:the question|“)/;

/** The plan with one sentence for what was told beside the question, where no step holds it. */
export function withFact(steps: readonly PlannedStep[], fact: string | null): PlannedStep[] {
  if (fact === null || holds(steps, fact)) return [...steps];
  const isMoney = /[$£€]\d|\d+k\b/.test(fact);
  const values = steps.map(({ text }, at) => {
    const isPrice = isMoney && LOOKS_AT_PRICES.test(text);
    if (!(ON_PAPER.test(text) || isPrice) || NO_ROOM.test(text) || ASKED.test(text)) return 0;
    if (SECOND_SENTENCE.test(text)) return 0;
    // A sum belongs where money is looked at.
    if (isMoney && !OF_MONEY.test(text)) return 0;
    const fits = (OF_BOTH.test(text) ? 1 : 0) + (isMoney && OF_MONEY.test(text) ? 2 : 0);
    // The first step is to be short.
    return fits + (at === 0 ? 0.5 : 1);
  });
  const at = values.indexOf(Math.max(...values));
  const step = steps[at];
  if (step !== undefined && (values[at] ?? 0) > 0) {
    return steps.with(at, { ...step, text: `${step.text} Count this in: ${fact}.` });
  }
  const [first] = steps;
  return first !== undefined && WRITES_QUESTION.test(first.text)
    ? steps.with(0, { ...first, text: `${first.text} Write below it: ${fact}.` })
    : [...steps];
}

/** True where the steps have all numbers of a fact, or half of its things. */
function holds(steps: readonly PlannedStep[], fact: string): boolean {
  const plan = steps.map(({ text }) => text.replace(/(?<=\d),(?=\d{3})/g, "")).join(" ");
  const numbers = fact.replace(/(?<=\d),(?=\d{3})/g, "").match(/\d[\d.]*\d|\d/g) ?? [];
  if (numbers.length > 0) {
    return numbers.every((number) =>
      new RegExp(`(?<![\\d,.])${number}(?![\\d]|[,.]\\d)`).test(plan),
    );
  }
  const held = new Set(normalWords(plan));
  const things = normalWords(fact).filter((word) => word.length > 3);
  return things.filter((word) => held.has(word)).length * 2 >= things.length;
}

/** "how long it has lasted (4)" with what there are four of, where the goal says so. */
export function withUnits(steps: readonly PlannedStep[], text: string): PlannedStep[] {
  return steps.map((step) => ({
    ...step,
    text: step.text.replace(/\((\d+)\)/g, (bare, number: string) => {
      const [said] =
        new RegExp(`\\b${number} (?:minutes?|hours?|days?|weeks?|months?|years?)\\b`, "i").exec(
          text,
        ) ?? [];
      return said === undefined ? bare : `(${said.toLowerCase()})`;
    }),
  }));
}

import { type Addition, withAddition } from "@/lib/decisions/planner/additions";
import { HARSH } from "@/lib/decisions/planner/clauses";
import { ASKING, FACT_STEPS, factKind, TAKES_FACTS } from "@/lib/decisions/planner/fact-kinds";
import { type Missing, ownClause, readMissing } from "@/lib/decisions/planner/missing-facts";
import { isSomeone } from "@/lib/decisions/planner/people";
import type { Goal } from "@/lib/decisions/planner/read-goal";
import { type DraftStep, STEP_COUNTS } from "@/lib/decisions/planner/sizes";
import type { Slots } from "@/lib/decisions/planner/slots";
import type { PlanSize } from "@/lib/decisions/planner/types";
import { isPlainVerb } from "@/lib/decisions/planner/verbs";
import { quoted, toSecondPerson, withProperCapitals } from "@/lib/decisions/planner/wording";
import { capitalise } from "@/lib/text";

/** What a step can name the goal by: a page's heading, a calendar entry, an alarm. */
const HEADINGS: readonly { step: RegExp; with: (step: string, label: string) => string }[] = [
  {
    step: /^Write down (?!everything\b|nothing\b|your answer\b|(?:on|in|at|for|beside|from)\s)(?![^.]*“)/,
    with: (step, label) =>
      step.replace(/^Write down /, `Write ${label} at the top of a page, and below it `),
  },
  {
    step: /^(?:List|Note) (?!.*\bunder\b)(?![^.]*[“:,])/,
    with: (step, label) => step.replace(/(?=[.;]|, )/, ` under the heading ${label}`),
  },
  {
    step: /^(?:Put|Enter|Block)\b[^.“]*\bin(?:to)? your calendar\b(?![^.]*“)/,
    with: (step, label) => step.replace(/\bin(?:to)? your calendar\b/, `$& as ${label}`),
  },
  {
    step: /^Set (?:an|a second|a repeating|a daily) alarm\b(?![^.]*[“])/,
    with: (step, label) => step.replace(/^(Set an?(?: \w+)? alarm)/, `$1 called ${label}`),
  },
];
/** A goal's words that were cut, or ran on into another sentence, are no heading. */
const BROKEN =
  /\band (?:have|has|am|is|was|it)\b|\b(?:i|im|we)\s+(?:used|have|had|am|was|keep|just|guess|need|want|can't|cant)\b|\b(?:and|or|but|so|the|an?|to|for|with|of|my|your|it's|that|than|from|in|on|at|like|something)$|\bhey\b|\bright\b.*\b(?:she|he)\b|\bum\b|\?/i;
/** Steps that keep to a limit already. */
const LIMITS = /^(?:Cross out whatever|Cross out every|Write “without|Write on a note what)/;
const LONGEST_HEADING = 78;
const LONGEST_STEP = 420;

/** The plan with what the goal said and no step holds yet, in the steps that it belongs to. */
export function weaveFacts(
  steps: readonly DraftStep[],
  goal: Goal,
  slots: Slots,
  size: PlanSize,
  withLabel: boolean,
): DraftStep[] {
  let plan = [...steps];
  const missing = readMissing(plan, goal, slots);
  if (missing === null) return plan;
  if (withLabel && (missing.aim !== null || missing.parts.length > 0 || missing.partly)) {
    plan = withAim(plan, missing, goal, size);
  }
  const told: string[] = [];
  for (const part of (readMissing(plan, goal, slots)?.parts ?? []).slice(0, 1)) {
    if (!/\d/.test(part)) continue;
    plan = withFact(plan, part, goal, size, told);
    told.push(part);
  }
  for (const fact of readMissing(plan, goal, slots)?.facts ?? []) {
    plan = withFact(plan, fact, goal, size, told);
    told.push(fact);
  }
  return plan;
}

/** The steps with the goal's own words where no step names its thing, and no step more. */
export function weaveAim(steps: readonly DraftStep[], goal: Goal, slots: Slots): DraftStep[] {
  const missing = readMissing(steps, goal, slots);
  return missing === null || (missing.aim === null && !missing.partly)
    ? [...steps]
    : withAim(steps, missing, goal, "nudge");
}

/** The goal's own words where one would write them: behind its thing, as a heading, or on a note. */
function withAim(
  plan: readonly DraftStep[],
  missing: Missing,
  goal: Goal,
  size: PlanSize,
): DraftStep[] {
  const beside = missing.aim === null ? besideThing(plan, missing.parts, goal) : null;
  if (beside !== null) return beside;
  const words = headingOf(goal);
  if (words === null) return [...plan];
  const label = quoted(capitalise(words));
  for (const heading of HEADINGS) {
    const at = plan.findIndex(({ text }) => heading.step.test(text) && text.length < LONGEST_STEP);
    const step = plan[at];
    if (step !== undefined) return plan.with(at, { ...step, text: heading.with(step.text, label) });
  }
  if (missing.aim === null && missing.parts.length === 0) return [...plan];
  const note = `Write ${label} on a note for the place where you work.`;
  const noted = withAddition(
    plan,
    { at: "early", step: { minutes: 2, text: note }, sentence: null },
    size,
  );
  if (noted.some(({ text }) => text === note)) return noted;
  const said = isPlainVerb(words.split(" ")[0] ?? "")
    ? `It is the first move to ${words}.`
    : `This is to be kept in view: ${words}.`;
  return noted.map((step, at) => (at === 0 ? { ...step, text: `${step.text} ${said}` } : step));
}

/** The goal in a few whole words, or null where its words were cut or ran on into another sentence. */
function headingOf(goal: Goal): string | null {
  const label = ownClause(goal.label);
  const candidates = [label, label.split(/\s(?:who|which|that|and|where)\s/)[0], goal.object];
  const found = candidates.find(
    (words) =>
      words !== null &&
      words !== undefined &&
      words.length < LONGEST_HEADING &&
      words.includes(" ") &&
      !BROKEN.test(words) &&
      !HARSH.test(words) &&
      !isSomeone(words),
  );
  return found === null || found === undefined ? null : withProperCapitals(toSecondPerson(found));
}

/** "the sofa" with "from the third floor" behind it, in the first step in which the sofa ends a clause. */
function besideThing(
  plan: readonly DraftStep[],
  parts: readonly string[],
  goal: Goal,
): DraftStep[] | null {
  const [part, ...more] = parts;
  const noun = (goal.object ?? "").split(" ").at(-1) ?? "";
  if (part === undefined || more.length > 0 || !/^\p{L}{3,}$/u.test(noun)) return null;
  if (!/^(?:for|with|in|on|at|from|near|by|about|of)\s/i.test(part) || part.length > 50)
    return null;
  const place = new RegExp(
    `(?<![“\\p{L}])(?:the|your|a|an) (?:[\\p{L}-]+ )?${noun}(?=[.,;])`,
    "iu",
  );
  const at = plan.findIndex(({ text }) =>
    place.test(text.replace(/“[^”]*”/g, (own) => "”".repeat(own.length))),
  );
  const step = plan[at];
  if (step === undefined) return null;
  return plan.with(at, { ...step, text: step.text.replace(place, `$& ${part}`) });
}

/** The plan with a fact: in a step that asks for such facts, as a step of its own, or behind one that it bears on. */
function withFact(
  plan: readonly DraftStep[],
  fact: string,
  goal: Goal,
  size: PlanSize,
  told: readonly string[],
): DraftStep[] {
  const kind = factKind(fact);
  const find = (fits: (text: string) => boolean): number =>
    plan.findIndex(({ text }) => fits(text) && !told.some((other) => text.includes(other)));
  for (const { step, sentence, only } of TAKES_FACTS) {
    const at = find((text) => step.test(text) && (only?.test(kind) ?? true));
    if (at !== -1) return behind(plan, at, sentence, fact);
  }
  const beside = TOLD_BESIDE.test(kind) ? besideLabel(plan, goal, fact) : null;
  if (beside !== null) return beside;
  const { step, minutes, sentence, behind: fits } = FACT_STEPS[kind];
  const twin = told.findIndex((other) => factKind(other) === kind);
  if (twin !== -1) return besideTwin(plan, told[twin] ?? "", fact);
  const hasRoom =
    size !== "nudge" &&
    (plan.length < STEP_COUNTS[size].most || plan.some((one, at) => at > 0 && one.spare === true));
  if (hasRoom) {
    const addition: Addition = {
      at: "early",
      step: { minutes, text: filled(step, fact) },
      sentence: null,
    };
    return withAddition(plan, addition, size);
  }
  const kept = find((text) => LIMITS.test(text));
  if (kept !== -1 && /^(?:health|lack|measure|other)$/.test(kind)) {
    return behind(plan, kept, sentence, fact);
  }
  const asking = find((text) => ASKING.test(text));
  if (asking !== -1 && /^(?:defect|money|measure)$/.test(kind)) {
    return behind(plan, asking, "They should know this: {fact}.", fact);
  }
  const at = plan.findIndex(
    ({ text }, place) => place > 0 && fits.test(text) && !/^Write “/.test(text),
  );
  if (at !== -1) return behind(plan, at, sentence, fact);
  return behind(plan, Math.min(1, plan.length - 1), "This is to be kept in view: {fact}.", fact);
}

const TOLD_BESIDE = /^(?:other|lack|defect)$/;

/** A fact that asks for nothing, in brackets behind the goal's own words, where a step quotes them. */
function besideLabel(plan: readonly DraftStep[], goal: Goal, fact: string): DraftStep[] | null {
  const label = quoted(goal.label);
  const at = plan.findIndex(
    ({ text }) =>
      text.includes(label) &&
      !text.includes(`${label} (`) &&
      text.length + fact.length < LONGEST_STEP,
  );
  const step = plan[at];
  return step === undefined
    ? null
    : plan.with(at, { ...step, text: step.text.replace(label, () => `${label} (${fact})`) });
}

/** A second fact of one kind stands behind the first one. */
function besideTwin(plan: readonly DraftStep[], twin: string, fact: string): DraftStep[] {
  return plan.map((step) =>
    step.text.includes(`: ${twin}.`) && step.text.length + fact.length <= LONGEST_STEP
      ? { ...step, text: step.text.replace(`: ${twin}.`, () => `: ${twin}; ${fact}.`) }
      : step,
  );
}

function behind(
  plan: readonly DraftStep[],
  at: number,
  sentence: string,
  fact: string,
): DraftStep[] {
  const step = plan[at];
  if (step === undefined || step.text.length + fact.length > LONGEST_STEP) return [...plan];
  return plan.with(at, { ...step, text: `${step.text} ${filled(sentence, fact)}` });
}

function filled(text: string, fact: string): string {
  return text.replace("{fact}", fact);
}

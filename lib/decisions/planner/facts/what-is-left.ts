import { stepForLeft } from "@/lib/decisions/planner/facts/needed-things";
import { headOf } from "@/lib/decisions/planner/lists/item-kinds";
import type { PlanSize } from "@/lib/decisions/planner/types";
import { normalWords } from "@/lib/decisions/planner/words/normal-words";
import { shorten } from "@/lib/decisions/planner/words/wording";
import { clampTiny, type DraftStep, STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";
import { spoken } from "@/lib/decisions/planner/written/slots";

const LONGEST_NAMED = 60;
const LONGEST_LIST = 240;

/**
 * The plan for somebody who tells what is still missing. One thing gets a step where none names it. Of several
 * each has a step, the plan's own or one more, behind a page that names them all; of the rest of the plan as
 * many steps stay as the size asks for, the last ones first, since what comes first was done already. Where
 * the plan has told lines and names each of them, it says so in its own way.
 */
export function withWhatIsLeft(
  plan: readonly DraftStep[],
  left: readonly string[],
  size: PlanSize,
): DraftStep[] {
  const isAnswered = (item: string) =>
    plan.some(({ answers }) => answers !== undefined && isAbout({ text: answers }, item));
  const isNamed = (item: string) => plan.some((step) => isAbout(step, item));
  const isTold = plan.some(({ answers }) => answers !== undefined);
  const isSaid = isTold && left.every((item) => isNamed(item) || isAnswered(item));
  if (left.length === 0 || isSaid) return [...plan];
  const body = plan.slice(1);
  const added = new Map(
    left.flatMap((item): [string, DraftStep][] => {
      // Of several, the page that names them takes the first step's place.
      const isKept = left.length > 1 ? body.some((one) => isAbout(one, item)) : isNamed(item);
      const step = isKept ? null : stepForLeft(item);
      if (step === null) return [];
      const answers = item.toLowerCase();
      return [[item, { ...(size === "tiny" ? clampTiny(step) : step), answers }]];
    }),
  );
  const isPlanned = left.filter((item) => isNamed(item) || added.has(item)).length > 1;
  if (isPlanned) return planOfLeft(plan, left, added, size);
  const [step] = added.values();
  return step === undefined ? [...plan] : withoutOne(plan, size).toSpliced(1, 0, step);
}

/** The plan that goes through several things that are left. */
function planOfLeft(
  plan: readonly DraftStep[],
  left: readonly string[],
  added: ReadonlyMap<string, DraftStep>,
  size: PlanSize,
): DraftStep[] {
  const { least, most } = STEP_COUNTS[size];
  const opening = {
    minutes: 2,
    text: `Write down what's left, quickest first: ${namesOf(left)}.`,
  };
  const body = plan.slice(1);
  const stepsFor = (item: string): DraftStep[] => {
    const step = added.get(item);
    return step === undefined ? body.filter((one) => isAbout(one, item)) : [step];
  };
  if (size === "nudge") {
    const firsts = left.flatMap((item) => stepsFor(item).slice(0, 1));
    return [opening, ...withoutDoubles([...firsts, ...body])].slice(0, most);
  }
  const own = new Set(left.flatMap(stepsFor).slice(0, most - 1));
  const rest = body.filter((step) => !own.has(step));
  const more = rest.slice(Math.max(0, rest.length - Math.max(0, least - 1 - own.size)));
  return [
    opening,
    ...[...own].filter((step) => !body.includes(step)),
    ...body.filter((step) => own.has(step) || more.includes(step)),
  ];
}

function withoutDoubles(steps: readonly DraftStep[]): DraftStep[] {
  return [...new Set(steps)];
}

/** A plan with room for a step more: a full one loses a spare step, or the last but one. */
function withoutOne(plan: readonly DraftStep[], size: PlanSize): readonly DraftStep[] {
  if (plan.length < STEP_COUNTS[size].most) return plan;
  const spare = plan.findLastIndex((step, at) => at > 0 && step.spare === true);
  return plan.toSpliced(spare > 0 ? spare : plan.length - 2, 1);
}

/** Things that plans call otherwise. */
const OTHER_NAMES: readonly (readonly [item: RegExp, step: RegExp])[] = [
  [
    /\b(?:hotels?|house|accommodation|cottage|airbnb|night)\b/i,
    /^(?:Book|Reserve) .*\b(?:bed|place to stay|hotel)\b/,
  ],
];

/** Whether a step names the thing. */
function isAbout({ text }: Pick<DraftStep, "text">, item: string): boolean {
  const said = new Set(normalWords(text.replace(/“[^”]*”/g, " ")));
  const words = normalWords(headOf(item));
  const last = words.at(-1) ?? "";
  const isNamed = said.has(last) && (last.length > 4 || words.every((word) => said.has(word)));
  return isNamed || OTHER_NAMES.some(([other, step]) => other.test(item) && step.test(text));
}

function namesOf(items: readonly string[]): string {
  return shorten(
    items.map((item) => shorten(spoken(item), LONGEST_NAMED)).join("; "),
    LONGEST_LIST,
  );
}

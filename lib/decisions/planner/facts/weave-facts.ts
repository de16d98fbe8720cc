import { circumstancesOf } from "@/lib/decisions/planner/facts/circumstances";
import { type Circumstance, withCircumstance } from "@/lib/decisions/planner/facts/fact-change";
import { factKind } from "@/lib/decisions/planner/facts/fact-kinds";
import { isAnswered, names, readMissing } from "@/lib/decisions/planner/facts/missing-facts";
import { isOffice, isSomeone } from "@/lib/decisions/planner/reading/people";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import type { PlanSize } from "@/lib/decisions/planner/types";
import { cleanPhrase } from "@/lib/decisions/planner/words/clean-name";
import { mendTypos } from "@/lib/decisions/planner/words/mend-typos";
import { withWrittenForms } from "@/lib/decisions/planner/words/spoken-forms";
import { lowerFirst, quoted } from "@/lib/decisions/planner/words/wording";
import type { DraftStep } from "@/lib/decisions/planner/written/sizes";
import type { Slots } from "@/lib/decisions/planner/written/slots";

const MOST_CHANGES = 3;
/** What is told further on than this is a story; a plan has no room for more facts than a few. */
const LONGEST_TOLD = 700;

/**
 * The plan with what the person told of their own case, where it changes a step: an hour, a person, a size, a
 * fault, something a body can't do. What changes nothing is left out.
 */
export function weaveFacts(
  steps: readonly DraftStep[],
  goal: Goal,
  slots: Slots,
  size: PlanSize,
): DraftStep[] {
  let plan = [...steps];
  const typed = mendTypos(withWrittenForms(goal.typed.slice(0, LONGEST_TOLD)));
  for (const { circumstance, value } of circumstancesOf(goal, typed).slice(0, MOST_CHANGES)) {
    if (!names(plan, value) && !isAnswered(plan, value)) {
      plan = withCircumstance(plan, circumstance, value, size);
    }
  }
  const missing = readMissing(plan, goal, slots);
  if (missing === null) return plan;
  plan = besideThing(plan, missing.parts, goal) ?? plan;
  const day = goal.deadline?.day?.toLowerCase();
  for (const fact of missing.facts) {
    if (day !== undefined && fact.toLowerCase().includes(day)) continue;
    const change = changeFor(fact, goal);
    if (change !== null) plan = withCircumstance(plan, change, fact, size);
  }
  return plan;
}

type Use = Pick<Circumstance, "changes" | "own">;

/** What a clause told beside the goal changes: a search. */
function changeFor(fact: string, goal: Goal): Use | null {
  const kind = factKind(fact);
  const search = searchFor(fact, kind, goal);
  if (search === null) return null;
  const words = quoted(search);
  return {
    changes: [{ step: SEARCHES, as: "sentence", words: `Type ${words} into the search.` }],
    own: {
      minutes: 5,
      text:
        kind === "defect"
          ? `Save the guide that fits best from a search for ${words}.`
          : `Save two that fit from a shop's search for ${words}.`,
      at: "early",
    },
  };
}

const SEARCHES =
  /^(?:Look (?:up|at|for|through)|Search|Save|Find|Compare|Watch)\b(?!.*“)[^.]*\b(?:guides?|films?|videos?|offers?|shops?|pages?|sites?|models|ones|search|parts?)\b/;
const MENDS = /^(?:fix|repair|mend|unblock|unclog|stop|replace|get)\b/i;
const BUYS = /^(?:buy|replace|get|order|find|choose|hang|mount|put up|fit)\b/i;
const NOT_SOLD = /\b(?:refund|money|appointment|job|help|answer|back)\b|[$£€]/i;
const SIZE =
  /\b(?:size \d+\w*|\d[\d.,]*\s?(?:by|x)\s?\d[\d.,]*\s?(?:cm|mm|m|metres?|inch(?:es)?)?|\d[\d.,]*\s?(?:cm|mm|m|metres?|meters?|foot|feet|ft|inch(?:es)?|kg|kilos?|lbs?|gb|tb|litres?|ml)(?!\p{L})|plasterboard|concrete|brick)/giu;

/** What one would type into a search: the thing with its fault, or with its size. */
function searchFor(fact: string, kind: string, goal: Goal): string | null {
  const thing =
    cleanPhrase(goal.object)
      ?.replace(/^(?:the|an?|my|our|new)\s+/i, "")
      .replace(/^new\s+/i, "") ?? null;
  if (thing === null || thing.split(" ").length > 4 || NOT_SOLD.test(thing)) return null;
  if (kind === "defect" && MENDS.test(goal.verb ?? "")) {
    const fault = (fact.split(/,|\s(?:and|but|so|because)\s/)[0] ?? "").replace(
      /^(?:the|it|it's|its|there's|there is)\s+(?:an?\s+)?/i,
      "",
    );
    return fault.split(" ").length <= 6 && !/\b(?:you|your|i|my)\b/i.test(fault)
      ? lowerFirst(`${thing} ${fault}`)
      : null;
  }
  const sizes = fact.match(SIZE);
  return kind === "measure" && sizes !== null && BUYS.test(goal.verb ?? "")
    ? `${thing} ${sizes.join(" ")}`
    : null;
}

/** Of all whom one writes to these are somebody. */
const SOLE = /^(?:boss|manager|landlord|landlady|doctor|gp|agent|builder)$/i;

/** "the cake" with "for 14 people" behind it, in the first step in which the cake ends a clause. */
function besideThing(
  plan: readonly DraftStep[],
  parts: readonly string[],
  goal: Goal,
): DraftStep[] | null {
  const [part, ...more] = parts;
  const noun = (goal.object ?? "").split(" ").at(-1) ?? "";
  if (part === undefined || more.length > 0 || !/^\p{L}{3,}$/u.test(noun)) return null;
  // Somebody is no thing that is bought or made for something.
  if (/^\p{Lu}/u.test(noun) || (isSomeone(`the ${noun}`) && (!isOffice(noun) || SOLE.test(noun)))) {
    return null;
  }
  const people = part.match(/\p{Lu}\p{L}+/gu) ?? [];
  if (people.length > 0 && people.every((name) => plan.some(({ text }) => text.includes(name)))) {
    return null;
  }
  if (!/^(?:for|about|of)\s/i.test(part) || cleanPhrase(part) === null) return null;
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

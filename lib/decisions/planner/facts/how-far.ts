import { type Addition, ON_PAPER } from "@/lib/decisions/planner/facts/additions";
import { leftIn } from "@/lib/decisions/planner/facts/left-of-all";
import { daysIn } from "@/lib/decisions/planner/facts/shares";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import type { DraftStep } from "@/lib/decisions/planner/written/sizes";

/** Steps that look over the parts of something, or give them their days. */
const SHARES_OUT =
  /^(?:List|Write|Sort|Put|Spread|Mark|Block|Divide|Choose|Tick|Name)\b.*\b(?:topics?|chapters?|parts?|units?|lessons?|(?<!\d )pages|hours|days|week|calendar)\b[^“”]*$/;

/**
 * What is left of a number of things that somebody is working through, with so many a week or a day where the
 * goal says how long there is; null where no such number is told, or a step of the plan says it.
 */
export function howFar(goal: Goal, plan: readonly DraftStep[]): [string, Addition] | null {
  const found = leftIn(goal.typed);
  if (found === null) return null;
  const { said, counted } = found;
  const isSaid = new RegExp(`(?<![\\d.,])${Number.parseInt(counted, 10)}(?![\\d.,]*\\d)`);
  if (plan.some(({ text }) => isSaid.test(text))) return null;
  const words = `${counted} left`;
  const days = daysIn(goal.deadline?.kind === "span" ? goal.deadline.text : "");
  const number = Number.parseInt(counted, 10);
  const pace =
    days < 2 || number < 2
      ? ""
      : number / days >= 1
        ? `, ${Math.ceil(number / days)} a day`
        : days >= 14
          ? `, ${Math.ceil((number / days) * 7)} a week`
          : "";
  return [
    said,
    {
      at: "early",
      step: {
        minutes: 2,
        text: `Write “${words}${pace}” on a note where you see it, with a new number after each one.`,
      },
      said: [
        { to: ON_PAPER, words: `That is ${words}${pace}.` },
        { to: SHARES_OUT, words: `That is ${words}${pace}.` },
      ],
      isBestSaid: true,
    },
  ];
}

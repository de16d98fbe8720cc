import { startOfChore } from "@/lib/decisions/planner/lists/chores";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { quoted, shorten } from "@/lib/decisions/planner/words/wording";

const LONGEST_IN_SENTENCE = 70;
const SOMEBODY =
  /\b(?:child(?:ren)?|kids?|son|daughter|baby|toddler|teen|partner|husband|wife|spouse|dog|cat|puppy|roommates?)\b/i;

/** The first two minutes by a plan of its own, unless they speak of somebody of whom no item tells. */
export function ofWhomWasTold(
  step: PlannedStep | null,
  items: readonly string[],
): PlannedStep | null {
  // What is said of an emergency is no start of an errand.
  if (/\b911\b/.test(step?.text ?? "")) return null;
  const whom = SOMEBODY.exec(step?.text ?? "")?.[0];
  const isTold = items.some((item) => item.toLowerCase().includes(whom?.toLowerCase() ?? ""));
  return whom === undefined || isTold ? step : null;
}

/** Which steps get two minutes of preparing, `count` at most: chores that have them first, then what takes longest. */
export function readiestToPrepare(
  steps: readonly PlannedStep[],
  count: number,
): ReadonlySet<string> {
  const rank = ({ text, minutes }: PlannedStep): number => {
    const start = startOfChore(text);
    if (start === null) return 1_000;
    return (start === undefined ? 500 : 0) - minutes;
  };
  const ranked = [...steps].sort((one, other) => rank(one) - rank(other));
  return new Set(ranked.slice(0, count).map(({ text }) => text));
}

/** The end of what is to be done: "Mr. Bell" goes on. */
const SENTENCE_END = /(?<!\b(?:Mrs?|Ms|Dr|Prof))[.:](?=\s|$)/;

/** What is less than a plan of its name: who helps has no homework, and gas for the car is no leak. */
const MEANS_LESS = /^(?:help|sign)\s|^(?:get )?gas$/i;

/** The two minutes before an item of a short list. */
export function preparing(
  step: PlannedStep,
  item: string,
  begin: (item: string) => PlannedStep | null,
): PlannedStep {
  const start = startOfChore(step.text, item);
  if (start) return { minutes: 2, text: start };
  const begun = MEANS_LESS.test(item) ? null : begin(item);
  if (begun !== null) return begun;
  return generalStart(step, item);
}

/** "get your food handlers card" is no way to a store. */
export const APPLIED_FOR =
  /^get (?:your|the|an?) .*\b(?:cards?|licen[cs]e|permit|certificates?|id|passport|degree|visa)\.?$/i;

/** Two minutes that lead to a step, whatever it is, and that name it. */
export function generalStart(step: PlannedStep, item: string): PlannedStep {
  const action = step.text.split(SENTENCE_END)[0] ?? "";
  const doing =
    action.length > LONGEST_IN_SENTENCE || /\bfor ten minutes\b|^Spend\b/.test(action)
      ? null
      : `${action.charAt(0).toLowerCase()}${action.slice(1)}`;
  if (doing === null) {
    return { minutes: 2, text: `Put out what you need for ${quoted(shorten(item, 60))}.` };
  }
  // Such a step gets things ready itself.
  if (/^put (?:what you need|\S+ \S+ by the door)/.test(doing)) {
    return { minutes: 2, text: `Write the time you'll start next to “${shorten(item, 60)}”.` };
  }
  if (/^(?:call|ring|phone|schedule)\b|\bappointment\b/.test(doing)) {
    return { minutes: 2, text: `Find the number you need to ${doing}.` };
  }
  if (/^write the first\b/.test(doing)) {
    return { minutes: 2, text: `Open the file or a blank page for ${quoted(shorten(item, 60))}.` };
  }
  if (/^write\b/.test(doing)) return { minutes: 2, text: `Get a blank page ready to ${doing}.` };
  if (/^(?:text|message|email|e-mail|reply|answer|send|tell|ask|thank)\b/.test(doing)) {
    return { minutes: 2, text: `Write the first sentence you need to ${doing}.` };
  }
  if (/^(?:get|fill up with) gas\b/.test(doing)) {
    return { minutes: 2, text: `Put your keys and wallet by the door, to ${doing}.` };
  }
  if (APPLIED_FOR.test(doing)) {
    return { minutes: 2, text: `Open the page where you apply, to ${doing}.` };
  }
  if (/^(?:buy|get)\b/.test(doing)) {
    return { minutes: 2, text: `Write down which store you'll go to so you can ${doing}.` };
  }
  if (/^(?:order|book|pay|cancel|renew)\b/.test(doing)) {
    return { minutes: 2, text: `Open the page you need to ${doing}.` };
  }
  if (
    /^(?:go|leave|take(?= .+ (?:to|back)\b)|return|collect|pick up|post|drop|mail)\b/.test(doing)
  ) {
    return {
      minutes: 2,
      text: `Put your bag and keys by the door, to ${doing.replace(/^leave the house to /, "")}.`,
    };
  }
  return { minutes: 2, text: `Put out what you need to ${doing}.` };
}

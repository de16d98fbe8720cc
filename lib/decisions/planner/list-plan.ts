import { asTiny, itemStep, minutesFor } from "@/lib/decisions/planner/list-items";
import { clampTiny, STEP_COUNTS } from "@/lib/decisions/planner/sizes";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { quoted, shorten } from "@/lib/decisions/planner/wording";

/** What was said of a list as a whole. */
export type ListOptions = {
  /** What stands above it: "before Friday", "for the party". */
  heading?: string | undefined;
  /** True where all of it is to be bought. */
  shopping?: boolean;
  /** True where the items are in another language, and so stay as they are. */
  foreign?: boolean;
};

const CLOSING = "Copy what is left onto tomorrow's page";
const LONGEST_IN_SENTENCE = 70;

/** A plan that keeps a list of at least two items, each of them with a step of its own where there is room. */
export function listPlan(
  items: readonly string[],
  size: PlanSize,
  { heading, shopping = false, foreign = false }: ListOptions = {},
): PlannedStep[] {
  const stepFor = (item: string): PlannedStep =>
    foreign
      ? { minutes: 10, text: `Spend 10 minutes on ${quoted(shorten(item, 200))}.` }
      : itemStep(item, shopping);
  const sized = (step: PlannedStep): PlannedStep => (size === "tiny" ? asTiny(step) : step);
  const opening = openingFor(items, heading);
  if (size === "nudge") {
    const [quickest = "", second, ...rest] = byMinutes(items);
    const later =
      rest.length === 0
        ? ""
        : ` The ${rest.length === 1 ? "other line" : "other lines"} can wait: ${shorten(rest.join("; "), 200)}.`;
    const two = second === undefined ? { minutes: 2, text: `${CLOSING}.` } : stepFor(second);
    return [opening, stepFor(quickest), { ...two, text: `${two.text}${later}` }];
  }
  const { least, most } = STEP_COUNTS[size];
  const now = items.slice(0, most - 2);
  const later = items.slice(most - 2);
  const room = Math.max(0, least - now.length - 2);
  const body = now
    .map(stepFor)
    .flatMap((step, at) =>
      at < room ? [preparing(step, now[at] ?? ""), sized(step)] : [sized(step)],
    );
  const closing =
    later.length === 0 ? `${CLOSING}.` : `${CLOSING}: ${shorten(later.join("; "), 400)}.`;
  const plan = [opening, ...body, { minutes: later.length === 0 ? 2 : 3, text: closing }];
  const padded = plan.length < least ? withMarks(plan, now) : plan;
  return size === "tiny" ? padded.map(clampTiny) : padded;
}

function openingFor(items: readonly string[], heading: string | undefined): PlannedStep {
  const named = shorten(items.map((item) => shorten(item, 60)).join("; "), 380);
  const under = heading === undefined ? "" : ` under ${quoted(heading)}`;
  return {
    minutes: 2,
    text: `Write ${countWord(items.length)} lines on paper${under}, with a dot beside the quickest: ${named}.`,
  };
}

/** Two or three items in the tiny size: their hours first, and what comes of each behind it. */
function withMarks(plan: readonly PlannedStep[], items: readonly string[]): PlannedStep[] {
  const [opening, ...rest] = plan;
  const marking: PlannedStep = {
    minutes: 2,
    text: `Write beside ${items.length === 2 ? "both lines" : "each line"} the hour at which you will begin it.`,
  };
  const told = items.map(
    (item): PlannedStep => ({
      minutes: 2,
      text: `Write down in one line what came of this: ${shorten(item, 60)}.`,
    }),
  );
  const closing = rest.at(-1);
  if (opening === undefined || closing === undefined) return [...plan];
  if (items.length > 2) return [opening, marking, ...rest];
  const body = rest
    .slice(0, -1)
    .flatMap((step, at) => [step, ...(at % 2 === 1 ? told.slice((at - 1) / 2, (at + 1) / 2) : [])]);
  return [opening, marking, ...body, closing];
}

/** The two minutes before an item of a short list. */
function preparing(step: PlannedStep, item: string): PlannedStep {
  const action = step.text.split(/[.:]/)[0] ?? "";
  const doing =
    action.length > LONGEST_IN_SENTENCE || /\bfor ten minutes\b|^Spend\b/.test(action)
      ? null
      : `${action.charAt(0).toLowerCase()}${action.slice(1)}`;
  if (doing === null) {
    return { minutes: 2, text: `Put out what you need for ${quoted(shorten(item, 60))}.` };
  }
  if (/^(?:call|ring|phone)\b/.test(doing)) {
    return { minutes: 2, text: `Find the number you need to ${doing}.` };
  }
  if (/^(?:text|message|email|e-mail|reply|answer|write|send|tell|ask|thank)\b/.test(doing)) {
    return { minutes: 2, text: `Write the first sentence you need to ${doing}.` };
  }
  if (/^(?:buy|get|order|book|pay|cancel|renew)\b/.test(doing)) {
    return { minutes: 2, text: `Open the page or write down the shop you need to ${doing}.` };
  }
  return { minutes: 2, text: `Put out what you need to ${doing}.` };
}

function byMinutes(items: readonly string[]): string[] {
  return [...items].sort((one, other) => minutesFor(one) - minutesFor(other));
}

function countWord(count: number): string {
  const words = "no one two three four five six seven eight nine ten".split(" ");
  return `these ${words[count] ?? String(count)}`;
}

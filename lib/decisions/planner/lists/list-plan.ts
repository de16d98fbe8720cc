import { startOfChore } from "@/lib/decisions/planner/lists/chores";
import { the } from "@/lib/decisions/planner/lists/item-kinds";
import { asTiny, itemStep } from "@/lib/decisions/planner/lists/list-items";
import { byUrgency, mostUrgent } from "@/lib/decisions/planner/lists/list-order";
import { BE_THERE } from "@/lib/decisions/planner/lists/list-shapes";
import { packingPlan } from "@/lib/decisions/planner/lists/packing-plan";
import { shoppingRound } from "@/lib/decisions/planner/lists/shopping-round";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { NUMBER_WORDS } from "@/lib/decisions/planner/words/numbers";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { quoted, shorten } from "@/lib/decisions/planner/words/wording";
import { clampTiny, STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";

/** What was said of a list as a whole. */
export type ListOptions = {
  /** What stands above it: "before Friday", "for the party". */
  heading?: string | undefined;
  /** True where all of it is to be bought. */
  shopping?: boolean;
  /** True where all of it is to be taken along. */
  packing?: boolean;
  /** True where the items are in another language, and so stay as they are. */
  foreign?: boolean;
  /** The first two minutes of an item by its own plan; null where it has none. */
  begin?: (item: string) => PlannedStep | null;
};

const CLOSING = "Move whatever is left to tomorrow's list";
const LONGEST_IN_SENTENCE = 70;
/** Where one has to go, by its name alone; two of them in a list are a round of errands. */
const PLACE =
  /^(?:the )?(?:bank|credit union|post office|dmv|ups(?: store)?|fedex|library|pharmacy|drugstore|cvs|walgreens|dry cleaners?|cleaners|grocery store|supermarket|hardware store|home depot|lowe'?s|target|walmart|costco|sam'?s club|aldi|trader joe'?s|whole foods|kroger|publix|pet store|petco|petsmart|gas station|car wash|mall|recycling center|dump|goodwill|bakery|liquor store|thrift store|farmers'? market)$/i;
/** What takes one out of the house. */
const ON_A_WAY =
  /^(?:buy|collect|pick up|fetch|return|post|mail|drop|go to|get (?:gas|cash|groceries|stamps)|take .+ (?:to|back)|bring .+ (?:to|back))\b|\b(?:food|milk|bread|stamps|post office|pharmacy|chemist|library|dump|tip|shop)$/i;

/** A plan that keeps a list of at least two items, each of them with a step of its own where there is room. */
export function listPlan(
  items: readonly string[],
  size: PlanSize,
  { heading, shopping = false, packing = false, foreign = false, begin }: ListOptions = {},
): PlannedStep[] {
  const orders = items.filter((item) => startsWithVerb(item) && !/^pack\s/i.test(item));
  if (packing && orders.length * 2 < items.length) {
    return packingPlan(
      items.map((item) => item.replace(/^pack\s+/i, "")),
      size,
    );
  }
  const hasPlaces = items.filter((item) => PLACE.test(item)).length >= 2;
  const stepFor = (item: string): PlannedStep =>
    foreign
      ? { minutes: 10, text: `Spend 10 minutes on ${quoted(shorten(item, 200))}.` }
      : hasPlaces && PLACE.test(item)
        ? { minutes: 20, text: `Go to ${the(item)}.` }
        : itemStep(item, shopping);
  const sized = (step: PlannedStep): PlannedStep => (size === "tiny" ? asTiny(step) : step);
  const steps = items.map(stepFor);
  if (steps.length > 2 && steps.every(({ text }) => text.startsWith("Buy "))) {
    return shoppingRound(items, steps, size);
  }
  const inTurn = items.some((item) => BE_THERE.test(item) || GOES_ON.test(item));
  const ordered = inTurn ? items : byUrgency(items, (item) => stepFor(item).minutes);
  const opening = openingFor(ordered, heading, inTurn ? "in this order" : "quickest first");
  if (size === "nudge") {
    const there = items.length > 2 ? items.find((item) => BE_THERE.test(item)) : undefined;
    if (there !== undefined) {
      const [first = "", ...others] = ordered.filter((item) => item !== there);
      const before = {
        ...stepFor(first),
        text: `${stepFor(first).text}${alsoWaiting(others, first)}`,
      };
      return [opening, before, stepFor(there)];
    }
    const [quickest = "", second, ...rest] = ordered;
    const later = alsoWaiting(rest, second);
    const two = second === undefined ? { minutes: 2, text: `${CLOSING}.` } : stepFor(second);
    return [opening, stepFor(quickest), { ...two, text: `${two.text}${later}` }];
  }
  const { least, most } = STEP_COUNTS[size];
  const now = mostUrgent(ordered, most - 2);
  const later = items.filter((item) => !now.includes(item));
  const room = Math.max(0, least - now.length - 2);
  const prepared = readiestToPrepare(now.map(stepFor), room);
  const body = now.flatMap((item) => {
    const step = stepFor(item);
    return prepared.has(step.text) ? [preparing(step, item, begin), sized(step)] : [sized(step)];
  });
  const closing =
    later.length === 0 ? `${CLOSING}.` : `${CLOSING}: ${shorten(later.join("; "), 400)}.`;
  const plan = BE_THERE.test(now.at(-1) ?? "")
    ? [opening, BEFORE_GOING, ...body]
    : [opening, ...body, { minutes: later.length === 0 ? 2 : 3, text: closing }];
  const padded = plan.length < least ? withMarks(plan, now) : plan;
  return size === "tiny" ? padded.map(clampTiny) : padded;
}

/** "wrap them" needs what stands before it. */
const GOES_ON = /\s(?:it|them)\b/i;
const BEFORE_GOING = { minutes: 2, text: "Set an alarm for ten minutes before you have to go." };

function openingFor(
  items: readonly string[],
  heading: string | undefined,
  order: "quickest first" | "in this order",
): PlannedStep {
  const named = shorten(items.map((item) => shorten(item, 60)).join("; "), 380);
  const under = heading === undefined ? "" : ` under ${quoted(heading)}`;
  return {
    minutes: 2,
    text: `Write ${countWord(items.length)} things on paper${under}, ${order}: ${named}.`,
  };
}

/** Two or three items in the tiny size: their hours first, and what comes of each behind it. */
function withMarks(plan: readonly PlannedStep[], items: readonly string[]): PlannedStep[] {
  const [opening, ...rest] = plan;
  const marking: PlannedStep = {
    minutes: 2,
    text: `Write next to ${items.length === 2 ? "both" : "each one"} what time you'll start it.`,
  };
  const told = items.map(
    (item): PlannedStep => ({
      minutes: 2,
      text: `Write down in one line how it went: ${shorten(item, 60)}.`,
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

/** Which steps get two minutes of preparing, `count` at most: chores that have them first, then what takes longest. */
function readiestToPrepare(steps: readonly PlannedStep[], count: number): ReadonlySet<string> {
  const rank = ({ text, minutes }: PlannedStep): number => {
    const start = startOfChore(text);
    if (start === null) return 1_000;
    return (start === undefined ? 500 : 0) - minutes;
  };
  const ranked = [...steps].sort((one, other) => rank(one) - rank(other));
  return new Set(ranked.slice(0, count).map(({ text }) => text));
}

/** The two minutes before an item of a short list. */
function preparing(
  step: PlannedStep,
  item: string,
  begin: ListOptions["begin"] = () => null,
): PlannedStep {
  const start = startOfChore(step.text, item);
  if (start) return { minutes: 2, text: start };
  const begun = begin(item);
  if (begun !== null) return begun;
  const action = step.text.split(/[.:](?=\s|$)/)[0] ?? "";
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
  if (/^(?:text|message|email|e-mail|reply|answer|write|send|tell|ask|thank)\b/.test(doing)) {
    return { minutes: 2, text: `Write the first sentence you need to ${doing}.` };
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

/** The items for which a nudge has no step: on the way of `beside`, or later. */
function alsoWaiting(rest: readonly string[], beside?: string): string {
  if (rest.length === 0) return "";
  const isOneWay = [...rest, ...(beside === undefined ? [] : [beside])].every((item) =>
    ON_A_WAY.test(item),
  );
  const waits = `The ${rest.length === 1 ? "other line" : "other lines"} can wait`;
  return ` ${isOneWay ? "On the same way" : waits}: ${shorten(rest.join("; "), 200)}.`;
}

/** Larger counts are read faster in digits. */
const MOST_IN_WORDS = 10;

function countWord(count: number): string {
  return `these ${count <= MOST_IN_WORDS ? NUMBER_WORDS[count] : count}`;
}

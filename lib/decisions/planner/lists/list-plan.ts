import {
  hasPlaces,
  isRound,
  placeStep,
  roundOrder,
  roundPlan,
  withStoreName,
} from "@/lib/decisions/planner/lists/errand-round";
import { isHabit } from "@/lib/decisions/planner/lists/large-items";
import { closingFor, isDueSoon } from "@/lib/decisions/planner/lists/list-closing";
import { asTiny, isLasting, itemStep } from "@/lib/decisions/planner/lists/list-items";
import { byUrgency, mostUrgent } from "@/lib/decisions/planner/lists/list-order";
import { BE_THERE } from "@/lib/decisions/planner/lists/list-shapes";
import { threeInTurn } from "@/lib/decisions/planner/lists/nudge-plan";
import { packingPlan } from "@/lib/decisions/planner/lists/packing-plan";
import {
  ofWhomWasTold,
  preparing,
  readiestToPrepare,
} from "@/lib/decisions/planner/lists/preparing";
import { dailyStep, isOfRoutine } from "@/lib/decisions/planner/lists/routine-steps";
import { endsInEvents, isEvent } from "@/lib/decisions/planner/lists/row-needs";
import { boughtTogether, shoppingRound } from "@/lib/decisions/planner/lists/shopping-round";
import { inSittings } from "@/lib/decisions/planner/lists/timed-items";
import { isInTypedOrder } from "@/lib/decisions/planner/lists/typed-order";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { NUMBER_WORDS } from "@/lib/decisions/planner/words/numbers";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { quoted, shorten } from "@/lib/decisions/planner/words/wording";
import { clampTiny, STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";

/** What was said of a list as a whole. */
export type ListOptions = {
  /** What stands above it: "before Friday", "for the party". */
  heading?: string | undefined;
  /** True where a word says that one thing comes behind the other: "dishes, then laundry". */
  inTypedOrder?: boolean;
  /** True where it is what is done day by day, in the morning or before bed. */
  routine?: boolean;
  /** True where all of it is to be bought. */
  shopping?: boolean;
  /** True where all of it is to be taken along. */
  packing?: boolean;
  /** True where the items are in another language, and so stay as they are. */
  foreign?: boolean;
  /** The first two minutes of an item by its own plan; null where it has none. */
  begin?: (item: string) => PlannedStep | null;
};

/** What takes one out of the house. */
const ON_A_WAY =
  /^(?:buy|collect|pick up|fetch|return|post|mail|drop|go to|get (?:gas|cash|groceries|stamps)|take .+ (?:to|back)|bring .+ (?:to|back))\b|\b(?:food|milk|bread|stamps|post office|pharmacy|chemist|library|dump|tip|shop)$/i;

/** A plan that keeps a list of at least two items, each of them with a step of its own where there is room. */
export function listPlan(
  typed: readonly string[],
  size: PlanSize,
  {
    heading,
    inTypedOrder = false,
    routine = false,
    shopping = false,
    packing = false,
    foreign = false,
    begin,
  }: ListOptions = {},
): PlannedStep[] {
  const items = foreign ? typed : typed.map(withStoreName);
  const orders = items.filter((item) => startsWithVerb(item) && !/^pack\s/i.test(item));
  if (packing && orders.length * 2 < items.length) {
    return packingPlan(
      items.map((item) => item.replace(/^pack\s+/i, "")),
      size,
    );
  }
  const isAmongPlaces = hasPlaces(items);
  const isRoutine = routine || isOfRoutine(items, isGoneAfter(items));
  const stepFor = (item: string): PlannedStep =>
    foreign
      ? { minutes: 10, text: `Spend 10 minutes on ${quoted(shorten(item, 200))}.` }
      : (placeStep(item, isAmongPlaces) ??
        bedStep(item, items) ??
        (isRoutine ? dailyStep(item, "a routine") : null) ??
        (isHabit(item) || isLasting(item) ? ofWhomWasTold(begin?.(item) ?? null, items) : null) ??
        itemStep(onItsDay(item, heading), shopping));
  const isShort = items.length <= MOST_IN_SITTINGS;
  const sized = (step: PlannedStep): PlannedStep[] => {
    if (size !== "tiny") return [step];
    return inSittings(step, isShort) ?? [asTiny(step)];
  };
  const steps = items.map(stepFor);
  if (steps.length > 2 && steps.every(({ text }) => text.startsWith("Buy "))) {
    return shoppingRound(items, steps, size);
  }
  const inTurn = inTypedOrder || isRoutine || isInTypedOrder(items);
  const together = inTurn || foreign ? null : boughtTogether(items, steps);
  if (together !== null) return listPlan(together, size, { heading, shopping, begin });
  const isOneRound = !inTypedOrder && !isRoutine && !foreign && isRound(items);
  const isThreeSteps = size === "nudge" && items.length === NUDGE_ITEMS && !foreign;
  if (isOneRound && !isThreeSteps) return roundPlan(items, size, stepFor, heading);
  const byMinutes = byUrgency(items, (item) => stepFor(item).minutes);
  const ordered = inTurn ? items : isOneRound ? roundOrder(items) : byMinutes;
  const opening = openingFor(ordered, heading, orderOf(ordered, inTurn, stepFor));
  if (isThreeSteps) {
    return threeInTurn(ordered, stepFor, heading);
  }
  if (size === "nudge") {
    const mayNotWait = inTurn || isDueSoon(heading);
    const there = items.length > 2 ? items.find((item) => BE_THERE.test(item)) : undefined;
    if (there !== undefined) {
      const [first = "", ...others] = ordered.filter((item) => item !== there);
      const before = {
        ...stepFor(first),
        text: `${stepFor(first).text}${alsoWaiting(others, mayNotWait, first)}`,
      };
      return [opening, before, stepFor(there)];
    }
    const [quickest = "", second, ...rest] = ordered;
    const later = alsoWaiting(rest, mayNotWait, second);
    const two = second === undefined ? { minutes: 2, text: closingFor(heading) } : stepFor(second);
    return [opening, stepFor(quickest), { ...two, text: `${two.text}${later}` }];
  }
  const { least, most } = STEP_COUNTS[size];
  // Where just the last step is missing for all of them, it gives way.
  const isAll = items.length === most - 1;
  const now = isAll ? ordered : mostUrgent(ordered, most - 2);
  const later = items.filter((item) => !now.includes(item));
  const room = Math.max(0, least - now.length - 2);
  const prepared = readiestToPrepare(now.map(stepFor), room);
  const ready = (step: PlannedStep, item: string): PlannedStep =>
    preparing(step, item, (typed) => ofWhomWasTold(begin?.(typed) ?? null, items));
  const body = now.flatMap((item) => {
    const step = stepFor(item);
    if (!prepared.has(step.text)) return sized(step);
    const before = ready(step, item);
    return before.text === step.text ? [step, hourFor(item)] : [before, ...sized(step)];
  });
  const closing = {
    minutes: later.length === 0 ? 2 : 3,
    text: endsInEvents(items) ? TAKEN_ALONG : closingFor(heading, later),
  };
  const plan = BE_THERE.test(now.at(-1) ?? "")
    ? [opening, BEFORE_GOING, ...body]
    : [opening, ...body, ...(isAll ? [] : [closing])];
  const padded = plan.length < least ? withMarks(plan, now) : plan;
  return size === "tiny" ? padded.map(clampTiny) : padded;
}

/** What is begun as its own plan is needs no more before it, but an hour to go on. */
function hourFor(item: string): PlannedStep {
  return {
    minutes: 2,
    text: `Put ${quoted(shorten(item, 60))} on your calendar for tomorrow, with an hour.`,
  };
}

/** "dentist at 2" under "Monday" is on that day. */
function onItsDay(item: string, heading = ""): string {
  return /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i.test(heading) && isEvent(item)
    ? `${heading}: ${item}`
    : item;
}

/** "shower, meds, leave by 7:15", "pjs, teeth, bed by 8": a row that ends in where one has to be. */
function isGoneAfter(items: readonly string[]): boolean {
  const last = items.at(-1) ?? "";
  return BE_THERE.test(last) || bedStep(last, items) !== null;
}

/** "dinner, bath, bed by 8:30": what a row ends in is no alarm to set. */
function bedStep(item: string, items: readonly string[]): PlannedStep | null {
  if (items.length < 3 || item !== items.at(-1)) return null;
  if (/^bed$/i.test(item)) return { minutes: 2, text: "Go to bed." };
  const [, hour] =
    /^(?:bed|sleep|asleep|lights out) (?:by|at) (\d\S*(?:\s?[ap]m)?)$/i.exec(item) ?? [];
  return hour === undefined ? null : { minutes: 2, text: `Lights out by ${hour}.` };
}

/** What a list's order goes by; nothing is quickest where all of it takes as long. */
function orderOf(
  items: readonly string[],
  inTurn: boolean,
  stepFor: (item: string) => PlannedStep,
): "quickest first" | "in this order" {
  const lengths = new Set(items.map((item) => stepFor(item).minutes));
  return inTurn || lengths.size === 1 ? "in this order" : "quickest first";
}

/** So many items are the steps of a nudge. */
const NUDGE_ITEMS = 3;
/** So many items may take two sittings each in the tiny size. */
const MOST_IN_SITTINGS = 4;
const TAKEN_ALONG = "Write next to each one what you'll take along.";
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

/** The items for which a nudge has no step: on the way of `beside`, or later. */
function alsoWaiting(rest: readonly string[], mayNotWait: boolean, beside?: string): string {
  if (rest.length === 0) return "";
  const isOneWay = [...rest, ...(beside === undefined ? [] : [beside])].every((item) =>
    ON_A_WAY.test(item),
  );
  const waits =
    mayNotWait || rest.every(isEvent)
      ? "After that"
      : `The ${rest.length === 1 ? "other line" : "other lines"} can wait`;
  return ` ${isOneWay ? "On the same way" : waits}: ${shorten(rest.join("; "), 200)}.`;
}

/** Larger counts are read faster in digits. */
const MOST_IN_WORDS = 10;

function countWord(count: number): string {
  return `these ${count <= MOST_IN_WORDS ? NUMBER_WORDS[count] : count}`;
}

import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { joined, shorten } from "@/lib/decisions/planner/words/wording";
import { clampTiny, STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";

/** Things to buy are bought in one round, and written down by where one finds them. */
export function shoppingRound(
  items: readonly string[],
  steps: readonly PlannedStep[],
  size: PlanSize,
): PlannedStep[] {
  const all = shorten(items.map((item) => item.replace(/^buy\s+/i, "")).join("; "), 300);
  const opening = { minutes: 2, text: `Write a shopping list, store by store: ${all}.` };
  const leaving = { minutes: 2, text: "Put a bag, your keys and the list by the door." };
  const going = {
    minutes: 30,
    text: "Go to the nearest store that has most of what's on the list.",
  };
  if (size === "nudge") return [opening, leaving, going];
  const { least, most } = STEP_COUNTS[size];
  const bought = steps.slice(0, most - 1).map((step) => ({ ...step, minutes: 5 }));
  const around = [going, leaving, WHAT_IS_LEFT, ...BEFORE_A_ROUND];
  const room = Math.max(0, Math.min(most, Math.max(least, bought.length + 4)) - bought.length - 1);
  const kept = around.slice(0, room);
  const plan = [
    opening,
    ...BEFORE_A_ROUND.filter((step) => kept.includes(step)),
    ...[leaving, going].filter((step) => kept.includes(step)),
    ...bought,
    ...(kept.includes(WHAT_IS_LEFT) ? [WHAT_IS_LEFT] : []),
  ];
  return size === "tiny" ? plan.map(clampTiny) : plan;
}

const LEAST_TOGETHER = 3;
/** "Buy bug spray." and "Buy a lamp.", and not what is bought for a day or an hour. */
const BARELY_BOUGHT = /^Buy (?!the thing\b)((?:(?! on | for | at )[^,.:])+)\.$/;

/** Items of which three or more are only bought, with these as one: "buy sunscreen, bug spray and new sneakers". */
export function boughtTogether(
  items: readonly string[],
  steps: readonly PlannedStep[],
): string[] | null {
  const things = steps.map(({ text }) => BARELY_BOUGHT.exec(text)?.[1]);
  const bought = things.filter((thing) => thing !== undefined);
  if (bought.length < LEAST_TOGETHER) return null;
  const others = items.filter((_, at) => things[at] === undefined);
  return [...others, `buy ${joined(bought)}`];
}

const WHAT_IS_LEFT = { minutes: 2, text: "Write whatever you couldn't find on tomorrow's list." };
const BEFORE_A_ROUND: readonly PlannedStep[] = [
  { minutes: 2, text: "Put a star next to whatever can't wait until next week." },
  { minutes: 2, text: "Cross out whatever is already in the cupboards or the fridge." },
  { minutes: 3, text: "Set an alarm for the time you'll leave." },
];

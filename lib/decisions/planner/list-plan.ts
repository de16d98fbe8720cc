import { startsWithVerb } from "@/lib/decisions/planner/read-list";
import { STEP_COUNTS } from "@/lib/decisions/planner/sizes";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { plainVerb } from "@/lib/decisions/planner/verbs";
import { joined, quoted, shorten } from "@/lib/decisions/planner/wording";
import { capitalise } from "@/lib/text";

/** What takes weeks gets ten minutes, not a tick: "stop smoking", "eat better". */
const LASTING =
  /^(?:stop|quit|start|become|be more|be less|eat (?:better|less|more|healthier)|lose|learn|get (?:fit|fitter|healthy|better)|save|improve|sleep (?:more|better)|drink (?:less|more))\b/i;

/** Things that are bought rather than worked through. */
const GROCERY =
  /\b(?:milk|bread|eggs?|butter|cheese|fruit|apples?|bananas?|onions?|potatoes|tomatoes|rice|pasta|flour|sugar|coffee|tea|juice|water|meat|chicken|fish|yogh?urt|cereal|oil|salt|toilet paper|loo roll|soap|shampoo|toothpaste|detergent|nappies|diapers|cat food|dog food|batteries|stamps|envelopes|card|cards|present|gift|flowers|light ?bulbs?|bin bags|wine|beer|nuts|vegetables|veg|salad|snacks)$/i;

const MINUTES: readonly [RegExp, number][] = [
  [/^(?:text|message|reply|dm)\b/i, 3],
  [/^(?:pack|put|take out|print|charge|check)\b/i, 5],
  [
    /^(?:call|ring|phone|email|e-mail|pay|book|cancel|order|ask|send|schedule|water|feed|renew)\b/i,
    10,
  ],
  [/^(?:buy|pick up|get|collect|return|post|mail|go|drop)\b/i, 30],
  [/^(?:clean|tidy|wash|vacuum|hoover|cook|fix|laundry|dishes|mop|fold|iron)\b/i, 20],
];

/** Minutes to allow for one of the person's own items. */
export function minutesFor(item: string): number {
  return MINUTES.find(([pattern]) => pattern.test(item))?.[1] ?? 20;
}

/** The item as a step: its own words when it says what to do, otherwise a small start on it. */
function itemStep(item: string, tiny: boolean): PlannedStep {
  const minutes = minutesFor(item);
  const words = shorten(item, 200);
  if ((tiny && minutes > 10) || LASTING.test(item))
    return { minutes: 10, text: `Spend 10 minutes on ${quoted(words)}.` };
  if (startsWithVerb(item) || plainVerb(item) !== null) {
    return { minutes, text: `${capitalise(words)}.` };
  }
  if (GROCERY.test(item)) return { minutes: 5, text: `Get ${quoted(words)}.` };
  return { minutes, text: `Take care of ${quoted(words)}.` };
}

/**
 * A plan that keeps a list of at least three items; `starts` has a first step of two minutes for each, `due`
 * says until when ("before Friday").
 */
export function listPlan(
  items: readonly string[],
  starts: readonly (PlannedStep | undefined)[],
  size: PlanSize,
  due?: string,
): PlannedStep[] {
  const named = items.map((item) => shorten(item, 60));
  const opening: PlannedStep = {
    minutes: 2,
    text: `Write ${countWord(items.length)} lines on paper, with a dot beside the quickest: ${shorten(named.join("; "), 380)}.${due === undefined ? "" : ` They are to be done ${due}.`}`,
  };
  if (size === "nudge") {
    const [quickest, second, ...rest] = byMinutes(items);
    const later =
      rest.length === 0
        ? ""
        : ` Leave ${rest.length === 1 ? "the other one" : "the other lines"} for later: ${shorten(rest.join("; "), 200)}.`;
    const one = itemStep(quickest ?? "", false);
    const two = itemStep(second ?? "", false);
    return [opening, one, { ...two, text: `${two.text}${later}` }];
  }
  const { least, most } = STEP_COUNTS[size];
  const closing: PlannedStep = {
    minutes: 2,
    text: "Copy what is left onto tomorrow's page.",
  };
  if (items.length + 2 > most) {
    const now = items.slice(0, most - 2);
    const later = items.slice(most - 2);
    return [
      opening,
      ...now.map((item) => itemStep(item, size === "tiny")),
      {
        minutes: 3,
        text: `Copy what is left onto tomorrow's page: ${shorten(later.join("; "), 400)}.`,
      },
    ];
  }
  const room = Math.max(0, least - items.length - 2);
  const withStart = new Set(
    items
      .map((_, at) => at)
      .filter((at) => starts[at] !== undefined)
      .slice(0, Math.max(room, size === "tiny" ? most - items.length - 2 : 0)),
  );
  const body = items.flatMap((item, at) => {
    const start = starts[at];
    return withStart.has(at) && start !== undefined
      ? [start, itemStep(item, size === "tiny")]
      : [itemStep(item, size === "tiny")];
  });
  return pad([opening, ...body, closing], items, least);
}

/** Short lists in the tiny size get one more look at each item until the count is right. */
function pad(
  steps: readonly PlannedStep[],
  items: readonly string[],
  least: number,
): PlannedStep[] {
  const plan = [...steps];
  for (const item of items) {
    if (plan.length >= least) break;
    plan.splice(plan.length - 1, 0, {
      minutes: 2,
      text: `Put away or close what you used for ${quoted(shorten(item, 60))}.`,
    });
  }
  return plan;
}

function byMinutes(items: readonly string[]): string[] {
  return [...items].sort((one, other) => minutesFor(one) - minutesFor(other));
}

function countWord(count: number): string {
  const words = [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
  ];
  return `these ${words[count] ?? String(count)}`;
}

/** Joins names for a sentence, in quotation marks. */
export function quotedList(items: readonly string[]): string {
  return joined(items.map(quoted));
}

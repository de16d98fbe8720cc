import { DOING_WAYS } from "@/lib/decisions/planner/parts/doing-ways";
import { LOOKING_WAYS } from "@/lib/decisions/planner/parts/looking-ways";
import { PEOPLE_WAYS } from "@/lib/decisions/planner/parts/people-ways";
import { readStep, withoutQuotes } from "@/lib/decisions/planner/parts/read-step";
import { THING_WAYS } from "@/lib/decisions/planner/parts/thing-ways";
import type { Way } from "@/lib/decisions/planner/parts/way";
import { WRITE_WAYS } from "@/lib/decisions/planner/parts/write-ways";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { isPlainVerb } from "@/lib/decisions/planner/words/verbs";
import { lowerFirst, quoted, shorten } from "@/lib/decisions/planner/words/wording";
import {
  FIRST_STEP_MINUTES,
  SUB_STEP_COUNTS,
  SUB_STEP_MINUTES,
} from "@/lib/decisions/planner/written/sizes";
import { capitalise } from "@/lib/text";

const QUOTED_CHARACTERS = 80;
/** Up to so many minutes a timer is more ado than the work. */
const SHORT = 6;
const WAYS: readonly Way[] = [
  ...PEOPLE_WAYS,
  ...WRITE_WAYS,
  ...LOOKING_WAYS,
  ...THING_WAYS,
  ...DOING_WAYS,
];
/** A condition that one can look at: "if you can't find it" says only when the step is needed. */
const DENIED = /\b(?:not|no|never|nobody|nothing|without)\b|n't\b/i;

/**
 * Two to five small steps for a step of which nothing more is known than its words: by its verb and the things
 * that it names, else the way into any piece of work, in any language.
 */
export function wayInto(step: string, minutes: number | null): PlannedStep[] {
  const total = minutes ?? SUB_STEP_MINUTES;
  return shared(knownWay(step) ?? anyWay(step, total), total);
}

function knownWay(step: string): string[] | null {
  const { plain, restore } = withoutQuotes(step);
  if (!isPlainVerb(/^\p{L}+/u.exec(plain)?.[0] ?? "")) return null;
  const read = readStep(plain);
  for (const { verbs, parts } of WAYS) {
    if (!verbs.test(plain)) continue;
    const found = parts(read);
    if (found === null) continue;
    const first =
      read.condition === null || DENIED.test(read.condition)
        ? []
        : [`Check first whether ${read.condition}.`];
    const all = [...first, ...found].slice(0, SUB_STEP_COUNTS.most);
    return all.map((part) => capitalise(restore(part)).replace(/([.?!…]”)\.$/, "$1"));
  }
  return null;
}

function anyWay(step: string, total: number): string[] {
  const { plain, restore } = withoutQuotes(step);
  const { verb, rest } = readStep(plain);
  const name = quoted(shorten(step, QUOTED_CHARACTERS));
  if (rest === "" || !isPlainVerb(verb.split(" ")[0] ?? "")) {
    return [
      `Put out what you need for ${name}.`,
      "Do the first piece of it that you see.",
      "Finish it, or write down the very next piece of it.",
    ];
  }
  const doing = restore(`${lowerFirst(verb)} ${rest}`);
  const start = "Go where you'll do it, with what it takes in your hands.";
  if (total <= SHORT) return [start, `${capitalise(doing)}.`];
  return [
    start,
    `Do only the first minute of it: ${doing}.`,
    "Go on for as long as one song lasts.",
    "Finish it, or write down the very next piece of it.",
  ];
}

/** The minutes of a step shared out among its parts, of which a short step has few; the first is small. */
export function shared(parts: readonly string[], total: number): PlannedStep[] {
  const kept = Math.min(parts.length, Math.max(SUB_STEP_COUNTS.least, total));
  // Where not all have room, the last one is the act.
  const few = [...parts.slice(0, kept - 1), ...parts.slice(-1)];
  const first = Math.min(FIRST_STEP_MINUTES, Math.max(1, Math.round(total / few.length)));
  const share = Math.max(1, Math.floor((total - first) / (few.length - 1)));
  const over = Math.max(0, total - first - share * (few.length - 1));
  return few.map((text, at) => ({
    text,
    minutes: at === 0 ? first : share + (at === few.length - 1 ? over : 0),
  }));
}

/** The small start into a step that begins with a verb of which one is known. */
export function startByVerb(text: string): string | undefined {
  return knownWay(text)?.[0];
}

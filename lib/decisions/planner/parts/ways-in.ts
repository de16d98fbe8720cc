import { DOING_WAYS } from "@/lib/decisions/planner/parts/doing-ways";
import { LOOKING_WAYS } from "@/lib/decisions/planner/parts/looking-ways";
import { PEOPLE_WAYS } from "@/lib/decisions/planner/parts/people-ways";
import { readStep } from "@/lib/decisions/planner/parts/read-step";
import { THING_WAYS } from "@/lib/decisions/planner/parts/thing-ways";
import { EXTRA, type Way } from "@/lib/decisions/planner/parts/way";
import { WRITE_WAYS } from "@/lib/decisions/planner/parts/write-ways";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { withQuotesAside } from "@/lib/decisions/planner/words/quotes";
import { isPlainVerb } from "@/lib/decisions/planner/words/verbs";
import { lowerFirst, quoted, shorten } from "@/lib/decisions/planner/words/wording";
import {
  FIRST_STEP_MINUTES,
  SUB_STEP_COUNTS,
  SUB_STEP_MINUTES,
} from "@/lib/decisions/planner/written/sizes";
import { capitalise } from "@/lib/text";

/** What everybody can do at once, whatever follows. */
const START = "Count down from five, out loud.";
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
/** What is done or left by how things are; what is written, said or set for later holds its condition. */
const BY_CONDITION =
  /^(?:book|call|ring|go|get|see|send|take|replace|buy|order|turn|switch|return|repair|fix|report|apply|change|move|stop|cancel)\b/i;
/** A condition that one can look at: "if you can't find it" says only when the step is needed. */
const DENIED = /\b(?:not|no|never|nobody|nothing|without)\b|n't\b/i;

/**
 * Two to five small steps for a step of which nothing more is known than its words: by its verb and the things
 * that it names, else the way into any piece of work, in any language.
 */
export function wayInto(step: string, minutes: number | null): PlannedStep[] {
  const total = minutes ?? SUB_STEP_MINUTES;
  return shared(fitting(knownWay(step) ?? anyWay(step, total), total), total);
}

/** The small steps for a step that begins with a verb of which a way in is known; null for any other. */
export function knownWay(step: string): string[] | null {
  const { plain, restore } = withQuotesAside(step);
  if (!isPlainVerb(/^\p{L}+/u.exec(plain)?.[0] ?? "")) return null;
  const read = readStep(plain);
  if (read.rest === "") return null;
  for (const { verbs, parts } of WAYS) {
    if (!verbs.test(plain)) continue;
    const found = parts(read);
    if (found === null) continue;
    const first =
      read.condition === null || DENIED.test(read.condition) || !BY_CONDITION.test(plain)
        ? []
        : [`Check first whether ${read.condition}.`];
    const all = [...first, ...found].slice(0, SUB_STEP_COUNTS.most);
    return all.map((part) => restore(part).replace(/([.?!…]”)\.$/, "$1"));
  }
  return null;
}

/** A way through a step that another one follows: the one of its verb, else the step itself. */
export function wayThrough(step: string): string[] {
  return knownWay(step) ?? [step];
}

function anyWay(step: string, total: number): string[] {
  const { plain, restore } = withQuotesAside(step);
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
  if (total <= SHORT) return [START, `${capitalise(doing)}.`];
  return [
    START,
    `Do only the first minute of it: ${doing}.`,
    "Go on for as long as one song lasts.",
    "Finish it, or write down the very next piece of it.",
  ];
}

/** As many parts as a step has minutes for: what is marked as extra goes first, and the last one is the act. */
export function fitting(parts: readonly string[], total: number): string[] {
  const room = Math.max(SUB_STEP_COUNTS.least, total);
  const isExtra = (part: string) => part.startsWith(EXTRA);
  const needed = parts.length > room ? parts.filter((part) => !isExtra(part)) : parts;
  const kept = needed.length > room ? [...needed.slice(0, room - 1), ...needed.slice(-1)] : needed;
  return kept.map((part) => (isExtra(part) ? part.slice(EXTRA.length) : part));
}

/** The minutes of a step shared out among its two parts or more, a whole one at least for each; the first is small. */
export function shared(parts: readonly string[], total: number): PlannedStep[] {
  const later = parts.length - 1;
  const first = Math.min(FIRST_STEP_MINUTES, Math.max(1, Math.round(total / parts.length)));
  const share = Math.max(1, Math.floor((total - first) / later));
  const over = Math.max(0, total - first - share * later);
  return parts.map((text, at) => ({
    text,
    minutes: at === 0 ? first : share + (at === later ? over : 0),
  }));
}

import { STEP_COUNTS } from "@/lib/decisions/planner/sizes";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { plainVerb } from "@/lib/decisions/planner/verbs";
import { joined, quoted, shorten, withProperCapitals } from "@/lib/decisions/planner/wording";
import { capitalise } from "@/lib/text";

const MARK = /^\s*(?:[-–—*•·▪◦‣○●□☐✓✔✅]|\d{1,2}\s*[.):]|[a-h][.)]|\[[ x]?\])\s*/i;
const LEAD_IN =
  /^.{0,80}?(?:to-?do(?: list)?|tasks?|list|today|this week|tomorrow|weekend|following|things?|stuff|need to|have to|gotta|want to|must|should|errands|chores)\b[^:]{0,40}:\s*/i;
const OPENER =
  /^(?:(?:ok|so|hi|ugh|today|tomorrow|tonight|this week|this weekend)[\s,]+)*(?:i|we)?\s*(?:'ve)?\s*(?:really |also |still |just )*(?:need to|have to|gotta|got to|want to|must|should|wanna)\s+/i;
const MOST_ITEMS = 40;

/**
 * The items of a list that someone typed: bulleted or numbered lines, short lines, or a row of things to do
 * such as "buy milk, call mum, fix bike". Null when the text is no list. Items keep the person's words.
 */
export function readList(lines: readonly string[]): string[] | null {
  const items = fromLines(lines) ?? fromRow(lines);
  if (items === null) return null;
  const unique = [...new Map(items.map((item) => [item.toLowerCase(), item])).values()].slice(
    0,
    MOST_ITEMS,
  );
  return unique.length >= 2 ? unique : null;
}

function fromLines(lines: readonly string[]): string[] | null {
  if (lines.length < 2) return null;
  const marked = lines.filter((line) => MARK.test(line) && /\p{L}/u.test(line.replace(MARK, "")));
  if (marked.length >= 2 && marked.length >= lines.length - 2) return marked.map(cleanItem);
  const body = /:\s*$/.test(lines[0] ?? "") ? lines.slice(1) : lines;
  const short = body.every((line) => line.split(/\s+/).length <= 9 && !/[.!?]\s+\S/.test(line));
  const items = body.map(cleanItem);
  const doing = items.filter(startsWithVerb).length;
  return body.length >= 2 && short && (body.length >= 3 || doing >= 2) ? items : null;
}

function fromRow(lines: readonly string[]): string[] | null {
  if (lines.length !== 1) return null;
  const marked = markedInRow(lines[0] ?? "");
  if (marked !== null) return marked;
  const text = (lines[0] ?? "").replace(LEAD_IN, "").replace(OPENER, "");
  if (/[?]/.test(text) || /\b(?:but|because|so that)\b/i.test(text)) return null;
  const parts = text
    .replace(/[.!]+$/, "")
    .split(
      /\s*[;,\n]\s*(?:and\s+(?:then\s+)?|then\s+)?|\s+(?:and then|then)\s+|\s*\+\s+|\s+&\s+|\.\s+(?=\p{L})|\s+\/\s+/iu,
    )
    .filter((part, at, all) => at < all.length - 1 || !REMARK.test(part))
    .flatMap(splitLastAnd)
    .map(cleanItem)
    .filter((part) => part !== "");
  if (parts.some((part) => CONDITION.test(part))) return null;
  if (parts.length < 2 || parts.some((part) => part.split(/\s+/).length > 9)) return null;
  const doing = parts.filter((part) => startsWithVerb(part) || plainVerb(part) !== null).length;
  const hadLead = text !== (lines[0] ?? "");
  if (parts.length >= 3 && doing >= parts.length - 1) return parts;
  if (
    parts.length >= 3 &&
    !startsWithVerb(parts[0] ?? "") &&
    parts.every((part) => part.split(/\s+/).length <= 5)
  ) {
    return isSentence(text) ? null : parts;
  }
  return hadLead && LEAD_IN.test(lines[0] ?? "") && parts.length >= 2 && doing >= 2 ? parts : null;
}

/** A last word on the side, such as "it's 11 now". */
const REMARK = /^(?:it's|its|i'm|im|i have|help|please|thanks|ugh)\b/i;
/** A sum or a number is no item: "redo the kitchen, weekend project, budget $120". */
const CONDITION = /^(?:budget|max|under|about|only)\b|^[$£€]?\d+\S*$/i;

/** "- pay rent - call Ana" and "1. fix gate 2. paint fence" carry their marks within the row. */
function markedInRow(row: string): string[] | null {
  const mark = /^\s*[-–*•]\s/.test(row)
    ? /(?:^|\s)[-–*•]\s+/
    : /^\s*1\s*[.)]\s.*\s2\s*[.)]\s/.test(row)
      ? /(?:^|\s)\d{1,2}\s*[.)]\s+/
      : null;
  if (mark === null) return null;
  const items = row
    .split(mark)
    .map(cleanItem)
    .filter((item) => item !== "");
  return items.length >= 2 ? items : null;
}

/** "call mum and fix bike" at the end of a row holds two items; "salt and pepper" holds one. */
function splitLastAnd(part: string): string[] {
  const [left = "", right] = part.split(/\s+and\s+/i);
  return right !== undefined &&
    startsWithVerb(right) &&
    (startsWithVerb(left) || !left.includes(" ")) &&
    part.split(/\s+/).length > 3
    ? [left, part.slice(part.search(/\s+and\s+/i)).replace(/^\s+and\s+/i, "")]
    : [part];
}

function isSentence(text: string): boolean {
  return /[()]|\b(?:can't|cant|don't|dont|have|need|i|i'm|im|i've|is|are|was|were|am|it's|feel|my \w+ (?:is|are))\b/i.test(
    text,
  );
}

function cleanItem(line: string): string {
  return withProperCapitals(
    line
      .replace(MARK, "")
      .replace(OPENER, "")
      .replace(/^(?:and|then|also|to)\s+/i, "")
      .replace(/[\s,;.]+$/, "")
      .trim(),
  );
}

/** True when an item begins with something to do. */
export function startsWithVerb(item: string): boolean {
  const first = item.split(/\s+/)[0] ?? "";
  return item.includes(" ") && plainVerb(first.replace(/[^\p{L}'-]/gu, "")) !== null;
}

/** What takes weeks gets ten minutes, not a tick: "stop smoking", "eat better". */
const LASTING =
  /^(?:stop|quit|start|become|be more|be less|eat (?:better|less|more|healthier)|lose|learn|get (?:fit|fitter|healthy|better)|save|improve|sleep (?:more|better)|drink (?:less|more))\b/i;

/** Things that are bought rather than worked through. */
const GROCERY =
  /\b(?:milk|bread|eggs?|butter|cheese|fruit|apples?|bananas?|onions?|potatoes|tomatoes|rice|pasta|flour|sugar|coffee|tea|juice|water|meat|chicken|fish|yogh?urt|cereal|oil|salt|toilet paper|loo roll|soap|shampoo|toothpaste|detergent|nappies|diapers|cat food|dog food|batteries|stamps|envelopes|card|cards|present|gift|flowers|light ?bulbs?|bin bags|wine|beer|nuts|vegetables|veg|salad|snacks)$/i;

const MINUTES: readonly [RegExp, number][] = [
  [/^(?:text|message|reply|dm)\b/i, 3],
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

/** A plan that keeps a list of at least three items; `starts` has a first step of two minutes for each. */
export function listPlan(
  items: readonly string[],
  starts: readonly (PlannedStep | undefined)[],
  size: PlanSize,
): PlannedStep[] {
  const named = items.map((item) => shorten(item, 60));
  const opening: PlannedStep = {
    minutes: 2,
    text: `Write ${countWord(items.length)} lines on paper and put a dot beside the quickest: ${shorten(named.join("; "), 380)}.`,
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
    text: "Cross off what is done and copy what is left onto tomorrow's page.",
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

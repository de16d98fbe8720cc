import { BOUGHT, headOf, the } from "@/lib/decisions/planner/lists/item-kinds";
import { closingFor } from "@/lib/decisions/planner/lists/list-closing";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { NUMBER_WORDS } from "@/lib/decisions/planner/words/numbers";
import { FULL_WEEKDAY } from "@/lib/decisions/planner/words/weekdays";
import { joined, quoted, shorten } from "@/lib/decisions/planner/words/wording";
import { clampTiny, STEP_COUNTS } from "@/lib/decisions/planner/written/sizes";

const STORES =
  "cvs|walgreens|home depot|lowe'?s|target|walmart|costco|sam'?s club|aldi|trader joe'?s|whole foods|kroger|publix|safeway|petco|petsmart|ikea|best buy|michaels|kohl'?s|goodwill|fedex|ups";
const COUNTERS =
  "bank|credit union|post office|dmv|ups store|library|pharmacy|drugstore|dry cleaners?|cleaners|tailor|grocery store|supermarket|hardware store|pet store|auto parts store|gas station|car wash|mall|recycling center|dump|bakery|butcher|florist|liquor store|thrift store|dollar store|farmers'? market|city hall|courthouse|bottle return";
const CLOCK = "(?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?|noon)";
/** "bank", "go to target", "post office before 5", "library before it closes" */
const PLACE = new RegExp(
  `^(?:go to |run to |stop (?:at|by) )?(?:the )?(?:(${STORES})(?: run| trip)?|(${COUNTERS}))( (?:before|by) (?:${CLOCK}|(?:it|they) closes?|closing|${FULL_WEEKDAY}|tomorrow|tonight))?$`,
  "i",
);
/** What is got on a round of errands, by its name alone. */
const GOT_OUT =
  /^(?:(?:get|grab|pick up) )?(?:the )?(?:groceries|grocery (?:run|shopping)|gas|dry cleaning)(?: (?:before|by) .+)?$/i;
/** What else takes one out of the house: "mail package to Beth", "library books". */
const ERRAND =
  /^(?:buy (?!an? (?:house|home|car|condo|truck|boat)\b)|collect|pick up (?!(?:an? )?(?:running|guitar|piano|spanish|french|hobby|habit)\b|(?:the |my )?(?:house|room|living room|bedroom|toys|clothes|mess|yard)\b)|fetch|mail|post (?!on\b|in\b|something\b|an? )|ship|deposit|drop (?:off|.+ (?:off|at))\b|return (?!to\b|.*\b(?:calls?|texts?|e-?mails?|messages?)$)|get (?:gas|cash|groceries|stamps|(?:the )?car washed|an oil change)|take .+ (?:to|back)|bring .+ (?:to|back)|wash (?:the )?car$|prescriptions?|library books?)\b|\bprescriptions?$/i;
/** What is done before one goes out. */
const MESSAGE = /^(?:call|phone|ring|text|message|email|e-mail|reply)\b/i;
/** Somebody waits there, so that all else is done before: "pick up kids at 3". */
const SOMEBODY_WAITS = new RegExp(
  `^(?:pick up|get|grab|fetch) (?:the |my )?(?:kids?|boys?|girls?|son|daughter|baby|husband|wife|mom|dad|\\p{Lu}\\p{Ll}+)(?: .+)? (?:at|by) ${CLOCK}$`,
  "u",
);
const AT_CLOCK =
  /\b(?:before|by|at) (?:(\d{1,2})(?::(\d\d))? ?([ap]m)?|(noon))\b|\bbefore (?:it|they) close|\bbefore closing/i;
/** What has an hour as a counter closes then: no way with somebody, and none to somebody. */
const CLOSES =
  /^(?!(?:drop|take|bring|pick up|get|grab|fetch) (?:.+ )?(?:kids?|boys?|girls?|son|daughter|baby|dad|mom)\b).*\b(?:before|by) /i;
/** Cold food is bought last. */
const FOOD =
  /\b(?:costco|walmart|aldi|trader joe'?s|whole foods|kroger|publix|safeway|sam'?s club|grocery|groceries|supermarket|farmers'? market|milk|eggs|bread|meat|chicken|fish|cheese|butter|fruit|veggies|vegetables|ice cream|ice|frozen \S+)\b/i;
/** What has to be in the car when one leaves. */
const TAKEN =
  /^(?:Mail|Return|Drop off|Deposit|Ship) (?!.*\bcheck in\b)(.+?)(?: (?:to|at|before|by|on) .+)?\.$/;
const FOR_STORE = /^Go to (\p{Lu}.*?)(?: (?:before|by) .+)?\.$/u;
const LEAST_PLACES = 2;
const LEAST_STOPS = 3;

/** The way to a place that is only named; null for another item. */
export function placeStep(item: string, isAmongPlaces: boolean): PlannedStep | null {
  const [, store, counter, hour = ""] = PLACE.exec(item) ?? [];
  const where = store === undefined ? counter && the(counter) : storeName(store);
  if (where === undefined || (hour === "" && !isAmongPlaces)) return null;
  return { minutes: 20, text: `Go to ${where}${hour}.` };
}

function storeName(typed: string): string {
  if (/^(?:cvs|ups|ikea)$/i.test(typed)) return typed.toUpperCase();
  return typed.replace(/(?:^|\s)\p{L}/gu, (first) => first.toUpperCase());
}

/** Whether a list names places beside other ways out of the house, so that each of them is gone to. */
export function hasPlaces(items: readonly string[]): boolean {
  const isGot = (item: string) => GOT_OUT.test(item) || ERRAND.test(item);
  const places = items.filter((item) => PLACE.test(item));
  return (
    places.length > 0 &&
    places.length + items.filter((item) => !PLACE.test(item) && isGot(item)).length >= LEAST_PLACES
  );
}

/** Whether a list is one way out of the house, with a call before it at most. */
export function isRound(items: readonly string[]): boolean {
  const stops = items.filter((item) => !MESSAGE.test(item));
  const isAmongPlaces = hasPlaces(items);
  return stops.length >= LEAST_STOPS && stops.every((item) => isStop(item, isAmongPlaces));
}

/** Between places a thing that is bought is a stop, too: "bank, post office, dog food". */
function isStop(item: string, isAmongPlaces: boolean): boolean {
  return (
    [PLACE, GOT_OUT, ERRAND, SOMEBODY_WAITS].some((kind) => kind.test(item)) ||
    (isAmongPlaces && BOUGHT.test(headOf(item)))
  );
}

/** "target" and "aldi" as they are written. */
export function withStoreName(item: string): string {
  const [, store] = PLACE.exec(item) ?? [];
  return store === undefined ? item : item.replace(store, storeName(store));
}

/** Calls first, then what closes first, then the rest as it was typed, with cold food last. */
export function roundOrder(items: readonly string[]): string[] {
  const rank = (item: string): number => {
    if (SOMEBODY_WAITS.test(item)) return 100;
    if (MESSAGE.test(item)) return 0;
    return hourOf(item) ?? (FOOD.test(item) ? 51 : 50);
  };
  return [...items].sort((one, other) => rank(one) - rank(other));
}

const NOON = 12;
/** A bare hour up to this one is in the afternoon. */
const LAST_BARE_PM = 7;

function hourOf(item: string): number | null {
  const [found, hour, minutes = "0", half, noon] = AT_CLOCK.exec(item) ?? [];
  if (found === undefined) return null;
  if (noon !== undefined) return NOON;
  if (hour === undefined) return LAST_BARE_PM + NOON;
  const isLate = half === undefined ? Number(hour) <= LAST_BARE_PM : /^p/i.test(half);
  return (Number(hour) % NOON) + (isLate || hour === "12" ? NOON : 0) + Number(minutes) / 60;
}

/** A plan for stops that are made on one way. */
export function roundPlan(
  items: readonly string[],
  size: PlanSize,
  stepFor: (item: string) => PlannedStep,
  heading?: string,
): PlannedStep[] {
  const ordered = roundOrder(items);
  const last = ordered.at(-1) ?? "";
  const there = SOMEBODY_WAITS.test(last) ? stepFor(last) : null;
  const stops = there === null ? ordered : ordered.slice(0, -1);
  const messages = stops.filter((item) => MESSAGE.test(item));
  const ways = stops.filter((item) => !MESSAGE.test(item));
  const opening = openingFor(ordered, heading);
  const taken = takenTo(ways.map(stepFor));
  const leaving = leavingWith(taken);
  if (size === "nudge") {
    const before = there === null ? [messages.length > 0 ? stepFor(stops[0] ?? "") : leaving] : [];
    const [first = "", ...others] = there === null && messages.length > 0 ? stops.slice(1) : stops;
    const { minutes, text } = stepFor(first);
    const way = { minutes, text: `${text}${onTheWay(others)}` };
    return [opening, ...before, way, ...(there === null ? [] : [there])];
  }
  const { least, most } = STEP_COUNTS[size];
  const alarm = there === null ? [] : [alarmFor(there)];
  const called = messages.map(stepFor);
  const end = there === null ? [] : [there];
  const around = [opening, ...alarm, ...called, ...end].length;
  // Where nothing goes along, a stop has the room.
  const isRoomy = taken.length > 0 || around + ways.length < most;
  const left = isRoomy ? [leaving] : [];
  const fixed = around + left.length;
  const room = Math.max(1, most - fixed);
  const shown = ways.length > room ? ways.slice(0, room) : ways;
  const gone = shown.map((item, at) => {
    const step = stepFor(item);
    const isLast = at === shown.length - 1;
    return isLast ? { ...step, text: `${step.text}${onTheWay(ways.slice(shown.length))}` } : step;
  });
  const isShort = fixed + gone.length < most;
  const closing = there === null && isShort ? [{ minutes: 2, text: closingFor(heading) }] : [];
  const lacking = Math.max(0, least - fixed - gone.length - closing.length);
  const looked = [...gone.map(lookedUp).filter((step) => step !== null), ...BEFORE_LEAVING].slice(
    0,
    lacking,
  );
  const plan = [opening, ...alarm, ...looked, ...called, ...left, ...gone, ...end, ...closing];
  return size === "tiny" ? plan.map(clampTiny) : plan;
}

function openingFor(items: readonly string[], heading: string | undefined): PlannedStep {
  const named = shorten(items.map((item) => shorten(item, 60)).join("; "), 380);
  const under = heading === undefined ? "" : ` under ${quoted(heading)}`;
  const isTimed = items.some((item) => CLOSES.test(item) && hourOf(item) !== null);
  const first = isTimed ? ", what closes first at the top" : "";
  const count = NUMBER_WORDS[items.length] ?? items.length;
  return {
    minutes: 2,
    text: `Write these ${count} things on paper${under} as one round${first}: ${named}.`,
  };
}

/** What goes along, as the stops name it: the package that is mailed. */
function takenTo(steps: readonly PlannedStep[]): string[] {
  return steps.map(({ text }) => TAKEN.exec(text)?.[1]).filter((one) => one !== undefined);
}

function leavingWith(taken: readonly string[]): PlannedStep {
  const along = joined(["your keys", "your wallet", ...(taken.length === 0 ? ["a bag"] : taken)]);
  return { minutes: 2, text: `Put ${shorten(along, 250)} by the door.` };
}

function alarmFor({ text }: PlannedStep): PlannedStep {
  const doing = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return { minutes: 2, text: `Set an alarm for ten minutes before you have to go and ${doing}` };
}

function onTheWay(others: readonly string[]): string {
  return others.length === 0 ? "" : ` On the same way: ${shorten(others.join("; "), 200)}.`;
}

const BEFORE_LEAVING: readonly PlannedStep[] = [
  { minutes: 3, text: "Set an alarm for the time you'll leave." },
  { minutes: 3, text: "Put the stops into the map on your phone, in this order." },
];

/** What can be looked up for a stop before one leaves. */
function lookedUp({ text }: PlannedStep): PlannedStep | null {
  const [, store] = FOR_STORE.exec(text) ?? [];
  if (store !== undefined) return { minutes: 2, text: `Write down what to get at ${store}.` };
  const [, counter] = /^Go to (the .+?)\.$/.exec(text) ?? [];
  if (counter === undefined || / (?:before|by) /.test(counter)) return null;
  return { minutes: 2, text: `Look up when ${counter} closes.` };
}

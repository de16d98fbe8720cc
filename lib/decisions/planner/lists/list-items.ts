import { withItsMinutes } from "@/lib/decisions/planner/lists/chores";
import { actFor } from "@/lib/decisions/planner/lists/item-acts";
import { clauseStep } from "@/lib/decisions/planner/lists/item-clauses";
import {
  actStep,
  BOUGHT,
  bought,
  DETERMINED,
  headOf,
  the,
} from "@/lib/decisions/planner/lists/item-kinds";
import {
  asSpokenOrder,
  BARE_FAMILY_NAME,
  withItsThing,
} from "@/lib/decisions/planner/lists/order-words";
import { APPLIED_FOR } from "@/lib/decisions/planner/lists/preparing";
import { dailyStep } from "@/lib/decisions/planner/lists/routine-steps";
import { timedStep } from "@/lib/decisions/planner/lists/timed-items";
import { isOrder, isUnlistedOrder } from "@/lib/decisions/planner/lists/told-items";
import { withWholeWords } from "@/lib/decisions/planner/lists/whole-words";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { withBrandNames } from "@/lib/decisions/planner/words/brand-names";
import { gerundVerb, participleVerb, startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { TYPED_WEEKDAY, weekdayOf } from "@/lib/decisions/planner/words/weekdays";
import { quoted, shorten } from "@/lib/decisions/planner/words/wording";
import { spoken } from "@/lib/decisions/planner/written/slots";
import { capitalise } from "@/lib/text";

/** What takes weeks gets ten minutes, not a tick: "stop smoking", "eat better". */
const LASTING =
  /^(?:(?:stop|quit)(?= \w+ing\b)|start(?! (?:the |a load of )?(?:wash|laundry|dishwasher|dinner|crock ?pot|slow cooker|instant pot|coffee|oven|car|grill|dryer|rice|soup|chili|roast|fire|load)\b)|become|be more|be less|eat (?:better|less|more|healthier)|lose|learn|get (?:fit|fitter|healthy|better)|save|improve|sleep (?:more|better)|drink (?:less|more(?! water$))|pay off|build (?:up )?an?|move to|train for)\b/i;

/** "start date dec 1" tells when, and "learn the bones" is gone over by itself. */
const BEGUN_OTHERWISE = /^(?:start (?:date|time)|learn)\b/i;

/** Whether an item takes weeks, and is begun as its own plan is. */
export function isLasting(item: string): boolean {
  return LASTING.test(item) && !BEGUN_OTHERWISE.test(item);
}

/** A call, or a form on a page: "make a dentist appointment". */
const APPOINTMENT = /^(?:make|set up|get) (?:an? |the |my |our )?(?:\S+ ){0,3}appointment\b/i;

const MINUTES: readonly [RegExp, number][] = [
  [APPOINTMENT, 10],
  [/^(?:text|message|reply|respond|thank|dm|venmo|zelle|rsvp|lock up)\b/i, 3],
  [/^(?:put (?:up|together))\b/i, 25],
  [/^drink\b/i, 2],
  [/^(?:start|run the|wake|let|lock|pack|put|take|print|charge|check|feed|water)\b/i, 5],
  [
    /^(?:call|ring|phone|email|e-mail|pay|book|reschedule|confirm|cancel|pause|transfer|order|ask|tell|chase|send|schedule|renew|answer|stop|unsubscribe|sign|register|enroll?|rsvp|file|set|find|change|replace|tighten|fill)\b/i,
    10,
  ],
  [/^(?:buy|pick up|get|collect|return|post|mail|go|drop)\b/i, 30],
];
const WORK_MINUTES = 20;
const TINY_MINUTES = 10;

/** A doing that ends in ten minutes or less, by the words it begins with; other work has twenty. */
function minutesFor(item: string): number {
  return MINUTES.find(([pattern]) => pattern.test(item))?.[1] ?? WORK_MINUTES;
}

const WHEN = new RegExp(
  `^(?:on\\s+)?(${TYPED_WEEKDAY})\\s*(?:[-–:]\\s*)(?=\\S)|^(?:sometime|maybe|perhaps|possibly)\\s*[-–:]?\\s+`,
  "i",
);

/** One of the person's own items as a step that can be begun: by its verb, else by what kind of thing it is. */
export function itemStep(typed: string, shopping: boolean): PlannedStep {
  const said = withBrandNames(withWholeWords(typed));
  return withItsMinutes(readItem(withItsThing(said), shopping));
}

function readItem(typed: string, shopping: boolean): PlannedStep {
  const { item, when } = withoutDay(
    shorten(typed, 200).replace(/^top up (?:(?:the|my) )?(?=\S)/i, "put money on the "),
  );
  const [, learned] = LEARNED.exec(item) ?? [];
  if (learned !== undefined) {
    return {
      minutes: 10,
      text: `Spend 10 minutes on ${spoken(learned)}: read a page, close it, say it aloud.`,
    };
  }
  if (LASTING.test(item)) return { minutes: 10, text: `Spend 10 minutes on ${quoted(item)}.` };
  if (shopping && !ERRAND.test(item) && !DETERMINED.test(item.split(" ")[1] ?? "")) {
    return thingStep(item, when, shopping);
  }
  const [, bins] = /^(?:the )?(bins?|rubbish|recycling|trash|garbage) out$/i.exec(item) ?? [];
  if (bins !== undefined) return { minutes: 5, text: `Take the ${bins.toLowerCase()} out${when}.` };
  const told =
    (when === "" ? dailyStep(item, "a list") : null) ??
    clauseStep(item, when) ??
    timedStep(item, when) ??
    sentStep(item, when);
  if (told !== null) return told;
  const [, unfinished = "", due] = FINISHED.exec(item) ?? [];
  if (unfinished !== "") {
    const until = due === undefined ? "" : `, ${due}`;
    return {
      minutes: 20,
      text: `Spend 20 minutes on the rest of ${the(spoken(unfinished))}${when}${until}.`,
    };
  }
  const [, seen] = SEEN_TO.exec(item) ?? [];
  if (seen !== undefined) {
    return {
      minutes: 10,
      text: `Book a date to get ${the(spoken(seen.replace(OF_BODY, "my $&")))}${when}.`,
    };
  }
  const [, had] = /^get\s+(.+)$/i.exec(item) ?? [];
  if (had !== undefined && /^(?:Book|Message|Ask for) /.test(actFor(headOf(had))?.step ?? "")) {
    return thingStep(had, when, shopping);
  }
  const [, asker] = /^rsvp (?:to|for) (.+)$/i.exec(item) ?? [];
  if (asker !== undefined)
    return { minutes: 5, text: `Send your RSVP for ${the(spoken(asker))}${when}.` };
  const [, handled] = HANDLED.exec(item) ?? [];
  if (handled !== undefined && actFor(headOf(handled)) !== undefined) {
    return thingStep(handled, when, shopping);
  }
  if (
    (startsWithVerb(item) && isOrder(item) && !NOUN_FIRST.test(item) && !isThingOfDoing(item)) ||
    PARTICLE.test(item) ||
    ORDERED.test(item) ||
    isUnlistedOrder(item) ||
    isVerbAlone(item)
  ) {
    return { minutes: minutesFor(item), text: `${capitalise(asSpokenOrder(item))}${when}.` };
  }
  return thingStep(item, when, shopping);
}

/** "invoice to Harris" is sent. */
function sentStep(item: string, when: string): PlannedStep | null {
  const [, sent, to] =
    /^(?:the |an? )?(invoice|parcel|package|letter|e-?mail|text|message|card|apology|cv|application|(?<=\b(?:the|a) )reply) to (.+)$/i.exec(
      item,
    ) ?? [];
  return sent === undefined || to === undefined
    ? null
    : { minutes: 10, text: `Send the ${sent.toLowerCase()} to ${spoken(to)}${when}.` };
}

/** The step as one of ten minutes at most. */
export function asTiny(step: PlannedStep): PlannedStep {
  if (step.minutes <= TINY_MINUTES) return step;
  const begins = /^(?:Clear|Clean|Put|Have|Write|Fill|Make a rough)\b|ten minutes/.test(step.text);
  return { minutes: TINY_MINUTES, text: begins ? step.text : startOf(step.text) };
}

/** "learn the map of the bones" is gone over, not ticked off. */
const LEARNED = /^(?:learn|revise|memori[sz]e)\s+(?!to\b|how\b)(.+)$/i;
/** "do the school forms" says no more than "the school forms". */
const HANDLED =
  /^(?:do|sort(?: out)?|handle|deal with)\s+((?:the|my|our)\s+.+|\p{L}+(?:\s\p{L}+)?)$/iu;
/** Things whose first word could be a verb. */
const NOUN_FIRST =
  /^(?:nail trim|code review|nap schedule|picture hangers|lesson plan|gifts?|presents?|thank[- ]you (?:notes?|cards?|letters?)|swimming|running|gardening|cleaning|cooking|baking|oil change|phone (?:bill|contract)|smoke (?:alarms?|detectors?)|name change|water (?:bill|company|bottles?)|pay ?stubs?|tests?(?= (?:for|in|on|at|prep|results?|papers?|review|corrections?)\b|$)|cards?|exercise (?:bike|book)|quotes? for|(?:interview|practice|tour)(?= at \d)|name (?:labels|tags|stickers)|dress|stamps?|light ?bulbs?|school|notes?|post office|travel (?:insurance|money|card)|cover letters?|bank (?:statements?|holiday)|book club|dry clean(?:er|ers|ing)|expense (?:reports?|claims?)|rent (?:book|arrears)|time ?sheets?)\b/i;
/** An order whose verb nobody listed: "strim the verge". */
const ORDERED =
  /^(?!(?:all|both|half|what|whose|only|just|even|for|with|from|about|before|after|into|around|and|or|not|no|some|any|more|most|new|old|over|under|near|the|lots|plenty)\s)[\p{Ll}-]{3,} (?:(?:off|out|down|up|away) )?(?:the|my|our|his|her|their|this|these)\s\p{L}/u;
const PARTICLE = /^(?:hand|log|sign|fill|drop|dig|look|set) (?:up|out|off|in|on)\s/i;

/** "get my eyes checked": somebody else does it, on a day. */
const SEEN_TO =
  /^(?:get|have)\s+((?:the|my|our|his|her|their|oil|tires|brakes|car|truck|furnace|chimney|carpets?|windows|dog|cat|eyes|hair|nails|teeth)\s(?:.+\s)?(?:checked|tested|cleaned|inspected|fixed|repaired|serviced|groomed|renewed|changed|rotated|done|cut|detailed|swept|washed|notarized))$/i;

const OF_BODY = /^(?:eyes|hair|nails|teeth)\b/i;

/** What is begun already gets what is left of it, and no first version. */
const FINISHED =
  /^finish\s+(?:up\s+)?(?!\p{L}+ing\b)(.+?)(?:\s+(today|tonight|tomorrow|(?:by|before|for)\s(?:\S+ )?(?:tonight|tomorrow|\p{L}+day|noon|class|\d\S*)(?: \p{L}+)?))?$/iu;

/** What a shopping list holds beside things to buy. */
const ERRAND =
  /^(?:buy|get|call|ring|phone|text|email|pay|book|ask|tell|order|pick|collect|return|post|send|check|find|fix|cancel|renew|go|sign|fill|label|mail|wash|clean|make|drop|schedule)\s/i;

/** "sleeping bag" is no doing, "paying the florist" is one. */
function isThingOfDoing(item: string): boolean {
  const [first = "", second = ""] = item.split(" ");
  return gerundVerb(first) !== null && !DETERMINED.test(second);
}

/** The first ten minutes of something longer. */
function startOf(text: string): string {
  if (/^Spend 20 minutes/.test(text)) return text.replace("20", "10");
  if (APPLIED_FOR.test(text)) return `Set a timer for 10 minutes and begin: ${lowered(text)}`;
  if (/^(?:Buy|Get|Collect|Pick up|Return|Post|Mail|Go|Drop)\b/.test(text)) {
    return `Leave the house to ${lowered(text)}`;
  }
  if (/[:;]|[.!] /.test(text)) return `Set a timer for 10 minutes and begin: ${lowered(text)}`;
  return text.replace(/\.$/, ": just the first 10 minutes.");
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Doings that need no thing beside them. */
function isVerbAlone(item: string): boolean {
  return /^(?:vacuum|sweep|hoover|pack|cook|shop|tidy|iron|mop|dust|exercise|meditate|stretch|journal|shave|eat|sleep|study|revise|read|write|draw|sew|knit|walk|run|bake|garden|clean|pray|floss|nap|hydrate|marinate|swim|dance|practice|rest|relax|wash|dry|unpack|jog|bike)$/i.test(
    item,
  );
}

function withoutDay(typed: string): { item: string; when: string } {
  const found = WHEN.exec(typed);
  const day = weekdayOf(found?.[1] ?? "");
  const rest = found === null ? typed : typed.slice(found[0].length);
  return { item: rest, when: day === undefined ? "" : ` on ${day}` };
}

/** A thing alone, by what kind it is. */
function thingStep(item: string, when: string, shopping: boolean): PlannedStep {
  const said = spoken(item)
    .replace(FAMILY_ALONE, "your $&")
    .replace(BARE_FAMILY_NAME, (name) => name.toLowerCase());
  const hour = HOUR.exec(said)?.[1];
  if (hour !== undefined) {
    const thing = said.replace(HOUR, "");
    return {
      minutes: 2,
      text: `Put ${atItsHour(thing)} in your calendar${when} at ${hour}, with an alarm an hour before.`,
    };
  }
  const [, stowed, into] = STOWED.exec(said) ?? [];
  if (stowed !== undefined && into !== undefined) {
    return { minutes: 5, text: `Put ${the(stowed)} in the ${into}${when}.` };
  }
  const [, thing, done = ""] = DONE.exec(said) ?? [];
  const doneVerb = participleVerb(done);
  if (thing !== undefined && doneVerb !== null) {
    return { minutes: 15, text: `${capitalise(doneVerb)} ${the(thing)}${when}.` };
  }
  const isDone = /^(?:Pack|Do|Fill|Find) /.test(actFor(headOf(said))?.step ?? "");
  if (shopping || (BOUGHT.test(headOf(said)) && !isDone))
    return { minutes: 20, text: `Buy ${bought(said)}${when}.` };
  return actStep(said, when) ?? { minutes: 10, text: `Spend ten minutes on ${the(said)}${when}.` };
}

/** "church at 10" and "soccer at 9" go without an article. */
function atItsHour(thing: string): string {
  return TAKES_PLACE.test(thing) ? thing : the(thing);
}

const TAKES_PLACE =
  /^(?:(?:\p{L}+ )?(?:soccer|baseball|softball|basketball|football|volleyball|hockey|lacrosse|tennis|golf|swimming|gymnastics|ballet|karate|yoga|pilates|practice|choir|band|scouts|therapy|physical therapy|pt)|church|mass|school|work|class|bible study|(?:dinner|lunch|brunch|breakfast|drinks|coffee)(?: (?:at|with) .+)?)$/iu;
const FAMILY_ALONE = /^(?:mum|mom|dad|gran|grandma|grandpa|nan|grandad)(?:'?s)?\b/i;

/** "physio 8.30" and "Nia's play at 2" name their hour. */
const HOUR =
  /\s+(?:at\s+)?(\d{1,2}[:.]\d{2}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m|(?<=\sat\s)(?:\d{1,2}|noon))$/i;
/** "bread in oven" and "interior vacuumed" say what is to be done with the thing. */
const STOWED =
  /^(\p{L}+(?: \p{L}+)?) in(?:to)? (?:the )?(oven|freezer|fridge|wash|dryer|dishwasher)$/iu;
const DONE = /^(\p{L}+(?: \p{L}+){0,2}) (\p{L}+ed)$/iu;

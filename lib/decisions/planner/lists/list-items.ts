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
import { isOrder } from "@/lib/decisions/planner/lists/told-items";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { gerundVerb, participleVerb, startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { isProperWord, quoted, shorten } from "@/lib/decisions/planner/words/wording";
import { spoken } from "@/lib/decisions/planner/written/slots";
import { capitalise } from "@/lib/text";

/** What takes weeks gets ten minutes, not a tick: "stop smoking", "eat better". */
const LASTING =
  /^(?:(?:stop|quit)(?= \w+ing\b)|start|become|be more|be less|eat (?:better|less|more|healthier)|lose|learn|get (?:fit|fitter|healthy|better)|save|improve|sleep (?:more|better)|drink (?:less|more)|pay off|build (?:up )?an?|move to|train for)\b/i;

/** A call, or a form on a page: "make a dentist appointment". */
const APPOINTMENT = /^(?:make|set up|get) (?:an? |the |my |our )?(?:\S+ ){0,3}appointment\b/i;

const MINUTES: readonly [RegExp, number][] = [
  [APPOINTMENT, 10],
  [/^(?:text|message|reply|respond|thank|dm|venmo|zelle|rsvp|lock up)\b/i, 3],
  [/^(?:pack|put|take|print|charge|check|feed|water)\b/i, 5],
  [
    /^(?:call|ring|phone|email|e-mail|pay|book|reschedule|confirm|cancel|order|ask|tell|chase|send|schedule|renew|answer|stop|unsubscribe|sign|register|enroll?|rsvp|file|set|find|change|replace|tighten|fill)\b/i,
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

const WHEN =
  /^(?:on\s+)?(mon|tues?|weds?|wednes|thurs?|fri|sat|satur|sun)(?:day)?\s*(?:[-–:]\s*)(?=\S)|^(sometime|maybe|perhaps|possibly)\s*[-–:]?\s+/i;
const DAYS: Readonly<Record<string, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  tues: "Tuesday",
  wed: "Wednesday",
  weds: "Wednesday",
  wednes: "Wednesday",
  thu: "Thursday",
  thur: "Thursday",
  thurs: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  satur: "Saturday",
  sun: "Sunday",
};

/** One of the person's own items as a step that can be begun: by its verb, else by what kind of thing it is. */
export function itemStep(typed: string, shopping: boolean): PlannedStep {
  return withItsMinutes(readItem(typed, shopping));
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
  const told = clauseStep(item, when) ?? timedStep(item, when) ?? sentStep(item, when);
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
    return { minutes: 10, text: `Book a date to get ${the(spoken(seen))}${when}.` };
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
    isVerbAlone(item)
  ) {
    return { minutes: minutesFor(item), text: `${capitalise(doing(item))}${when}.` };
  }
  return thingStep(item, when, shopping);
}

/** "10 min Spanish" says how long, "bed by 11" until when. */
function timedStep(item: string, when: string): PlannedStep | null {
  const [, minutes, doing] = /^(\d{1,2})\s?(?:min|mins|minutes) (?:of )?(.+)$/i.exec(item) ?? [];
  if (minutes !== undefined && doing !== undefined) {
    const isGone = /^(?:walk|run|jog|stretch|nap|break|workout)$/i.test(doing);
    return {
      minutes: Number(minutes),
      text: isGone
        ? `Take ${minutes} minutes for a ${doing.toLowerCase()}${when}.`
        : `Do ${minutes} minutes of ${spoken(doing)}${when}.`,
    };
  }
  const isHour = /^(?:bed|up|home|out|awake|lights out|at my desk) (?:by|before|at) \d/i.test(item);
  return isHour ? { minutes: 2, text: `Set an alarm for ${quoted(item)}${when}.` } : null;
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
  /^(?:gifts?|presents?|thank[- ]you (?:notes?|cards?|letters?)|swimming|running|gardening|cleaning|cooking|baking|oil change|phone (?:bill|contract)|water (?:bill|company)|tests?|cards?|exercise (?:bike|book)|dress|stamps?|light ?bulbs?|school|notes?|post office|travel (?:insurance|money|card)|cover letters?|bank (?:statements?|holiday)|book club|dry clean(?:er|ers|ing)|expense (?:reports?|claims?)|rent (?:book|arrears))\b/i;
/** An order whose verb nobody listed: "strim the verge". */
const ORDERED =
  /^(?!(?:all|both|half|what|whose|only|just|even|for|with|from|about|before|after|into|around|and|or|not|no|some|any|more|most|new|old|over|under|near|the|lots|plenty)\s)[\p{Ll}-]{3,} (?:(?:off|out|down|up|away) )?(?:the|my|our|his|her|their|this|these)\s\p{L}/u;
const PARTICLE = /^(?:hand|log|sign|fill|drop|dig|look|set) (?:up|out|off|in|on)\s/i;

/** "get my eyes checked": somebody else does it, on a day. */
const SEEN_TO =
  /^(?:get|have)\s+((?:the|my|our|his|her|their)\s.+\s(?:checked|tested|cleaned|inspected|fixed|repaired|serviced|groomed|renewed))$/i;

/** What is begun already gets what is left of it, and no first version. */
const FINISHED =
  /^finish\s+(?:up\s+)?(?!\p{L}+ing\b)(.+?)(?:\s+(today|tonight|tomorrow|(?:by|before|for)\s(?:\S+ )?(?:tonight|tomorrow|\p{L}+day|noon|class|\d\S*)(?: \p{L}+)?))?$/iu;

/** What a shopping list holds beside things to buy. */
const ERRAND =
  /^(?:buy|get|call|ring|phone|text|email|pay|book|ask|tell|order|pick|collect|return|post|send|check|find|fix|cancel|renew|go)\s/i;

/** "sleeping bag" is no doing, "paying the florist" is one. */
function isThingOfDoing(item: string): boolean {
  const [first = "", second = ""] = item.split(" ");
  return gerundVerb(first) !== null && !DETERMINED.test(second);
}

/** The first ten minutes of something longer. */
function startOf(text: string): string {
  if (/^Spend 20 minutes/.test(text)) return text.replace("20", "10");
  if (/^(?:Buy|Get|Collect|Pick up|Return|Post|Go|Drop)\b/.test(text)) {
    return `Leave the house to ${lowered(text)}`;
  }
  return `Set a timer for 10 minutes and begin: ${lowered(text)}`;
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Doings that need no thing beside them. */
function isVerbAlone(item: string): boolean {
  return /^(?:vacuum|sweep|hoover|pack|cook|shop|tidy|iron|mop|dust|exercise|meditate|stretch|journal|shave|eat|sleep|study|revise)$/i.test(
    item,
  );
}

function withoutDay(typed: string): { item: string; when: string } {
  const found = WHEN.exec(typed);
  const day = DAYS[found?.[1]?.toLowerCase() ?? ""];
  const rest = found === null ? typed : typed.slice(found[0].length);
  return { item: rest, when: day === undefined ? "" : ` on ${day}` };
}

/** An order to oneself, spoken to the person: "find my keys" is "find your keys", "call bank" "call the bank". */
function doing(item: string): string {
  const [first = "", second = ""] = item.split(" ");
  const verb = DETERMINED.test(second) || /^\p{Lu}/u.test(second) ? gerundVerb(first) : null;
  return spoken(verb === null ? item : `${verb}${item.slice(first.length)}`)
    .replace(/^take (?=(?:shower|bath|nap|walk|break)\b)/i, "take a ")
    .replace(/^take (?=(?:meds|pills|vitamins|medicine|medication)\b)/i, "take your ")
    .replace(
      /^(reply to|respond to|answer|call|ring|phone|text|email|ask|tell|chase|visit|text back|send|venmo)\s+(mum|mom|dad|gran|grandma|grandpa|nan|grandad|sister|brother|aunt|uncle|cousin|wife|husband)\b/i,
      "$1 your $2",
    )
    .replace(BARE_FAMILY_NAME, (name) => name.toLowerCase())
    .replace(HANDLED_BARE, (whole: string, verb: string, _at: number, all: string) =>
      isProperWord(all.slice(whole.length).split(" ")[0] ?? "") ? whole : `${verb} the `,
    )
    .replace(
      /^(call|ring|phone|email|text|chase|pay)\s+(?=(?:bank|school|plumber|electrician|dentist|doctor|doctors|gp|vet|council|landlord|landlady|garage|nursery|insurance|vet|hospital|surgery|agency|agent|window|council tax|water|gas|nan's|teacher|pharmacy|professor|coach|daycare|super|manager|boss|lawyer|accountant|therapist|mechanic|group|prof|team|client|advisor|pediatrician)\b)/i,
      "$1 the ",
    );
}

/** Doings with a thing that one has, typed without its article: "walk dog", "fill car", "hand in form". */
const HANDLED_BARE =
  /^(walk|feed|wash|clean|tidy|fill|water|cancel|book|fix|mend|repair|find|pick up|collect|hand in|deposit|return|empty|charge|service|hoover|mop|sweep|mow|paint|print|sign|post|pay|renew|defrost|descale|bleed|unblock|hang|refill|finish|submit|sort|sort out|schedule|file|sign|stop|set|change|vacuum|scrub|trim|rake|weed|drop|mail|clear|clear out|drop off|take out|put away|fold|iron|wipe|wipe down|unload|load|patch|caulk|replace|scoop|dust|hose off|hose down|make(?= beds?$)|refill)\s+(?!(?:the|before|after|until|till|when|while|an?|my|your|our|his|her|their|its|this|that|these|those|some|any|all|every|each|both|one|two|three|four|five|more|it|them|him|me|us|some(?:one|body|thing|where)|any(?:one|body|thing)|(?!(?:recycling|laundry|living|dining|reading|parking)\b)[a-z]+ing|up|out|off|in|on|back|for|to|with|at|by|into|away|down|over|hair|teeth|face|hands|\d)(?:\s|$)|\d|\S+'s\s)/i;

/** A thing alone, by what kind it is. */
function thingStep(item: string, when: string, shopping: boolean): PlannedStep {
  const said = spoken(item)
    .replace(/^(mum|mom|dad|gran|nan)s(?=\s)/i, "$1's")
    .replace(FAMILY_ALONE, "your $&")
    .replace(BARE_FAMILY_NAME, (name) => name.toLowerCase());
  const hour = HOUR.exec(said)?.[1];
  if (hour !== undefined) {
    const thing = said.replace(HOUR, "");
    return {
      minutes: 2,
      text: `Put ${the(thing)} in your calendar${when} at ${hour}, with an alarm an hour before.`,
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
  const isDone = /^(?:Pack|Do) /.test(actFor(headOf(said))?.step ?? "");
  if (shopping || (BOUGHT.test(headOf(said)) && !isDone))
    return { minutes: 20, text: `Buy ${bought(said)}${when}.` };
  return actStep(said, when) ?? { minutes: 10, text: `Spend ten minutes on ${the(said)}${when}.` };
}

const BARE_FAMILY_NAME = /(?<=\byour )(?:Mum|Mom|Dad|Gran|Grandma|Grandpa|Nan|Grandad)\b/g;
const FAMILY_ALONE = /^(?:mum|mom|dad|gran|grandma|grandpa|nan|grandad)(?:'?s)?\b/i;

/** "physio 8.30" and "Nia's play at 2" name their hour. */
const HOUR = /\s+(?:at\s+)?(\d{1,2}[:.]\d{2}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m|(?<=\sat\s)\d{1,2})$/i;
/** "bread in oven" and "interior vacuumed" say what is to be done with the thing. */
const STOWED =
  /^(\p{L}+(?: \p{L}+)?) in(?:to)? (?:the )?(oven|freezer|fridge|wash|dryer|dishwasher)$/iu;
const DONE = /^(\p{L}+(?: \p{L}+){0,2}) (\p{L}+ed)$/iu;

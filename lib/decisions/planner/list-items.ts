import {
  BOUGHT,
  bought,
  DETERMINED,
  headOf,
  kindOf,
  the,
} from "@/lib/decisions/planner/item-kinds";
import { spoken } from "@/lib/decisions/planner/slots";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import {
  gerundVerb,
  participleVerb,
  plainVerb,
  startsWithVerb,
} from "@/lib/decisions/planner/verbs";
import { quoted, shorten } from "@/lib/decisions/planner/wording";
import { capitalise } from "@/lib/text";

/** What takes weeks gets ten minutes, not a tick: "stop smoking", "eat better". */
const LASTING =
  /^(?:stop|quit|start|become|be more|be less|eat (?:better|less|more|healthier)|lose|learn|get (?:fit|fitter|healthy|better)|save|improve|sleep (?:more|better)|drink (?:less|more))\b/i;

const MINUTES: readonly [RegExp, number][] = [
  [/^(?:text|message|reply|dm)\b/i, 3],
  [/^(?:pack|put|take|print|charge|check|feed|water)\b/i, 5],
  [
    /^(?:call|ring|phone|email|e-mail|pay|book|cancel|order|ask|tell|chase|send|schedule|renew|answer|stop|unsubscribe)\b/i,
    10,
  ],
  [/^(?:buy|pick up|get|collect|return|post|mail|go|drop)\b/i, 30],
];
const WORK_MINUTES = 20;
const TINY_MINUTES = 10;

/** A doing that ends in ten minutes or less, by the words it begins with; other work has twenty. */
export function minutesFor(item: string): number {
  return MINUTES.find(([pattern]) => pattern.test(item))?.[1] ?? WORK_MINUTES;
}

/** "the weird noise in the boiler", "hoover is broken": what is wrong is written down for whoever mends it. */
const WRONG =
  /\b(?:noise|smell|leak|draught|stain|crack|damp|mould|puncture|flat tyre)\b|\b(?:is|are|was|were)\s+(?:broken|leaking|stuck|dead|blocked|out|gone|off|cracked)\b|\b(?:won't|doesn't|not working|broken)\b/i;
const DIRTY =
  /^(.*?)\s+(?:is|are|looks?)\s+(?:so\s+|really\s+)?(?:gross|dirty|filthy|disgusting|a mess|a tip|messy)$/i;
const ENDING = /^(.*?)\s+((?:expires?|runs? out|ends?)\b.*)$/i;
const LACKING = /^no\s+(.+?)(?:\s+(?:in|at|left)\b.*)?$/i;
const DYING = /^(.*?\bplants?)\s+(?:is|are)\s+(?:dying|dry|thirsty)$/i;
const ASKED = /^(.*?)\s+(?:wants|needs|is waiting for)\s+an?\s+(?:answer|reply)\s*(.*)$/i;
const UNOPENED = /^(.*?)\s+unopened$/i;
const VAGUE = /^(?:the\s+)?(?:thing|stuff|matter|business)\s+(?:with|about)\s+(.+)$/i;
const BROUGHT =
  /^(?!.*\b(?:present|card|gift|note|letter|shoes|kit)\b)((?:\p{L}+\s){0,2}\p{L}+)\s+to\s+((?:the\s+)?(?:garage|vet|cleaners?|cleaner's|tip|dump|charity shop|post office|school|nursery))$/iu;
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
  const { item, when } = withoutDay(
    shorten(typed, 200).replace(/^top up (?=the|my)/i, "put money on "),
  );
  const [, learned] = LEARNED.exec(item) ?? [];
  if (learned !== undefined) {
    return {
      minutes: 10,
      text: `Spend 10 minutes on ${spoken(learned)}: read a page, close it, say it aloud.`,
    };
  }
  if (LASTING.test(item)) return { minutes: 10, text: `Spend 10 minutes on ${quoted(item)}.` };
  const told = clauseStep(item, when);
  if (told !== null) return told;
  const [, handled] = HANDLED.exec(item) ?? [];
  if (handled !== undefined && kindOf(headOf(handled)) !== undefined) {
    return thingStep(handled, when, shopping);
  }
  if (
    (startsWithVerb(item) && !NOUN_FIRST.test(item)) ||
    PARTICLE.test(item) ||
    isVerbAlone(item)
  ) {
    return { minutes: minutesFor(item), text: `${capitalise(doing(item))}${when}.` };
  }
  return thingStep(item, when, shopping);
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
  /^(?:do|sort(?: out)?|handle|deal with|finish)\s+((?:the|my|our)\s+.+|\p{L}+(?:\s\p{L}+)?)$/iu;
/** Things whose first word could be a verb. */
const NOUN_FIRST =
  /^(?:gifts?|presents?|thank[- ]you (?:notes?|cards?|letters?)|swimming|running|gardening|cleaning|cooking|baking|oil change|phone (?:bill|contract)|water (?:bill|company)|tests?|cards?|exercise (?:bike|book)|dress|stamps?|light ?bulbs?|school|notes?)\b/i;
const PARTICLE = /^(?:hand|log|sign|fill|drop|dig|look|set) (?:up|out|off|in|on)\s/i;

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
  return /^(?:vacuum|hoover|pack|cook|shop|tidy|iron|mop|dust|exercise|meditate|stretch|journal|shave|eat|sleep|study|revise)$/i.test(
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
    .replace(
      /^(reply to|answer|call|ring|phone|text|email|ask|tell|chase|visit|text back)\s+(mum|mom|dad|gran|grandma|grandpa|nan|grandad)\b/i,
      "$1 your $2",
    )
    .replace(BARE_FAMILY_NAME, (name) => name.toLowerCase())
    .replace(
      /^(call|ring|phone|email|text|chase|pay)\s+(?=(?:bank|school|plumber|electrician|dentist|doctor|doctors|gp|vet|council|landlord|landlady|garage|nursery|insurance|vet|hospital|surgery|agency|agent|window|council tax|water|gas|nan's)\b)/i,
      "$1 the ",
    );
}

/** What a clause tells, as what to do about it: "plants are dying" is to water them. */
function clauseStep(item: string, when: string): PlannedStep | null {
  const said = spoken(item);
  const [, dying] = DYING.exec(said) ?? [];
  if (dying !== undefined) return { minutes: 10, text: `Water ${the(dying)}${when}.` };
  const [, dirty] = DIRTY.exec(said) ?? [];
  if (dirty !== undefined)
    return { minutes: 15, text: `Clean ${the(dirty)} for ten minutes${when}.` };
  const [, asker, matter = ""] = ASKED.exec(said) ?? [];
  if (asker !== undefined) {
    const about = matter === "" ? "" : ` ${matter}`;
    return { minutes: 5, text: `Send ${the(asker)} an answer${about}${when}.` };
  }
  const [, closed] = UNOPENED.exec(said) ?? [];
  if (closed !== undefined) return { minutes: 5, text: `Open ${the(closed)}, the top one first.` };
  const [, ending, end] = ENDING.exec(said) ?? [];
  if (ending !== undefined && end !== undefined) {
    return {
      minutes: 10,
      text: `Look up how to renew ${the(ending)}: it ${end.replace(/^(expire|run|end)\b/, "$1s").replace(/\bin (?:march|may)\b/, (month) => `in ${capitalise(month.slice(3))}`)}.`,
    };
  }
  const [, lacking] = LACKING.exec(said) ?? [];
  if (lacking !== undefined) return { minutes: 30, text: `Buy ${lacking}${when}.` };
  if (WRONG.test(said) && (!startsWithVerb(item) || / (?:is|are) /.test(said))) {
    const thing = /^(.*?)\s+(?:is|are|was|were|won't|doesn't|not working)\b/i.exec(said)?.[1];
    return thing === undefined
      ? {
          minutes: 3,
          text: `Write one line about ${the(said)}: where, since when, who could mend it.`,
        }
      : {
          minutes: 3,
          text: `Write one line on what is wrong with ${the(thing)}, for whoever mends it: ${said}.`,
        };
  }
  const [, vague] = VAGUE.exec(said) ?? [];
  if (vague !== undefined) {
    return { minutes: 3, text: `Write down the very next move about ${the(vague)}${when}.` };
  }
  const [, brought, to] = BROUGHT.exec(said) ?? [];
  if (brought !== undefined && to !== undefined) {
    return { minutes: 30, text: `Take ${the(brought)} to ${the(to)}${when}.` };
  }
  return null;
}

/** A thing alone, by what kind it is. */
function thingStep(item: string, when: string, shopping: boolean): PlannedStep {
  const said = spoken(item)
    .replace(/^(mum|mom|dad|gran|nan)s(?=\s)/i, "$1's")
    .replace(FAMILY_ALONE, "your $&");
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
  const head = headOf(said);
  if (shopping || BOUGHT.test(head)) return { minutes: 20, text: `Buy ${bought(said)}${when}.` };
  const kind = kindOf(head);
  if (kind !== undefined) return { minutes: kind.minutes, text: kind.step(said, when) };
  const [first = ""] = said.split(" ");
  if (plainVerb(first) !== null && said.includes(" ")) {
    return { minutes: minutesFor(said), text: `${capitalise(said)}${when}.` };
  }
  return { minutes: 5, text: `Write down the very next move for ${the(said)}${when}.` };
}

const BARE_FAMILY_NAME = /(?<=\byour )(?:Mum|Mom|Dad|Gran|Grandma|Grandpa|Nan|Grandad)\b/g;
const FAMILY_ALONE = /^(?:mum|mom|dad|gran|grandma|grandpa|nan|grandad)(?:'?s)?\b/i;

/** "physio 8.30" and "Nia's play at 2" name their hour. */
const HOUR = /\s+(?:at\s+)?(\d{1,2}[:.]\d{2}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m|(?<=\sat\s)\d{1,2})$/i;
/** "bread in oven" and "interior vacuumed" say what is to be done with the thing. */
const STOWED =
  /^(\p{L}+(?: \p{L}+)?) in(?:to)? (?:the )?(oven|freezer|fridge|wash|dryer|dishwasher)$/iu;
const DONE = /^(\p{L}+(?: \p{L}+){0,2}) (\p{L}+ed)$/iu;

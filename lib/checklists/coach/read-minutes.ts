import { formatMinutes } from "@/lib/checklists/duration";
import type { ChecklistStep } from "@/lib/checklists/types";
import { MINUTES_MAX } from "@/lib/decisions/constants";
import type { Clause } from "./clause";
import { findSteps } from "./find-steps";
import { DURATION, NUMBER, readMinutes, readNumber } from "./numbers";
import type { CoachAnswer } from "./types";
import {
  answered,
  askedBack,
  capitalised,
  isOpen,
  namedAll,
  questionAbout,
  stayTicked,
  type Wish,
} from "./wish";

const USUAL_MINUTES = 10;

const ABOUT =
  "(?: (?:me|us|about|around|only|just|more like|like|at least|probably|roughly|up to|maybe|max|actually|really|way|much|longer|more))*";
const SET = new RegExp(
  `^(?:set|change|make|update|put|adjust|give|estimate|correct)(?: the (?:time|minutes|duration|estimate|length)(?: (?:of|for|on))?)? (.+?)(?:'s (?:time|estimate|duration|minutes))?(?: (?:to|at|as|for|be|take|takes|last|only|just|=|:))*${ABOUT} (?:an? )?(${DURATION})(?: (?:long|instead|only|each|please))*$`,
);
const TAKES = new RegExp(
  `^(.+?)(?: (?:only|just|really|actually|probably))* (?:(?:will|would|should|could|might|may|can)(?: (?:only|just|probably|really|actually|maybe))* (?:take|need|last)|(?:is|are) going to (?:take|need|last)|takes?|needs?|lasts?|should be|is|are|can be done in)${ABOUT} (${DURATION})(?: (?:long|instead|each|now|not .+))*$`,
);
const FOR_STEP = new RegExp(
  `^(?:(?:i(?:'ll)?|we(?:'ll)?) (?:need|want|take|plan)|plan|allow|make it)?${ABOUT} ?(${DURATION}) (?:for|on) (.+)$`,
);
const LABELLED = new RegExp(`^(.+?) ?[:=] ?(${DURATION})$`);
const MORE = new RegExp(
  `^(?:add|give)(?: me)? (${DURATION})(?: more| extra)?(?: time)? (?:to|for|on) (.+)$`,
);
const GIVE = new RegExp(`^(?:give|allow) (.+?) (${NUMBER}) (?:more|extra) minutes?$`);
const LESS = new RegExp(
  `^(?:take|subtract|remove|cut) (${DURATION}) (?:off|from|away from|off of) (.+)$`,
);

const SET_BARE = new RegExp(
  `^(?:set|change|make|update|put|correct) (?:the )?(?:minutes|time|duration|estimate) (?:of|for|on) (.+?) (?:to|at|=) (${NUMBER})$`,
);

const LONGER =
  /^(?:(?:(?:add|give(?: me)?|plan|allow|i need)(?: some| a bit| a little| much)? )?(?:more|extra) time (?:to|for|on) (.+)|give (.+?)(?: a (?:bit|little))? (?:more|extra) time|(.+?) (?:needs|takes|will take|takes me|is going to take)(?: a (?:bit|little|lot)| much| way)? (?:more time|longer)(?: than that| than (?:you|it) .+)?|(?:the )?(?:time|estimates?|minutes) (?:for|of|on) (.+?) (?:is|are) too (?:short|low|little|optimistic|tight))$/;
const QUICKER =
  /^(?:(?:give|plan|allow) (?:(.+?) )?less time(?: (?:to|for|on) (.+))?|(.+?) (?:needs|takes|will take|should take)(?: a (?:bit|little|lot)| much| way)? less time|(.+?) (?:won't|doesn't|will not|does not|shouldn't) take (?:that|so|as) long|(?:the )?(?:time|estimates?|minutes) (?:for|of|on) (.+?) (?:is|are) too (?:long|high|much)|halve the (?:time|minutes|estimate)s? (?:of|for|on) (.+))$/;
const DOUBLE = /^double (?:the )?(?:time|minutes|estimates?)(?: (?:of|for|on) (.+))?$/;
const ALL_SHORT =
  /^(?:(?:all )?(?:the |these |your |those )?(?:times?|minutes|estimates?|durations?) (?:is|are|seems?|looks?)(?: all| way| far| much)* too (?:short|low|optimistic|tight)|everything takes(?: me)?(?: a (?:bit|lot)| much| way)? longer(?: than that)?|i(?:'m| am)(?: always| much| a lot)* slower(?: than that)?|i need more time for (?:everything|all of (?:it|them|this)))$/;
const ALL_LONG =
  /^(?:all )?(?:the |these |your |those )?(?:times?|minutes|estimates?|durations?) (?:is|are|seems?|looks?)(?: all| way| far| much)* too (?:long|high)$/;

/** "Step 2 takes 30 minutes", "add 10 minutes to step 3", "double the time for the call". */
export function readMinutesWish(wish: Wish): CoachAnswer | null {
  const { clause, steps } = wish;
  for (const [pattern, sign] of [
    [MORE, 1],
    [LESS, -1],
  ] as const) {
    const [, time, phrase] = clause.match(pattern) ?? [];
    const minutes = time ? readMinutes(time.said) : null;
    if (minutes !== null && phrase) {
      return estimate(phrase, steps, (known) => (known ?? 0) + sign * minutes);
    }
  }
  const [, given, extra] = clause.match(GIVE) ?? [];
  const more = extra ? readNumber(extra.said) : null;
  if (given && more !== null) return estimate(given, steps, (known) => (known ?? 0) + more);
  const [, forTime, forPhrase] = clause.match(FOR_STEP) ?? [];
  const forMinutes = forTime ? readMinutes(forTime.said) : null;
  if (forMinutes !== null && forPhrase) {
    const read = estimate(forPhrase, steps, () => forMinutes);
    if (read) return read;
  }
  for (const pattern of [SET, TAKES, LABELLED]) {
    const [, phrase, time] = clause.match(pattern) ?? [];
    const minutes = time ? readMinutes(time.said) : null;
    const read = minutes !== null && phrase ? estimate(phrase, steps, () => minutes) : null;
    if (read) return read;
  }
  const [, phrase, number] = clause.match(SET_BARE) ?? [];
  const bare = number ? readNumber(number.said) : null;
  const read = bare !== null && phrase ? estimate(phrase, steps, () => bare) : null;
  return read ?? readRelative(wish);
}

function readRelative({ clause, steps }: Wish): CoachAnswer | null {
  const longer = phraseOf(clause, LONGER);
  if (longer) return estimate(longer, steps, (known) => (known ?? USUAL_MINUTES) * 1.5);
  const quicker = phraseOf(clause, QUICKER);
  if (quicker) return estimate(quicker, steps, (known) => (known ?? USUAL_MINUTES) / 2);
  const open = steps.filter(isOpen);
  const double = clause.match(DOUBLE);
  if (double) {
    const twice = (known: number | null) => (known ?? USUAL_MINUTES) * 2;
    return double[1] ? estimate(double[1], steps, twice) : estimated(open, twice);
  }
  if (ALL_SHORT.test(clause.said)) {
    return estimated(open, (known) => (known ?? USUAL_MINUTES) * 1.5);
  }
  if (ALL_LONG.test(clause.said)) return estimated(open, (known) => (known ?? USUAL_MINUTES) / 1.5);
  return null;
}

function phraseOf(clause: Clause, pattern: RegExp): Clause | undefined {
  return (
    clause
      .match(pattern)
      ?.slice(1)
      .find((group) => group !== null) ?? undefined
  );
}

function estimate(
  phrase: Clause,
  steps: readonly ChecklistStep[],
  change: (known: number | null) => number,
): CoachAnswer | null {
  const found = findSteps(phrase.said.replace(/^each (?:of )?/, "every "), steps);
  if (found.kind !== "steps") return questionAbout(found, steps);
  const open = found.steps.filter(isOpen);
  if (open.length === 0) return found.steps.length > 0 ? stayTicked(found.steps) : null;
  return estimated(open, change);
}

function estimated(
  open: readonly ChecklistStep[],
  change: (known: number | null) => number,
): CoachAnswer {
  const changed = open.map((step) => ({ step, minutes: wholeMinutes(change(step.minutes)) }));
  const [only] = changed;
  if (!only) return askedBack("Nothing is open here, so there is nothing to estimate.");
  if (changed.some(({ minutes }) => minutes > MINUTES_MAX)) {
    return askedBack(
      "A step can take a day at most. If it needs longer, “split it” makes smaller ones of it.",
    );
  }
  const reply =
    changed.length === 1
      ? `${capitalised(namedAll([only.step]))} is down for ${formatMinutes(only.minutes)} now.`
      : `I gave ${changed.length} steps new times. Times are guesses, and yours are the best ones.`;
  return answered(
    reply,
    changed.map(({ step, minutes }) => ({ action: "edit", id: step.id, minutes, isOwn: true })),
  );
}

/** Nobody means 7.5 minutes: longer times come in fives. */
function wholeMinutes(minutes: number): number {
  const rounded =
    minutes > 10 && !Number.isInteger(minutes) ? Math.round(minutes / 5) * 5 : minutes;
  return Math.max(1, Math.round(rounded));
}

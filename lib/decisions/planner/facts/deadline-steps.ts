import {
  type Addition,
  ANY_STEP,
  ANYWHERE,
  ENDS_WORK,
  ON_PAPER,
  type Said,
} from "@/lib/decisions/planner/facts/additions";
import { daysIn, SETS_PAYMENT } from "@/lib/decisions/planner/facts/shares";
import type { Deadline } from "@/lib/decisions/planner/reading/read-times";

const HOUR = /\b(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm)?$/i;

/** "Monday", "the 19th", "14 June". */
const DATE =
  /^(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^the \d{1,2}(?:st|nd|rd|th)?$|^\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{L}+$|^\p{Lu}\p{L}+ \d{1,2}(?:st|nd|rd|th)?$/iu;

/**
 * The step that keeps a day or an hour: a time before it for what the goal is called, or the day itself
 * where it is called nothing to do; settled early, while it can still help. Where there is no room for a step, the one
 * that ends the work names the day.
 */
export function forDeadline(deadline: Deadline, named: string | null): Addition {
  const entry = named ?? "these steps";
  const end = deadline.text.replace(
    /^(?:by|before|until|on|at|for|from|in time for|ahead of)\s+/i,
    "",
  );
  const early = (minutes: number, text: string): Addition => ({
    at: "early",
    step: { minutes, text },
    said: placesFor(deadline, end),
  });
  // A calendar would come between two steps of one go, and what is due within days begins with the plan.
  const said = (minutes: number, text: string): Addition => ({
    ...early(minutes, text),
    isBestSaid: true,
    said:
      isWithinDays(end) && (deadline.event !== undefined || !/^(?:on|at|for)\s/.test(deadline.text))
        ? [...placesFor(deadline, end), { to: ANY_STEP, words: timeLeft(deadline, end, end) }]
        : placesFor(deadline, end),
  });
  if (deadline.kind === "today") {
    const stop = end.replace(/^today\b\s*/, "");
    const text = `Set an alarm for when you want to stop: ${stop}.`;
    return early(2, text);
  }
  if (deadline.kind === "span") {
    const span = deadline.text.replace(/^in (?:the next |under |less than |about )?/, "");
    const half = halfOf(daysIn(span));
    return half === null
      ? early(3, `Put a time for ${entry} in your calendar within the next ${span}.`)
      : early(
          3,
          `Mark two days in your calendar: ${half} from now for halfway, and ${span} from now for the end.`,
        );
  }
  // What is reached by and by fills no hour.
  const isReached = named === null && !isWithinDays(end);
  if (deadline.kind === "event") {
    const what = isReached ? "a day to see how far you've gotten" : `a time for ${entry}`;
    return said(3, `Put ${what} in your calendar, ${deadline.text}.`);
  }
  const day = deadline.day ?? end;
  const beforeTwelve = HOUR_BEFORE_TWELVE[day.toLowerCase()];
  if (beforeTwelve !== undefined)
    return early(2, `Set an alarm for one hour before it: ${beforeTwelve}.`);
  const earlier = hourBefore(day);
  if (earlier !== null) return early(2, `Set an alarm for one hour before it: ${earlier}.`);
  if (named === null && DATE.test(day)) {
    return said(2, `Put ${day} in your calendar, with an alert the day before.`);
  }
  if (/^tomorrow/i.test(day)) {
    return early(2, `Set two alarms for ${entry}: one for today, one for ${day}.`);
  }
  // What has a year for it gets no hour in it, and a day to see how far it is.
  if (/^(?:this|next) year$/i.test(day)) {
    return early(2, "Put a day a month from now in your calendar, to see how far you've gotten.");
  }
  if (/^(?:next|this|over) (?!\w*day\b)/i.test(day) || /^over\s/.test(deadline.text)) {
    return early(3, `Put a time for ${entry} in your calendar ${deadline.text}.`);
  }
  if (isReached) {
    return said(3, `Put a day halfway to ${day} in your calendar, to see how far you've gotten.`);
  }
  const before = /^in\s/.test(deadline.text) ? `the end of ${day}` : day;
  return said(3, `Put a time for ${entry} in your calendar before ${before}.`);
}

const WITHIN_DAYS =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|^(?:the |this )?(?:weekend|end of the day)$/i;

/** A longer clause would only be told back. */
const MOST_WORDS = 5;

function isWithinDays(end: string): boolean {
  return WITHIN_DAYS.test(end) && !/^next\b/i.test(end) && end.split(/\s+/).length <= MOST_WORDS;
}

/** A calendar entry before midnight of the same day helps nobody; an alarm does. */
const HOUR_BEFORE_TWELVE: Readonly<Record<string, string>> = {
  midnight: "11pm",
  noon: "11am",
  midday: "11am",
};

/** "…; the aim is 15 pounds", "…, on the way to 15 pounds": by when belongs beside it. */
const NAMES_AIM = /(?:; the aim is|, on the way to) [^.;]+\.$/;
/** "Write down the date, the place": the day that was told is beside it. */
const ASKS_DAY =
  /^(?:Write|Note|Copy)\b[^.:“”]*\b(?:the|its) (?:date|day)(?=[,.]| (?:and|or)\b)[^.:“”]*\.$/;
/** "Choose your first smoke-free day and mark it": the step in which somebody sets a day. */
const SETS_DAY =
  /^(?:Choose|Pick|Set|Fix|Agree on) (?:your|the|a|one) (?:[\p{L}-]+ ){0,3}(?:day|date)\b(?!.*\b(?:again|each|every|later|next (?:piece|one|step|time))\b)[^“”]*\.$/u;
/** "Write your reason on a note": a note that is kept has room for the day. */
const ON_NOTE =
  /^Write (?=.*\b(?:reason|goal|aim|why|promise)\b)[^.:“”]*\bon (?:a|the|one) (?:note|card|slip)\b[^.:“”]*\.$/;

/** Where a day is said best: beside the aim, in the step that sets a day, on a note, or as a sentence elsewhere. */
function placesFor(deadline: Deadline, end: string): Said[] {
  const { text, day, kind } = deadline;
  const asked = { to: ASKS_DAY, words: timeLeft(deadline, end, end) };
  if (/^on\s/.test(text) && kind === "day") return [asked, ...sentencesFor(deadline, end)];
  if (!/^(?:by|before)\s/.test(text) || kind === "today") return sentencesFor(deadline, end);
  const named = kind === "event" ? day : end;
  const last = `so the last one comes ${text}`;
  const isDate = named !== null && DATE.test(named) && /\d/.test(named);
  return [
    { to: NAMES_AIM, words: text, isWithin: true },
    ...(named === null ? [] : [{ to: SETS_PAYMENT, words: last, isWithin: true }]),
    ...(named === null ? [] : [{ to: SETS_DAY, words: `It has to be before ${named}.` }]),
    ...(isDate ? [{ to: ON_NOTE, words: `with the day below it: ${named}`, isWithin: true }] : []),
    ...sentencesFor(deadline, end),
  ];
}

/** A day is said in the step that ends the work, or written where the plan writes something down already. */
function sentencesFor({ kind, text, event, day }: Deadline, end: string): Said[] {
  if (kind === "today" || /^to(?:night|day|morrow)\b/i.test(end)) return [];
  if (HOUR.test(end) && !/\p{L}{3}/u.test(end)) return [];
  if (/^over\s/.test(text)) return [{ to: ANYWHERE, words: `Keep the days free for it: ${text}.` }];
  const span = end.replace(/^in (?:the next |under |less than |about )?/, "");
  if (/^in\s/.test(text) && kind !== "span") {
    return [{ to: ON_PAPER, words: `It's for ${span}.` }];
  }
  const isDayOfIt = /^(?:on|at|for)\s/.test(text);
  const words = kind === "span" ? `within ${span}` : isDayOfIt ? `in time for ${end}` : text;
  return [
    { to: ENDS_WORK, words, isWithin: true },
    // A day of something that has no name is tacked onto no other step.
    ...(isDayOfIt && event === undefined
      ? []
      : [{ to: ON_PAPER, words: timeLeft({ kind, text, event, day }, end, span) }]),
  ];
}

/** "You have until Friday.", as one would say it beside what is written down. */
function timeLeft({ kind, text, event, day }: Deadline, end: string, span: string): string {
  if (kind === "span") return `You have ${span}.`;
  if (event !== undefined) return `The ${event} ${/[^s]s$/.test(event) ? "are" : "is"} ${text}.`;
  if (/^on\s/.test(text) && kind === "day") return `It's ${text}.`;
  // "by your birthday" is a day, "before the movers come" what happens.
  const isClause = kind === "event" && !text.startsWith("by ");
  return isClause ? `It has to be done ${text}.` : `You have until ${day ?? end}.`;
}

/** "tomorrow 5am" for "tomorrow 6am"; null where no hour is told. */
function hourBefore(day: string): string | null {
  const [whole = "", hour = "", minutes, half] = HOUR.exec(day) ?? [];
  if (whole === "" || (minutes === undefined && half === undefined)) return null;
  const before = Number(hour) - 1;
  const told = before === 0 ? 12 : before;
  const turned = before === 11 || (before === 0 && half === undefined);
  if (turned) return null;
  const time = `${told}${minutes === undefined ? "" : `:${minutes}`}${half?.toLowerCase() ?? ""}`;
  return `${day.slice(0, day.length - whole.length)}${time}`;
}

/** Half of a longer span in words: "3 weeks" of 42 days; null for what is too short to halve. */
function halfOf(days: number): string | null {
  if (days < 14 || days > 730) return null;
  const half = Math.round(days / 2);
  if (half >= 60) return `${Math.round(half / 30)} months`;
  return half % 7 === 0 ? (half === 7 ? "a week" : `${half / 7} weeks`) : `${half} days`;
}

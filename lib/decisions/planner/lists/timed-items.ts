import { asSpokenOrder } from "@/lib/decisions/planner/lists/order-words";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { isPlainVerb } from "@/lib/decisions/planner/words/verbs";
import { spoken } from "@/lib/decisions/planner/written/slots";
import { capitalise } from "@/lib/text";

/** "10 min Spanish" */
const MINUTES_FIRST = /^(\d{1,2})\s?(?:min|mins|minutes) (?:of )?(.+)$/i;
/** "draw 15 min", "walk dog for 20 minutes" */
const MINUTES_LAST =
  /^(.+?)(?:\s+for)?\s+(\d{1,2})\s?(?:min|mins|minutes)(?:\s+(?:a day|every day|daily))?$/i;
/** "study 2 hrs for my permit test": a first sitting of what takes longer. */
const WORKED_AT =
  /^(study|practice|work|read|review|prep|cram)(?: for)? (\d+(?:\.\d)?|(?:an?|one|two|three|four)(?= h)) ?(hrs?|hours?|mins?|minutes) (for|on|of) (.+)$/i;
const SITTING = 25;
const GONE = /^(?:walk|run|jog|stretch|nap|break|workout)$/i;
const TINY = 10;

/** "10 min Spanish" and "draw 15 min" say how long, "bed by 11" until when. */
export function timedStep(item: string, when: string): PlannedStep | null {
  const [, minutes, thing] = MINUTES_FIRST.exec(item) ?? [];
  if (minutes !== undefined && thing !== undefined) return spent(thing, minutes, when);
  const [, doing = "", long] = MINUTES_LAST.exec(item) ?? [];
  if (long !== undefined) {
    if (!isPlainVerb(doing.split(" ")[0] ?? "")) return spent(doing, long, when);
    return {
      minutes: Number(long),
      text: `${capitalise(asSpokenOrder(doing))} for ${long} minutes${when}.`,
    };
  }
  const [, work, count = "", unit = "", link, matter] = WORKED_AT.exec(item) ?? [];
  if (work !== undefined && matter !== undefined) {
    const isHours = /^h/i.test(unit);
    const minutes = isHours ? SITTING : Math.min(Number(count), SITTING);
    const isOne = /^(?:1|an?|one)$/i.test(count);
    const rest = isHours ? `, the start of your ${isOne ? "hour" : `${count} hours`}` : "";
    const doing = capitalise(asSpokenOrder(`${work} ${link} ${matter}`));
    return { minutes, text: `${doing} for ${minutes} minutes${when}${rest}.` };
  }
  const isHour =
    /^(?:(?:bed|sleep|asleep|up|home|awake|lights out|at my desk) (?:by|before|at)|lights out|bed|wake(?: up)?) (?:at )?\d/i.test(
      item,
    );
  return isHour ? { minutes: 2, text: `Set an alarm for “${item}”${when}.` } : null;
}

function spent(thing: string, minutes: string, when: string): PlannedStep {
  return {
    minutes: Number(minutes),
    text: GONE.test(thing)
      ? `Take ${minutes} minutes for a ${thing.toLowerCase()}${when}.`
      : `Do ${minutes} minutes of ${spoken(thing)}${when}.`,
  };
}

/** "Draw for 15 minutes." and "Do 15 minutes of piano." take what was told. */
const TOLD = /(?<=\bfor |^Do |^Take )\d+ minutes\b/;

/** Whether a step tells how long it takes. */
export function tellsMinutes(text: string): boolean {
  return TOLD.test(text);
}

/** "Draw for 15 minutes." begun with the first of them; null where nobody told minutes. */
export function inSitting({ text, minutes }: PlannedStep, first: number): PlannedStep | null {
  if (!tellsMinutes(text) || minutes <= first) return null;
  return { minutes: first, text: text.replace(TOLD, `the first ${first} of ${minutes} minutes`) };
}

/** The same in two sittings of ten minutes at most; in one where there is no room, or more was told. */
export function inSittings(step: PlannedStep, hasRoom: boolean): PlannedStep[] | null {
  const sitting = inSitting(step, TINY);
  if (sitting === null) return null;
  const rest = step.minutes - TINY;
  const last = step.text.replace(TOLD, `the last ${rest} of ${step.minutes} minutes`);
  return hasRoom && rest <= TINY ? [sitting, { minutes: rest, text: last }] : [sitting];
}

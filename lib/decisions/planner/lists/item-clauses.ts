import { the } from "@/lib/decisions/planner/lists/item-kinds";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { spoken } from "@/lib/decisions/planner/written/slots";
import { capitalise } from "@/lib/text";

/** A step for what a clause's pattern has caught, in order; `when` is a day that was told, or empty. */
type Clause = readonly [
  pattern: RegExp,
  minutes: number,
  step: (caught: readonly string[], when: string) => string,
];

/** What is wrong with a thing, and what that is done about: "plants are dying" is to water them. */
const CLAUSES: readonly Clause[] = [
  [
    /^(.*?\bplants?)\s+(?:is|are)\s+(?:dying|dry|thirsty)$/i,
    10,
    ([plants = ""], when) => `Water ${the(plants)}${when}.`,
  ],
  [
    /^(.*?)\s+(?:(?:is|are|looks?)\s+)?(?:so\s+|really\s+)?(?:gross|dirty|filthy|disgusting|sticky|a mess|a tip|messy)$/i,
    15,
    ([place = ""], when) => `Clean ${the(place)} for ten minutes${when}.`,
  ],
  [
    /^(.*?)\s+(?:wants|needs|is waiting for)\s+an?\s+(?:answer|reply)(\s.*)?$/i,
    5,
    ([asker = "", matter = ""], when) => `Send ${the(asker)} an answer${matter}${when}.`,
  ],
  [
    /^(?:get|take|request|book|arrange) (?:some |the )?time off(?: (?:from )?work)?$/i,
    10,
    (_, when) => `Ask your boss for the time off in one message${when}.`,
  ],
  [
    /^(?:figure out|decide|work out|choose|find out) what to wear$/i,
    10,
    (_, when) => `Lay out what you'll wear, down to the shoes${when}.`,
  ],
  [
    /^(?:be|arrive|get|show up) (?:at|in|to) (.+?) (?:by|before|at) (\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon)(?: (for .+))?$/i,
    10,
    ([place = "", time = "", why]) =>
      `Leave in time to be at ${place} by ${time}${why === undefined ? "" : ` ${why}`}.`,
  ],
  [
    /^(?:get |grab )?(?:the )?kids (?:at|by) (\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon)$/i,
    15,
    ([time = ""]) => `Pick up the kids at ${time}.`,
  ],
  [
    /^leave(?: the house)? by (\d{1,2}(?::\d\d)?(?: ?[ap]m)?)$/i,
    5,
    ([time = ""]) => `Leave by ${time}.`,
  ],
  [
    /^(?:be )?out the door by (\d{1,2}(?::\d\d)?(?: ?[ap]m)?)$/i,
    5,
    ([time = ""]) => `Be out the door by ${time}.`,
  ],
  [
    /^post (?:something )?(?:on|in|to) (.+)$/i,
    10,
    ([where = ""], when) => `Post one picture or update on ${the(where)}${when}.`,
  ],
  [
    /^send (?:the |an? )?(invoice|package|form|report|contract|application|paperwork|card|birthday card|letter|check|payment)(?= to\b)(.+)$/i,
    10,
    ([sent = "", to = ""], when) => `Send the ${sent}${spoken(to)}${when}.`,
  ],
  [
    /^be (?:back )?home (?:by|before|at) (\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon)(?: (for .+))?$/i,
    10,
    ([time = "", why]) =>
      `Start for home in time to be there by ${time}${why === undefined ? "" : ` ${why}`}.`,
  ],
  [/^(.*?)\s+unopened$/i, 5, ([closed = ""]) => `Open ${the(closed)}, the top one first.`],
  [
    /^(?:(?:nearly|almost|run|runs|running|ran) )+out of (.+?)(?:\s+(?:on )?(today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day))?$/i,
    10,
    ([thing = "", day]) => `Get more ${thing}${day === undefined ? "" : ` before ${day}`}.`,
  ],
  [
    /^(.*?)\s+((?:expires?|runs? out|ends?)\b.*)$/i,
    10,
    ([ending = "", end = ""]) =>
      `Look up how to renew ${the(ending)}: it ${end.replace(/^(expire|run|end)\b/, "$1s").replace(/\bin (?:march|may)\b/, (month) => `in ${capitalise(month.slice(3))}`)}.`,
  ],
  [
    /^no\s+(.+?)(?:\s+(?:in|at|left)\b.*)?$/i,
    30,
    ([lacking = ""], when) => `Buy ${lacking}${when}.`,
  ],
  [
    /^(.+ (?:shoes|boots|trainers|sneakers|coat|jacket|uniform|trousers|pants|jeans|pyjamas|pajamas|wellies)) (?:(?:is|are) )?(?:too (?:small|tight|short)|don'?t fit|doesn'?t fit)(?: (?:him|her|them))?$/i,
    10,
    ([clothes = ""], when) => `Order ${the(clothes)} in the next size${when}.`,
  ],
  [
    /^(?!(?:call|ring|fix|find|mend|repair|stop|report)\b)((?:the )?leak\b.*?|.*?\bleak)(?:\s+(?:is )?still\b.*)?$/i,
    10,
    ([leak = ""], when) => `Ring the landlord or a plumber about ${the(leak)}${when}.`,
  ],
];

/** "the weird noise in the boiler", "hoover is broken": what is wrong is written down for whoever mends it. */
const WRONG =
  /\b(?:noise|smell|draught|stain|crack|damp|mould|puncture|flat tyre)\b|\b(?:is|are|was|were)\s+(?:broken|leaking|stuck|dead|blocked|out|gone|off|cracked)\b|\b(?:won't|doesn't|not working|broken|still (?:leaking|dripping|beeping|making))\b/i;
const VAGUE = /^(?:the\s+)?(?:thing|stuff|matter|business)\s+(?:with|about)\s+(.+)$/i;
const BROUGHT =
  /^(?!.*\b(?:present|card|gift|note|letter)\b)((?:\p{L}+\s){0,2}\p{L}+)\s+to\s+((?:the\s+)?(?:garage|vet|cleaners?|cleaner's|tip|dump|charity shop|post office|school|nursery|cobbler|tailor|menders|framer|recycling|bottle bank|library|bank|repair shop|dry cleaners?|food bank))$/iu;
/** What a clause tells, as what to do about it: "plants are dying" is to water them. */
export function clauseStep(item: string, when: string): PlannedStep | null {
  const said = spoken(item);
  for (const [pattern, minutes, step] of CLAUSES) {
    const found = pattern.exec(said);
    if (found !== null) return { minutes, text: step(found.slice(1), when) };
  }
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
    return { minutes: 3, text: `Write down the very next step for ${the(vague)}${when}.` };
  }
  const [, brought, to] = BROUGHT.exec(said) ?? [];
  if (brought !== undefined && to !== undefined) {
    return { minutes: 30, text: `Take ${the(brought)} to ${the(to)}${when}.` };
  }
  return null;
}

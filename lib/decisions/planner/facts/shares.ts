import { type Addition, ANYWHERE, ON_PAPER } from "@/lib/decisions/planner/facts/additions";
import { leftIn } from "@/lib/decisions/planner/facts/left-of-all";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import { numberIn } from "@/lib/decisions/planner/words/numbers";
import { withProperCapitals } from "@/lib/decisions/planner/words/wording";

const PEOPLE =
  /\bfor\s+(\d{1,3})(?:\s+(?:people|guests|kids|children|friends|neighbours|neighbors|adults|of us|colleagues))?(?=$|[\s,.])(?!\s+(?:days?|weeks?|months?|hours?|years?|min|jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec))/i;
const SUM = /^([$£€¥₹]?)\s?(\d[\d,]*(?:\.\d+)?)(k?)(?:\s?(dollars|pounds|euros|bucks|quid|€|£))?$/i;
const RATE = /^(.*?)\s+(?:a|per|each|every)\s+(month|week)$/i;
const SPAN =
  /(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+(day|week|fortnight|month|year)s?\b/i;
const DAYS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  fortnight: 14,
  month: 30,
  year: 365,
};
/** Verbs that go through a number of things one after the other. */
const ONE_BY_ONE =
  /^(?:read|reply|answer|apply|learn|write|delete|digiti[sz]e|scan|unpack|visit|watch|call|fold|hang|catch|do|finish|get|sell|sort|memori[sz]e|draw|record|clean|make|return|mark|grade|label|review|translate|practi[sz]e|study|send|print|back|edit|paint)$/i;
const COUNTED =
  /^(?:(?:the|my|our|all|these|last|first|remaining|of)\s+)*(\d[\d,]*|three|four|five|six|seven|eight|nine|ten|twelve)\s+((?:[a-z'-]+\s+){0,3}?(?:books|messages|e-?mails|magazines|jobs|applications|kanji|words|boxes|lectures|cards|photos|pictures|pages|letters|chapters|questions|museums|cranes|songs|items|poems|stories|miniatures|minis|paintings|articles|sketches|drawings|recipes|essays|reports|invoices|forms|tickets|files|videos|lessons|verbs|phrases|slides|clients|calls|records|albums|tests|exercises|assignments|notes|cvs|shirts|tapes|bones|dvds|cds|records|letters|countries|capitals|facts|chords|poses|tabs|jars|customers|clients|leads|recruiters|companies))\b/i;
/** "write 3 cards a day" tells how many to a day, not how many there are. */
const EACH_DAY = /\b\d+\s(?:[\w'-]+\s){1,3}(?:a|per|each|every)\s(?:day|week|night)\b/i;
/** "£80 each" is divided up already. */
const EACH =
  /\d\s*(?:quid|pounds|dollars|euros)?\s*(?:each|a head|per head|pp|per person|a person)\b/i;
const NO_COUNTING =
  /\b(?:steps|minutes|hours|kg|km|miles|people|guests|gb|mb|tb|lbs?|pounds|years?|months?|weeks?|days?)\b/i;

/** How money is shared out, and how many there are to a day or a week, where the goal's numbers tell. */
export function sharesOf(goal: Goal): [string, Addition][] {
  return [pace(goal) ?? moneyShare(goal), count(goal)].filter((share) => share !== null);
}

function moneyShare(goal: Goal): [string, Addition] | null {
  const limit = goal.limits.find(({ kind }) => kind === "money");
  const amount = limit?.kind === "money" ? limit.amount : goal.amount;
  if (amount === null || amount === undefined) return null;
  const rate = RATE.exec(amount);
  const sum = readSum(rate?.[1] ?? amount);
  if (sum === null) return null;
  // What is spent today is no sum to be shared out.
  if (/\bsecret santa\b/i.test(goal.typed)) return null;
  if (SPENT_NOW.test(goal.typed.slice(0, goal.typed.indexOf(amount)))) return null;
  const people = Number(PEOPLE.exec(goal.typed)?.[1] ?? 0);
  if (EACH.test(goal.typed)) {
    const all = sum.write(sum.value * people);
    return people > 1 ? addition(`${amount} each for ${people} is ${all}`, "Add it up") : null;
  }
  if (people > 1 && people !== sum.value && rate === null) {
    const each = sum.write(sum.value / people);
    return addition(`${amount} for ${people} is ${each} each`, "Divide it up");
  }
  if (
    rate !== null &&
    /\b(?:budget|spend|spending|live|groceries|food|feed|meals?|eat)\b/i.test(goal.typed)
  ) {
    const isMonth = rate[2]?.toLowerCase() === "month";
    const part = isMonth ? (sum.value * 12) / 52 : sum.value / 7;
    return addition(
      `${amount} is about ${sum.write(part)} a ${isMonth ? "week" : "day"}`,
      "Divide it up",
    );
  }
  const days = daysIn(goal.deadline?.kind === "span" ? goal.deadline.text : "");
  if (PAID_AT_ONCE.test(goal.label)) return null;
  const isSaving = /^(?:save|pay|raise|earn|put|repay|clear)$/.test(goal.verb ?? "");
  if (!isSaving || days < 14) return null;
  const [length, name] = days >= 60 ? [30, "month"] : [7, "week"];
  const part = sum.write(sum.value / Math.round(days / length));
  return addition(`${amount} ${goal.deadline?.text} is ${part} a ${name}`, "Divide it up");
}

/** "I can put away $75 a week" beside the sum that is saved for. */
const PACE =
  /([$£€]?\d[\d,]*(?:\.\d+)?)(?:\s?(?:dollars|bucks|pounds|quid|euros))?\s+(?:a|per|each|every)\s+(week|month|paycheck|payday)\b/i;
/** What comes in is not put away: "I make 2400 a month". */
const INCOME =
  /\b(?:make|makes|earn|earns|bring home|take home|get paid|(?:income|pay|salary|paycheck) (?:is|of))\s+(?:about |around |roughly )?[$£€]?\d[\d,.]*\s*(?:dollars |bucks )?(?:a|per|each|every) \w+/gi;
const SAVES =
  /\b(?:sav(?:e|es|ing|ings)|fund|put(?:ting)? (?:away|aside)|set(?:ting)? aside|down ?payment|deposit)\b/i;
const PARTLY_THERE = /\b(?:so far|already|have .{0,20}saved|left to go|still need)\b/i;
const MOST_PAYDAYS = 120;

/** How long a saving takes, where both the sum and what is put away each time are told. */
function pace(goal: Goal): [string, Addition] | null {
  const [said = "", part = "", unit = ""] = PACE.exec(goal.typed.replace(INCOME, " ")) ?? [];
  const each = readSum(part);
  const whole = SUMS.exec(goal.typed.replace(said, " "))?.[0] ?? "";
  const total = readSum(whole);
  if (each === null || total === null || goal.deadline?.kind === "span") return null;
  if (!SAVES.test(goal.typed) || PARTLY_THERE.test(goal.typed)) return null;
  const times = Math.ceil(total.value / each.value);
  if (times < 2 || times > MOST_PAYDAYS) return null;
  const span = `${total.write(total.value)} in ${times} ${unit.toLowerCase()}s`;
  const sum = `${each.write(each.value)} a ${unit.toLowerCase()} makes ${span}`;
  return [
    sum,
    {
      at: "early",
      step: { minutes: 2, text: `Write this at the top of a page: ${sum}.` },
      said: [
        { to: SETS_PAYMENT, words: `At that pace you have ${span}.` },
        { to: ANYWHERE, words: `${sum}.` },
      ],
    },
  ];
}

const SUMS = /[$£€]\s?\d[\d,]*(?:\.\d+)?k?/i;
const SPENT_NOW =
  /\b(?:i|we)(?:'m| am| are)? (?:now |currently )?(?:spend|spending|spent) (?:about |around |over )?$/i;
const PAID_AT_ONCE = /\b(?:fine|bill|ticket|invoice|rent|fee|tax|charge)\b/i;

/** What is counted is done with once it counts. */
const UNDONE = /^(?:half[- ](?:done|finished|read|written)|unfinished|unread|unopened)\s+/i;

function count(goal: Goal): [string, Addition] | null {
  // What is left of them is counted instead.
  if (leftIn(goal.typed) !== null) return null;
  const [, number = "", things = ""] = COUNTED.exec(goal.object ?? "") ?? [];
  const total = numberIn(number);
  const least = /^\d/.test(number) ? 3 : 5;
  if (!(total >= least) || !ONE_BY_ONE.test(goal.verb ?? "") || NO_COUNTING.test(things))
    return null;
  if (EACH_DAY.test(goal.typed)) return null;
  const days = daysIn(goal.deadline?.text ?? "");
  const perDay = total / days;
  const rate =
    days < 2
      ? ""
      : perDay >= 1
        ? ` That makes ${Math.ceil(perDay)} a day ${goal.deadline?.text}.`
        : days >= 14
          ? ` That makes ${Math.ceil(perDay * 7)} a week ${goal.deadline?.text}.`
          : "";
  const text = `Keep “0 of ${total.toLocaleString("en-US")} ${withProperCapitals(things.replace(UNDONE, ""))}” on a note, with a new number after each one.${rate}`;
  const said = rate === "" ? [] : [{ to: ANYWHERE, words: rate.trim() }];
  return [`0 of ${total}`, { at: "early", step: { minutes: 2, text }, said }];
}

/** Steps in which money is spent or weighed. */
export const BUYS =
  /^(?:Buy|Order|Shop|Choose|Compare|Book|Get|Fetch|Add up|Look up)\b(?=.*\b(?:price|cost|shop|buy|order|list|room|table|ticket|bed|food|cheap|second-hand)\b)|\bprices?\b|\bshopping list\b|\bmost (?:it|you|that|each)\b/i;

/** Steps that settle what is paid or moved again and again. */
export const SETS_PAYMENT = /^Set\b.*\b(?:autopay|direct debit|transfer|standing order)\b/;

function addition(sum: string, lead: string): [string, Addition] {
  return [
    sum,
    {
      at: "early",
      step: { minutes: 2, text: `Write the share at the top of the page: ${sum}.` },
      said: [BUYS, SETS_PAYMENT, ON_PAPER, ANYWHERE].map((to) => ({
        to,
        words: `${lead}: ${sum}.`,
      })),
    },
  ];
}

function readSum(text: string): { value: number; write: (value: number) => string } | null {
  const [, sign = "", digits = "", thousand = "", word = ""] = SUM.exec(text.trim()) ?? [];
  const value = Number(digits.replace(/,/g, "")) * (thousand === "" ? 1 : 1_000);
  if (digits === "" || !(value > 0) || !Number.isFinite(value)) return null;
  const write = (part: number): string => {
    const shown =
      part >= 100 || Number.isInteger(part)
        ? Math.round(part).toLocaleString("en-GB")
        : part.toFixed(2);
    return `${sign}${shown}${word === "" ? "" : ` ${word}`}`;
  };
  return { value, write };
}

/** The days in "in three weeks"; 0 where no span is told. */
export function daysIn(text: string): number {
  const [, number = "", unit = ""] = SPAN.exec(text) ?? [];
  if (unit === "") return /\bfortnight\b/i.test(text) ? 14 : 0;
  const many = /^an?$/i.test(number) ? 1 : numberIn(number);
  return many * (DAYS[unit.toLowerCase()] ?? 0);
}

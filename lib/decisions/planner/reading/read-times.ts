import { toSecondPerson, withProperCapitals } from "@/lib/decisions/planner/words/wording";

/** When something must be done: `text` fits after "done" ("by Friday", "in three weeks"). */
export type Deadline = {
  text: string;
  /** The moment alone ("Friday", "3 June"), for a calendar; null for spans and events. */
  day: string | null;
  kind: "day" | "span" | "event" | "today";
};

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const WEEKDAY =
  "(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|weds?|thurs?|fri|sat|sun)";
const NUMBER =
  "(?:\\d+(?:\\.\\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|half an|a couple of|a few)";
const UNIT =
  "(?:minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|fortnights?|months?|mths?|years?|yrs?)";
const CLOCK = "(?:\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm)|\\d{1,2}[:.]\\d{2}(?!\\d)|noon|midnight)";
const DAY_PART = "(?:\\s+(?:morning|afternoon|evening|night))?";
const DATE = `(?:(?:early|mid|late)[\\s-]+${MONTH}|${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?|(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)?(?:\\s+of)?\\s+${MONTH}(?:\\s+\\d{4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?|the\\s+\\d{1,2}(?:st|nd|rd|th))`;
const PERIOD =
  "(?:weekend|week|month|year|summer|winter|spring|autumn|fall|term|semester|quarter|morning|afternoon|evening)";
const POINT_CORE = `(?:${DATE}|(?:(?:next|this|this coming|the coming)\\s+)?${WEEKDAY}${DAY_PART}(?:,?\\s+(?:the\\s+)?${DATE})?|tomorrow${DAY_PART}|tonight|today|(?:the\\s+|this\\s+|my\\s+)?(?:very\\s+)?(?:end|start|beginning|middle)\\s+of\\s+(?:(?:the|this|next)\\s+)?(?:day|${PERIOD}|${MONTH})|(?:next|this)\\s+${PERIOD}|(?:eod|eow|cob|end\\s+of\\s+play|close\\s+of\\s+business)(?:\\s+(?:today|tomorrow|${WEEKDAY}))?|christmas(?:\\s+(?:eve|day))?|xmas|easter|thanksgiving|halloween|(?:valentine|mother|father)'?s\\s+day|labou?r\\s+day(?:\\s+weekend)?|memorial\\s+day|(?:the\\s+)?bank\\s+holiday(?:\\s+weekend)?|black\\s+friday|opening\\s+night|bedtime|(?:spring|summer|autumn|winter)(?!\\s+\\p{L})|ramadan|eid|diwali|hanukkah|passover|rosh\\s+hashanah|(?:the\\s+)?new\\s+year(?:'s)?(?:\\s+eve)?|the\\s+(?:weekend|(?:(?:school|summer|easter|christmas|winter)\\s+)?(?:holidays|break|vacation)|summer)|${MONTH}(?:\\s+\\d{4})?|20\\d\\d)`;
const POINT = `(?:${CLOCK}(?:\\s+(?:on\\s+)?${POINT_CORE})?|${POINT_CORE}(?:\\s+(?:(?:at|by)\\s+)?${CLOCK})?)`;

const BY_POINT = new RegExp(
  `\\b(?:and\\s+)?(?:(?:it's|its|it is|that's|that is|is|are|all)\\s+)?(by|before|until|till|clos(?:es|ing)(?:\\s+on)?(?=\\s+(?:${DATE}|${WEEKDAY})\\b)|due(?:\\s+(?:on|by|in))?|deadline(?:\\s+is|:)?|over|no later than|in time for|for|on|at|in|from)\\s+(${POINT})(?![\\w'’-])(?!\\s+(?:mornings|afternoons|evenings|nights|off)\\b)`,
  "iu",
);
const IN_SPAN = new RegExp(
  `\\b(in|within|over)\\s+((?:the\\s+next\\s+|under\\s+|less\\s+than\\s+|about\\s+)?(?:${NUMBER}|(?:the\\s+)?next)(?:\\s+and\\s+a\\s+half)?(?:\\s+an?)?[\\s-]${UNIT})(?![a-z])(?:'s?\\s+time|\\s+time)?(?!\\s*(?:a|per|each|every|of)\\b)`,
  "i",
);
const BARE_POINT = new RegExp(
  `\\b((?:next|this)\\s+(?:${PERIOD}|${WEEKDAY})${DAY_PART}|(?<!\\b(?:every|black) )(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?!s|'s|\\s+(?:meeting|class|market|shift|club|group|service|league|lunch|roast|paper))${DAY_PART}|tomorrow${DAY_PART}|tonight|today|asap)\\b(?!'|\\s+off\\b)(?:\\s+(?:at\\s+)?${CLOCK})?`,
  "i",
);
const BEFORE_EVENT =
  /\b(?:(before|in time for|ahead of)\s+((?:my|our|his|her|their|the|i|we|it|they|she|he|mum|mom|dad|(?:mon|tues|wednes|thurs|fri|satur|sun)day's|tomorrow's|tonight's)(?=\s)[^,.;:!?]{2,60})|by\s+((?:my|our)\s+(?:\w+\s+){0,2}(?:birthday|wedding|graduation|exams?|interview|anniversary|holiday|due date|trip|move|party|retirement)))/i;
/** "before Ramadan ends", "before probation ends in May": the month is when that is. */
const BEFORE_END = new RegExp(
  `\\bbefore\\s+((?!(?:it|they|she|he|we|i|you|this|that|there)\\s)(?:\\p{L}+\\s+){1,3}?(?:ends|finishes|starts|begins|opens|closes|expires|runs out|is over)(?:\\s+(?:in|on)\\s+${POINT_CORE})?)(?!\\p{L})`,
  "iu",
);
const SHORT_DAYS = new Map([
  ["mon", "Monday"],
  ["tue", "Tuesday"],
  ["tues", "Tuesday"],
  ["wed", "Wednesday"],
  ["weds", "Wednesday"],
  ["thur", "Thursday"],
  ["thurs", "Thursday"],
  ["thu", "Thursday"],
  ["fri", "Friday"],
  ["sat", "Saturday"],
  ["sun", "Sunday"],
]);
/** "I started it in 2021", "we moved in April", "not in 11 years": told of the past. */
const PAST_BEFORE =
  /\b(?:(?:i|we|he|she|they|it|that|which|who)\s+(?:\w+\s+){0,3}?(?:\w+ed|was|were|went|got|bought|began|broke|made|had|lost|left|came|took|did|died|been)(?:\s+\S+){0,3}|(?:haven't|havent|hasn't|not|never|first time|since|ago|last)(?:\s+\S+){0,6}|(?:was|were)(?:\s+\S+){0,5}|(?:once|twice|\w+ times)(?:\s+(?:already|now))?|(?:asked|promised|lost|missed|failed|broke|died|fired|dumped|happened|laid off|let go|made redundant|sacked|dismissed|suspended|evicted|diagnosed|discharged|arrested|moved out|moved in)(?:\s+(?!(?:but|so|need|and)\b)[^\s,.;]+){0,4}|(?:borrowed|lent|took out|took an?)(?:\s+(?!(?:but|so|need|and)\b)[^\s,;]+){0,7})\s*$/i;
/** What happens at an hour again and again is no date: "go to bed before 1am". */
const DAILY_HOUR =
  /\b(?:bed|asleep|sleep|wake|waking|get up|getting up|out of the (?:house|door)|leave the house|stop|quit|no longer|every|each|who)\b/i;
const HOUR_ALONE = new RegExp(`^${CLOCK}$`, "i");

const SHORT_MONTHS: ReadonlyMap<string, string> = new Map(
  "jan:January feb:February mar:March apr:April jun:June jul:July aug:August sep:September sept:September oct:October nov:November dec:December"
    .split(" ")
    .map((pair): [string, string] => {
      const [short = "", long = ""] = pair.split(":");
      return [short, long];
    }),
);
const UNITS: readonly [RegExp, string][] = [
  [/\bmins?\b/g, "minutes"],
  [/\bhrs?\b/g, "hours"],
  [/\bwks?\b/g, "weeks"],
  [/\bmths?\b/g, "months"],
  [/\byrs?\b/g, "years"],
];

function tidy(text: string): string {
  const spelled = text
    .toLowerCase()
    .replace(
      /\b(?:mon|tues?|weds?|thurs?|thu|fri|sat|sun)\b/g,
      (word) => SHORT_DAYS.get(word) ?? word,
    )
    .replace(/\b[a-z]{3,4}\b/g, (word) => SHORT_MONTHS.get(word) ?? word)
    .replace(/\bmay\b/g, "May")
    .replace(/\bmarch\b/g, "March")
    .replace(/\bxmas\b/g, "Christmas")
    .replace(/\bnew year's\b( eve)?/g, (_, eve?: string) => `New Year's${eve ? " Eve" : ""}`)
    .replace(/\b(?:eod|eow|cob)\b/g, (short) => short.toUpperCase())
    .replace(/\bblack (?=Friday|friday)/g, "Black ")
    .replace(/\blabou?r day\b/g, (day) => day.replace("l", "L").replace("day", "Day"));
  const units = UNITS.reduce((rest, [short, long]) => rest.replace(short, long), spelled);
  return withProperCapitals(units).replace(/\b1 (week|month|year|hour|minute)s\b/, "1 $1");
}

/** "3 weeks from now" is said as "in 3 weeks". */
const FROM_NOW = new RegExp(`\\b(${NUMBER}\\s${UNIT})\\s+from\\s+(?:now|today)\\b`, "i");

/** "mum's 70th. 3 weeks": a span that stands by itself is what there is. */
const BARE_SPAN = new RegExp(
  `(^|[,.;]\\s+)(?:(?:i|we)(?:'ve)? (?:only )?(?:have|got)\\s+)?(${NUMBER}\\s+(?:days|weeks|months))(?=\\s*(?:[,.;!]|to go\\b|left\\b|$))`,
  "i",
);

/** "leaving tomorrow": the word goes with the day. */
const LEADS_TO_DAY =
  /(?<=\S)[\s,]+(?:and )?(?:leaving|starting|arriving|departing|(?<=,\s*)flying|due|needed)\s*$/i;

/** Finds the first deadline in a text and gives the text back without it. */
export function takeDeadline(said: string): { deadline: Deadline | null; rest: string } {
  const text = said.replace(FROM_NOW, "in $1").replace(BARE_SPAN, "$1in $2");
  const found = findDeadline(text);
  if (found === null) return { deadline: null, rest: text };
  const before = text.slice(0, found.at).replace(LEADS_TO_DAY, "");
  const rest = `${before} ${text.slice(found.at + found.length)}`
    .replace(/\s+([,.;:!?])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  return { deadline: found.deadline, rest };
}

function findDeadline(text: string): { deadline: Deadline; at: number; length: number } | null {
  const event = findEvent(text);
  const span = IN_SPAN.exec(text);
  const isPast = (at: number): boolean => PAST_BEFORE.test(text.slice(Math.max(0, at - 60), at));
  if (span?.[1] !== undefined && span[2] !== undefined && !isPast(span.index)) {
    const spanText = tidy(span[2]);
    return {
      deadline: { text: `in ${spanText}`, day: null, kind: "span" },
      at: span.index,
      length: span[0].length,
    };
  }
  const named = (found: RegExpExecArray | null): RegExpExecArray | null =>
    found !== null &&
    GIVES_NAME.test(text.slice(found.index + found[0].length)) &&
    !/\d/.test(found[0])
      ? null
      : found;
  const bareFound = named(BARE_POINT.exec(text));
  const bare =
    bareFound !== null && /\bsince\s+(?:last\s+)?$/i.test(text.slice(0, bareFound.index))
      ? null
      : bareFound;
  const point = named(BY_POINT.exec(text));
  const firstDay = bare !== null && point !== null && bare.index < point.index;
  // "before Ramadan ends" says more than "before Ramadan".
  const isOfEvent = point?.index === event?.at && BEFORE_END.test(text);
  if (event !== null && (point === null || event.at < point.index || isOfEvent)) return event;
  if (
    point?.[1] !== undefined &&
    point[2] !== undefined &&
    !firstDay &&
    !/\bnot\s+$/i.test(text.slice(0, point.index)) &&
    isRealPoint(point[1], point[2]) &&
    !(/^(?:in|on|at|for|from|over)$/i.test(point[1]) && isPast(point.index)) &&
    !isEndOfNoise(point, text) &&
    !(HOUR_ALONE.test(point[2]) && DAILY_HOUR.test(text.slice(0, point.index)))
  ) {
    const word = /^(?:clos|due|deadline|no later|until|till|in time|from)/i.test(point[1])
      ? "by"
      : point[1].toLowerCase();
    const day = tidy(point[2]);
    const kind = /^(?:tonight|today)/.test(day) ? "today" : "day";
    return {
      deadline: { text: `${word} ${day}`, day, kind },
      at: point.index,
      length: point[0].length,
    };
  }
  if (bare?.[1] !== undefined && !isPast(bare.index)) {
    const day = tidy(bare[0]);
    if (day === "asap")
      return {
        deadline: { text: "today", day: "today", kind: "today" },
        at: bare.index,
        length: bare[0].length,
      };
    const kind = /^(?:tonight|today)/.test(day) ? "today" : "day";
    const words = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day/i.test(day) ? `by ${day}` : day;
    return { deadline: { text: words, day, kind }, at: bare.index, length: bare[0].length };
  }
  return null;
}

function findEvent(text: string): { deadline: Deadline; at: number; length: number } | null {
  const end = BEFORE_END.exec(text);
  const event = end ?? BEFORE_EVENT.exec(text);
  const said = end?.[1] ?? event?.[2] ?? event?.[3];
  if (event === null || said === undefined) return null;
  const words = toSecondPerson(said.trim().replace(/^(mum|mom|dad)\b/i, "your $1"));
  return {
    deadline: {
      text: `${event[3] === undefined ? "before" : "by"} ${withProperCapitals(words).replace(/(?<=\d )may\b/, "May")}`,
      day: null,
      kind: "event",
    },
    at: event.index,
    length: event[0].length,
  };
}

/** "barks till 2am" tells when something ends; "I have until 5pm" is a deadline. */
function isEndOfNoise(point: RegExpExecArray, text: string): boolean {
  return (
    /^(?:until|till)$/i.test(point[1] ?? "") &&
    HOUR_ALONE.test(point[2] ?? "") &&
    !/\b(?:have|has|had|got|given|only|extended|extension|time)(?:\s+\S+){0,2}\s*$/i.test(
      text.slice(0, point.index),
    )
  );
}

/** "the summer party", "the Saturday stall": what a day or a season only gives its name to. */
const GIVES_NAME =
  /^\s+(?:part(?:y|ies)|stall|roast|dinner|lunch|brunch|market|fair|fete|do|show|concert|jumper|tree|cards?|presents?|gifts?|shopping|stuff|things|decorations|lights|clothes|coats?|holiday|trip|camp|term|job|shifts?|class|club|group|league|meeting|session|run|walk|swim|game|match|quiz|band|choir|service|paper|delivery|standup|call|play|sale|menu|list|eggs?|hunt|reading|project|ball|bed|cleaning|tyres|tires|boots|wardrobe|garden|bulbs|exams?|test|paper|fete|outing|pudding|cake|food)\b/i;

/** "in may" is a month, "for may" or "on 5.5" may be anything: such readings need a telling word. */
function isRealPoint(preposition: string, point: string): boolean {
  const word = preposition.toLowerCase();
  if (/^(?:may|mar|march)$/i.test(point)) return /^(?:by|before|until|in)$/.test(word);
  if (/^\d{1,2}[/.]\d{1,2}$/.test(point)) return word !== "in" && word !== "at" && word !== "for";
  if (word === "from") return false;
  if (/^(?:spring|summer|autumn|winter)$/i.test(point))
    return /^(?:by|before|until|till|in)$/.test(word);
  if (word === "in") return !/^(?:the\s+\d|\d{1,2}[:\s])/i.test(point);
  return true;
}

/** Two hours of one day come again each day: "my meds at 8am and 4pm". */
const HOUR = String.raw`\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)`;
const RHYTHM = new RegExp(
  `\\b(at\\s+${HOUR}(?:,\\s+${HOUR})*\\s+and\\s+(?:at\\s+)?${HOUR}|(?:on\\s+)?the\\s+\\d{1,2}(?:st|nd|rd|th)\\s+of\\s+(?:every|each)\\s+month|\\d\\s?x\\s?/\\s?(?:day|week|month)|every\\s+(?:single\\s+)?(?:day|night|morning|evening|afternoon|week|month|weekend|weekday|other day|${WEEKDAY}s?${DAY_PART})|each\\s+(?:day|night|morning|evening|week|month)|daily|weekly|(?:once|twice|thrice|(?:\\d+|three|four|five|six)\\s*(?:times|x))\\s+(?:a|per|every|each)\\s+(?:day|week|month)|(?:(?:${NUMBER}\\s+)?(?:minutes?|mins?|hours?|pages?)|\\d+\\s?(?:h|min))\\s+(?:a|per|each|every)\\s+(?:day|night|week|morning)|(?:${NUMBER}\\s+(?:minutes?|mins?|hours?)\\s+)?on\\s+(?:${WEEKDAY}s)(?:(?:,\\s*|,?\\s+and\\s+)${WEEKDAY}s)+)\\b`,
  "i",
);

/** Finds how often something should happen ("every morning", "3 times a week"), and the rest. */
export function takeRhythm(text: string): { rhythm: string | null; rest: string } {
  const found = RHYTHM.exec(text);
  if (found === null) return { rhythm: null, rest: text };
  const start = found.index;
  const rest = `${text.slice(0, start)} ${text.slice(start + found[0].length)}`
    .replace(/\b(?:for|at least)\s*$/i, "")
    .replace(/\b(?:for|at least)\s{2,}/i, "")
    .replace(/,\s*,/g, ",")
    .replace(/\s+/g, " ")
    .trim();
  return {
    rhythm: tidy(found[0])
      .replace(/^daily$/, "every day")
      .replace(/^weekly$/, "every week"),
    rest,
  };
}

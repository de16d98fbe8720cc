import { isOwnStart } from "@/lib/decisions/planner/reading/own-start";
import {
  CLOCK,
  DATE,
  DAY_PART,
  HOUR_OF_DAY,
  MONTH,
  NUMBER,
  PERIOD,
  POINT,
  POINT_CORE,
  tidyTime,
  UNIT,
} from "@/lib/decisions/planner/reading/time-words";
import { EVENT, eventBefore, TAKES_PLACE } from "@/lib/decisions/planner/reading/told-event";
import { FULL_WEEKDAY, TYPED_WEEKDAY, weekdayOf } from "@/lib/decisions/planner/words/weekdays";
import { toSecondPerson, withProperCapitals } from "@/lib/decisions/planner/words/wording";

/** When something must be done: `text` fits after "done" ("by Friday", "in three weeks"). */
export type Deadline = {
  text: string;
  /** The moment alone ("Friday", "3 June"), for a calendar; null for spans and events. */
  day: string | null;
  kind: "day" | "span" | "event" | "today";
  /** What takes place on that day, where one was told: "interview". */
  event?: string;
};

/** "on the 3rd floor", "in the 10th grade": which of several, and no day. */
const NO_ORDINAL =
  "(?!(?<=\\d(?:st|nd|rd|th))\\s+(?:floor|grade|grader|graders|place|story|street|st|ave|avenue|step|chapter|page|row|time|try|attempt|trimester|birthday|anniversary|year|shift|period|inning|quarter|half|round|level|dose|kid|child|baby|one)\\b)";
const BY_POINT = new RegExp(
  `\\b(?:and\\s+)?(?:(?:it's|its|it is|that's|that is|is|are|all)\\s+)?(by|before|until|till|clos(?:es|ing)(?:\\s+on)?(?=\\s+(?:${DATE}|${TYPED_WEEKDAY})\\b)|due(?:\\s+(?:on|by|in))?|deadline(?:\\s+is|:)?|over|no later than|in time for|for|on|at|in|from)\\s+(${POINT})(?![\\w'’-])(?!\\s+(?:miles?|kilometers?|words?|dollars?|bucks|pounds?|people|steps|calories|feet|points|percent)\\b)(?!\\s+(?:mornings|afternoons|evenings|nights|off)\\b|\\s+(?:to|till|until)\\s+${MONTH}\\b)${NO_ORDINAL}`,
  "iu",
);
const IN_SPAN = new RegExp(
  `\\b(in|within|over)\\s+((?:the\\s+next\\s+|under\\s+|less\\s+than\\s+|about\\s+)?(?:${NUMBER}|(?:the\\s+)?next)(?:\\s+and\\s+a\\s+half)?(?:\\s+an?)?[\\s-]${UNIT})(?![a-z])(?:'s?\\s+time|\\s+time)?(?!\\s*(?:a|per|each|every|of)\\b)`,
  "i",
);
/** "party june 14": a date without a word before it; "june 3-10" is how long something lasts. */
const BARE_DATE = `(?<!\\b(?:from|since|born|dated|started|may|every) )${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?(?!\\d|[:./%]|\\s*[-–]|\\s+(?:to|through|thru|till|until|people|guests|kids|of us|miles|words|pages|percent|am|pm)\\b)`;
const BARE_POINT = new RegExp(
  `\\b(${BARE_DATE}|(?:next|this)\\s+(?:${PERIOD}|${TYPED_WEEKDAY})${DAY_PART}|(?<!\\b(?:every|black|from|since) )(?<!day (?:to|through|thru) )(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?!s|'s|\\s+(?:meeting|class|market|shift|club|group|service|league|lunch|roast|paper))${DAY_PART}|tomorrow${DAY_PART}|tonight|today|asap)\\b(?!'|\\s+(?:off|mornings|afternoons|evenings|nights|(?:to|through|thru) ${TYPED_WEEKDAY})\\b)(?:\\s+(?:at\\s+)?${CLOCK}|\\s+${HOUR_OF_DAY})?`,
  "i",
);
const BEFORE_EVENT =
  /\b(?:(before|in time for|ahead of)\s+((?:my|our|his|her|their|the|(?:i|we)(?! can\b| could\b)|it|they|she|he|mum|mom|dad|an?|(?:mon|tues|wednes|thurs|fri|satur|sun)day's|tomorrow's|tonight's|(?:(?:pre)?school|kindergarten|college|daycare|surgery)(?=\s+in\s))(?=\s)(?:[^,.;:!?]|[:.](?=\d)){2,120})|by\s+((?:my|our|his|her|their)\s+(?:[\w'’]+\s+){0,3}?(?:birthday|wedding|graduation|exams?|interview|anniversary|holiday|due date|trip|move|party|retirement|reunion|vacation|appointment|physical|checkup|honeymoon|cruise|prom)(?![\w'’-])))/i;
/** "my reunion in august", "my birthday Jan 14": when an event is, behind its name. */
const DAY_OF_EVENT = new RegExp(
  `^,?\\s+(?:(?:in|on)\\s+${POINT_CORE}|${DATE}|${FULL_WEEKDAY})(?![\\w'’-])`,
  "iu",
);
const WITH_DAY = new RegExp(
  `^(.*?\\p{L}),?\\s+(?:(in|on)\\s+)?(${DATE}|${FULL_WEEKDAY}|(?<=\\bin\\s)${MONTH})$`,
  "iu",
);
/** "before the inspection and also finish my letter", "before the wedding, with only evenings": no more of the event. */
const ANOTHER_DOING =
  /\s+(?:and (?:also|then|i|we|to|(?:the|my|our|it|there) (?:\S+ )?(?:is|are|was|has|have|needs?|isn't|won't)|(?:stop|start|finish|find|get|book|call|buy|make|send|clean|write|pay|keep|not|still)\s)|but|so that|because|with (?:only|just|no|(?:an?|my|our|the) [\w-]+ (?:helping|in tow|around|watching|underfoot))|without|while|using|plus|as (?:i|we|it)|if)\b/i;
/** "before Ramadan ends", "before probation ends in May": the month is when that is. */
const BEFORE_END = new RegExp(
  `\\bbefore\\s+((?!(?:it|they|she|he|we|i|you|this|that|there)\\s)(?:\\p{L}+\\s+){1,3}?(?:ends|finishes|starts|begins|opens|closes|expires|runs out|is over)(?:\\s+(?:back|up|again))?(?:\\s+(?:in|on)\\s+${POINT_CORE}|\\s+in\\s+${NUMBER}\\s${UNIT}|\\s+(?:${DATE}|${FULL_WEEKDAY}))?)(?!\\p{L})`,
  "iu",
);
/** "I started it in 2021", "we moved in April", "not in 11 years": told of the past. */
const PAST_BEFORE =
  /\b(?:(?:i|we|he|she|they|it|that|which|who)\s+(?:\w+\s+){0,3}?(?:\w+ed|was|were|went|got|bought|began|broke|made|had|lost|left|came|took|did|died|been|paid|sent|sold|gave|told|saw|met|spent|stole|stolen|flew|fell|hit)(?:\s+\S+){0,3}|(?:haven't|havent|hasn't|not|never|first time|since|ago|last)(?:\s+\S+){0,6}|(?:was|were)(?:\s+\S+){0,5}|\b(?:i|we|he|she|they)\s(?:cried|fought|yelled|drank|ate|slept|fell)(?:\s+\S+){0,6}|got (?:caught|suspended|arrested|fired|hit|sent|kicked|pulled|stopped|hurt|told|charged|robbed|dumped|rejected|denied)(?:\s+[^\s,.;]+){0,7}|(?:once|twice|\w+ times)(?:\s+(?:already|now))?|(?:asked|promised|lost|missed|failed|broke|died|fired|dumped|happened|for (?!the\b|my\b)\w+ing(?:\s+\S+){0,2}|laid off|let go|made redundant|sacked|dismissed|suspended|evicted|diagnosed|discharged|arrested|arrived|landed|expired|jammed|moved out|moved in)(?:\s+(?!(?:but|so|need|and)\b)[^\s,.;]+){0,4}|(?:borrowed|lent|took out|took an?)(?:\s+(?!(?:but|so|need|and)\b)[^\s,;]+){0,7})\s*$/i;
/** "he can help on Saturday", "I only have Sunday", "no card this year": no day by which it has to be done. */
const OTHERS_DAY =
  /\b(?:(?:can|could|will|is able to)\s+(?:only\s+)?(?:do|make|manage|help|come|drive|mind|babysit|lend\s+\S+\s+\S+)(?:\s+(?:me|us|out))?|only\s+(?:have|free|open|opens|works?|available)|\b(?:says?|said|saying|promised)|(?:my|our|his|her) \S+ (?:(?:starts|begins)(?: (?:a|his|her) (?:\S+ )?job| work)?|(?:goes|is) back(?: to work)?|moves|leaves|comes|arrives|retires)|no\s+\S+(?:\s+\S+)?|free|available|(?:he|she|they|it)(?:'s|'re| is| are)? (?:moving|leaving|going|coming|starting|getting|retiring|moves|leaves|goes|comes|starts|retires)(?:\s+\S+){0,3})(?:\s+(?:only|on))*\s*$/i;
/** What happens at an hour again and again is no date: "go to bed before 1am". */
const DAILY_HOUR =
  /\b(?:bed|asleep|sleep|wake|waking|wakes|pills?|tablets?|meds|medication|dose|insulin|binge|hungry|snack|crav\w+|crash|always|usually|tired|get up|getting up|out of the (?:house|door)|leave the house|stop|quit|no longer|every|each|who)\b/i;
const HOUR_ALONE = new RegExp(`^${CLOCK}$`, "i");

/** "3 weeks from now" is said as "in 3 weeks". */
const FROM_NOW = new RegExp(
  `(?<!\\bevery )\\b(${NUMBER}\\s${UNIT})\\s+from\\s+(?:now|today)\\b`,
  "i",
);

/** "mum's 70th. 3 weeks": a span that stands by itself is what there is. */
const BARE_SPAN = new RegExp(
  `(^|[,.;]\\s+)(?:(?:i|we)(?:'ve)? (?:only )?(?:have|got)\\s+)?(${NUMBER}\\s+(?:days|weeks|months))(?=\\s*(?:[,.;!]|to go\\b|left\\b(?! (?:on|of)\\b)|$))`,
  "i",
);

/** "pregnant, 20 weeks": how old or how far on somebody is. */
const IS_AGE = /\b(?:pregnan\w+|weeks? along|postpartum|post-?op|since|c-section|notice)\b/i;

/** "8 months of receipts, due by the 10th": a day that is named goes before a span. */
const DATED = new RegExp(
  `\\b(?:by|before|due(?: on| by)?|until)\\s+(?:the\\s+\\d|${TYPED_WEEKDAY}\\b|${MONTH}\\b)`,
  "i",
);

/** "for school camp, five days": how long that is. */
const LASTS =
  /\b(?:camp|camping|pack|packing|outfits?|itinerary|weekend|(?:week|days) in|loan|lease|contract|warranty|probation|sentence|finance|mortgage|fixed|holidays?|trip|leave|festival|retreat|stay|visit|tour|break|conference|vacation|notice|exchange)\b[^.;]*$/i;

/** "leaving tomorrow": the word goes with the day. */
const LEADS_TO_DAY =
  /(?<=\S)[\s,]+(?:and )?(?:leaving|starting|arriving|departing|(?<=,\s*)flying|due|needed|(?:(?:i|we)\s+)?needs?\s+(?:it|this|that|them)(?:\s+(?:done|back|ready|finished|in))?|(?:it\s+)?(?:has|needs|must)\s+(?:to\s+)?be\s+(?:done|in|ready|finished|sent))\s*$/i;

/** "two families in one day" is how it is laid out, "we may move in five years" nothing sure. */
const NO_SPAN =
  /\b(?:in|within) one day$|%\s+over\s\S+(?:\s\S+)?$|\b(?:may|might|could|perhaps|maybe)\s+(?:\S+\s+){0,3}(?:in|within)\s\S+(?:\s\S+)?$/i;
/** "defer to next year" moves it, "three weeks before the wedding" tells when something was. */
const MOVED_TO =
  /\b(?:defer|postpone|move|push|put|delay|wait|leave|reschedule|close)(?:red|d|ed|t)?(?:\s+(?:it|this|that|them|off|back))*\s+(?:to|until|till?)\s*$/i;
const AGO_BEFORE = new RegExp(`\\b(?:${NUMBER}\\s${UNIT}|${CLOCK})\\s*$`, "i");

/** Finds the first deadline in a text and gives the text back without it. */
export function takeDeadline(said: string): { deadline: Deadline | null; rest: string } {
  const spoken = withWholeDays(said).replace(FROM_NOW, "in $1");
  const text =
    IS_AGE.test(said) || DATED.test(said)
      ? spoken
      : spoken.replace(BARE_SPAN, (whole, mark: string, span: string, at: number) =>
          LASTS.test(spoken.slice(0, at)) ? whole : `${mark}in ${span}`,
        );
  const found = findDeadline(text);
  if (found === null) return { deadline: null, rest: text };
  const before = text.slice(0, found.at).replace(LEADS_TO_DAY, "");
  const rest = `${before} ${text.slice(found.at + found.length)}`
    .replace(/\s+([,.;:!?])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  const isStart = isOwnStart(text.slice(0, found.at), found.deadline.text);
  return { deadline: isStart ? null : found.deadline, rest };
}

const SHORT_DAY = new RegExp(
  `\\b(mon|tues?|weds|thurs?|fri|(?<=\\b(?:due|by|on|this|next|until|${EVENT})\\s)(?:wed|sat|sun))(?=\\s*(?:[.!?,]|$))`,
  "gi",
);

/** "presentation wed", "due thurs": the day in full, where it ends what is said. */
function withWholeDays(said: string): string {
  return said.replace(SHORT_DAY, (day) => weekdayOf(day) ?? day);
}

const ONE_DAY = new RegExp(`^(?:${FULL_WEEKDAY}|${MONTH} \\d)`, "i");

/** "company is coming Thursday": all is to be done before. */
const COMES = /\b(?:comes?|coming|arrives?|arriving|visits?|visiting)(?: (?:by|over|out|on))?\s*$/i;
function findDeadline(text: string): { deadline: Deadline; at: number; length: number } | null {
  const event = findEvent(text);
  const span = IN_SPAN.exec(text);
  const isPast = (at: number): boolean => {
    const before = text.slice(Math.max(0, at - 60), at);
    return PAST_BEFORE.test(before) || OTHERS_DAY.test(before);
  };
  const isSpan = span !== null && !NO_SPAN.test(text.slice(0, span.index + span[0].length));
  if (isSpan && span[1] !== undefined && span[2] !== undefined && !isPast(span.index)) {
    const spanText = tidyTime(span[2]);
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
    bareFound !== null &&
    (/\bsince\s+(?:last\s+)?$/i.test(text.slice(0, bareFound.index)) ||
      MOVED_TO.test(text.slice(0, bareFound.index)))
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
    const day = tidyTime(point[2]);
    const isEnd = word === "on" && RUNS_OUT.test(text.slice(0, point.index));
    const kind = /^(?:tonight|today)/.test(day) ? "today" : "day";
    const event = /^(?:on|at)$/.test(word) && !isEnd ? eventBefore(text.slice(0, point.index)) : {};
    return {
      deadline: { text: `${isEnd ? "before" : word} ${day}`, day, kind, ...event },
      at: point.index,
      length: point[0].length,
    };
  }
  if (bare?.[1] !== undefined && !isPast(bare.index)) {
    const day = tidyTime(bare[0]);
    if (day === "asap")
      return {
        deadline: { text: "today", day: "today", kind: "today" },
        at: bare.index,
        length: bare[0].length,
      };
    const kind = /^(?:tonight|today)/.test(day) ? "today" : "day";
    const before = text.slice(0, bare.index);
    const link = TAKES_PLACE.test(before) ? "on" : COMES.test(before) ? "before" : "by";
    const isOneDay = ONE_DAY.test(day);
    const words = isOneDay ? `${link} ${day}` : day;
    const event = link === "on" ? eventBefore(before) : {};
    return {
      deadline: { text: words, day, kind, ...event },
      at: bare.index,
      length: bare[0].length,
    };
  }
  return null;
}

function findEvent(text: string): { deadline: Deadline; at: number; length: number } | null {
  const end = BEFORE_END.exec(text);
  const event = end ?? BEFORE_EVENT.exec(text);
  const whole = end?.[1] ?? event?.[2] ?? event?.[3];
  const isLastTime = event !== null && /\blast time\b[^.;]*$/i.test(text.slice(0, event.index));
  if (
    event === null ||
    whole === undefined ||
    isLastTime ||
    AGO_BEFORE.test(text.slice(0, event.index))
  ) {
    return null;
  }
  const isBy = event[3] !== undefined;
  const cut = whole.slice(0, ANOTHER_DOING.exec(whole)?.index ?? whole.length);
  const behind = text.slice(event.index + event[0].length);
  const more = isBy ? (DAY_OF_EVENT.exec(behind)?.[0] ?? "") : "";
  const { name, day } = withItsDay(`${cut}${more}`.trim());
  const words = toSecondPerson(shortEvent(name).replace(/^(mum|mom|dad)\b/i, "your $1"));
  return {
    deadline: {
      text: `${isBy ? "by" : "before"} ${withProperCapitals(words).replace(/(?<=\d )may\b/, "May")}`,
      day,
      kind: ENDS_TODAY.test(name) ? "today" : "event",
    },
    at: event.index,
    length: event[0].length - (whole.length - cut.length) + more.length,
  };
}

/** "my birthday Jan 14" as one says it: "my birthday on January 14". */
function withItsDay(event: string): { name: string; day: string | null } {
  const [, name = "", link, typed] = WITH_DAY.exec(event) ?? [];
  if (typed === undefined) return { name: event, day: null };
  const day = tidyTime(typed);
  return { name: `${name} ${link ?? "on"} ${day}`, day: /\d|day$/.test(day) ? day : null };
}

/** "before it rains tonight" leaves no other day. */
const ENDS_TODAY = /\b(?:tonight|today|this (?:morning|afternoon|evening))$/i;

const LONGEST_EVENT = 60;

/** A long event without the last things that are told of it. */
function shortEvent(said: string): string {
  if (said.length <= LONGEST_EVENT) return said;
  return said
    .slice(0, LONGEST_EVENT)
    .replace(/^(.*)\s+(?:in|on|at|for|with|to|from|who|that|which|when|after)\s.*$/i, "$1");
}

/** "the old permit ends on the 30th": what has to be done has to be done before. */
const RUNS_OUT = /\b(?:ends?|expires?|expired|runs? out|closes?|is up|lapses?|renews?|fails?)\s*$/i;

/** "our lease runs until November" tells how long something is so. */
const RUNS_UNTIL =
  /\b(?:runs?|lasts?|valid|booked|open|closed|away|abroad|off|here|holiday|leave|vacation|work|works|working|stay\w*|stuck|covered|paid up|term|contract|lease|tenancy|rate|tied in|locked in)\s*$/i;

/** "barks till 2am" tells when something ends; "I have until 5pm" is a deadline. */
function isEndOfNoise(point: RegExpExecArray, text: string): boolean {
  if (!/^(?:until|till)$/i.test(point[1] ?? "")) return false;
  if (RUNS_UNTIL.test(text.slice(0, point.index))) return true;
  return (
    HOUR_ALONE.test(point[2] ?? "") &&
    !/\b(?:have|has|had|got|given|only|extended|extension|time)(?:\s+\S+){0,2}\s*$/i.test(
      text.slice(0, point.index),
    )
  );
}

/** "the summer party", "the Saturday stall": what a day or a season only gives its name to. */
const GIVES_NAME =
  /^\s+(?:part(?:y|ies)|stall|roast|dinner|lunch|brunch|market|fair|fete|school|scaries|funday|potluck|do|show|concert|jumper|tree|cards?|presents?|gifts?|shopping|stuff|things|decorations|lights|clothes|coats?|holiday|trip|camp|term|job|shifts?|class|club|group|league|meeting|session|run|walk|swim|game|match|quiz|band|choir|service|paper|delivery|standup|call|play|sale|menu|list|eggs?|hunt|reading|project|ball|bed|cleaning|tyres|tires|boots|wardrobe|garden|bulbs|exams?|test|paper|fete|outing|pudding|cake|food)\b/i;

/** "in may" is a month, "for may" or "on 5.5" may be anything: such readings need a telling word. */
function isRealPoint(preposition: string, point: string): boolean {
  const word = preposition.toLowerCase();
  if (/^(?:may|mar|march)$/i.test(point)) return /^(?:by|before|until|in)$/.test(word);
  // "7.9" is a value wherever nothing says that it is a day.
  if (/^\d{1,2}\.\d{1,2}$/.test(point)) return /^(?:on|by|before|until|till|due)$/.test(word);
  if (/^\d{1,2}\/\d{1,2}$/.test(point)) return !/^(?:in|at|for)$/.test(word);
  if (word === "from") return false;
  if (word === "on" && /\b(?:holidays|break|vacation)$/i.test(point)) return false;
  if (/^(?:spring|summer|autumn|winter)$/i.test(point))
    return /^(?:by|before|until|till)$/.test(word);
  if (word === "in") return !/^(?:the\s+\d|\d{1,2}[:\s])/i.test(point);
  return true;
}

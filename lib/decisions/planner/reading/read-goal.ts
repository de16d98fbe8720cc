import { findAim } from "@/lib/decisions/planner/reading/find-aim";
import { isSomeone, readPerson } from "@/lib/decisions/planner/reading/people";
import {
  type Causing,
  readCausing,
  rewordGetting,
} from "@/lib/decisions/planner/reading/read-getting";
import { type Limit, readAmount, takeLimits } from "@/lib/decisions/planner/reading/read-limits";
import {
  type Parts,
  plainStart,
  readParts,
  trimEnds,
} from "@/lib/decisions/planner/reading/read-parts";
import { takeRhythm } from "@/lib/decisions/planner/reading/read-rhythm";
import { type Deadline, takeDeadline } from "@/lib/decisions/planner/reading/read-times";
import { avoided } from "@/lib/decisions/planner/reading/reword-situation";
import { mendTypos } from "@/lib/decisions/planner/words/mend-typos";
import { withWrittenForms } from "@/lib/decisions/planner/words/spoken-forms";
import { shorten, toSecondPerson, withProperCapitals } from "@/lib/decisions/planner/words/wording";

/** What a goal says, taken apart. Phrases are in the person's own (first-person) words. */
export type Goal = Parts & {
  /** Everything typed, as one clean line. */
  typed: string;
  /**
   * What the person typed, where the goal was read out of another sentence of theirs; null where only rules
   * may tell its kind.
   */
  said?: string | null;
  /** True for one of two goals of a sentence, of which less is told. */
  isPart?: boolean;
  /** A question that is to be answered: nobody gets halfway to an answer. */
  isAsked?: boolean;
  /** The goal alone as a short phrase beginning with its verb where it has one: "fix the squeaky door". */
  label: string;
  /** The goal's own clause at its full length. */
  core: string;
  /** The label, or only its subject where the label is a sentence: "my room" of "my room is a disaster". */
  short: string;
  context: string;
  obstacle: string | null;
  person: string | null;
  place: string | null;
  amount: string | null;
  deadline: Deadline | null;
  rhythm: string | null;
  limits: Limit[];
  /** True for "get my bike fixed": someone else does the work. */
  byOthers: boolean;
  /** Whom the goal wants to do something, and what: "get my son to tidy up". */
  causing: Causing | null;
};

const DIRECT_CONTACT = new Set(
  "call phone text email message tell warn notify ask visit thank meet invite forgive contact confront remind surprise help support ring".split(
    " ",
  ),
);
const TALK = new Set(
  "apologise apologize reconnect talk speak reply propose respond write chat complain listen".split(
    " ",
  ),
);
/** "fix the tap without my landlord knowing": how, and no part of the thing. */
const UNNOTICED =
  /\s+without (?:(?:my|the|his|her|our) [\p{L} '-]{2,30}?|anyone|anybody|him|her|them|\p{Lu}\p{Ll}+) (?:knowing|noticing|finding out|hearing|seeing)(?=$|[\s,.;])/iu;
/** "before the kids wake up" is an hour of every day. */
const EVERY_DAY =
  /\b(?:wakes?(?: up)?|gets? up|(?:is|are) up|breakfast|lunch|dinner|bed|bedtime|sleep|nap|(?:go|goes|leave) to (?:work|school|bed))$/i;
/** "I'm too anxious to go alone" tells what stands in the way. */
const TOO =
  /\btoo\s+(?:anxious|scared|tired|shy|embarrassed|ashamed|nervous|busy|depressed|afraid|overwhelmed|exhausted)(?=\s+to\b)/i;
const PLACE =
  /\b(?:in|near|around|(?:move|moving|travel|trip|trips|fly|flights?|go|tickets?|drive|relocate|visit)\s+to)\s+(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Summer|Autumn|Winter|Christmas|Easter|Ramadan|the\s+\p{Lu}{2,})\b)((?:the\s+)?(?:\p{Lu}[\p{L}'-]+)(?:\s+\p{Lu}[\p{L}'-]+)?)/u;

const ONE_OFF =
  /^(?:book|order|renew|cancel|sign|apply|fix|repair|mend|return|report|sell|install|replace|register|claim|get (?:my|the|our) .{2,40}?(?:ed|seen to|looked at))\b/i;

/** "get my eyes tested, headaches every afternoon": what is told beside comes again, and the goal does not. */
function isOneOff(wanted: string): boolean {
  const [own = "", ...beside] = wanted.split(/,\s/);
  return beside.length > 0 && ONE_OFF.test(own) && takeRhythm(own).rhythm === null;
}

const HAPPENED =
  "(?:ordered|prescribed|referred|died|passed|moved|started|told|promised|happened|asked|diagnosed|expired|born|bought|broke|left|quit|lost|saw|had|got|gave|sent|wrote|came|went|since|snapped|shouted|argued|rang|called|spoke|hit|crashed|fell|posted|charged|cancelled|gone|ran|made|sold|took|did|failed|cracked|tripped|spilt|spilled|paid|stolen|spent|met|flew)";
/** "said something awful to my mom on the phone sunday": over, however much stands between. */
const DID =
  "(?<=^|[,.]\\s|\\b(?:i|we|just)\\s)(?:said|lost|yelled|snapped|hit|crashed|dropped|spilled|missed|forgot|locked|left|broke|fought|argued|cried|hurt|fell)";
/** What leads on to something that is still to come. */
const STILL_OPEN =
  "(?:and|but|so|or|need|needs|want|have|has|due|by|until|before|would|will|going|must|should|i'd|i'll|i'm|we'd|we'll)";
/** "signed up in January": of a month, any deed before it is over; what is only arranged is not. */
const DONE_IN =
  "(?!(?:need|feed|bed|book|plan|schedul|deliver|invit|expect|arrang|suppos|allow)(?:ed|d)?\\b)(?:\\w{2,}ed|was|were|did|made|took|hurt|built|began|ran)";
const MONTH_OR_YEAR =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w{0,7}$|^(?:19|20)\d\d$/i;
/** What an hour belongs to that is no end of anything: "I'm up at 6:45", "they open at 8". */
const OTHER_HOUR =
  "(?:up|awake|opens?|starts?|begins?|from|scroll\\w*|ring|call|phone|queue|hungry|tired|busy|home|off)(?:\\s+\\w+)?\\s+(?:at|til|till|until)";
/** A thing's own end: "before it dies". */
const OWN_END = /\b(?:it|they|he|she)\s+(?:dies?|goes|fails?|runs out|breaks?)\b/i;

/** "the scan my doctor ordered in January" names a day that is over, "I'm up at 6:45" an hour of every day. */
function isOver({ kind, text, day }: Deadline, typed: string): boolean {
  if (kind === "event") return OWN_END.test(text);
  const named = (day ?? text).replace(/[^\p{L}\p{N} ]/gu, ".");
  // "quit my job by the 15th" is still to come.
  if (new RegExp(`\\bby\\s+${named}\\b`, "iu").test(typed)) return false;
  const isLong = MONTH_OR_YEAR.test(named);
  return [
    ...(isLong ? [`\\b${DONE_IN}\\s+(?:[\\w']+\\s+){0,6}?(?:in|since)\\s+${named}\\b`] : []),
    `\\b${HAPPENED}\\s+(?:[\\w'$£€.,]+\\s+){0,5}?(?:(?:in|on|last)\\s+)?${named}\\b`,
    `\\b${DID}\\s+(?:(?!${STILL_OPEN}\\b)[\\w']+\\s+){0,9}?(?:on\\s+|last\\s+)?${named}\\b`,
    `\\b${OTHER_HOUR}\\s+${named}`,
  ].some((told) => new RegExp(told, "iu").test(typed));
}

/** "my boss the report isn't done" names the boss alone. */
function alone(person: string | null): string | null {
  return (
    person?.replace(/(?<=\S\s\S+)\s(?:the|that|about|an?|his|her|their|he|she|they)\s.*$/i, "") ??
    null
  );
}

/** "run a marathon in under 4 hours": how fast, and not how long there is. */
const FINISHING_TIME =
  /(?<=\b(?:marathon|half|race|miles?|triathlon|ironman|\d+\s?k)\s)in (?:under|less than)\s+\d+(?:[:.]\d+)?\s*(?:hours?|minutes?|mins?)(?![\p{L}])\s*/iu;

/** "plan tomorrow", "get through monday": the doing names nothing but the day behind it. */
const ONLY_A_DAY =
  /^(?:plan|prepare|organi[sz]e|survive|enjoy|(?:get|make it|push|power|muddle) through|face)(?: without\b.*)?$/i;
/** A day that one lives through is no day to have something done by. */
const LIVES_THROUGH = /^(?:survive|enjoy|(?:get|make it|push|power|muddle) through|face)\b/i;

/** Reads a goal: verb, object, people, place, times, limits and obstacle. `text` is one clean line. */
export function readGoal(text: string): Goal {
  const calm = mendTypos(withWrittenForms(calmCapitals(text)));
  const aim = findAim(calm);
  const wanted = (aim.unwanted ? avoided(aim.core) : aim.core).replace(UNNOTICED, "");
  const ends = /^(?:stop|quit|avoid|reduce|give up|cut|limit|cap|restrict)\b/i.test(wanted);
  const ownRhythm = ends || isOneOff(wanted) ? { rhythm: null, rest: wanted } : takeRhythm(wanted);
  const ownLimits = takeLimits(ownRhythm.rest);
  const ownDeadline = takeDeadline(ownLimits.rest.replace(FINISHING_TIME, ""));
  const contextLimits = takeLimits(aim.context, calm);
  // "plan tomorrow" is about the day itself.
  const isDayItself = ONLY_A_DAY.test(ownDeadline.rest.trim());
  const bare = (isDayItself ? "" : trimEnds(ownDeadline.rest)) || wanted;
  const { core, byOthers } = rewordGetting(bare);
  const parts = readParts(core);
  const causing = readCausing(core);
  const label = withProperCapitals(shorten(plainStart(core), 80)).replace(/\s+,/g, ",");
  const due = ownDeadline.deadline ?? takeDeadline(contextLimits.rest).deadline;
  const isEveryDay = due?.kind === "event" && EVERY_DAY.test(due.text);
  const isLived = isDayItself && LIVES_THROUGH.test(ownDeadline.rest);
  const deadline = due === null || isEveryDay || isLived || isOver(due, calm) ? null : due;
  const shortSpan: Limit[] =
    deadline?.kind === "span" && /minute|hour/.test(deadline.text)
      ? [{ kind: "time", span: deadline.text.replace(/^in (?:under |less than |about )?/, "") }]
      : [];
  return {
    typed: text,
    core: withProperCapitals(plainStart(core)),
    label,
    short:
      /\b(?:is|are|was|has|won't|keeps?)\b/i.test(parts.tail ?? "") && parts.verb === null
        ? (parts.object ?? label)
        : label,
    ...parts,
    object: causing?.who ?? parts.object,
    context: aim.context,
    obstacle: aim.obstacle ?? TOO.exec(calm)?.[0] ?? null,
    person: alone(
      causing?.person ??
        trainee(parts) ??
        readPerson(calm.slice(0, 700), isContact(parts) ? parts.object : null),
    ),
    place: readPlace(core),
    amount: readAmount(core),
    deadline: shortSpan.length > 0 ? null : deadline,
    rhythm: ownRhythm.rhythm ?? (ends || isOneOff(wanted) ? null : readDose(core)),
    limits: [...ownLimits.limits, ...contextLimits.limits, ...shortSpan].slice(0, 3),
    byOthers,
    causing,
  };
}

/** "coworker Dave quit and i have to train the new girl": whom one does it with. */
function trainee({ verb, object }: Parts): string | null {
  const isOfOne = /^(?:train|onboard|coach|mentor|supervise|babysit)$/.test(verb ?? "");
  return isOfOne && object !== null && isSomeone(object) ? toSecondPerson(object) : null;
}

/** "call Sarah" and "talk to Sarah" name a person; "write an essay" and "reply by Friday" do not. */
function isContact(parts: Parts): boolean {
  if (parts.verb === null || (parts.verb === "ask" && parts.link === "for")) return false;
  if (/^(?:about|re|regarding|in|on|at|over)$/.test(parts.link ?? "")) return false;
  return (
    DIRECT_CONTACT.has(parts.verb) ||
    (TALK.has(parts.verb) && /^(?:to|with)$/.test(parts.link ?? ""))
  );
}

/** "walk 8,000 steps a day" and "drink 2 litres of water a day" name their dose within the goal. */
function readDose(core: string): string | null {
  const period = /\b\d\S*\s+\S+(?:\s+\S+){0,2}\s+(?:a|per|each)\s+(day|night|week)$/i.exec(
    core,
  )?.[1];
  return period === undefined ? null : `every ${period.toLowerCase()}`;
}

function readPlace(core: string): string | null {
  const found = PLACE.exec(withProperCapitals(core));
  return found?.[1] ?? null;
}

/** SHOUTED goals are read as if written small; short capitals such as "CV" alone do not count. */
function calmCapitals(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length > 5 && letters === letters.toUpperCase() ? text.toLowerCase() : text;
}

import { writtenKind } from "@/lib/decisions/planner/matching/kinds-by-id";
import { takeDeadline } from "@/lib/decisions/planner/reading/read-times";
import { SITUATIONS } from "@/lib/decisions/planner/situations/all";
import { FEELING_SITUATIONS } from "@/lib/decisions/planner/situations/feelings";
import { withWrittenForms } from "@/lib/decisions/planner/words/spoken-forms";
import { isPlainVerb } from "@/lib/decisions/planner/words/verbs";
import type { PlanLine } from "@/lib/decisions/planner/written/archetype";
import { spoken } from "@/lib/decisions/planner/written/slots";
import { linesToldBy } from "@/lib/decisions/planner/written/told-lines";

/** A situation that was told, with its plan and what the person's words fill in. */
export type ToldSituation = {
  id: string;
  lines: readonly PlanLine[];
  slots: Record<string, string>;
};

/** A situation is told in a sentence or two; what stands further on is read for nothing. */
const LONGEST_TELLING = 320;

/** Which situations are asked for: all that go first, feelings alone ("row"), or what goes after kinds of goals. */
export type Stage = "first" | "row" | "late";

/** First words that are things as often as orders: "rent is due", "water comes through". */
const ALSO_THINGS =
  /^(?:feel|keep|phone|water|smell|rent|report|book|fight|work|drain|stain|post|mail|e-?mail|light|heat|fuse|plan|paper|test|dust|leak|fish|house|lock|clean|dry|dress|need|time|sleep|sink|toilet|bank|boss|burn|garden|shower|train|bus|store|hate|miss|love|worry|feed|file|form|snow|park|sort|end|fail|run|start|stop)\s+(?!(?:the|my|our|an?|his|her|this|that|these|those|all|some|up|out|off|to|\d)\b)/i;
const SUBJECT_FIRST =
  /^\S+(?:\s\S+){0,3}?\s(?:is|are|was|were|isn't|won't|doesn't|keeps|has|hasn't|never|comes|coming|goes|going|due)\s/i;
const WISH =
  /(?:^|\b(?:i|we)(?:'ve|'d)?\s+(?:(?:really|just|also|still|now|would)\s+)*)(?:want|need|have|got|like|love|hope)\s+to\s+(?!(?:(?:go to )?work(?: (?:today|tomorrow|now|all day))?\W*$|(?:function|carry on|keep going|cope)\b)|(?:know|cry|scream|be|do|stop|start|sleep|give up|admit|say)\b)\w|\b(?:how to|help me)\s+\w/i;

/** True where someone says what is to be done, and does not tell how things are. */
function isOrder(said: string): boolean {
  const text = said.replace(/^(?:(?:finally|please|just|really|ok|so|now)[\s,]+)+/i, "");
  const first = /^[\p{L}'-]+/u.exec(text)?.[0] ?? "";
  const commands = isPlainVerb(first) && !ALSO_THINGS.test(text) && !SUBJECT_FIRST.test(text);
  return commands || WISH.test(text);
}

/** The situation that a text tells, or null. */
export function readSituation(typed: string, stage: Stage): ToldSituation | null {
  const text = withWrittenForms(typed.slice(0, LONGEST_TELLING).replace(/’/g, "'"));
  const orders = isOrder(text);
  if (stage === "row" && text.includes(":")) return null;
  for (const situation of stage === "row" ? FEELING_SITUATIONS : SITUATIONS) {
    if ((situation.late === true) !== (stage === "late")) continue;
    if (orders && situation.ordered !== true) continue;
    const told = situation.says.exec(text);
    if (told === null || situation.unless?.test(text) === true) continue;
    return {
      id: situation.id,
      lines: linesToldBy(writtenKind(`situation-${situation.id}`)?.lines ?? [], text),
      slots: slotsOf(told.groups, text),
    };
  }
  return null;
}

function slotsOf(groups: Record<string, string> | undefined, text: string): Record<string, string> {
  const { deadline } = takeDeadline(text);
  const who = groups?.who ?? groups?.name;
  const thing = groups?.thing ?? groups?.thing2;
  const place = groups?.place ?? groups?.place2;
  return {
    ...(who === undefined ? {} : { who: someone(who) }),
    ...(thing === undefined ? {} : { thing: something(thing) }),
    ...(place === undefined ? {} : { place: something(place) }),
    ...(deadline === null ? {} : { deadline: deadline.text }),
    ...(deadline?.day == null ? {} : { day: deadline.day }),
  };
}

/** "my 6 year old" is "your 6-year-old", "dog" is "your dog", "Ana" stays. */
function someone(words: string): string {
  const named = words
    .replace(/(\w+)[- ]?(?:years?|yrs?)[- ]?olds?\b/i, "$1-year-old")
    .replace(/(\d+) ?yo\b/i, "$1-year-old");
  if (/^\p{Lu}\p{Ll}/u.test(named) && !/^(?:My|Our|The|Her|His)\b/.test(named)) {
    return /\s/.test(named) || COMMON.test(named) ? `your ${named.toLowerCase()}` : named;
  }
  return spoken(
    /^(?:my|our|the|her|his|everyone)\b/i.test(named) ? lowered(named) : `your ${named}`,
  );
}

const COMMON =
  /^(?:toddlers?|sons?|daughters?|kids?|child|children|baby|teens?|teenagers?|twins|boys?|girls?|dogs?|puppy|cats?|kittens?|rabbits?|hamster|horse|parrot)$/i;

/** Words that stand before a thing and are no part of its name. */
const NOT_NAMING =
  /^(?:i|we|my|our|the|an?|and|but|so|to|for|of|on|in|at|by|no|not|with|is|it's|need|have|has|got|had|write|finish|do|start|started|haven't|due|still|tomorrow|today|tonight|before|until|this|morning|\d+(?:am|pm)?)\s+(?=\S)/i;

function something(words: string): string {
  let named = lowered(words.trim());
  const isOwn = /^(?:my|our)\s/i.test(named);
  while (NOT_NAMING.test(named)) named = named.replace(NOT_NAMING, "");
  return spoken(isOwn ? `my ${named}` : `the ${named}`);
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

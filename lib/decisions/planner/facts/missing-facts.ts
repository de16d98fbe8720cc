import { factKind } from "@/lib/decisions/planner/facts/fact-kinds";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import type { PlannedStep } from "@/lib/decisions/planner/types";
import {
  asClause,
  HARSH,
  LOOSE,
  PLEA,
  runsOf,
  SENTENCES,
} from "@/lib/decisions/planner/words/clauses";
import { mendTypos } from "@/lib/decisions/planner/words/mend-typos";
import { normalWords } from "@/lib/decisions/planner/words/normal-words";
import { isPlainVerb } from "@/lib/decisions/planner/words/verbs";
import { toSecondPerson, withProperCapitals } from "@/lib/decisions/planner/words/wording";
import type { DraftStep } from "@/lib/decisions/planner/written/sizes";
import type { Slots } from "@/lib/decisions/planner/written/slots";
import { spokenWords } from "@/lib/decisions/planner/written/told-lines";

/** Numbers and names within a goal, which its plan should repeat. */
const TELLING = /[$£€]?\d[\d,.]*\d|[$£€]?\d|(?<=\s)\p{Lu}\p{L}{2,}/gu;
const SEGMENT = /(?=\s(?:for|with|in|at|from|to|on|about|near|by|after)\s)|(?=,(?!\d))/i;
/** When something began, or how long it has lasted, binds no step: "in 2021", "in the hall since May". */
const PAST =
  /^(?:(?:in|since) (?:january|february|march|april|may|june|july|august|september|october|november|december|\d{4})$|for (?:\S+ ){1,2}(?:years|months)$|.*\bsince\b|.*\b(?:ago|yesterday)\b|.*\b(?:was|were|moved|bought|got|came|started|went|left)\b.*\b(?:in|last)\b)/i;
const NUMBER = /[$£€]?\d[\d,.]*\d|[$£€]?\d/g;
const LONGEST_FACT = 95;
const MOST_FACTS = 3;
/** Words that say too little to be missed in a plan. */
const EMPTY =
  /^(?:thing|stuff|something|anything|everything|someone|people|person|bit|lot|kind|sort|way|time|day|week|month|year|hour|minute|today|tomorrow|tonight|morning|last|next|first|new|old|own|good|better|best|bad|big|small|little|long|whole|real|really|proper|properly|enough|more|less|much|many|few|every|rid|each|other|one|two|again|still|yet|finally|soon|later|now|then|here|there|back|out|up|off|down|it|i|you|he|she|we|they|me|him|them|is|are|was|were|be|been|am|do|doe|did|done|have|had|get|got|go|going|make|made|want|need|would|could|should|will|can|not|no|or|if|that|who|which|what|when|how|because|but|so|just|only|even|too|also|very|without|until|before|after|while|since|than|home|regularly|daily|weekly|actually|maybe|please)$/;
/** What a person feels, asks for or says of themselves is met by the obstacle's step, or by none. */
const NO_FACT =
  /\b(?:hate|feel\w*|angry|scared|afraid|ashamed|embarrass\w*|guilty|sad|cry\w*|tired|exhausted|overwhelm\w*|stress\w*|anxi\w*|worr\w*|panic\w*|nervous|hopeless|lonely|idk|no idea|no energy|motivat\w*|focus\w*|help|please|thanks?|hope|wondering|procrastinat\w*|putting|lol|ugh|stupid|lazy|useless|disaster|nightmare|kill\w*|die|died|dead|los\w+ (?:my|your|the) (?:mind|will)|brain|being (?:so |really )?(?:nice|lovely|difficult|weird)|trust (?:myself|yourself)|is waiting|are waiting|about it|sick of|fed up|mad at|going (?:mad|crazy|insane)|driving (?:me|you)|every(?:body| ?one) (?:else )?(?:is|can|has|does)|makes? (?:me|you) (?:feel|want)|can't (?:stand|face|bear|cope)|somewhere|somehow)\b/i;

/** What a goal says and no step holds yet, in the person's words and spoken to them. */
export type Missing = {
  /** Words of the goal itself that hold a name, a number or a thing: "for 8". */
  parts: string[];
  /** Whole clauses told beside the goal: "the seat is cracked". */
  facts: string[];
};

/** Reads what the steps leave out; null where they leave out nothing. */
export function readMissing(
  plan: readonly PlannedStep[],
  goal: Goal,
  slots: Slots,
): Missing | null {
  const held = new Set(plan.flatMap(({ text }) => normalWords(text)));
  const { isAimMissing, parts } = missingThings(held, goal);
  const told = isAimMissing ? [] : [...numbersAndNames(plan, goal, slots), ...parts];
  const kept = withoutDoubles(told.map((part) => withProperCapitals(part.replace(/^[,\s]+/, ""))));
  const facts = withoutDoubles(toldBeside(plan, held, goal)).slice(0, MOST_FACTS);
  return kept.length + facts.length === 0
    ? null
    : { parts: kept.filter((part) => !LOOSE.test(part)), facts };
}

function withoutDoubles(facts: readonly string[]): string[] {
  return facts.filter(
    (fact, at) => !facts.some((other, before) => holds(other, fact, before < at)),
  );
}

/** True where a fact says all that the other says, and more or earlier. */
function holds(whole: string, part: string, earlier: boolean): boolean {
  return (
    whole.toLowerCase().includes(part.toLowerCase()) && (whole.length > part.length || earlier)
  );
}

/** True when a step holds the words, also spoken to the person. */
export function names(plan: readonly PlannedStep[], words: string): boolean {
  const wanted = words.toLowerCase();
  return plan.some(({ text }) =>
    [text, toSecondPerson(text)].some((said) => said.toLowerCase().includes(wanted)),
  );
}

/** Whether a line of the plan is there because of these words: "no car" was met by a line of its own. A sum has to be named. */
export function isAnswered(plan: readonly DraftStep[], words: string): boolean {
  const last = spokenWords(words).trim().split(" ").at(-1) ?? "";
  return !/\d/.test(last) && plan.some(({ answers }) => answers?.split(" ").includes(last));
}

/** The words around names and numbers that no step holds yet: "for 8", "in your mother's kitchen". */
function numbersAndNames(plan: readonly PlannedStep[], goal: Goal, slots: Slots): string[] {
  const short = ownClause(goal.short);
  const said = toSecondPerson(short).toLowerCase();
  const people = [slots.person, slots.place].filter((name) => name !== undefined);
  const telling = [...people, ...(short.match(TELLING) ?? [])].filter(
    (word) => said.includes(word.toLowerCase()) && !names(plan, word),
  );
  const segments = segmentsOf(short);
  const facts: string[] = [];
  let inFact = false;
  for (const [at, part] of segments.entries()) {
    const tells =
      !PAST.test(part) && telling.some((word) => part.toLowerCase().includes(word.toLowerCase()));
    if (tells) {
      const purpose = /^to\s/.test(segments[at - 1] ?? "") ? segments[at - 1] : undefined;
      const before = inFact ? facts.pop() : purpose;
      facts.push(before === undefined ? part : sideBySide(before, part));
    }
    inFact = tells;
  }
  return facts;
}

function segmentsOf(text: string): string[] {
  return toSecondPerson(text)
    .split(SEGMENT)
    .map((part) => part.trim());
}

/** Two segments that stand side by side, as they were written. */
function sideBySide(one: string, other: string): string {
  return other.startsWith(",") ? `${one}${other}` : `${one} ${other}`;
}

/** The parts of the goal of which no word is in a step, side by side ones as one; or all of it. */
function missingThings(
  held: ReadonlySet<string>,
  goal: Goal,
): { isAimMissing: boolean; parts: string[] } {
  const label = ownClause(goal.label);
  const isVerbFirst = goal.verb !== null && goal.object !== null && label.includes(" ");
  const things = isVerbFirst ? label.replace(/^\S+\s+/, "") : label;
  const parts: string[] = [];
  let missing = 0;
  let before = false;
  const segments = segmentsOf(things);
  for (const [at, part] of segments.entries()) {
    const isGone = (at === 0 || !PAST.test(part)) && isMissing(part, held);
    if (isGone) {
      missing += 1;
      const beside = before ? parts.pop() : undefined;
      parts.push(beside === undefined ? part : sideBySide(beside, part));
    }
    before = isGone;
  }
  const isAimMissing = missing > 0 && isMissing(segments[0] ?? "", held);
  return { isAimMissing, parts: parts.filter((part) => thingsIn(part).length > 0) };
}

/** The goal's own clause, without what a comma or a colon sets beside it: "cook dinner for five". */
export function ownClause(label: string): string {
  const head = label.split(/,\s|:\s|\s[-–—]\s/)[0] ?? label;
  return head.includes(" ") ? head : label;
}

/** What is told beside the goal and holds a number or a thing which no step holds, in whole clauses. */
function toldBeside(plan: readonly PlannedStep[], held: ReadonlySet<string>, goal: Goal): string[] {
  const obstacle = goal.obstacle?.toLowerCase() ?? "";
  const aim = rootsOf(ownClause(goal.label));
  const isAim = (clause: string): boolean => {
    const said = rootsOf(clause);
    const common = said.filter((root) => aim.includes(root)).length;
    return (
      (said.length === 0 && !/\d/.test(clause)) ||
      (said.length > 0 && common * 2 >= said.length) ||
      (common > 1 && common * 5 >= aim.length * 3)
    );
  };
  const tells = (clause: string): boolean => {
    const said = asClause(clause);
    if (HARSH.test(said)) return false;
    if (hasNewName(plan, said)) return true;
    if (!said.includes(" ") || LOOSE.test(said) || obstacle.includes(said.toLowerCase()))
      return false;
    if ((said.match(NUMBER) ?? []).some((word) => !names(plan, word))) return true;
    const isPlea = NO_FACT.test(said) && !/^(?:health|measure)$/.test(factKind(said));
    return (
      !isPlea &&
      !PAST.test(said) &&
      thingsIn(said).length > 0 &&
      (isMissing(said, held) || (factKind(said) !== "other" && addsTo(plan, held, said)))
    );
  };
  return mendTypos(goal.typed)
    .split(SENTENCES)
    .flatMap((sentence) => runsOf(sentence, isAim))
    .flatMap((run) => {
      const telling = run.map((piece, at) => at % 2 === 0 && tells(piece));
      if (!telling.includes(true)) return [];
      const adds = run.map(
        (piece, at) =>
          at % 2 === 0 && (telling[at] === true || addsTo(plan, held, asClause(piece))),
      );
      const kept = run.slice(adds.indexOf(true), adds.lastIndexOf(true) + 1);
      const whole = asClause(kept.join(""));
      const isWhole =
        whole.length <= LONGEST_FACT &&
        !kept.some((piece) => PLEA.test(piece) || HARSH.test(asClause(piece)));
      if (isWhole) return whole === "" ? [] : [whole];
      return run
        .filter((_, at) => telling[at])
        .map(asClause)
        .filter((clause) => clause.length <= LONGEST_FACT);
    });
}

/** A name within a clause, or at the start of one that a comma opens, that no step holds: "Lena takes over". */
function hasNewName(plan: readonly PlannedStep[], clause: string): boolean {
  const found = /(?<=\s)\p{Lu}\p{Ll}{2,}|^\p{Lu}\p{Ll}{2,}(?='s?\s|\s\p{Ll}+s\s|$)/u.exec(
    clause,
  )?.[0];
  return found !== undefined && !PLEA.test(clause) && !names(plan, found);
}

/** True when a clause holds a thing or a number that stands in no step yet. */
function addsTo(plan: readonly PlannedStep[], held: ReadonlySet<string>, clause: string): boolean {
  return (
    clause.includes(" ") &&
    !LOOSE.test(clause) &&
    (wordsIn(clause).some((word) => word.length > 3 && !held.has(word)) ||
      (clause.match(NUMBER) ?? []).some((word) => !names(plan, word)))
  );
}

/** The beginnings of the telling words: "knit" and "knitting" are one. */
function rootsOf(text: string): string[] {
  return normalWords(text)
    .filter((word) => word.length > 2 && !EMPTY.test(word))
    .map((word) => word.slice(0, 4));
}

function wordsIn(part: string): string[] {
  return normalWords(part).filter((word) => word.length > 2 && !EMPTY.test(word));
}

/** The telling words that name a thing and do nothing: "seat" of "the seat cracked". */
function thingsIn(part: string): string[] {
  return wordsIn(part).filter((word) => !isPlainVerb(word) && !/ed$/.test(word));
}

/** True when the steps hold less than half of the things that the words name. */
function isMissing(part: string, held: ReadonlySet<string>): boolean {
  const things = thingsIn(part);
  const told = things.length > 0 ? things : wordsIn(part);
  const present = told.filter((word) => held.has(word)).length;
  return told.length > 0 && present * 2 < told.length;
}

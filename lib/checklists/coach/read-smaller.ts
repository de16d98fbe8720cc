import type { ChecklistStep } from "@/lib/checklists/types";
import { findSteps } from "./find-steps";
import { nextOpen } from "./next-open";
import { splitStep } from "./split-step";
import type { CoachAnswer, Operation } from "./types";
import { named, spoken } from "./way-in";
import {
  answered,
  capitalised,
  isOpen,
  namedAll,
  questionAbout,
  stayTicked,
  type Wish,
} from "./wish";

/** So many steps are split at once when all are too big; more would make the list a wall. */
const MOST_AT_ONCE = 3;

const PIECES =
  "(?: (?:in|into|to|in to|as)(?: (?:some|even|much|a few|several|many|more|two|three|four|five|\\d+|little|tiny|small|smaller|baby|bite-?sized?|manageable|easier|single))* (?:steps?|parts?|pieces?|chunks?|bits?|tasks?|halves|sub-?steps?|ones?))?";
const DEGREE =
  "(?: (?:a|bit|little|lot|much|even|way|far|more|less|still|into|really|so|just|all|too|kind of))*";
const SMALL = `(?:smaller|easier|simpler|tinier|tiny|small|easy|shorter|quicker|specific|detailed|concrete|doable|manageable|clearer|bite-?sized?|big|scary|hard|difficult|daunting|complicated|overwhelming|vague|intense|demanding|strict|painful)`;
const BIG =
  "(?:big|hard|difficult|large|huge|complicated|complex|vague|long|heavy|scary|unclear|daunting|ambitious|broad|general|abstract|much work|intimidating|overwhelming|demanding)";

const TARGETED: readonly RegExp[] = [
  new RegExp(
    `^(?:break|split|divide|chop|chunk)(?: up| down| apart)? (.+?)(?: (?:down|up|apart|further|more))*${PIECES}(?: (?:for me|more))?$`,
  ),
  new RegExp(
    `^(?:make|get|keep|i (?:want|need|like|prefer)) (.+?)${DEGREE} ${SMALL}(?: (?:to (?:start|do)|for me|please|steps?))*$`,
  ),
  new RegExp(`^(?:turn|cut|slice|chop) (.+?)${PIECES.replace(/\?$/, "")}$`),
  /^(?:break|split|divide|cut|chop) (.+?) (?:in|into) (?:two|three|four|half|halves|2|3|4)$/,
  new RegExp(
    `^(.+?)(?:'s| is| are| looks?| feels?| seems?| sounds?)(?: (?:still|just|way|much|far|a bit|a little|really|so|kind of|all|also))* too ${BIG}(?: (?:for me|to start|to do|right now|now|today|for now|at once))*$`,
  ),
  /^(?:add|give(?: me)?|put)?(?: some| a bit)? ?more (?:details?|steps|sub-?steps|information|info) (?:for|on|about|in|to|of) (.+)$/,
  /^(?:be |get )?(?:a (?:bit|little) )?(?:more |much )?(?:specific|detailed|concrete|clear|clearer|precise|exact) (?:about|on|for|with|in) (.+)$/,
  /^(.+?) (?:in|into) (?:two|three|four|2|3|4|a few|several|smaller) (?:parts|steps|pieces|halves|bits|chunks)$/,
  /^((?:step|task|number) \d+|the .+ one),? (?:please )?(?:explain|split|simplify|smaller|easier)$/,
  /^(?:shrink|simplify|shorten|detail|explain|elaborate(?: on)?|specify|downsize) (.+)$/,
  /^(?:how (?:do|can|should|would|am) i(?: supposed to)?(?: do| start| begin| tackle)?|how to|show me how to|what does) (.+?)(?: mean)?$/,
];
/** Feelings about one step; without a step they are a matter of `readStuck`. */
const FELT: readonly RegExp[] = [
  /^(.+?)(?:'s| is| are| looks?| feels?| seems?| sounds?) (?:(?:still|just|pretty|quite|really|so|very|super|rather|kind of|a bit|a little) )*(?:not (?:clear|specific|concrete|detailed|small|simple|easy)(?: enough)?|unclear|embarrassing|awkward|annoying|gross|vague|huge|scary|daunting|intimidating|impossible|overwhelming|hard|difficult|tough|big|confusing|a lot)(?: (?:to|for) me)?$/,
  /^(.+?) (?:scares|frightens|stresses|overwhelms|worries|intimidates|paraly[sz]es|bores) me\b.*$/,
  /^(?:i(?:'m| am)(?: really| totally| so)* (?:stuck|blocked|scared|afraid|nervous|anxious|overwhelmed)|i(?: really)? (?:dread|hate|fear)|i (?:keep|am|'m)(?: on)? (?:avoiding|putting off|postponing|delaying)|i (?:can't|cannot) (?:start|begin|do|face|bring myself to(?: do)?|get into|manage)|help(?: me)?(?: with)?) ?(?:on|at|with|in|by|of|about|to)? (.+)$/,
  /^(.+?)(?:'s| is| are| feels?| seems?| looks?)(?: (?:still|just|way|far|really|all|also))* too much(?: (?:for me|right now|now|today))*$/,
  /^i (?:don't|do not) (?:understand|get|know how to(?: do| start| begin)?|know what to do (?:for|with|about)) (.+)$/,
  /^(?:(?:calling|doing|the thought of) )?(.+?) (?:makes me|is making me)(?: feel)?(?: so| really)* (?:nervous|anxious|scared|sick|panic|sad|bad|cry)$/,
  /^(.+?) (?:takes|is taking)(?: me)? (?:forever|ages|way too long|too long)$/,
];
const GENERAL = new RegExp(
  `\\b(?:smaller|tinier|bite-?sized?|baby steps?|tiny steps?|easier|simpler)\\b|\\b(?:make|keep) (?:it|this|things|the plan) simple\\b|\\b(?:simple|shorter) steps\\b|\\btoo ${BIG}\\b|\\bbreak (?:it|this|that|them|things|everything)? ?(?:down|up)\\b|\\bmore (?:detail|detailed|specific|concrete|steps)\\b|\\bnot (?:specific|detailed|concrete|clear) enough\\b`,
);

/** "Step 2 is too big", "break down the first one", "make the steps smaller". */
export function readSmaller({ clause, steps }: Wish): CoachAnswer | null {
  for (const pattern of [...TARGETED, ...FELT]) {
    const phrase = clause.match(pattern)?.[1]?.said;
    const isVague =
      FELT.includes(pattern) &&
      /^(?:it|this|that|them|these|everything|(?:the |these |all |my )*(?:steps|tasks))$/.test(
        phrase ?? "",
      );
    const read = phrase && !isVague ? smallerNamed(phrase, steps) : null;
    if (read) return read;
  }
  return null;
}

/** "This is too hard", "smaller steps please": no step is named, so the next one gets smaller. */
export function readSmallerInGeneral({ clause, steps }: Wish): CoachAnswer | null {
  if (!GENERAL.test(clause.said)) return null;
  const isAboutAll = /\b(?:steps|tasks|they|them|all|everything|these|those)\b/.test(clause.said);
  const next = nextOpen(steps);
  if (isAboutAll || !next) return smallerAll(steps.filter(isOpen));
  return smallerNext(next, steps);
}

/** The next step, or the first one that can be smaller: a small step is not what is meant. */
function smallerNext(next: ChecklistStep, steps: readonly ChecklistStep[]): CoachAnswer {
  const [big] = splitOf(next) ? [] : steps.filter((step) => isOpen(step) && splitOf(step));
  return smallerOne(big ?? next, !big);
}

function smallerNamed(phrase: string, steps: readonly ChecklistStep[]): CoachAnswer | null {
  if (/^(?:my |the |this |whole )*(?:list|plan|checklist)$/.test(phrase)) return null;
  const found = findSteps(phrase, steps);
  if (found.kind !== "steps") return questionAbout(found, steps);
  const open = found.steps.filter(isOpen);
  const [only] = open;
  if (only && /^(?:it|this|that)$/.test(phrase)) return smallerNext(only, steps);
  // "The first step" is the one to begin with, when what stands first is ticked.
  const next = /^(?:the |my )?first\b/.test(phrase) ? nextOpen(steps) : null;
  if (!only && next) return smallerOne(next);
  if (!only) return found.steps.length > 0 ? stayTicked(found.steps) : null;
  return open.length === 1 ? smallerOne(only) : smallerAll(open);
}

function smallerOne(step: ChecklistStep, isNamed = true): CoachAnswer {
  const operation = splitOf(step);
  if (!operation) {
    return answered(
      step.subSteps.length > 0
        ? `It has its smaller steps already. Just take the first one: ${named(firstPart(step))}.`
        : `${capitalised(named(step.text))} is about as small as a step gets. Just begin; you may stop after a minute.`,
    );
  }
  const [first] = operation.parts;
  return answered(
    `I made ${isNamed ? "it" : named(step.text)} ${operation.parts.length} smaller ones. It begins like this: ${spoken(first?.text ?? "")}.`,
    [operation],
  );
}

function firstPart({ text, subSteps }: ChecklistStep): string {
  return (subSteps.find((part) => !part.completed) ?? subSteps[0])?.text ?? text;
}

function smallerAll(open: readonly ChecklistStep[]): CoachAnswer {
  const biggest = open
    .map((step) => splitOf(step))
    .filter((split) => split !== null)
    .slice(0, MOST_AT_ONCE);
  const ids = new Set<string>(biggest.map(({ id }) => id));
  const split = open.filter(({ id }) => ids.has(id));
  if (split.length === 0) {
    return answered("They are about as small as steps get. Just take the first one, and no more.");
  }
  const rest = open.some((step) => !ids.has(step.id) && splitOf(step) !== null);
  return answered(
    `I broke ${namedAll(split)} into smaller ones.${rest ? " The later ones can wait; tell me when it is their turn." : ""}`,
    biggest,
  );
}

function splitOf(step: ChecklistStep): Extract<Operation, { action: "split" }> | null {
  if (step.subSteps.length > 0) return null;
  const parts = splitStep(step);
  return parts && { action: "split", id: step.id, parts };
}

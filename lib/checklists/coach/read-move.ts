import type { ChecklistStep } from "@/lib/checklists/types";
import type { Clause } from "./clause";
import { findSteps } from "./find-steps";
import { ORDINAL, readNumber } from "./numbers";
import type { CoachAnswer, Operation, Place } from "./types";
import { named } from "./way-in";
import {
  answered,
  askedBack,
  capitalised,
  findOne,
  isOpen,
  namedAll,
  questionAbout,
  stayTicked,
  type Wish,
} from "./wish";

const FIRST =
  "(?:to |at |up |in |on |back |all the way )*(?:the )?(?:very )?(?:top|start|beginning|front|first)(?: (?:place|position|spot|step|one|task|of (?:the|my) (?:list|plan)))?";
const LAST =
  "(?:to |at |in |on |down |back |all the way )*(?:the )?(?:very )?(?:bottom|end|last|back)(?: (?:place|position|spot|step|one|task|of (?:the|my) (?:list|plan)))?";
const BESIDE =
  "(?:right |directly |to (?:right )?|just )*(?:before|after|above|below|behind|under|ahead of|in front of) .+";
const NUMBERED = `(?:to |into |in |at )+(?:the )?(?:position |place |number |spot |slot |step |no\\.? ?|#)?${ORDINAL}(?: (?:place|position|spot|step))?`;
const SHIFT =
  "(?:up|down|earlier|later|higher|lower|forwards?|backwards?)(?: (?:by )?(?:one|two|three|a bit|a step|\\d+)(?: (?:steps?|places?|spots?))?)?";
const GOAL = `(${FIRST}|${LAST}|${BESIDE}|${NUMBERED}|${SHIFT})`;

const MOVE = new RegExp(
  `^(?:move|put|place|bring|shift|push|pull|drag|take|bump|do|have|get|make|i want|i(?:'d| would) like|i need) (.+?)(?: to (?:be|come|go|happen))?,? ${GOAL}(?: please)?$`,
);
const SHOULD = new RegExp(
  `^(.+?) (?:(?:should|must|needs to|has to|could|can|ought to)(?: (?:come|go|be|happen|stand|move|be done))?|comes?|go(?:es)?|be|belongs|to) ${GOAL}$`,
);
const BEFORE_ALL =
  /^(?:start with|begin with|starting with|do|(?:skip|jump)(?: ahead)? to) (.+?)(?: (?:first|today|now))?$/;
/** "step 7 is too soon", "the call comes too late". */
const MISTIMED = /^(.+?) (?:is|comes|feels) (?:way |much |a bit )*too (early|soon|late)$/;
const BARE = new RegExp(`^(.+?),? (first|last|${BESIDE}|${SHIFT})$`);
const SWAP =
  /^(?:swap|switch|exchange|flip|trade)(?: places of| the order of| around)? (.+?) (?:and|with|for) (.+?)(?: around)?$/;

const SWAP_PAIR = /^(?:swap|switch|exchange|flip) (.+)$/;

/** "Move step 3 to the top", "do the call before step 2", "swap 2 and 4". */
export function readMove(wish: Wish): CoachAnswer | null {
  // "What comes after step 4" asks, and moves nothing.
  if (/^(?:what|which|who|where|when|how|why)\b/.test(wish.clause.said)) return null;
  const swap = wish.clause.match(SWAP);
  if (swap?.[1] && swap[2]) return swapped(swap[1].said, swap[2].said, wish.steps);
  const pair = wish.clause.match(SWAP_PAIR)?.[1];
  const found = pair && findSteps(pair.said, wish.steps);
  const [one, other] = found?.kind === "steps" ? found.steps : [];
  if (one && other && found?.kind === "steps" && found.steps.length === 2) {
    return exchanged(one, other, wish.steps);
  }
  for (const pattern of [MOVE, SHOULD, BARE]) {
    const groups = wish.clause.match(pattern);
    const [phrase, goal] = [groups?.[1], groups?.[2]];
    const read = phrase && goal ? moved(phrase, goal.said, wish.steps) : null;
    if (read) return read;
  }
  const [, mistimed, when] = wish.clause.match(MISTIMED) ?? [];
  if (mistimed && when) return moved(mistimed, when.said === "late" ? "up" : "down", wish.steps);
  const start = wish.clause.match(BEFORE_ALL)?.[1];
  const isStart = start && /^(?:start|begin|skip|jump)|(?:first|today|now)$/.test(wish.clause.said);
  return isStart ? startedWith(start, wish) : null;
}

/** "Start with the kitchen", where no open step is about the kitchen. */
function startedWith(start: Clause, { clause, steps }: Wish): CoachAnswer | null {
  const found = findSteps(start.said, steps);
  const isThere = found.kind === "several" || (found.kind === "steps" && found.steps.some(isOpen));
  if (isThere || !/^(?:start|begin)/.test(clause.said)) return moved(start, "first", steps);
  return askedBack(
    `No open step names ${named(start.own)}. To begin with it, say “add ${start.own} first”.`,
  );
}

function moved(phrase: Clause, goal: string, steps: readonly ChecklistStep[]): CoachAnswer | null {
  const found = findSteps(phrase.said, steps);
  if (found.kind !== "steps") return questionAbout(found, steps);
  const [first] = found.steps;
  if (!first) return null;
  if (found.steps.every(({ completed }) => completed)) return stayTicked(found.steps);
  if (found.steps.length > 1 && found.steps.length === steps.filter(isOpen).length) {
    return askedBack("Which one shall move? Its number is enough, for example “move step 3 up”.");
  }
  const to = readGoal(goal, first, steps);
  if (to === null || "reply" in to) return to;
  const others = found.steps.slice(1);
  const following = others.map((step, index): Operation => {
    const before = found.steps[index];
    return { action: "move", id: step.id, to: { after: before?.id ?? first.id } };
  });
  const [which, verb] = [namedAll(found.steps), found.steps.length === 1 ? "is" : "are"];
  return answered(`${capitalised(which)} ${verb} ${to.words} now.`, [
    { action: "move", id: first.id, to: to.place },
    ...following,
  ]);
}

type Goal = { place: Place; words: string };

function readGoal(
  goal: string,
  moving: ChecklistStep,
  steps: readonly ChecklistStep[],
): Goal | CoachAnswer | null {
  const is = (pattern: string) => new RegExp(`^${pattern}$`).test(goal);
  if (is(FIRST)) return { place: "first", words: "at the front" };
  if (is(LAST)) return { place: "last", words: "at the end" };
  const others = steps.filter((step) => step !== moving);
  const beside = /^.*?\b(before|after|above|below|behind|under|ahead of|in front of) (.+)$/.exec(
    goal,
  );
  if (beside?.[2] !== undefined) {
    const one = findOne(
      beside[2],
      others.length < steps.length && /\d/.test(beside[2]) ? steps : others,
    );
    if (!one || "question" in one) return one?.question ?? null;
    const isBefore = /before|above|ahead|front/.test(beside[1] ?? "");
    const place = isBefore ? { before: one.step.id } : { after: one.step.id };
    return { place, words: `${isBefore ? "before" : "after"} ${namedAll([one.step])}` };
  }
  const at = steps.indexOf(moving);
  if (is(SHIFT)) {
    const count = readNumber(/\b(one|two|three|\d+)\b/.exec(goal)?.[1] ?? "one") ?? 1;
    return toPlace(at + (/up|earlier|higher|forward/.test(goal) ? -count : count), moving, steps);
  }
  const number = readNumber(
    new RegExp(`(${ORDINAL})(?: (?:place|position|spot|step))?$`).exec(goal)?.[1] ?? "",
  );
  if (number === null) return null;
  if (number < 1 || number > steps.length) {
    return questionAbout({ kind: "missing", number }, steps);
  }
  return toPlace(number - 1, moving, steps);
}

function toPlace(index: number, moving: ChecklistStep, steps: readonly ChecklistStep[]): Goal {
  const others = steps.filter((step) => step !== moving);
  const next = others[Math.max(0, index)];
  const words = `in place ${Math.min(steps.length, Math.max(1, index + 1))}`;
  return next ? { place: { before: next.id }, words } : { place: "last", words };
}

function swapped(one: string, other: string, steps: readonly ChecklistStep[]): CoachAnswer | null {
  const [first, second] = [findOne(one, steps), findOne(other, steps)];
  if (!first || !second) return null;
  if ("question" in first) return first.question;
  if ("question" in second) return second.question;
  return exchanged(first.step, second.step, steps);
}

function exchanged(
  one: ChecklistStep,
  other: ChecklistStep,
  steps: readonly ChecklistStep[],
): CoachAnswer | null {
  const [early, late] = [one, other].sort((a, b) => steps.indexOf(a) - steps.indexOf(b));
  if (!early || !late || early === late) return null;
  const afterEarly = steps[steps.indexOf(early) + 1];
  const operations: Operation[] = [
    { action: "move", id: early.id, to: { after: late.id } },
    ...(afterEarly && afterEarly !== late
      ? [{ action: "move" as const, id: late.id, to: { before: afterEarly.id } }]
      : []),
  ];
  return answered(`${capitalised(namedAll([one, other]))} have changed places.`, operations);
}

import { type Addition, withAddition } from "@/lib/decisions/planner/facts/additions";
import { forDeadline } from "@/lib/decisions/planner/facts/deadline-steps";
import { howFar } from "@/lib/decisions/planner/facts/how-far";
import { forLimit, withoutCalls } from "@/lib/decisions/planner/facts/limit-steps";
import { isAnswered, names } from "@/lib/decisions/planner/facts/missing-facts";
import { nameAmount } from "@/lib/decisions/planner/facts/name-amount";
import { nameDebts } from "@/lib/decisions/planner/facts/named-debts";
import { callByName } from "@/lib/decisions/planner/facts/named-people";
import { sharesOf } from "@/lib/decisions/planner/facts/shares";
import { weaveFacts } from "@/lib/decisions/planner/facts/weave-facts";
import { OBSTACLES } from "@/lib/decisions/planner/reading/obstacles";
import type { Goal } from "@/lib/decisions/planner/reading/read-goal";
import type { Limit } from "@/lib/decisions/planner/reading/read-limits";
import type { PlannedStep, PlanSize } from "@/lib/decisions/planner/types";
import { fillSlots } from "@/lib/decisions/planner/written/fill-slots";
import { splitActions } from "@/lib/decisions/planner/written/second-action";
import type { DraftStep } from "@/lib/decisions/planner/written/sizes";
import { nameOf, namesDose, type Slots } from "@/lib/decisions/planner/written/slots";

/** Changes and adds steps by what the goal said beside: limits, obstacle, deadline, rhythm and the person's own facts. */
export function tailor(
  steps: readonly DraftStep[],
  goal: Goal,
  slots: Slots,
  size: PlanSize,
): PlannedStep[] {
  let plan = withoutCalls(callByName(nameDebts(steps, goal.typed), goal.typed), goal.limits);
  for (const [words, addition] of additionsFor(goal, slots, plan)) {
    if (!names(plan, words) && !isAnswered(plan, words)) {
      plan = withAddition(plan, addition, size);
    }
  }
  plan = weaveFacts(nameAmount(withPerson(plan, goal), goal), goal, slots, size);
  return splitActions(
    plan.map(({ text, minutes }) => ({ text, minutes })),
    size,
  );
}

const WRITES_TO =
  /^(Send (?:it|them)|Write (?:one|two|three|four|five) (?:lines?|sentences?))\b(?! to\b)/;
/** Verbs of goals that are for somebody to read or hear. */
const ADDRESSES =
  /^(?:tell|ask|write|email|e-mail|text|message|reply|apologi[sz]e|thank|invite|send|call|ring|answer|warn|notify|respond|contact)$/;

/** Who gets what is written, where no step names them: "Send it to Chen". */
function withPerson(plan: readonly DraftStep[], { person, verb }: Goal): DraftStep[] {
  const at = plan.findIndex(({ text }) => WRITES_TO.test(text));
  const step = plan[at];
  const isAddressed = person !== null && ADDRESSES.test(verb ?? "");
  if (!isAddressed || step === undefined || names(plan, person)) return [...plan];
  return plan.with(at, {
    ...step,
    text: step.text.replace(WRITES_TO, (own) => `${own} to ${person}`),
  });
}

/** Each addition with the words that make it needless once a step holds them. */
function additionsFor(goal: Goal, slots: Slots, plan: readonly DraftStep[]): [string, Addition][] {
  const additions: [string, Addition][] = [
    ...sharesOf(goal).filter(([words]) => !isCounted(words, plan)),
    ...[howFar(goal, plan)].filter((addition) => addition !== null),
    ...goal.limits.flatMap((limit): [string, Addition][] => {
      const addition = forLimit(limit, goal, plan);
      return addition === null ? [] : [[keyOf(limit), addition]];
    }),
  ];
  if (goal.obstacle !== null) {
    const addition = forObstacle(goal.obstacle, slots);
    if (addition !== null && !isSaidByLimit(goal, addition.step.text))
      additions.push([addition.step.text, addition]);
  }
  const isToday = goal.deadline?.kind === "today" && !/\d/.test(goal.deadline.text);
  const isHalved = goal.isAsked === true && entryOf(goal) === null;
  if (goal.deadline !== null && !isToday && !isHalved && !isItsOwnTime(goal))
    additions.push([
      goal.deadline.day ?? goal.deadline.text,
      forDeadline(goal.deadline, entryOf(goal)),
    ]);
  if (goal.rhythm !== null && goal.verb !== null && !namesDose(goal) && !isTold(goal)) {
    additions.push([
      goal.rhythm,
      {
        at: "late",
        step: {
          minutes: 3,
          text: `Put it in your calendar as a repeating event: ${goal.rhythm}.`,
        },
        said: [],
      },
    ]);
  }
  return additions;
}

/** "Draw 5 empty boxes" counts already what "0 of 5" would. */
function isCounted(words: string, plan: readonly DraftStep[]): boolean {
  const total = /^0 of (\S+)$/.exec(words)?.[1];
  return (
    total !== undefined &&
    plan.some(({ text }) =>
      new RegExp(`\\b${total} (?:empty )?(?:boxes|lines|marks)\\b`).test(text),
    )
  );
}

/** Where the limit leads around a call already, the obstacle needs no second way. */
function isSaidByLimit({ limits }: Goal, text: string): boolean {
  const isCalls = limits.some(
    ({ kind, ...limit }) => kind === "without" && "thing" in limit && /\bcalls\b/.test(limit.thing),
  );
  return isCalls && /\bno call\b/.test(text);
}

/** The day, the season or the year that the goal is about leaves nothing to do before it: "get through Monday". */
function isItsOwnTime({ deadline, label, verbPhrase }: Goal): boolean {
  return (
    /^(?:(?:for|from|in|of|since)\s)?(?:19|20)\d\d$/i.test(deadline?.text ?? "") ||
    /^for (?:next|this) (?:week|month|weekend|year|term)\b/i.test(deadline?.text ?? "") ||
    /^for (?:the )?(?:spring|summer|autumn|fall|winter|weekend|(?:\w+ )?(?:holidays|break|vacation)|term)\b/i.test(
      deadline?.text ?? "",
    ) ||
    (/^(?:on|at)\s/.test(deadline?.text ?? "") &&
      /(?:^|; )(?:cancel|reschedule|rebook|move|postpone|attend|confirm)\b/i.test(verbPhrase)) ||
    /(?:^|; )(?:get through|survive|enjoy|make it through|cope)\b/i.test(`${verbPhrase}; ${label}`)
  );
}

/** What is reached by and by fills no hour of a calendar: "squat 100 kg by June". */
const REACHED =
  /^(?:quit|stop|cut|limit|reduce|lower|raise|improve|weigh|squat|deadlift|bench|lose|gain|save|feel|be|become|reach|earn|owe)$/;

/** "quit my job", "cut my hair" is done in an hour. */
const ENDED_AT_ONCE =
  /\b(?:job|position|lease|contract|subscriptions?|membership|payments?|hair|grass|lawn|tree|check|claim)\b/i;

/** What a calendar entry is called: the goal in a few words; null where it is none to do. */
function entryOf(goal: Goal): string | null {
  const name = nameOf(goal);
  // "fix this" names nothing in a calendar.
  if (/^\S+ (?:it|this|that|them)$/i.test(goal.label)) return null;
  if (REACHED.test(goal.verb ?? "") && !ENDED_AT_ONCE.test(goal.object ?? "")) return null;
  return goal.verb !== null && name.includes(" ") ? name : null;
}

const GOES_WRONG =
  /\b(?:already|late|keeps?|always|fight\w*|cr(?:y|ies)|argu\w*|every single|forgets?|won't|wont|paid|payday)\b/i;

/** "where my pay goes each month", "costs me £120 a week": so it happens by itself. */
const HAPPENS =
  /\b(?:now it is|goes|disappears|vanishes|comes in|costs?(?: me| us)?(?: \S+)?)(?: out| away)?\s+$/i;

/** A rhythm of what goes wrong or happens by itself is none to keep: "we're late every day". */
function isTold(goal: Goal): boolean {
  const rhythm = goal.rhythm?.toLowerCase() ?? "";
  const before = goal.typed.slice(0, Math.max(0, goal.typed.toLowerCase().indexOf(rhythm)));
  if (HAPPENS.test(before)) return true;
  return GOES_WRONG.test(goal.context) && goal.context.toLowerCase().includes(rhythm);
}

function forObstacle(obstacle: string, slots: Slots): Addition | null {
  const known = OBSTACLES.find(({ says }) => says.test(obstacle));
  const text = known === undefined ? null : fillSlots(known.step.text, slots);
  return known === undefined || text === null
    ? null
    : { at: "early", step: { minutes: known.step.minutes, text }, said: [] };
}

function keyOf(limit: Limit): string {
  if (limit.kind === "money") return limit.amount;
  return limit.kind === "time" ? limit.span : `without ${limit.thing}`;
}

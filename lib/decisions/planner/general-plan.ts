import { type PlanLine, parsePlan } from "@/lib/decisions/planner/archetype";
import { isSomeone } from "@/lib/decisions/planner/people";
import type { Goal } from "@/lib/decisions/planner/read-goal";

/** For goals of no known kind: outcome, obstacle, first visible action, time box, check. */
export const GENERAL_PLAN: readonly PlanLine[] = parsePlan(`
  2* Finish this sentence on paper or in a note: “{labelWords} is done when I can see …”.
  4 Write down three facts about {thing|it} as of today, with a number or a name in each.
  5 List what stands between you and that, one line each[, starting with {obstacle}].
    - 4 List what stands between you and that, one line each[, starting with {obstacle}].
    - 2 Cross out every line that can wait or is someone else's to do.
  6n List three first moves for {thing|it}, such as a look, a question or a thing to fetch, and circle the one you can make from here.
  5 List three first moves of under ten minutes, such as a look, a question or a thing to fetch, and circle the easiest.
    - 5 List three first moves that take under ten minutes: a look, a question, a thing to fetch.
    - 2 Circle the one you can make from where you are.
    - 2 Write down what your hands do first in it, and with what.
  10* Set a timer for 10 minutes and make the circled move for {thing|it}, and nothing else.
    - 2 Put what the circled move needs in front of you, and everything else aside.
    - 10 Set a timer for 10 minutes and make that move for {thing|it}.
  5? Ask one person who has done something like it: “What was your first step?”
    - 2 Write down one person who has done something like it.
    - 4 Ask them in two lines: “What was your first step?”
  3 Put 25 minutes for the very next move in your calendar, with the move as its name[, so that it is ready {deadline}].
`);

/** For a sentence that tells how things are: "my downstairs neighbour's alarm goes off all day". */
const SITUATION = parsePlan(`
  2* Write down what is happening, with the last time it happened: {label}.
  3 Add how often it comes, and what it costs you: time, money, sleep or peace.
  3 Finish this sentence below it: “It would be good enough if …”.
    - 3 Finish this sentence below it: “It would be good enough if …”.
    - 2 Underline the part of it that is yours to change.
  6n List three things that could change it a little, one of them a question to somebody, and circle the easiest.
  5 List three things that could change it a little, one of them a question to somebody.
    - 5 List three things that could change it a little, one of them a question to somebody.
    - 2 Circle the one that takes ten minutes or less.
  10* Set a timer for 10 minutes and do the easiest of the three.
    - 3 Put out or open what the easiest one needs.
    - 10 Set a timer for 10 minutes and do it.
  5 Ask one person in two lines what they would try.
    - 3 Write two lines to one person: how it is, and “What would you try?”
    - 2 Send them.
  3 Write down what has changed, and the day on which you will try the second thing[, {deadline}].
`);

/** For news that changes things: "my mum was diagnosed with dementia", "I'm 34 weeks pregnant". */
const NEWS = parsePlan(`
  2* Write down the first question that comes up when you read this: {label}.
  3 Add three more questions, and mark those that need an answer this week.
    - 3 Add three more questions.
    - 2 Mark those that need an answer this week.
  4 Write beside each marked question who would know: a doctor, an office, a helpline, a friend who has been there.
  6n Add two more, and write beside each who would know: a doctor, an office, a helpline, a friend who has been there.
  10* Ask the first of them your question, in two lines or one call.
    - 3 Write the question in two lines, with the facts they need.
    - 10 Send it, or call with the two lines in front of you.
  5 Put every letter, name and number about it into one folder or note.
  4 Tell one person near you, and name one thing that they could take off you.
    - 2 Write down one thing that somebody else could do.
    - 3 Ask one person for just that.
  3 Put the second question in your calendar with its day[, before {day}].
`);

/** For ways to be: "be a better listener", "be kinder to myself". */
const BEING = parsePlan(`
  2* Write down the last time you came close to it, even for a minute: {label}.
  3 Add what a camera would have seen you do or heard you say.
  4 List three moments in the coming days in which you could do just that.
    - 4 List three moments in the coming days in which you could do just that.
    - 2 Circle the nearest one.
  5n Write what a camera would have seen you do, and the next moment in which you could do it again.
  4 Write the one sentence or movement that you will use in the nearest of them.
    - 3 Write the one sentence or movement that you will use in it.
    - 2 Say or do it once now, alone.
  3 Set an alarm ten minutes before that moment, with those words as its name.
  10* Try it once today in a moment where little hangs on it.
    - 2 Choose a moment today where little hangs on it.
    - 10 Try it there once.
  3 Write down in one line how it went, and what you would keep.
    - 2 Write down in one line how it went.
    - 2 Underline what you would keep.
`);

const TELLS =
  /\b(?:is|are|was|were|has|have|had|keeps?|won't|doesn't|don't|isn't|can't|makes?|goes|gets?|starts?|does|did|am|i'm|i've|been|expires?|ends?|hurts?|breaks?|stopped|needs?|smells?|leaks?|barks?|knows?|thinks?|wants?|says?|said|costs?|lies|comes?|got|lost|told|missed|forgot|lent|ordered|owes?|there's)\b/i;

const CHANGED =
  /\b(?:was|were|diagnosed|pregnant|died|passed away|lost|fired|laid off|redundant|starts?|started|been off|off work|turned|turns|left|moved|retir\w+|born|arrested|evicted|accepted|pregnancy|expecting)\b/i;

/** The general plan that fits how the goal is put. */
export function generalPlanFor(goal: Pick<Goal, "verb" | "label" | "object">): readonly PlanLine[] {
  const tells = TELLS.test(goal.label) || isSomeone(goal.object ?? "");
  if (goal.verb === null && goal.label.split(" ").length > 2 && tells) {
    return CHANGED.test(goal.label) ? NEWS : SITUATION;
  }
  return /^(?:be|become|feel|stay|act)$/.test(goal.verb ?? "") ? BEING : GENERAL_PLAN;
}

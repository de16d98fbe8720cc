import { nextOpen } from "./next-open";
import type { CoachAnswer } from "./types";
import { named } from "./way-in";
import { askedBack, type Wish } from "./wish";

/** "i slipped up", "i skipped 3 days", "i ate like crap today", "i didnt do anything this week". */
const SLIP =
  /^(?:i|we)(?:'ve| have)?(?: just| totally| kind of| also| already)* (?:slipped|relapsed|caved|gave in|fell off|cheated|binged|overate|overspent|skipped (?!step|task|number)|missed (?:a|an|\d+|two|three|some|my|yesterday|today|the last)\b.*\b(?:days?|weeks?|workouts?|runs?|sessions?|class|practice|yesterday|today)|ate (?:like|a whole|too|so|junk|crap|badly|terribly)|gained (?!.*muscle)|(?:didn't|haven't) (?:do|done|touch|touched)(?: it| this| any(?:thing)?(?: of (?:it|this))?| a (?:single )?thing)\b)/;

/** A day that went otherwise: nothing of the plan is lost by it, and it goes on where it is. */
export function readSlip({ clause, steps }: Wish): CoachAnswer | null {
  if (!SLIP.test(clause.said)) return null;
  const next = nextOpen(steps);
  const onward = next
    ? ` The plan goes on where it is, with ${named(next.text)}. If that is too much, say “step ${steps.indexOf(next) + 1} is too big”.`
    : "";
  return askedBack(`That happens to everybody, and it undoes nothing of what you did.${onward}`);
}

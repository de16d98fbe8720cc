import type { CoachAnswer } from "./types";
import { named } from "./way-in";
import { askedBack, findOne, isOpen, stayTicked, type Wish } from "./wish";

/** "why step 2", "whats the point of step 5", "do i need step 6", "is step 3 necessary". */
const WHY: readonly RegExp[] = [
  /^why (?:(?:do|should|must) (?:i|we)(?: (?:have to|need to|need))?(?: do)? |is (?:there )?(?:a )?|are )?(.+?)(?: (?:needed|necessary|important|there|here))?$/,
  /^what(?:'s| is) (?:the (?:point|use|purpose|reason) (?:of|for|in|behind)|good about) (.+)$/,
  /^do (?:i|we)(?: really| even| actually)* (?:have to|need to|need|must)(?: do)? (.+)$/,
  /^(?:is|are) (.+?)(?: really| even| actually)* (?:needed|necessary|required|important)$/,
];

/** Why a step stands there: by its place, which is all that the coach knows of it. */
export function readWhy({ clause, steps }: Wish): CoachAnswer | null {
  for (const pattern of WHY) {
    const phrase = clause.match(pattern)?.[1]?.said;
    const one = phrase ? findOne(phrase, steps) : null;
    if (!one) continue;
    if ("question" in one) return one.question;
    if (!isOpen(one.step)) return stayTicked([one.step]);
    const number = steps.indexOf(one.step) + 1;
    const following = steps[number];
    const reason = following
      ? `Step ${number} is there to make the one after it easier: ${named(following.text)}.`
      : `Step ${number} rounds the plan off.`;
    return askedBack(
      `${reason} If it does nothing for you, say “remove step ${number}”; if it is too much, say “step ${number} is too big”.`,
    );
  }
  return null;
}

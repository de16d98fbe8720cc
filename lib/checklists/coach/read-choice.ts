import type { ChecklistStep } from "@/lib/checklists/types";
import { isSideWork } from "./read-fewer";
import type { CoachAnswer } from "./types";
import { named } from "./way-in";
import { askedBack, findOne, isOpen, type Wish } from "./wish";

const WHICH = "(?:which|what)(?: (?:one|step|task|thing|of (?:these|them)))?";
/** "which one is the most important", "what matters most". */
const MOST_IMPORTANT = new RegExp(
  `^(?:tell me |show me )?${WHICH}(?:(?:'s| is| are| would be)? (?:the |my )*(?:most (?:important|urgent|useful|critical)|(?:top|biggest|main) priority)|(?: really)? matters(?: the)? most)(?: (?:one|step|task|thing|of (?:these|them|all)|here|right now))*$`,
);
/** "is there anything i can skip", "which ones can i leave out", "whats the least important". */
const DISPENSABLE =
  /^(?:(?:is|are) there (?:anything|something|a step|any steps?|one)(?: here| that)* (?:i|we) (?:can|could) (?:skip|drop|leave out|cut)|(?:what|which)(?: ones?| steps?| tasks?)? (?:can|could) (?:i|we) (?:skip|drop|leave out|cut|remove)|(?:what|which)(?: one| step)?(?:'s| is) (?:the )?(?:least important|optional|not needed))(?: (?:one|step|here))*$/;

/** "what comes after 4". */
const AFTER = /^what(?:'s| is| comes| do i do)?(?: next)? after (?!that$|this$|it$)(.+)$/;

/** Which step to choose, where somebody asks: the most important one, or one that may go. */
export function readChoice({ clause, steps }: Wish): CoachAnswer | null {
  const open = steps.filter(isOpen);
  const mark = clause.match(AFTER)?.[1];
  const one = mark && findOne(mark.said, steps);
  if (one) return "question" in one ? one.question : comesAfter(one.step, steps);
  if (MOST_IMPORTANT.test(clause.said)) return mostImportant(open, steps);
  return DISPENSABLE.test(clause.said) ? dispensable(open, steps) : null;
}

function comesAfter(step: ChecklistStep, steps: readonly ChecklistStep[]): CoachAnswer {
  const following = steps[steps.indexOf(step) + 1];
  return askedBack(
    following
      ? `After ${named(step.text)} comes ${named(following.text)}. One at a time is enough.`
      : `Nothing comes after ${named(step.text)}; it is the last one.`,
  );
}

function mostImportant(
  open: readonly ChecklistStep[],
  steps: readonly ChecklistStep[],
): CoachAnswer | null {
  const starred = open.find(({ priority }) => priority);
  if (starred) return askedBack(`The one that you starred: ${named(starred.text)}.`);
  const biggest = weightiest(open);
  if (!biggest) return null;
  return askedBack(
    `If only one gets done, I would make it ${named(biggest.text)}: it carries most of the work. Say “star step ${steps.indexOf(biggest) + 1}”, and it comes first.`,
  );
}

/** The step that carries most of the work: the longest one that does more than make ready. */
export function weightiest(open: readonly ChecklistStep[]): ChecklistStep | undefined {
  const work = open.filter((step) => !isSideWork(step));
  return byMinutes(work.length > 0 ? work : open).at(-1);
}

function dispensable(
  open: readonly ChecklistStep[],
  steps: readonly ChecklistStep[],
): CoachAnswer | null {
  const middle = open.slice(1, -1).filter(({ priority }) => !priority);
  // What comes late builds on less than what comes early.
  const [least] = byMinutes(middle.toReversed());
  if (!least) return askedBack("There is so little here that I would leave it as it is.");
  return askedBack(
    `The one I would miss least is ${named(least.text)}. Say “remove step ${steps.indexOf(least) + 1}”, and Undo brings it back if you want it after all.`,
  );
}

function byMinutes(steps: readonly ChecklistStep[]): ChecklistStep[] {
  return steps.toSorted((one, other) => (one.minutes ?? 0) - (other.minutes ?? 0));
}

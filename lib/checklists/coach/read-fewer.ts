import type { ChecklistStep } from "@/lib/checklists/types";
import { NUMBER, readNumber } from "./numbers";
import type { CoachAnswer } from "./types";
import { answered, isOpen, type Wish } from "./wish";

/** Fewer than this is no plan any more; only the person says "one". */
const FEWEST = 2;
const ENOUGH = 3;

const LIST = "(?:list|plan|it|this|that|checklist|number of steps)";
const DEGREE = "(?: (?:way|much|far|a bit|a little|just|still|really|so|all))*";
/** These are about the list and about nothing else. */
const FEWER = new RegExp(
  `\\b(?:far |way |much )?too many (?:steps|tasks|things|items|points)\\b|^(?:that's |it's |there (?:are|is) |this is |these are |they are |still )*(?:far |way |much )?too many$|\\b(?:fewer|less) (?:steps|tasks|things|items)\\b|\\bnot so many (?:steps|tasks)\\b|^(?:the |my |this )*${LIST}(?:'s| is| looks| feels| seems)${DEGREE} too long$|^(?:halve|cut|reduce|shorten|shrink|trim)(?: (?:it|them|this|the|my|list|plan|steps|number of))*(?: (?:in|by) half)?$|^(?:remove|delete|drop|cut|lose|skip) (?:a few|some|several|a couple)(?: of)?(?: (?:the|these|them|steps|tasks|things))*$|^.{0,30}\\b(?:list|plan)\\b.{0,20}\\bshorter$|^(?:remove|delete|drop|cut|lose|keep|show)(?: me)?(?: only)? half\\b`,
);
/** These may be about a mood as well. */
const LOTS = new RegExp(
  `\\bso many (?:steps|tasks|things)\\b|\\ba lot of (?:work|steps|tasks|stuff)\\b|\\ba bit much\\b|\\btoo (?:many|much|long)\\b|\\b(?:list|plan|it|this|that)(?:'s| is| looks| feels| seems)${DEGREE} (?:very long|a lot|endless|so long|long)\\b`,
);
const WORDS_OF_LIST =
  "(?: (?:it|this|that|the|my|whole|list|plan|steps|everything|number of|checklist|tasks))*";
const SHORTER = new RegExp(
  `^(?:(?:make|keep|cut|get|bring|trim|boil|strip|pare|slim|whittle|i (?:want|need|prefer|like)|give me(?: a)?|show me(?: a)?)?${WORDS_OF_LIST}(?: (?:a|bit|little|lot|much|down|way|back|to))*)? ?(?:shorter|short|less|down|brief|(?:the )?(?:essentials|basics|minimum)|leaner)(?: (?:list|plan|version|one))?$`,
);
const SHORTEN = new RegExp(
  `^(?:shorten|simplify|condense|trim|reduce|streamline|compress|minimi[sz]e|declutter|abbreviate|summari[sz]e)${WORDS_OF_LIST}(?: (?:a|bit|little|version))*$`,
);
const COUNTED = [
  new RegExp(
    `\\b(?:only|just|max(?:imum)?|at most|no more than|not more than|up to|down to)(?: (?:want|need|like|keep|have|leave|show))?(?: me)? (${NUMBER})(?: (?:open|simple|small|easy|short))? (?:steps|tasks|items|things)(?: (?:please|instead|only|max))*$`,
  ),
  new RegExp(
    `^(${NUMBER}) (?:steps|tasks|items)(?: (?:only|max(?:imum)?|at most|would be (?:enough|better|fine)|are enough|is enough|instead))+$`,
  ),
  new RegExp(
    `^(?:cut|reduce|trim|shorten|get|bring|boil|limit|shrink|make|keep|turn)${WORDS_OF_LIST}(?: down| back)? (?:to|into|in) (?:just |only )?(${NUMBER})(?: (?:steps|tasks|items))?$`,
  ),
] as const;
/** What is made ready or put away can be left out more easily than what the plan is for. */
const SIDE_WORK =
  /^(?:write down|note|list|look|check|think|decide|tell|read|put away|cross off|tick|copy|open|draw|set a timer|choose|pick|plan|celebrate|reward|take a photo|review|clean up|tidy up)\b/i;

/** Whether a step only makes ready, notes or puts away. */
export function isSideWork({ text }: ChecklistStep): boolean {
  return SIDE_WORK.test(text);
}

/** "Too many steps", "make it shorter", "only three steps". */
export function readFewer({ clause, steps }: Wish): CoachAnswer | null {
  const { said } = clause;
  const counted = COUNTED.map((pattern) => pattern.exec(said)?.[1]).find(
    (number) => number !== undefined,
  );
  const count = readNumber(counted ?? "");
  if (count !== null) return fewer(steps, Math.max(1, count));
  return [FEWER, SHORTER, SHORTEN].some((pattern) => pattern.test(said)) ? half(steps) : null;
}

/** "This is a lot", "it's too much". */
export function readLots({ clause, steps }: Wish): CoachAnswer | null {
  return LOTS.test(clause.said) && !/\b(?:for me|i |i'm|i've)\b/.test(clause.said)
    ? half(steps)
    : null;
}

function half(steps: readonly ChecklistStep[]): CoachAnswer {
  const open = steps.filter(isOpen).length;
  return fewer(steps, open > ENOUGH ? Math.max(ENOUGH, Math.ceil(open / 2)) : FEWEST);
}

function fewer(steps: readonly ChecklistStep[], count: number): CoachAnswer {
  const open = steps.filter(isOpen);
  if (open.length <= count) {
    return answered(
      `${open.length === 1 ? "One open step is" : `${open.length} open steps are`} left, so it is short already. Look at the first one only; the others can wait.`,
    );
  }
  const kept = new Set(worthKeeping(open, count));
  const dropped = open.filter((step) => !kept.has(step));
  const ticked = steps.length > open.length ? " What is ticked stays." : "";
  return answered(
    `I kept ${count} of ${open.length} open steps, and Undo brings the others back.${ticked}`,
    dropped.map(({ id }) => ({ action: "remove", id })),
  );
}

/** The last step ends the goal and the first one starts it; between them, stars and the real work. */
function worthKeeping(open: readonly ChecklistStep[], count: number): ChecklistStep[] {
  const worth = (step: ChecklistStep, index: number) =>
    (step.priority ? 8 : 0) +
    (index === 0 ? 4 : 0) +
    (index === open.length - 1 ? 3 : 0) +
    (isSideWork(step) ? 0 : 2) -
    index / (open.length + 1);
  return open
    .map((step, index) => ({ step, worth: worth(step, index) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, count)
    .map(({ step }) => step);
}

import type { ChecklistStep } from "@/lib/checklists/types";
import { MINUTES_MAX } from "@/lib/decisions/constants";
import { ORDINAL, readNumber } from "./numbers";
import type { CoachAnswer, Operation } from "./types";
import { answered, isOpen, questionAbout, type Wish } from "./wish";

const SHORT_FIRST =
  /\b(?:shortest|quickest|easiest|smallest|fastest|simplest|short|quick|easy|small)(?: (?:ones?|steps?|tasks?|things?|wins?))?(?: (?:come|go|should (?:come|go|be)|to (?:the )?(?:top|front)))? ?(?:first|to (?:the )?(?:top|front|start)|at the (?:top|start|beginning))\b|\b(?:sort|order|reorder|arrange|rearrange)\b.*\bby (?:time|minutes|length|duration|size|effort|how long)\b|\bfrom (?:the )?(?:shortest|easiest|quickest|smallest) to\b/;
const RISING =
  /\b(?:shortest|easiest|quickest|smallest|easy|short|small|quick) to (?:the )?(?:longest|hardest|biggest|largest|hard|long|big|difficult)\b/;
const FALLING =
  /\b(?:longest|hardest|biggest|largest|hard|long|big|difficult) to (?:the )?(?:shortest|easiest|quickest|smallest|easy|short|small|quick)\b/;
const LISTED = new RegExp(
  `^(?:re-?order|order|arrange|sort|(?:the )?order(?: should be)?)(?: (?:it|them|the steps|steps|as|to|like this))* ?:? ?((?:${ORDINAL}(?: ?, ?(?:and )?| and | then | )?){2,})$`,
);
const LONG_FIRST =
  /\b(?:longest|hardest|biggest|largest|worst|most difficult|toughest|hard|big|difficult)(?: (?:ones?|steps?|tasks?|things?))? (?:first|to (?:the )?(?:top|front|start)|at the (?:top|start|beginning))\b|\beat the frog\b|\bfrom (?:the )?(?:longest|hardest|biggest) to\b/;
const REVERSE =
  /^(?:reverse|invert|flip)(?: the| my)?(?: (?:order|list|plan|steps))*(?: around)?$|^turn (?:it|the (?:list|order)|everything) (?:around|upside down)$|\bin reverse(?: order)?$|\b(?:the )?other way (?:a)?round$/;
const VAGUE =
  /^(?:reorder|rearrange|re-order|shuffle|sort|reorganise|reorganize|order|arrange|organise|organize)(?: (?:it|them|this|the|my|all|list|plan|steps|tasks))*$|\b(?:different|another|better|wrong|change the|mix up the) order\b|\bout of order\b/;

/** "Easiest first", "reverse the order". */
export function readOrder({ clause, steps }: Wish): CoachAnswer | null {
  const open = steps.filter(isOpen);
  const { said } = clause;
  const listed = LISTED.exec(said)?.[1];
  if (listed !== undefined) return inOrder(listed, steps);
  if (SHORT_FIRST.test(said) || RISING.test(said)) {
    return ordered(open, byMinutes(open), "The quickest ones come first now.");
  }
  if (LONG_FIRST.test(said) || FALLING.test(said)) {
    const sorted = open.toSorted((one, other) => (other.minutes ?? 0) - (one.minutes ?? 0));
    return ordered(open, sorted, "The longest ones come first now.");
  }
  if (REVERSE.test(said)) {
    return ordered(open, open.toReversed(), "The list runs the other way round now.");
  }
  // Asked for another order without a word on which, the coach proposes one; Undo brings the old one back.
  if (VAGUE.test(said)) {
    return ordered(
      open,
      byMinutes(open),
      "I put the quickest ones first. Tell me which one should come first instead, if you like.",
    );
  }
  return null;
}

/** "Reorder: 3, 2, 4": these come first, in this order. */
function inOrder(listed: string, steps: readonly ChecklistStep[]): CoachAnswer {
  const numbers = [...listed.matchAll(new RegExp(ORDINAL, "g"))].map(
    ([word]) => readNumber(word) ?? 0,
  );
  const missing = numbers.find((number) => number < 1 || number > steps.length);
  const found =
    missing === undefined ? [] : questionAbout({ kind: "missing", number: missing }, steps);
  if (found && "reply" in found) return found;
  const wanted = [...new Set(numbers)].flatMap((number) => steps[number - 1] ?? []).filter(isOpen);
  return ordered(
    steps.filter(isOpen).slice(0, wanted.length),
    wanted,
    "They stand in your order now.",
  );
}

/** The quickest first; steps that nobody estimated come last. */
function byMinutes(open: readonly ChecklistStep[]): ChecklistStep[] {
  const minutes = (step: ChecklistStep) => step.minutes ?? MINUTES_MAX + 1;
  return open.toSorted((one, other) => minutes(one) - minutes(other));
}

function ordered(
  open: readonly ChecklistStep[],
  wanted: readonly ChecklistStep[],
  reply: string,
): CoachAnswer {
  if (wanted.every((step, index) => step === open[index])) {
    return answered("Your list stands in that order already, so I left it as it is.");
  }
  return answered(
    reply,
    wanted.map((step, index): Operation => {
      const before = wanted[index - 1];
      return { action: "move", id: step.id, to: before ? { after: before.id } : "first" };
    }),
  );
}

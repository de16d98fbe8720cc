import type { ChecklistStep } from "@/lib/checklists/types";
import { startsWithVerb } from "@/lib/decisions/planner/words/verbs";
import { shorten } from "@/lib/decisions/planner/words/wording";
import type { Clause } from "./clause";
import { closestStep, findSteps } from "./find-steps";
import type { CoachAnswer } from "./types";
import { named } from "./way-in";
import { askedBack } from "./wish";

const WORDS_CHARACTERS = 100;
/** "how much will this cost", "is it far". */
const QUESTION =
  /^(?:what|how|who|whom|where|when|why|which|is|are|does|do|did|can(?!')|can't(?= (?:i|we|you)\b)|could|should|will|would)\b.* /;
/** "idk which card to pick", "not sure if i need a visa": a question in other words. */
const WONDERING =
  /^(?:i |i'm )?(?:really |still )?(?:don't know|do not know|not sure|have no idea|wonder) ((?:what|which|who|where|when|how|if|whether)\b.+)$/;
/** "step 4", "the second one": a step, and nothing that shall happen with it. */
const STEP_ALONE = /^(?:the )?(?:(?:step|task|number) \d+|\w+ (?:one|step|task)|\d+)$/;
/** "swap it for walking": a wish that another reader should have known. */
const CHANGES =
  /^(?:add|remove|delete|drop|move|put|rename|replace|change|split|break|swap|switch|star|set|make(?! an? )|keep|do|give|show|tell|have|be|get rid|step|task|plan|number|wait)\b|^\w+ (?:is|are|was|were)\b/;
/** "one of them is vegan", "i have bad credit": something about the person's life. */
const STATEMENT =
  /^(?:i|i'm|i've|i'd|we|we're|we've|my|our|it|it's|they|they're|he|he's|she|she's|his|her|the|there's|there|one|everyone|everybody|nobody|someone|this|that)\b.* |\b(?:is|are|was|were|has|have|had|got|took|takes|says?|said|makes|wants?|\w+n't) /;

/** What nobody wrote a reader for: what it may be about in this list, and how to say it. */
export function notUnderstood(clause: Clause, steps: readonly ChecklistStep[]): CoachAnswer {
  const words = shorten(clause.own.replace(/[“”"]/g, ""), WORDS_CHARACTERS);
  const wondered = clause.match(WONDERING)?.[1]?.own;
  if (wondered !== undefined || QUESTION.test(clause.said)) {
    const question = wondered === undefined ? words : shorten(wondered, WORDS_CHARACTERS);
    return askedBack(
      `I only know this list, so I can't answer that. It can be a step of its own, if you say “add find out: ${question}”.`,
    );
  }
  const alone = STEP_ALONE.test(clause.said) ? findSteps(clause.said, steps) : null;
  if (alone?.kind === "steps" && alone.steps[0]) return whatOf(alone.steps[0], steps);
  if (startsWithVerb(clause.said) && !CHANGES.test(clause.said)) {
    return askedBack(
      `I only change this list, so that part is yours. To have it here as a step, say “add ${words}”.`,
    );
  }
  if (!STATEMENT.test(clause.said)) return NOT_UNDERSTOOD;
  const step = closestStep(clause.said, steps);
  if (!step) {
    return askedBack(
      `Good to know, though I can't tell which step it changes. To keep it on the list, say “add note: ${words}”. If it changes a step, tell me its number and what it should say.`,
    );
  }
  const number = steps.indexOf(step) + 1;
  return askedBack(
    `I can't tell what that should change. If it is about ${named(step.text)}, say “change step ${number} to …”, “step ${number} is too big” or “remove step ${number}”.`,
  );
}

function whatOf(step: ChecklistStep, steps: readonly ChecklistStep[]): CoachAnswer {
  const number = steps.indexOf(step) + 1;
  return askedBack(
    `Step ${number} is ${named(step.text)}. What shall become of it: “step ${number} is too big”, “change step ${number} to …” or “remove step ${number}”?`,
  );
}

const NOT_UNDERSTOOD = askedBack(
  "I did not quite understand that, and nothing was changed. I can make a step smaller (“step 2 is too big”), change the list (“add call mom”, “remove step 3”), or find you a start (“I have only ten minutes”).",
);

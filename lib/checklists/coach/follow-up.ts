import type { ChecklistStep } from "@/lib/checklists/types";
import { Clause } from "./clause";
import { findSteps } from "./find-steps";
import type { CoachAnswer, CoachRequest } from "./types";
import { askedBack, findOne } from "./wish";

/** "yes please", "ok do that", "sounds good": what is left of it without the courtesies. */
const AGREED =
  /^(?:yes|yep|yeah|yup|sure|absolutely|definitely|do (?:it|that|this|so)|go (?:ahead|for it)|sounds (?:good|great)|(?:that|it) (?:works|sounds (?:good|great))|good idea|why not|add (?:it|that)|i(?:'d| would) like that)$/;
/** "no", "nah, leave it". */
const DECLINED =
  /^(?:no|nope|nah|neither|none of (?:them|those)|leave it|forget it)(?:,? (?:thanks|leave it|neither|it's fine))*$/;
const BOTH = /^(?:both(?: of (?:them|those))?|all of (?:them|those)|do both)$/;
/** "the second one", "the last": one of the things that were offered. */
const PLACE = /^(?:do )?(?:the )?(first|second|third|fourth|last)(?: (?:one|option|thing))?$/;
const PLACES = ["first", "second", "third", "fourth"];
/** "no the other one". */
const OTHER =
  /^(?:no,? )?(?:not (?:that|this)(?: one)?,? )?(?:but )?(?:the|i meant the) other(?: one)?$/;

/** "ok do that", "lets do it": after an answer that offered nothing, it is time to begin. */
const STARTING =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|sure|fine|alright|cool|great|let'?s|i'?ll)[ ,.!]+)+(?:do|try|go with) (?:it|that|this)(?: one)?[ .!]*$/;
/** What the coach gives as something to say: "If you need it, say “add get boxes”". */
const OFFER =
  /“((?:add|remove|change|star|double|split|step \d+ is|make (?:it|the first step) smaller)\b[^”]*)”/g;
/** Before this, steps are named and nothing is offered. */
const OFFERING = /\bsay\b|\bone: |\bof it: /i;
/** "such as “remove step 2”" shows how to say it, and offers nothing. */
const EXAMPLES = /\([^)]*\)|\b(?:such as|for example|try),?:? “[^”]*”(?:,? (?:or )?“[^”]*”)*/gi;
/** An example with a step's number, in which the number may be another: "“remove step 2”". */
const NUMBERED_EXAMPLE = /“([^“”…]*\bstep )\d+([^”…]*)”[^“]*$/;
const ASKED_WHICH = /\bwhich (?:one|step)\b/i;
const ASKED_WORDS =
  /^(?:What should “.+” say\?.*“(rename step \d+ to) |.*What should the (new) step say\?)/;
const UNFILLED = / to …$/;
/** More words than these name no step any more; they say something. */
const MOST_WORDS = 5;
const COMMAND =
  /^(?:add|insert|remove|delete|drop|move|put|rename|reword|replace|change|split|break|swap|star|make|undo|what|why|how|where|when|i|i'm|my|it's)\b/;

/**
 * What a short answer means beside the coach's last one, said in full: "yes" to an offer, "the second one"
 * or "4" to a question which. Null where the message stands by itself.
 */
export function inFull(
  whole: Clause,
  { message, steps, earlier }: CoachRequest,
): string | CoachAnswer | null {
  const told = earlier.at(-1);
  if (told?.author !== "coach") return OTHER.test(whole.said) ? WHICH_OTHER : null;
  const asked = earlier.at(-2)?.author === "user" ? (earlier.at(-2)?.content ?? "") : "";
  return (
    fromOffers(whole.said, told.content) ??
    (ASKED_WHICH.test(told.content) ? withStep(whole, asked, told.content, steps) : null) ??
    withWords(whole, told.content) ??
    (STARTING.test(message.toLowerCase()) ? "where do i start" : null) ??
    (OTHER.test(whole.said) ? WHICH_OTHER : null)
  );
}

const WHICH_OTHER = askedBack(
  "Then Undo brings back what I changed. Which one do you mean? Tell me its number with what you want, for example “remove step 3”.",
);

function fromOffers(said: string, told: string): string | CoachAnswer | null {
  const offering = told.replace(EXAMPLES, "");
  const start = offering.search(OFFERING);
  const offers =
    start === -1 ? [] : [...offering.slice(start).matchAll(OFFER)].map(([, o = ""]) => o);
  const [first, ...others] = offers;
  if (first === undefined) return null;
  if (DECLINED.test(said)) {
    return askedBack("Fine, then the list stays as it is. Tell me when something else would help.");
  }
  if (BOTH.test(said) && !offers.some((offer) => UNFILLED.test(offer))) return offers.join("; ");
  const place = PLACE.exec(said)?.[1];
  const chosen = place === "last" ? offers.at(-1) : offers[PLACES.indexOf(place ?? "")];
  if (chosen !== undefined) return filled(chosen);
  if (!AGREED.test(said)) return null;
  if (others.length === 0) return filled(first);
  const named = offers.map((offer) => `“${offer}”`);
  return askedBack(`Gladly. Which one: ${named.slice(0, -1).join(", ")} or ${named.at(-1)}?`);
}

/** "change step 4 to …" still wants its words, so these are asked for. */
function filled(offer: string): string {
  return UNFILLED.test(offer) ? offer.replace(/^change/, "rename").replace(UNFILLED, "") : offer;
}

/** The words of a step, when they were asked for: "What should the new step say?" */
function withWords(whole: Clause, told: string): string | null {
  const match = ASKED_WORDS.exec(told);
  if (!match || COMMAND.test(whole.said) || AGREED.test(whole.said) || DECLINED.test(whole.said)) {
    return null;
  }
  return match[1] === undefined ? `add ${whole.own}` : `${match[1]} ${whole.own}`;
}

/** The wish before, with the step that is named now in place of what was unclear in it. */
function withStep(
  whole: Clause,
  asked: string,
  told: string,
  steps: readonly ChecklistStep[],
): string | null {
  const { said } = whole;
  if (COMMAND.test(said) || said.split(" ").length > MOST_WORDS) return null;
  const wish = Clause.of(asked).said;
  const unclear = unclearIn(wish, steps);
  const number = (step: ChecklistStep) => steps.indexOf(step) + 1;
  if (unclear && BOTH.test(said)) {
    return wish.replace(unclear.phrase, `steps ${unclear.steps.map(number).join(" and ")}`);
  }
  const place = PLACES.indexOf(PLACE.exec(said)?.[1] ?? "");
  const one = findOne(said, unclear && unclear.steps.length > 1 ? unclear.steps : steps);
  const step =
    unclear?.steps[place] ?? byNumber(said, steps) ?? (one && "step" in one ? one.step : null);
  if (!step) return null;
  if (unclear) return wish.replace(unclear.phrase, `step ${number(step)}`);
  const [, before, after] = NUMBERED_EXAMPLE.exec(told) ?? [];
  return before === undefined ? null : `${before}${number(step)}${after}`;
}

/** "4", "step 4", "number 4": a place in the whole list, also where two steps were asked about. */
function byNumber(said: string, steps: readonly ChecklistStep[]): ChecklistStep | undefined {
  const digits = /^(?:the )?(?:step |number |no\.? ?|#)?(\d+)$/.exec(said)?.[1];
  return digits === undefined ? undefined : steps[Number(digits) - 1];
}

/** The longest run of words that fits several steps, or names a number that is not there. */
function unclearIn(
  wish: string,
  steps: readonly ChecklistStep[],
): { phrase: string; steps: ChecklistStep[] } | null {
  const words = wish.split(" ").slice(0, MOST_UNCLEAR_WORDS);
  for (let length = words.length - 1; length > 0; length -= 1) {
    // What is unclear stands behind the verb.
    for (let start = 1; start + length <= words.length; start += 1) {
      const phrase = words.slice(start, start + length).join(" ");
      const found = findSteps(phrase, steps);
      if (found.kind === "several") return { phrase, steps: found.steps };
      if (found.kind === "missing") return { phrase, steps: [] };
    }
  }
  return null;
}

const MOST_UNCLEAR_WORDS = 12;

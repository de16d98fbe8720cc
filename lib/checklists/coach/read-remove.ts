import type { ChecklistStep } from "@/lib/checklists/types";
import { findSteps } from "./find-steps";
import type { CoachAnswer } from "./types";
import {
  answered,
  askedBack,
  isOpen,
  namedAll,
  questionAbout,
  stayTicked,
  type Wish,
} from "./wish";

const FROM_LIST =
  "(?: (?:from|off|out of|on) (?:of )?(?:the|my|this) (?:list|plan|checklist|steps))?";
/** Words that mean removing whatever follows. */
const PLAIN = new RegExp(
  `^(?:remove|delete|get rid of|take out|take off|take away|leave out|cross (?:out|off)|strike(?: out)?|erase|omit|eliminate|drop) (.+?)(?: please)?${FROM_LIST}$`,
);
/** Words that may mean it, when a step of the list follows. */
const LOOSE = new RegExp(
  `^(?:skip|scrap|ditch|kill|cancel|lose|trash|bin|cut out|cut|forget about|forget|scratch|clear|throw (?:out|away)|without|we can skip|let me skip|no|not|(?:don't|do not)(?! (?:forget|remove|delete|change|move|touch|add|want|need|know)\b)) (.+?)(?: please)?${FROM_LIST}$`,
);
const AROUND =
  /^(?:take|cross|leave|throw|cut|strike|get|put) (.+?) (?:off|out|away)(?: (?:of )?(?:the|my) (?:list|plan))?$/;
const UNWANTED =
  /^(?:i|we) (?:don't|do not|won't|will not|can't|cannot) (?:really |actually )?(?:need|want|have(?= to\b))(?: to)?(?: do)? (.+?)(?: any ?more| at all| on (?:the|my) list)?$/;
const NEEDLESS =
  /^(?:no need (?:for|to do|to)|there's no need (?:for|to do|to)|there is no need (?:for|to do|to)) (.+)$/;
const IDLE =
  /^(.+?) (?:(?:is|are)(?: really| just| totally| actually)? (?:unnecessary|irrelevant|pointless|superfluous|redundant|useless|silly|not (?:really )?(?:necessary|needed|relevant|required|important|for me))|(?:isn't|aren't)(?: really)? (?:necessary|needed|relevant|required|important|for me)|can go(?: away)?|doesn't apply|does not apply)(?: any ?more)?$/;
/** "the teacher one i dont have one": why it shall go. */
const REASON =
  /,? (?:since|as|cause)?,? ?(?:i|we|it|they|he|she)(?:'m|'s|'re|'ve)? (?:don't|already|can't|won't|hate|have|has|is|am|did|doesn't)\b.*$/;
/** "the visa stuff", "anything about the visa": every step that it fits. */
const ALL_OF_KIND = /\bstuff\b|^(?:anything|everything|all)\b/;
const KEEP_ONLY =
  /^(?:(?:only|just) keep|keep (?:only|just)|keep|remove everything (?:but|except)) (?!it\b|this\b|that\b)(.+?)(?: and (?:remove|delete|drop) (?:the rest|everything else|the others))?$/;

/** "Remove step 3", "delete the last two", "I don't need the shopping one". */
export function readRemove(wish: Wish): CoachAnswer | null {
  const { clause, steps } = wish;
  // "Can I delete the app instead" names what to do in place of a step.
  if (/ instead$/.test(clause.said)) return null;
  const plain = clause.match(PLAIN)?.[1]?.said;
  if (plain) {
    const bare = plain.replace(REASON, "");
    return removeNamed(plain, steps) ?? removeNamed(bare, steps) ?? unknownStep(steps);
  }
  for (const pattern of [AROUND, LOOSE, UNWANTED, NEEDLESS, IDLE]) {
    const phrase = clause.match(pattern)?.[1];
    const read = phrase && removeNamed(phrase.said, steps);
    if (read) return read;
  }
  return null;
}

/** "Keep only the first three". */
export function readKeepOnly({ clause, steps }: Wish): CoachAnswer | null {
  const groups = clause.match(KEEP_ONLY);
  const phrase = groups?.[1];
  if (!phrase) return null;
  const kept = findSteps(phrase.said, steps);
  if (kept.kind !== "steps") return questionAbout(kept, steps);
  const others = steps.filter((step) => isOpen(step) && !kept.steps.includes(step));
  if (others.length === 0) return answered("That is all that is open already, so it can stay.");
  return answered(
    `I kept ${namedAll(kept.steps)}. The rest is off the list; Undo brings it back.`,
    others.map(({ id }) => ({ action: "remove", id })),
  );
}

function removeNamed(phrase: string, steps: readonly ChecklistStep[]): CoachAnswer | null {
  if (
    /^(?:all |the )*(?:done|finished|completed|ticked|checked)(?: off)?(?: steps| tasks| ones)?$/.test(
      phrase,
    )
  ) {
    return stayTicked(steps.filter((step) => step.completed).slice(0, 2));
  }
  if (/^(?:it|this|that|them|these|those|(?:this|that) (?:one|step|task))$/.test(phrase)) {
    return askedBack("Which one shall go? Its number is enough, for example “remove step 2”.");
  }
  const found = findSteps(phrase, steps);
  const isEach = found.kind === "several" && ALL_OF_KIND.test(phrase);
  if (found.kind !== "steps" && !isEach) return questionAbout(found, steps);
  const open = found.steps.filter(isOpen);
  if (open.length === 0) return found.steps.length > 0 ? stayTicked(found.steps) : null;
  const isAllOpen = steps.every((step) => step.completed || open.includes(step));
  if (isAllOpen && (open.length > 1 || steps.length === 1)) return stayWhole(open);
  const ticked = open.length < found.steps.length ? " What is ticked stays." : "";
  return answered(
    `Done, ${namedAll(open)} ${open.length === 1 ? "is" : "are"} off the list.${ticked}`,
    open.map(({ id }) => ({ action: "remove", id })),
  );
}

/** A plan is never emptied, nor completed by taking all that is open away at once. */
function stayWhole(steps: readonly ChecklistStep[]): CoachAnswer {
  return askedBack(
    steps.length === 1
      ? "That is the only step here, so I keep it. I can make it smaller, or give it other words."
      : "That would leave nothing to do. To let the whole plan go, use Delete Plan in its menu; or tell me which steps may stay.",
  );
}

function unknownStep(steps: readonly ChecklistStep[]): CoachAnswer {
  const example = steps.length > 1 ? "“remove step 2”" : "“remove step 1”";
  return askedBack(
    `I did not find that one in your list. Its number helps me best, for example ${example}.`,
  );
}

import { choiceOf } from "./choice-of";
import { splitOptions } from "./joints";
import type { ReadOptions } from "./read-options";
import type { Sentence } from "./sentences";
import { cut, type Span, wordsOf } from "./span";
import { isVerb } from "./verbs";

const ASKS_WHICH = /^(?:what|which|who|whom|where|when|how)\b/i;
const WANTS_CHOICE =
  /\b(?:should|shall|better|best|rather|prefer|would (?:i|we)|do (?:i|we)|(?:what|which|who|where) to|can't decide)\b|^which(?: \w+){0,3}$/i;
/** What goes on so after a comma says more of the question itself. */
const GOES_ON =
  /^(?:both|without|with|while|when|as|even|especially|including|such|and|but|so|in|if)\b/i;

/** "Which laptop should I buy, a Mac or a Dell?" */
export function readWhich(span: Span, { isOpen }: Sentence): ReadOptions | null {
  if (!ASKS_WHICH.test(span.plain)) return null;
  return choiceOf(span, splitWhich(span, false) ?? [], { isOpen, asks: true });
}

/**
 * What stands for choice after the first mark of a question ("which laptop should I buy, …"). Null when it
 * asks something else, unless `isChosen` says that it is to be decided.
 */
export function splitWhich(span: Span, isChosen: boolean): Span[] | null {
  const mark = /[:,]\s|\s[-–—]\s/.exec(span.plain);
  if (!mark) return null;
  const head = span.plain.slice(0, mark.index);
  if (!isChosen && !WANTS_CHOICE.test(head)) return null;
  // After "where should I buy bread," comes more of the same; after "where should I go," the choice.
  const asksPlace = /^(?:where|when|how)\b/i.test(head) && mark[0].startsWith(",");
  if (asksPlace && !isVerb(wordsOf(head).at(-1) ?? "")) return null;
  const body = cut(span, mark.index + mark[0].length);
  if (GOES_ON.test(body.plain)) return null;
  return splitOptions(body, mark[0].startsWith(",") ? "or" : "list");
}

/** "Is Berlin or Oslo better?" */
export function readBetter(span: Span, { isOpen }: Sentence): ReadOptions | null {
  const begin = /^(?:is|are|would)\s/i.exec(span.plain);
  const end =
    /\s(?:be )?(?:the )?(?:better|best)(?: (?:choice|option|idea))?(?: for \w+(?: \w+)?)?$/i.exec(
      span.plain,
    );
  if (!begin || !end) return null;
  const body = cut(span, begin[0].length, end.index);
  return choiceOf(span, splitOptions(body, "or"), { isOpen, asks: true });
}

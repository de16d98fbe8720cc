import { ownWords } from "@/lib/decisions/planner/deciding/own-words";
import { shorten } from "@/lib/decisions/planner/words/wording";
import { capitalise } from "@/lib/text";

/**
 * A question that wants a decision, with the options found in it: two to six in the person's words, the
 * one that "Should I …?" weighs, or none.
 */
export type Decision = {
  question: string;
  options: string[];
  open: boolean;
  /** What was told behind the question, as typed. */
  told?: string;
};

/** "quit uni?": one order with a question mark. */
export const DOUBTED =
  /^(?:(?:quit|leave|take|sell|move|stay|keep|accept|drop|marry|resign|retire|buy|get|have|cut|dye|change|switch|go)\b[^.!?,;:]{2,60}\?)(?=\s|$)/i;
/** A sentence as the question that it asks. */
export function questionOf(sentence: string): string {
  const asked = sentence
    .replace(/^(?:(?:so|ok|hi|hey|please|um+)[\s,]+)+/i, "")
    .replace(/[\s.?!]+$/, "");
  const short = shorten(asked, 140);
  const asks =
    /^(?:should|is|would|do|which|what)\b/i.test(short) ||
    /\s(?:or|vs)\s/i.test(short) ||
    DOUBTED.test(sentence);
  return ownWords(`${capitalise(short)}${asks ? "?" : ""}`);
}

const EITHER = /^either\s+/i;

/** The decision between two answers. */
export function pairOf(asked: string, one: string, other: string): Decision {
  return {
    question: questionOf(asked.replace(EITHER, "")),
    options: [one, other].map((option) => ownWords(shorten(option.replace(EITHER, ""), 70))),
    open: false,
  };
}

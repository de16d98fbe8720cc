import { singleLine } from "@/lib/text";

/** Marks that turn the direction of the text after them, also beyond the step. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;
const HTML_TAG = /<\/?[a-z][^<>]*>/gi;
const MARKDOWN_LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const EMPHASIS = /\*\*|__|`+/g;
const LIST_MARK = /^(?:#{1,6}|[-*•–—>]|\d{1,2}[.)]|step \d{1,2}[.:)])\s+/i;

/**
 * What a model wrote as one plain line: no markup, no list marks, no control characters. Empty when
 * nothing is left.
 */
export function plainLine(written: string): string {
  const text = singleLine(written.replace(DIRECTION_MARKS, ""))
    .replace(MARKDOWN_LINK, "$1")
    .replace(HTML_TAG, "")
    .replace(EMPHASIS, "")
    .replace(LIST_MARK, "")
    .replace(/\s+/g, " ")
    .trim();
  // What was taken out may have held two halves of a mark apart.
  return text === written ? text : plainLine(text);
}

/** A piece of a model's text that is still being written, without marks that would turn or break what is around it. */
export function plainWords(piece: string): string {
  return piece.replace(DIRECTION_MARKS, "").replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}

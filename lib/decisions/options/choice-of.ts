import type { ReadOptions } from "./read-options";
import type { Span } from "./span";
import { tidyOptions } from "./tidy-options";

/** `isOpen`: more may be typed. `asks`: a question mark belongs at the end. */
export type Ending = { isOpen: boolean; asks: boolean };

/** The choice that a question and the stretches of its options make, or null when they make none. */
export function choiceOf(
  question: Span,
  options: readonly Span[],
  { isOpen, asks }: Ending,
): ReadOptions | null {
  const tidy = tidyOptions(
    options.map(({ text }) => text),
    isOpen,
  );
  return tidy && { question: `${question.text}${asks ? "?" : ""}`, options: tidy };
}

/** A stretch of words that nobody typed so. */
export function spanFor(text: string): Span {
  return { text, plain: text };
}

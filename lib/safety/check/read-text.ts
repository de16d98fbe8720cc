import { blankIdioms } from "./idioms.ts";
import { type Normalised, normalise } from "./normalise.ts";
import { type Stretch, sentencesOf } from "./sentences.ts";

/** A text as rules and classifier read it. */
export type ReadText = {
  normalised: Normalised;
  /** The normalised text with figures of speech blanked out. */
  literal: string;
  sentences: Stretch[];
};

/** Prepares a text to be judged. */
export function readText(text: string): ReadText {
  const normalised = normalise(text);
  const literal = blankIdioms(normalised.text);
  return { normalised, literal, sentences: sentencesOf(literal) };
}

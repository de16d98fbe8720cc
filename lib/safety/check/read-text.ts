import { blankIdioms } from "./idioms.ts";
import { type Normalised, normalise } from "./normalise.ts";
import { inOneByte, withOwnCharacters } from "./one-byte.ts";
import { type Stretch, sentencesOf } from "./sentences.ts";

/** A text as rules and classifier read it. */
export type ReadText = {
  normalised: Normalised;
  /** The normalised text with figures of speech blanked out. */
  literal: string;
  /** The same for rules, without characters beyond Latin-1 (`one-byte.ts`). */
  plain: string;
  sentences: Stretch[];
};

/** Prepares a text to be judged. */
export function readText(text: string): ReadText {
  const normalised = normalise(text);
  const plain = blankIdioms(inOneByte(normalised.text));
  const literal = withOwnCharacters(plain, normalised.text);
  return { normalised, literal, plain, sentences: sentencesOf(literal) };
}

import { NO_CHOICE, SAYS_SOMETHING } from "./read-fragment";
import type { ReadOptions } from "./read-options";
import type { Sentence } from "./sentences";
import { wordsOf } from "./span";
import { tidyOptions } from "./tidy-options";

const EXCLAMATION =
  /^(?:really|right|seriously|please|help|thoughts|ideas|advice|yes|no|ok|okay|huh|hm+|sure|maybe|today|now|hello|hi|hey|ready|so|well|and|or|not|should|shall)\b/i;
const MOST_WORDS = 4;

/** "Pizza? Sushi? Tacos?": nothing but short questions, each an option. */
export function readRow(sentences: readonly Sentence[]): ReadOptions | null {
  const isRow = sentences.every(
    ({ span, isAsked }) =>
      isAsked &&
      wordsOf(span.text).length <= MOST_WORDS &&
      !NO_CHOICE.test(span.plain) &&
      !SAYS_SOMETHING.test(span.plain) &&
      !EXCLAMATION.test(span.plain) &&
      !/\s(?:or|vs\.?|versus)\s|,|\//i.test(span.plain),
  );
  if (!isRow) return null;
  const texts = sentences.map(({ span }) => span.text);
  const options = tidyOptions(texts, false);
  return options && { question: texts.map((text) => `${text}?`).join(" "), options };
}

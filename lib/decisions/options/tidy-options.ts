import { OPTION_MAX_CHARACTERS, OPTIONS_MAX, OPTIONS_MIN } from "@/lib/decisions/constants";
import { capitalise } from "@/lib/text";
import { optionKey } from "./option-key";
import { withSharedWords } from "./share-words";

const BEFORE =
  /^(?:or|either|maybe|perhaps|possibly|just|simply|should (?:i|we)|(?:i|we) (?:should|can|could)|shall (?:i|we)|do (?:i|we)|is it better to|would it be better to|would (?:i|we) rather|whether (?:(?:i|we) should|to)|if (?:i|we) should|if to|rather|then)\s+/i;
const AFTER = /(?:,?\s(?:instead|please|pls|then|though)|\s*[🤔😩😭😅😫🙏🙃😬🤷]\uFE0F?)$/iu;
/** When something is to be, said once after the last option, is no part of that option. */
const WHEN =
  /\s(?:tonight|today|tomorrow|first|right now|this (?:morning|afternoon|evening|week|weekend|month|summer|winter|spring|autumn|fall|year)|for (?:breakfast|lunch|dinner|dessert|supper|tea))$/i;
const ANY_TIME =
  /\b(?:now|today|tonight|tomorrow|later|soon|first|already|next|this|morning|evening|until|till|by|before|after|breakfast|lunch|dinner|dessert|supper)\b/i;
/** "or what", "or something else" add nothing to choose. */
const NOTHING_MORE = /^(?:what|whatever|something|something else|anything else|else)$/i;
/** A new question or the bare end of one: "or is it too late", "or other ways", "rent, buy or not". */
const NO_OPTION =
  /^(?:(?:is|isn't|are|am|was|does|did|would|could|can|will|has|do (?:i|you|we|they)|other|any other)\b|not$)/i;
const PAIRS: Record<string, string> = {
  '"': '"',
  "“": "”",
  "„": "“",
  "«": "»",
  "「": "」",
  "'": "'",
  "‘": "’",
  "(": ")",
};

/**
 * Options as they stand on a list: without the words around them, with those that they share, begun
 * with a capital. Null unless there are two to six, each of 1 to 200 characters. Of more than six none
 * is taken: which of them to leave out is not for the reader to say. `isTyping` says that the last
 * one may go on.
 */
export function tidyOptions(texts: readonly string[], isTyping: boolean): string[] | null {
  if (texts.length < OPTIONS_MIN) return null;
  const cleaned = texts.map(withoutAround);
  if (isTyping && isJustBegun(cleaned.at(-1) ?? "")) cleaned.pop();
  if (NOTHING_MORE.test(cleaned.at(-1) ?? "")) cleaned.pop();
  if (cleaned.some((text) => NO_OPTION.test(text))) return null;
  const named = withSharedWords(isTyping ? cleaned : withoutSharedTime(cleaned), isTyping);
  const options = [...new Map(named.map((text) => [optionKey(text), capitalise(text)])).values()];
  if (options.length < OPTIONS_MIN || options.length > OPTIONS_MAX) return null;
  return options.every(isOption) ? options : null;
}

/** A single letter, and what may become "or not" or "or something else", are waited for. */
function isJustBegun(text: string): boolean {
  return /^\p{Ll}$/u.test(text) || /^(?:no|to|wh|wha|so|som|some\w*(?: \w+)?)$/.test(text);
}

function isOption(text: string): boolean {
  return text.length <= OPTION_MAX_CHARACTERS && /[\p{L}\p{N}\p{S}]/u.test(text);
}

function withoutAround(text: string): string {
  let option = text;
  for (let time = 0; time < 3; time += 1) {
    option = withoutQuotes(option.replace(BEFORE, "").replace(AFTER, "").trim());
  }
  // "or to wait" is what to do, "or to the gym" and "or to Oslo" are where to go.
  return option.replace(/^to (?!an? |the |my |our |his |her |their |\p{Lu}|\d)/u, "");
}

function withoutQuotes(text: string): string {
  const closing = PAIRS[text.charAt(0)];
  const inner = text.slice(1, -1);
  const isWhole = closing !== undefined && text.length > 2 && text.endsWith(closing);
  return isWhole && !inner.includes(closing) ? inner.trim() : text;
}

/** "go out", "read tonight" */
function withoutSharedTime(options: readonly string[]): string[] {
  const last = options.at(-1) ?? "";
  const others = options.slice(0, -1);
  const without = last.replace(WHEN, "");
  const isShared = without !== last && !others.some((option) => ANY_TIME.test(option));
  return isShared && !ANY_TIME.test(without) ? [...others, without] : [...options];
}

import "server-only";

/** Marks and digits around a word that guessers try as well: a year and a mark, "2026!". */
const DECORATION_MAX_CHARACTERS = 5;
/** A shorter word with marks around it says too little to be refused for it. */
const WORD_MIN_CHARACTERS = 3;
/** A pattern of so few characters, however often repeated, is guessed at once. */
const PATTERN_MAX_CHARACTERS = 3;

const LETTER_FOR: Record<string, string> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

let loading: Promise<ReadonlySet<string>> | undefined;

/** Some 50,000 passwords, 5 MB once they are asked for the first time, which takes 20 ms. */
function commonWords(): Promise<ReadonlySet<string>> {
  loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set([...dictionary["passwords-common"], "stepwell"]),
  );
  return loading;
}

/**
 * Whether a password is among the most common ones, one of them with digits and marks around it or
 * for letters, a repeated pattern or a straight row. The password is compared as a whole, never for
 * words inside it: NIST SP 800-63B-4, section 3.1.1.2.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonWords();
  return isPattern(plain(password)) || wordsBehind(password).some((word) => common.has(word));
}

/** Whether a password is no more than one of these words (a name, an address), in the same sense. */
export function isOneOf(words: readonly string[], password: string): boolean {
  const known = new Set(words.map(squashed).filter(({ length }) => length >= WORD_MIN_CHARACTERS));
  return wordsBehind(password).some((word) => known.has(squashed(word)));
}

/** What a password comes down to: itself, without its decoration, with letters for look-alikes. */
function wordsBehind(password: string): string[] {
  const whole = plain(password);
  const unit = /^(.+?)\1+$/su.exec(whole)?.[1];
  return [whole, undecorated(whole), unit]
    .filter((word) => word !== undefined)
    .flatMap((word) => [word, withLetters(word, "i"), withLetters(word, "l")])
    .flatMap((word) => [word, squashed(word)]);
}

/** The word between marks and digits, when these are few. */
function undecorated(text: string): string | undefined {
  const word = text.replace(/^\P{L}+|\P{L}+$/gu, "");
  const decoration = text.length - word.length;
  return word.length >= WORD_MIN_CHARACTERS && decoration <= DECORATION_MAX_CHARACTERS
    ? word
    : undefined;
}

/** "p@ssw0rd" as "password". A 1 may stand for two letters, so the caller says which. */
function withLetters(text: string, one: "i" | "l"): string {
  return text.replace(/[013457@$!]/g, (sign) => LETTER_FOR[sign] ?? one);
}

/** One sign again and again, a short pattern repeated, or signs in a straight row. */
function isPattern(text: string): boolean {
  const unit = /^(.+?)\1+$/su.exec(text)?.[1];
  if (unit !== undefined && unit.length <= PATTERN_MAX_CHARACTERS) return true;
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, place) => code - (codes[place] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** Letters and digits alone, so that "ada.lovelace" is "Ada Lovelace". */
function squashed(text: string): string {
  return plain(text).replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** Where a sentence stands in a normalised text; the end is not included. */
export type Stretch = { start: number; end: number };

/** A sentence without any stop is cut at a joint from here on … */
const FEWEST_WORDS = 14;
/** … and after this many words in any case. */
const MOST_WORDS = 26;
const MOST_CHARACTERS = 400;

const JOINTS = new Set(
  "and but or so because cause then when while if since although though also plus".split(" "),
);

/**
 * The sentences of a normalised text, in order: cut at stops and line breaks, and where people write
 * without them, at commas and conjunctions, so that no piece is longer than 26 words or 400
 * characters. Linear time.
 */
export function sentencesOf(text: string): Stretch[] {
  const sentences: Stretch[] = [];
  let start = 0;
  let words = 0;
  let at = 0;
  const cut = (end: number) => {
    const stretch = trimmed(text, start, end);
    if (stretch) sentences.push(stretch);
    start = end;
    words = 0;
  };
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 10) {
      cut(at);
    } else if (isStop(code) && !isWithin(text, at)) {
      while (at + 1 < text.length && isStop(text.charCodeAt(at + 1))) at += 1;
      cut(at + 1);
    } else if (isBetweenWords(text, at)) {
      words += 1;
      if (words >= MOST_WORDS || (words >= FEWEST_WORDS && isJoint(text, at))) cut(at);
    } else if (at - start >= MOST_CHARACTERS) {
      cut(at);
    }
    at += 1;
  }
  cut(text.length);
  return sentences;
}

/** `.`, `!`, `?`, `;` */
function isStop(code: number): boolean {
  return code === 46 || code === 33 || code === 63 || code === 59;
}

/** A stop with a letter or figure right behind it ends nothing: 3.5, example.org. */
function isWithin(text: string, at: number): boolean {
  const code = text.charCodeAt(at + 1);
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** The last sign or space before a word; people string words together by commas and hyphens too. */
function isBetweenWords(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code !== 39 && !isOfWord(code) && isOfWord(text.charCodeAt(at + 1));
}

function isOfWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
}

/** Whether a space stands before a conjunction or behind a comma. */
function isJoint(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (before === 44 || before === 58 || before === 45) return true;
  const end = text.indexOf(" ", at + 1);
  return end > 0 && end - at < 10 && JOINTS.has(text.slice(at + 1, end));
}

function trimmed(text: string, from: number, to: number): Stretch | null {
  let start = from;
  let end = to;
  while (start < end && text.charCodeAt(start) <= 32) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 32) end -= 1;
  return start < end ? { start, end } : null;
}

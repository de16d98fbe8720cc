/**
 * A stretch of what a person typed. `plain` has the same length and serves to look for words in it:
 * quotes and brackets are blanked out, and so is an "or" that is no choice ("a day or two").
 */
export type Span = { text: string; plain: string };

/** Not a choice, although there is an "or" in it. */
const SET_PHRASES =
  /\b(?:one or two|two or three|three or four|four or five|once or twice|more or less|sooner or later|an?(?: \w+)? or (?:two|so|more)|\d+ or (?:so|more|less|fewer)|or (?:so|else|anything|something|someone|somewhere|whatever|similar|the like)(?=[\s.,?!]*$)|rain or shine|in or (?:around|before|near|out of)|on or (?:before|around|about|off)|at or (?:before|near|above|below)|by or before|do or die|make or break|hit or miss|life or death|right or wrong|now or never|all or nothing|double or nothing|feast or famine|fight or flight|friend or foe|for better or worse|like it or not|believe it or not|ready or not|he or she|she or he|his or her|(?:questions|ideas|tips) or \w+|either or|this or that|vs code|a rock and a hard place)\b/gi;
const QUOTED = /"[^"]*"|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»|「[^「」]*」|\([^()]*\)|\[[^[\]]*\]/g;

/** A line as a span. Expects no line breaks, and single spaces. */
export function spanOf(text: string): Span {
  const plain = text
    .replace(/[’ʼ`´]/g, "'")
    .replace(QUOTED, (quoted) => quoted.replace(/[^\s]/g, "x").replace(/\s/g, "_"))
    .replace(SET_PHRASES, (phrase) =>
      phrase.replace(/\b(?:or|and|vs)\b/gi, (joint) => "x".repeat(joint.length)),
    );
  return { text, plain };
}

/** The part of a span from one place to another, without spaces and loose punctuation around it. */
export function cut(span: Span, from: number, to = span.text.length): Span {
  const [start, end] = edges(span.text, from, to);
  return { text: span.text.slice(start, end), plain: span.plain.slice(start, end) };
}

/** A text without spaces and loose punctuation around it. */
export function bare(text: string): string {
  return text.slice(...edges(text, 0, text.length));
}

const LOOSE = new Set(" ,;:–—-_/");
const ENDS = new Set(".?!…。？！");

/** By places, not by a pattern: a pattern for the end of a text tries each of a thousand marks anew. */
function edges(text: string, from: number, to: number): [number, number] {
  let start = from;
  let end = to;
  while (start < end && LOOSE.has(text.charAt(start))) start += 1;
  while (end > start && (LOOSE.has(text.charAt(end - 1)) || ENDS.has(text.charAt(end - 1))))
    end -= 1;
  return [start, end];
}

/** The words of a text. */
export function wordsOf(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

import { POST_LINK_WEIGHT } from "./constants";

/** Code points that count as one character of a post; all others count as two. */
const LIGHT_RANGES = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;

/** What may be taken for a link within a text: a dot between letters. */
const LINK_LIKE = /\S+\.\p{L}{2,}\S*/gu;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

const graphemes = new Intl.Segmenter();
const words = new Intl.Segmenter(undefined, { granularity: "word" });

/**
 * How many characters X counts a text as: most of Latin, Greek, Cyrillic, Hebrew and Arabic as one
 * each, other scripts as two, an emoji as two, however it is made, and a link as 23. Where its rules
 * are finer, this counts more rather than less. https://docs.x.com/fundamentals/counting-characters
 */
export function postWeight(text: string): number {
  const links = text.match(LINK_LIKE) ?? [];
  const inLinks = links.reduce((sum, link) => sum + plainWeight(link), 0);
  const asLinks = links.reduce((sum, link) => sum + linkWeight(link), 0);
  return plainWeight(text) - inLinks + asLinks;
}

function linkWeight(link: string): number {
  return Math.max(POST_LINK_WEIGHT, plainWeight(link));
}

function plainWeight(text: string): number {
  let weight = 0;
  for (const { segment } of graphemes.segment(text.normalize("NFC"))) {
    weight += EMOJI.test(segment) ? 2 : weightOfCharacters(segment);
  }
  return weight;
}

function weightOfCharacters(segment: string): number {
  let weight = 0;
  for (const character of segment) {
    const point = character.codePointAt(0) ?? 0;
    weight += LIGHT_RANGES.some(([from, to]) => point >= from && point <= to) ? 1 : 2;
  }
  return weight;
}

/**
 * The text, cut to a weight with "..." after it when it is heavier: after a whole word, or within one
 * that is longer than half of the room, but never within what a reader takes for one character.
 */
export function cutToWeight(text: string, room: number): string {
  if (postWeight(text) <= room) return text;
  const left = room - 3;
  const whole = longestStart(words, text, left);
  const start = postWeight(whole) * 2 >= left ? whole : longestStart(graphemes, text, left);
  return `${start.replace(/[\s,;:\u2013\u2014-]+$/u, "")}...`;
}

function longestStart(pieces: Intl.Segmenter, text: string, room: number): string {
  const start: string[] = [];
  let weight = 0;
  for (const { segment } of pieces.segment(text)) {
    weight += plainWeight(segment);
    if (weight > room) break;
    start.push(segment);
  }
  // Links weigh more than their characters.
  while (postWeight(start.join("")) > room) start.pop();
  return start.join("");
}

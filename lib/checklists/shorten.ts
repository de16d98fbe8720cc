const characters = new Intl.Segmenter();

/**
 * The text, cut to its first `limit` characters with "..." after them when it is longer. A character
 * is what a reader takes for one (a grapheme): an emoji or an accented letter is never cut in two.
 */
export function shorten(text: string, limit: number): string {
  // A character is at least one unit of the string, so a short string needs no counting.
  if (text.length <= limit) return text;
  let count = 0;
  for (const { index } of characters.segment(text)) {
    if (count === limit) return `${text.slice(0, index)}...`;
    count += 1;
  }
  return text;
}

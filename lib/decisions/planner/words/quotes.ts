const QUOTE = /“[^”]*”/gu;
/** Quotations are set aside as single letters of a private area while a sentence is taken apart. */
const FIRST_MARK = 0xe000;

/** A text with its quotations set aside, and how to put them back. */
export function withQuotesAside(text: string): {
  plain: string;
  restore: (part: string) => string;
} {
  const quotes: string[] = [];
  const plain = text.replace(QUOTE, (quote) => {
    quotes.push(quote);
    return String.fromCharCode(FIRST_MARK + quotes.length - 1);
  });
  const restore = (part: string): string =>
    part.replace(/[\ue000-\uf8ff]/g, (mark) => quotes[mark.charCodeAt(0) - FIRST_MARK] ?? mark);
  return { plain, restore };
}

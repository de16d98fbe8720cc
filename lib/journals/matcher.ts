/**
 * Says of a text whether it holds every one of the words, in any order and also inside longer words.
 * Case and accents don't count.
 */
export function matcherOf(words: string): (text: string) => boolean {
  const wanted = folded(words).split(/\s+/u).filter(Boolean);
  return (text) => {
    const held = folded(text);
    return wanted.every((word) => held.includes(word));
  };
}

function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toUpperCase().toLowerCase();
}

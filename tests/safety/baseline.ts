/** The least that reading a text by groups of letters costs: three letters at a time, in a map. */
export function countLetterGroups(text: string): number {
  const counts = new Map<string, number>();
  const plain = text.normalize("NFKC").toLowerCase();
  for (let at = 0; at + 3 <= plain.length; at += 1) {
    const group = plain.slice(at, at + 3);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts.size;
}

import { groupOf, markOf, ROWS, WAYS } from "../../lib/safety/check/table.ts";

/** The hashed features of a sentence, and the kind of each. */
export type SentenceFeatures = { hashes: Uint32Array; kinds: Uint8Array };

/** Features by number: the hash and the kind of each. */
export type Numbered = {
  hashes: Uint32Array;
  kinds: Uint8Array;
  numbers: ReadonlyMap<number, number>;
};

/** Numbers the features that stand in enough texts. */
export function numberFeatures(
  texts: readonly (readonly SentenceFeatures[])[],
  fewestTexts: number,
): Numbered {
  const counts = new Map<number, number>();
  for (const sentences of texts) {
    const seen = new Set<number>();
    for (const { hashes } of sentences) for (const hash of hashes) seen.add(hash);
    for (const hash of seen) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const often = [...counts].filter(([, count]) => count >= fewestTexts).map(([hash]) => hash);
  const numbers = new Map(often.map((hash, number) => [hash, number]));
  const kinds = new Uint8Array(often.length);
  for (const { hashes, kinds: ofEach } of texts.flat()) {
    hashes.forEach((hash, place) => {
      const number = numbers.get(hash);
      if (number !== undefined) kinds[number] = ofEach[place] ?? 0;
    });
  }
  return { hashes: Uint32Array.from(often), kinds, numbers };
}

/** Gives the features of most worth the rows of the table: the row of each, or -1, and the marks. */
export function giveRows(
  hashes: Uint32Array,
  worth: Float32Array,
): { rows: Int32Array; marks: Uint16Array } {
  const rows = new Int32Array(hashes.length).fill(-1);
  const marks = new Uint16Array(ROWS);
  const order = Uint32Array.from(hashes.keys()).sort(
    (one, other) => (worth[other] ?? 0) - (worth[one] ?? 0) || one - other,
  );
  for (const number of order) {
    const hash = hashes[number] ?? 0;
    const group = marks.subarray(groupOf(hash), groupOf(hash) + WAYS);
    const free = group.indexOf(0);
    if (free < 0 || group.includes(markOf(hash))) continue;
    group[free] = markOf(hash);
    rows[number] = groupOf(hash) + free;
  }
  return { rows, marks };
}

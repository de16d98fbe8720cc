/** Numbers as words, each at its own place. */
export const NUMBER_WORDS: readonly string[] =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** "12", "1,200" and "twelve" as numbers; NaN where a word is none. */
export function numberIn(word: string): number {
  const at = NUMBER_WORDS.indexOf(word.toLowerCase());
  return at >= 0 ? at : word === "" ? Number.NaN : Number(word.replace(/,/g, ""));
}

/** 4 as "four"; numbers above twenty in figures. */
export function wordFor(number: number): string {
  return NUMBER_WORDS[number] ?? String(number);
}

/** Words that change nothing wherever they stand. */
const FADED = new Set(
  "a an the my our your his her their its some any this that these those all really just very".split(
    " ",
  ),
);
/** Small links: what is asked for stays the same without them, what is told does not ("left me for"). */
const SMALL_LINKS = new Set("to of for with on in at from by into about as and".split(" "));

/** British spellings and common short forms, brought to one form for matching alone. */
const SAME: ReadonlyMap<string, string> = new Map([
  ["licence", "license"],
  ["colour", "color"],
  ["favour", "favor"],
  ["neighbour", "neighbor"],
  ["neighbourhood", "neighborhood"],
  ["behaviour", "behavior"],
  ["programme", "program"],
  ["cheque", "check"],
  ["practise", "practice"],
  ["enrol", "enroll"],
  ["mom", "mum"],
  ["mam", "mum"],
  ["apt", "appointment"],
  ["appt", "appointment"],
  ["uni", "university"],
  ["mgr", "manager"],
  ["bday", "birthday"],
  ["xmas", "christmas"],
  ["fridge", "refrigerator"],
  ["photo", "picture"],
  ["pic", "picture"],
  ["resumé", "resume"],
  ["résumé", "resume"],
  ["pyjamas", "pajamas"],
  ["jewellery", "jewelry"],
  ["tyre", "tire"],
  ["grey", "gray"],
  ["e-mail", "email"],
  ["to-do", "todo"],
  ["yoghurt", "yogurt"],
]);

/** Small letters alone: nothing to trim. Most words are, and each goal asks for its words many times. */
const PLAIN = /^[a-z]+$/;

/** One word in the form that cues are compared in: small, singular, American -ize. */
export function normalWord(word: string): string {
  const lower = word.toLowerCase();
  const bare = PLAIN.test(lower) ? lower : trimmed(lower);
  if (bare === "money") return bare;
  const single = bare.endsWith("s") ? singular(bare) : bare;
  return SAME.get(single) ?? (single.includes("is") ? americanized(single) : single);
}

function trimmed(lower: string): string {
  const bare = lower
    .replace(/^[^\p{L}\p{N}$£€]+|[^\p{L}\p{N}]+$/gu, "")
    .replace(/'s?$/, "")
    .replace(/'/g, "");
  return /^[$£€]\d/.test(bare) ? "money" : bare;
}

function americanized(single: string): string {
  const ized = single.replace(/([a-z]{3,})is(e|ing|ed)$/, (whole, stem: string, end: string) =>
    /(?:rev|superv|adv|surpr|exerc|prom|ra|pract|no|wa|telev|improv)$/.test(stem)
      ? whole
      : `${stem}iz${end}`,
  );
  return SAME.get(ized) ?? ized;
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 4 && /[^o]oes$/.test(word) && !/shoes$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word))
    return word.slice(0, -1);
  return word;
}

/** The telling words of a text in their normal form, articles and small links left out. */
export function normalWords(text: string): string[] {
  return linkedWords(text).filter((word) => !SMALL_LINKS.has(word));
}

/** As `normalWords`, with the small links between the words. */
export function linkedWords(text: string): string[] {
  return text
    .replace(/\d[\d.,]*\s?(?:grand|quid|bucks)\b/gi, "money")
    .replace(/(\d)(?=(?:kgs?|lbs?|km|mins?|hrs?|pages?|words?)\b)/gi, "$1 ")
    .split(/(?:[\s;:.!?()"“”/]|,(?!\d{3}))+/)
    .map(normalWord)
    .filter((word) => word !== "" && !FADED.has(word));
}

/** All runs of words up to this length, as cues are written. */
export function wordRuns(words: readonly string[], longest: number): string[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(longest, words.length - start) }, (_unused, more) =>
      words.slice(start, start + more + 1).join(" "),
    ),
  );
}

/** The runs that end with the last word: what a noun phrase is about. */
export function endingRuns(words: readonly string[], longest = 4): string[] {
  return Array.from({ length: Math.min(longest, words.length) }, (_, more) =>
    words.slice(words.length - more - 1).join(" "),
  );
}

/** The runs that begin with the first word. */
export function openingRuns(words: readonly string[], longest = 4): string[] {
  return Array.from({ length: Math.min(longest, words.length) }, (_, more) =>
    words.slice(0, more + 1).join(" "),
  );
}

/** Cues of an archetype ("clean up|tidy") in the form that runs have. */
export function cueList(
  cues: string | undefined,
  wordsOf: (text: string) => string[] = normalWords,
): string[] {
  return (cues ?? "")
    .split("|")
    .map((cue) => wordsOf(cue).join(" "))
    .filter((cue) => cue !== "");
}

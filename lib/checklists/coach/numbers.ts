const ONES = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

const WORDS: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, index): [string, number] => [word, index + 1]),
  ...ORDINALS.map((word, index): [string, number] => [word, index + 1]),
  ["fifteen", 15],
  ["twenty", 20],
  ["thirty", 30],
  ["forty", 40],
  ["forty-five", 45],
  ["fifty", 50],
  ["sixty", 60],
  ["ninety", 90],
  ["a couple of", 2],
  ["a couple", 2],
  ["couple of", 2],
  ["a", 1],
  ["an", 1],
]);

/** A pattern for whole numbers in digits or words, without "a" and "an". */
export const NUMBER = `(?:\\d{1,4}|${ONES.join("|")}|fifteen|twenty|thirty|forty(?:-five)?|fifty|sixty|ninety|(?:a )?couple(?: of)?)`;

/** A pattern for a place in a list: "3", "three", "third", "3rd". */
export const ORDINAL = `(?:\\d{1,4}(?:st|nd|rd|th)?|${ONES.join("|")}|${ORDINALS.join("|")})`;

/** The number that a word or digits stand for, or null. */
export function readNumber(text: string): number | null {
  const word = text.trim().toLowerCase();
  const digits = /^(\d{1,4})(?:st|nd|rd|th)?$/.exec(word)?.[1];
  if (digits !== undefined) return Number(digits);
  return WORDS.get(word) ?? null;
}

/** A pattern for a length of time, in the mended spelling of a clause. */
export const DURATION = `(?:(?:half an|a half|half a|(?:a )?quarter of an|three quarters of an) hours?|(?:an?|${NUMBER}|\\d+[.,]\\d+) ?(?:and a half )?(?:hours?|h)(?: (?:and )?(?:a half|${NUMBER}(?: ?minutes?| ?m)?))?|(?:a few|${NUMBER}) ?(?:minutes?|m|')|a minute|(?:an?|one) hour)`;

const FEW_MINUTES = 5;

/** Whole minutes of a length of time such as "ten minutes", "half an hour", "1 h 30", or null. */
export function readMinutes(text: string): number | null {
  const said = text.trim().toLowerCase();
  if (/^(?:half an|a half|half a) hours?$/.test(said)) return 30;
  if (/^(?:a )?quarter of an hours?$/.test(said)) return 15;
  if (/^three quarters of an hours?$/.test(said)) return 45;
  if (/^a few ?(?:minutes?|m)$/.test(said)) return FEW_MINUTES;
  const minutes = /^(.+?) ?(?:minutes?|m|')$/.exec(said)?.[1];
  if (minutes !== undefined && !/hour|\d ?h\b/.test(minutes)) return readNumber(minutes);
  const found = /^(.+?) ?(and a half )?(?:hours?|h)(?: (?:and )?(.+?)(?: ?minutes?| ?m)?)?$/.exec(
    said,
  );
  if (found?.[1] === undefined) return null;
  const hours = /^\d+[.,]\d+$/.test(found[1])
    ? Number(found[1].replace(",", "."))
    : readNumber(found[1]);
  if (hours === null) return null;
  const half = found[2] !== undefined || found[3] === "a half" ? 30 : 0;
  const rest = half === 0 && found[3] !== undefined ? (readNumber(found[3]) ?? 0) : half;
  return Math.round(hours * 60) + rest;
}

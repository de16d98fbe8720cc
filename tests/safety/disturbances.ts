import { pick } from "./chance.ts";

/** Writes a text as a careless, playful or evasive person might. The same chance gives the same text. */
export type Disturbance = (text: string, chance: () => number) => string;

const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

const LEET: Readonly<Record<string, readonly string[]>> = {
  a: ["4", "@"],
  e: ["3"],
  i: ["1", "!"],
  l: ["1"],
  o: ["0"],
  s: ["5", "$"],
  t: ["7"],
};

const CYRILLIC = alike("aceiopsxyABCEHKMOPTX", "асеіорѕхуАВСЕНКМОРТХ");
const GREEK = alike("aionuvwyABEHIKMNOPTXYZ", "αιοηυνωγΑΒΕΗΙΚΜΝΟΡΤΧΥΖ");
const INVISIBLE = ["\u200b", "\u200c", "\u200d", "\u2060", "\u00ad"];
const ACCENTS = ["\u0300", "\u0301", "\u0302", "\u0308", "\u0323"];

/** One or more slips of the finger in a text: about every fourth word of four letters or more. */
const typos: Disturbance = (text, chance) => {
  const words = text.split(" ");
  const long = words.flatMap((word, index) => (/^[\p{L}']{4,}\W*$/u.test(word) ? [index] : []));
  if (long.length === 0) return text;
  const certain = pick(long, chance);
  return words
    .map((word, index) => {
      const slips = index === certain || (long.includes(index) && chance() < 0.25);
      return slips ? slip(word, chance) : word;
    })
    .join(" ");
};

function slip(word: string, chance: () => number): string {
  const letters = word.match(/^[\p{L}']+/u)?.[0].length ?? word.length;
  const at = 1 + Math.floor(chance() * (letters - 2));
  const [here = "", next = ""] = [word[at], word[at + 1]];
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  const kind = pick(["swap", "drop", "double", "neighbour"] as const, chance);
  if (kind === "swap") return before + next + here + word.slice(at + 2);
  if (kind === "drop") return before + after;
  if (kind === "double") return before + here + here + after;
  return before + neighbour(here, chance) + after;
}

function neighbour(letter: string, chance: () => number): string {
  const row = KEYS.find((keys) => keys.includes(letter));
  if (!row) return letter;
  const at = row.indexOf(letter);
  return pick([...`${row[at - 1] ?? ""}${row[at + 1] ?? ""}`], chance);
}

/** Letters of a text apart from each other, by one mark throughout. */
const spacing: Disturbance = (text, chance) => {
  const mark = pick([" ", " ", ".", "-", "_", "*"], chance);
  const words = text
    .split(" ")
    .map((word) => word.replace(/\p{L}{3,}/gu, (letters) => [...letters].join(mark)));
  return words.join(mark === " " ? "   " : " ");
};

/** Exchanges letters by a table, each with the given probability. */
function exchange(
  table: Readonly<Record<string, readonly string[]>>,
  probability: number,
): Disturbance {
  return (text, chance) =>
    [...text]
      .map((letter) => {
        const others = table[letter] ?? table[letter.toLowerCase()];
        return others && chance() < probability ? pick(others, chance) : letter;
      })
      .join("");
}

const fullWidth: Disturbance = (text) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

const zeroWidth: Disturbance = (text, chance) =>
  text.replace(/\p{L}(?=\p{L})/gu, (letter) =>
    chance() < 0.4 ? letter + pick(INVISIBLE, chance) : letter,
  );

const accents: Disturbance = (text, chance) =>
  text
    .replace(/[aeiouyAEIOUY]/g, (letter) =>
      chance() < 0.5 ? letter + pick(ACCENTS, chance) : letter,
    )
    .normalize(chance() < 0.5 ? "NFC" : "NFD");

function alike(plain: string, others: string): Record<string, readonly string[]> {
  const foreign = [...others];
  return Object.fromEntries(
    [...plain].map((letter, index) => [letter, [foreign[index] ?? letter]]),
  );
}

/** By the name that the tables of figures use. */
export const DISTURBANCES = {
  typos,
  leetspeak: exchange(LEET, 0.5),
  "letters apart": spacing,
  "Cyrillic look-alikes": exchange(CYRILLIC, 0.6),
  "Greek look-alikes": exchange(GREEK, 0.6),
  "full width": fullWidth,
  "zero-width characters": zeroWidth,
  accents,
  "upper case": (text) => text.toUpperCase(),
} as const satisfies Record<string, Disturbance>;

export type DisturbanceName = keyof typeof DISTURBANCES;

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** One font file: a slice of a family that holds some ranges of Unicode. */
export type Face = { family: string; file: string };

/** An installed family: one file for each slice of Unicode. */
export type FontPackage = {
  name: string;
  /** File names end so, after the name of the slice. */
  ending: string;
  /** The slices to use; all of them where it is left out. */
  slices?: readonly string[];
};

const require = createRequire(import.meta.url);

const variable = (id: string, ...slices: string[]): FontPackage => ({
  name: `@fontsource-variable/${id}`,
  ending: "wght-normal.woff2",
  ...(slices.length > 0 ? { slices } : {}),
});

// Its own Vietnamese sets accents so far to the side that they seem to belong to the next letter.
export const TITLE_FONT: FontPackage = {
  name: "@fontsource/fraunces",
  ending: "600-normal.woff2",
  slices: ["latin", "latin-ext"],
};
export const TEXT_FONT = variable("atkinson-hyperlegible-next");

const LATIN_GREEK_CYRILLIC = variable("noto-sans");

/** Scripts whose slice bears the name of the script. */
const SCRIPTS = [
  "arabic",
  "hebrew",
  "thai",
  "bengali",
  "tamil",
  "telugu",
  "gujarati",
  "gurmukhi",
  "kannada",
  "malayalam",
  "sinhala",
  "georgian",
  "armenian",
  "khmer",
  "lao",
  "myanmar",
  "ethiopic",
].map((script) => variable(`noto-sans-${script}`, script));

const JAPANESE = variable("noto-sans-jp");
const KOREAN = variable("noto-sans-kr");
const CHINESE = variable("noto-sans-sc");

const SYMBOLS = [
  variable("noto-sans-symbols", "symbols"),
  { name: "@fontsource/noto-sans-symbols-2", ending: "400-normal.woff2" },
];

// The woff files hold every emoji also as SVG; of the woff2 files this Skia draws none.
const EMOJI: FontPackage = { name: "@fontsource/noto-color-emoji", ending: "400-normal.woff" };

/** Han characters look different in each language; the letters beside them tell which one it is. */
function eastAsian(text: string): FontPackage[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [JAPANESE, KOREAN, CHINESE];
  if (/\p{Script=Hangul}/u.test(text)) return [KOREAN, CHINESE, JAPANESE];
  return [CHINESE, JAPANESE, KOREAN];
}

/** The packages that may draw a text, the fittest first. */
function packagesFor(text: string): FontPackage[] {
  return [LATIN_GREEK_CYRILLIC, ...SCRIPTS, ...SYMBOLS, ...eastAsian(text)];
}

/** Where each text of one image may take its letters from. */
export type FontChoice = { first: FontPackage | null; others: FontPackage[] };

/** Letters of other scripts, and the doubly accented ones of Vietnamese. */
const NOT_OUR_OWN = /(?!\p{Script=Latin})\p{L}|[\u1EA0-\u1EF9]/u;

/**
 * The product's own letters for a text that is all Latin, and one family for everything else: within
 * a sentence letters of two families look like a mistake. `context` is all the text of the image.
 */
export function chooseFonts(own: FontPackage, text: string, context: string): FontChoice {
  return { first: NOT_OUR_OWN.test(text) ? null : own, others: packagesFor(context) };
}

/** The faces that claim a character, the fittest first. */
export function facesFor({ first, others }: FontChoice, codePoint: number): Face[] {
  return [...(first ? [first] : []), ...others].flatMap((one) => facesOf(one, codePoint));
}

/** Code point to the slices that hold it, read once for a package. */
const indexes = new Map<string, Map<number, string[]>>();

/** What slices claim is more than what they hold. */
function facesOf(fontPackage: FontPackage, codePoint: number): Face[] {
  const slices = indexOf(fontPackage).get(codePoint) ?? [];
  return slices.map((slice) => faceOf(fontPackage, slice));
}

/** The slices that claim every part of an emoji, so that its parts join into one picture. */
export function emojiFaces(emoji: string): Face[] {
  const [first = [], ...others] = [...emoji].map(
    (part) => indexOf(EMOJI).get(part.codePointAt(0) ?? 0) ?? [],
  );
  return first
    .filter((slice) => others.every((slices) => slices.includes(slice)))
    .map((slice) => faceOf(EMOJI, slice));
}

function faceOf({ name, ending }: FontPackage, slice: string): Face {
  const id = name.slice(name.indexOf("/") + 1);
  const file = `${id}-${slice}-${ending}`;
  return { family: file, file: path.join(folderOf(name), "files", file) };
}

function folderOf(name: string): string {
  return path.dirname(require.resolve(`${name}/package.json`));
}

function indexOf(fontPackage: FontPackage): Map<number, string[]> {
  const known = indexes.get(fontPackage.name);
  if (known) return known;
  const index = readIndex(fontPackage);
  indexes.set(fontPackage.name, index);
  return index;
}

/** unicode.json of fontsource: ranges such as "U+0-FF,U+131" by slice; numbered slices in brackets. */
function readIndex({ name, slices }: FontPackage): Map<number, string[]> {
  const content = readFileSync(path.join(folderOf(name), "unicode.json"), "utf8");
  const ranges: Record<string, string> = JSON.parse(content);
  const index = new Map<number, string[]>();
  for (const [key, list] of Object.entries(ranges)) {
    const slice = key.replace(/[[\]]/g, "");
    if (slices && !slices.includes(slice)) continue;
    for (const range of list.split(",")) {
      const [first = 0, last = first] = range
        .slice("U+".length)
        .split("-")
        .map((number) => Number.parseInt(number, 16));
      for (let point = first; point <= last; point++) {
        index.set(point, [...(index.get(point) ?? []), slice]);
      }
    }
  }
  return index;
}

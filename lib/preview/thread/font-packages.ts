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

/** The faces that claim a character, the fittest first; who takes only that one reads no further lists. */
export function* facesFor({ first, others }: FontChoice, codePoint: number): Generator<Face> {
  for (const one of first ? [first, ...others] : others) {
    for (const slice of slicesWith(one, codePoint)) yield faceOf(one, slice);
  }
}

/** The slices that claim every part of an emoji, so that its parts join into one picture. */
export function emojiFaces(emoji: string): Face[] {
  const parts = [...emoji].map((part) => slicesWith(EMOJI, part.codePointAt(0) ?? 0));
  const [first = [], ...others] = parts;
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

/** A slice and the ranges of code points that it claims; what it claims is more than what it holds. */
type Slice = { name: string; ranges: [first: number, last: number][] };

/** Read once for a package, when a text has a letter that no fitter one claims. */
const lists = new Map<string, Slice[]>();

function slicesWith(fontPackage: FontPackage, codePoint: number): string[] {
  const slices = lists.get(fontPackage.name) ?? readSlices(fontPackage);
  return slices
    .filter(({ ranges }) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last))
    .map(({ name }) => name);
}

/** unicode.json of fontsource: ranges such as "U+0-FF,U+131" by slice; numbered slices in brackets. */
function readSlices({ name, slices }: FontPackage): Slice[] {
  const content = readFileSync(path.join(folderOf(name), "unicode.json"), "utf8");
  const ranges: Record<string, string> = JSON.parse(content);
  const read = Object.entries(ranges)
    .map(([key, list]) => ({
      name: key.replace(/[[\]]/g, ""),
      ranges: list.split(",").map(rangeOf),
    }))
    .filter((slice) => slices?.includes(slice.name) ?? true);
  lists.set(name, read);
  return read;
}

function rangeOf(text: string): [number, number] {
  const [first = 0, last = first] = text
    .slice("U+".length)
    .split("-")
    .map((number) => Number.parseInt(number, 16));
  return [first, last];
}

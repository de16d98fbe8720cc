import type { Paragraph } from "canvaskit-wasm";
import { directionOf } from "../../right-to-left.ts";
import { chooseFonts, emojiFaces, type Face, type FontPackage, facesFor } from "./font-packages.ts";
import { missingLetters } from "./missing-letters.ts";
import { graphemesOf, readText, type TextRun, textRuns } from "./read-text.ts";
import type { Skia } from "./skia.ts";

/** Where a text stands and how it looks. Lengths are pixels. */
export type TextBox = {
  text: string;
  /** All the text of the image; it tells the language of what several languages share. */
  context: string;
  /** The product's own letters for it. */
  font: FontPackage;
  /** 100 to 900, for letters that come in more than one weight. */
  weight: number;
  color: string;
  /** Tried from the first, the largest, until the text fits; the last one ends in an ellipsis. */
  sizes: readonly number[];
  width: number;
  height: number;
  /** Fewer than would fit into the height. */
  maxLines?: number;
  /** Aligned to the right although the text runs from the left, beside one that runs the other way. */
  alignRight?: boolean;
};

/** Scripts with marks far above and below the line. */
const TALL =
  /(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Hebrew}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Georgian}|\p{Script=Armenian})\p{L}/u;

const ROUNDS = 8;

type Letters = {
  runs: (TextRun & { families: string[] })[];
  box: TextBox;
  /** Height of a line, as a multiple of the size. */
  lineHeight: number;
  direction: "ltr" | "rtl";
};

/** A text laid out in its box; the caller deletes it. Null where no font has any of its letters. */
export function typeset(skia: Skia, box: TextBox): Paragraph | null {
  const letters = resolve(skia, box);
  if (!letters) return null;
  for (const size of box.sizes) {
    const isLast = size === box.sizes.at(-1);
    const paragraph = layOut(skia, letters, size);
    if (isLast || !paragraph.didExceedMaxLines()) return paragraph;
    paragraph.delete();
  }
  return null;
}

/** Finds a font for each letter, and leaves out those that no font has: a box says less than nothing. */
function resolve(skia: Skia, box: TextBox): Letters | null {
  let text = readText(box.text);
  // First with the fittest slice for each letter, then with every slice that claims a missing one,
  // then without its marks, then without it. Each round may bring others to light.
  const missing = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    if (!/[^\s\p{Cf}]/u.test(text)) return null;
    const letters = lettersOf(skia, box, text, missing);
    const paragraph = layOut(skia, letters, box.sizes[0] ?? 0, Number.POSITIVE_INFINITY);
    const found = missingLetters(paragraph, text);
    paragraph.delete();
    if (found.size === 0) return letters;
    const isHopeless = (letter: string) => found.has(letter) && missing.has(letter);
    const kept = graphemesOf(text).map((letter) => (isHopeless(letter) ? bare(letter) : letter));
    for (const letter of found) missing.add(letter);
    text = readText(kept.join(""));
  }
  return null;
}

/** A letter without its marks; nothing of one that has none. */
function bare(letter: string): string {
  const base = letter.normalize("NFD").replace(/\p{M}/gu, "");
  return base === letter ? "" : base;
}

function lettersOf(skia: Skia, box: TextBox, text: string, missing: ReadonlySet<string>): Letters {
  const choice = chooseFonts(box.font, text, box.context);
  const claims = (faces: Iterable<Face>, letter: string) =>
    missing.has(letter) ? [...faces] : firstOf(faces);
  const runs = textRuns(text);
  const written = runs.filter(({ isEmoji }) => !isEmoji).map((run) => run.text);
  // The first letter stands for the case that no font has any other: Skia needs a family to miss them in.
  const textFaces = ["A", ...new Set(graphemesOf(written.join("")))].flatMap((letter) =>
    [...letter].flatMap((part) => claims(facesFor(choice, part.codePointAt(0) ?? 0), letter)),
  );
  const familiesOf = ({ text: part, isEmoji }: TextRun) => {
    const faces = isEmoji ? [...claims(emojiFaces(part), part), ...textFaces] : textFaces;
    for (const face of faces) skia.load(face);
    return [...new Set(faces.map(({ family }) => family))];
  };
  return {
    runs: runs.map((run) => ({ ...run, families: familiesOf(run) })),
    box,
    lineHeight: choice.first ? 1.16 : TALL.test(text) ? 1.38 : 1.24,
    direction: directionOf(text),
  };
}

/** Takes no more of an iterable than it needs. */
function firstOf<Item>(items: Iterable<Item>): Item[] {
  for (const item of items) return [item];
  return [];
}

function layOut(skia: Skia, letters: Letters, size: number, lines?: number): Paragraph {
  const { kit, fonts } = skia;
  const { box, lineHeight, direction, runs } = letters;
  const fitting = Math.max(1, Math.floor(box.height / (size * lineHeight)));
  const color = kit.parseColorString(box.color);
  const style = {
    color,
    fontSize: size,
    fontVariations: [{ axis: "wght", value: box.weight }],
    heightMultiplier: lineHeight,
    halfLeading: true,
  };
  const families = runs[0]?.families ?? [];
  const builder = kit.ParagraphBuilder.MakeFromFontCollection(
    new kit.ParagraphStyle({
      ellipsis: "…",
      maxLines: lines ?? Math.min(fitting, box.maxLines ?? fitting),
      textAlign: box.alignRight ? kit.TextAlign.Right : kit.TextAlign.Start,
      textDirection: direction === "rtl" ? kit.TextDirection.RTL : kit.TextDirection.LTR,
      textStyle: { ...style, fontFamilies: families },
      strutStyle: {
        strutEnabled: true,
        forceStrutHeight: true,
        fontFamilies: families,
        fontSize: size,
        heightMultiplier: lineHeight,
        halfLeading: true,
      },
    }),
    fonts,
  );
  for (const run of runs) {
    builder.pushStyle(new kit.TextStyle({ ...style, fontFamilies: run.families }));
    builder.addText(run.text);
    builder.pop();
  }
  const paragraph = builder.build();
  paragraph.layout(box.width);
  builder.delete();
  return paragraph;
}

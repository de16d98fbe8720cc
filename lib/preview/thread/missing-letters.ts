import type { Paragraph } from "canvaskit-wasm";
import { graphemesOf } from "./read-text.ts";

/**
 * The letters that no font of a paragraph has: its glyph 0 is the box. Skia's own
 * `unresolvedCodepoints` is silent about paragraphs that it has laid out before.
 */
export function missingLetters(paragraph: Paragraph, text: string): Set<string> {
  const holes = paragraph
    .getShapedLines()
    .flatMap(({ runs }) => runs)
    .flatMap(({ glyphs, offsets }) =>
      [...glyphs].flatMap((glyph, index) => (glyph === 0 ? [offsets[index] ?? 0] : [])),
    );
  if (holes.length === 0) return new Set();
  const missing = new Set<string>();
  // Skia counts in bytes of UTF-8.
  let end = 0;
  for (const letter of graphemesOf(text)) {
    const start = end;
    end += Buffer.byteLength(letter);
    if (holes.some((offset) => offset >= start && offset < end)) missing.add(letter);
  }
  return missing;
}

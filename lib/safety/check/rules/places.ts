import { BEGINNINGS } from "./beginnings.ts";
import { KIND_OF, WORD_KINDS } from "./parse-pattern.ts";

const BITS = 5;
const THREE = BEGINNINGS / 2 - 1;

let places = new Uint16Array(1_024);

/**
 * The place (`beginnings.ts`) of each character of a stretch of a text, as a text of its own. They stand in
 * an array that is used again for the next stretch.
 */
export function placesIn(text: string, start: number, end: number): Uint16Array {
  const size = end - start;
  if (places.length < size) places = new Uint16Array(2 * size);
  let three = 0;
  let behind = 0;
  for (let at = -2; at < size; at += 1) {
    const code = at < size - 2 ? text.charCodeAt(start + at + 2) : 0;
    three = ((three << BITS) | (KIND_OF[code] ?? 0)) & THREE;
    if (at < 0) continue;
    places[at] = behind | three;
    behind = ((WORD_KINDS >>> (three >>> (2 * BITS))) & 1) << (3 * BITS);
  }
  return places;
}

import { normalise } from "../../lib/safety/check/normalise.ts";

/** Texts fall into five parts, as large as each other; the first is held back from training, to measure on. */
export const PARTS = 5;

/** What makes two texts the same text: their letters and figures, however they are written. */
export function keyOf(text: string): string {
  return normalise(text)
    .text.replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The part of a text, from 0 on: by a hash (FNV-1a), so that it is for ever the same one. */
export function partOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of keyOf(text)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) % PARTS;
}

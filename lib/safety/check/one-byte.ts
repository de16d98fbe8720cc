import { Buffer } from "node:buffer";

const WIDE = /[^\0-\xff]/;
const EVERY_WIDE = /[^\0-\xff]/g;
/** Stands for any sign that rules know nothing of. */
const FOREIGN = "\xa4";
/** Stands for an emoji that laughs; a normalised text never holds it. */
export const LAUGH = "\x7f";
const LAUGHING = /[😂🤣💀😆😅]/gu;

/**
 * A normalised text of the same length in which every character is one of Latin-1. One emoji makes the
 * engine hold a whole text in two bytes a character, for which regular expressions run a third slower and
 * have to be compiled anew: seconds that the first person with an emoji would wait.
 */
export function inOneByte(text: string): string {
  if (!WIDE.test(text)) return text;
  const plain = text.replace(LAUGHING, LAUGH + LAUGH).replace(EVERY_WIDE, FOREIGN);
  return Buffer.from(plain, "latin1").toString("latin1");
}

/** The same text with its own characters again, where `inOneByte` put others for them. */
export function withOwnCharacters(plain: string, text: string): string {
  if (!WIDE.test(text)) return plain;
  return plain.replace(/[\x7f\xa4]/g, (_, at: number) => text.charAt(at));
}

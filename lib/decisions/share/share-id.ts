import { randomBytes } from "node:crypto";

const RANDOM_BYTES = 16;
/** So many digits of base 36 hold 128 bits. */
const CHARACTERS = 25;

/**
 * A new public id: 128 random bits as small letters and digits. A link then has no last character
 * that a chat or a mail program would take for punctuation after it, and no case to get wrong.
 */
export function newShareId(): string {
  const bits = BigInt(`0x${randomBytes(RANDOM_BYTES).toString("hex")}`);
  return bits.toString(36).padStart(CHARACTERS, "0");
}

import { readFileSync } from "node:fs";
import path from "node:path";
import { withOneName } from "../words/given-names.ts";
import { hashOf } from "./features.ts";
import { indexOf } from "./keys.ts";

/** Short phrasings that a kind's examples hold word for word, by their hashes in ascending order. */
export type Phrasings = {
  kinds: readonly string[];
  keys: Uint32Array;
  /** The place in `kinds` of each key's kind. */
  places: Uint16Array;
};

/** What stands for a kind where a text is of none. */
export const NONE = "-";

/** Written by `npm run train:planner`. Read from the project's folder, where every process of it runs. */
const FILE = path.join(process.cwd(), "lib/decisions/planner/recognise/phrasings.bin");
const MAGIC = 0x5048_5253;
const HEADER_BYTES = 12;
/** One word alone is asked about; what is longer tells something of its own. */
const FEWEST_WORDS = 2;
const MOST_WORDS = 12;
const WISHES =
  /^(?:(?:i|we) )?(?:(?:really|just|also) )?(?:need to|have to|want to|gotta|got to|should|must|wanna) /;
const DETERMINERS = /\b(?:my|our|the|an?)\b/g;

/** What a text is looked up by: its words without wishes, articles and marks, one name as any other; null where it is too short or too long. */
export function phrasingKey(text: string): number | null {
  const words = withOneName(text)
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}$%]+/gu, " ")
    .trim()
    .replace(WISHES, "")
    .replace(DETERMINERS, " ")
    .split(" ")
    .filter((word) => word !== "");
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return null;
  return hashOf(words.join(" "));
}

/** The bytes of a file of phrasings: the kinds as JSON behind a header of three numbers, then keys and places. */
export function writePhrasings({ kinds, keys, places }: Phrasings): Uint8Array {
  const names = new TextEncoder().encode(JSON.stringify(kinds));
  const all = new Uint8Array(HEADER_BYTES + names.length + keys.byteLength + places.byteLength);
  all.set(new Uint8Array(new Uint32Array([MAGIC, names.length, keys.length]).buffer));
  all.set(names, HEADER_BYTES);
  all.set(new Uint8Array(keys.buffer), HEADER_BYTES + names.length);
  all.set(new Uint8Array(places.buffer), HEADER_BYTES + names.length + keys.byteLength);
  return all;
}

/**
 * The phrasings in the bytes of a file.
 * @throws Error when they are something else or cut short
 */
export function readPhrasings(bytes: Uint8Array): Phrasings {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES || view.getUint32(0, true) !== MAGIC) {
    throw new Error("these are no phrasings");
  }
  const [named, count] = [view.getUint32(4, true), view.getUint32(8, true)];
  const keysFrom = HEADER_BYTES + named;
  const placesFrom = keysFrom + count * 4;
  if (bytes.length !== placesFrom + count * 2) throw new Error("the phrasings are cut short");
  // Copies: numbers of several bytes can't be read from any place.
  return {
    kinds: JSON.parse(new TextDecoder().decode(bytes.subarray(HEADER_BYTES, keysFrom))),
    keys: new Uint32Array(new Uint8Array(bytes.subarray(keysFrom, placesFrom)).buffer),
    places: new Uint16Array(new Uint8Array(bytes.subarray(placesFrom)).buffer),
  };
}

/** Behind what a goal begins with, more of it: "…, inspection is due", "… without hurting them". */
const BEHIND =
  /[,.;]\s|\s(?:without|before|because|since|but)\s|\s(?:and|so)\s(?=(?:\S+\s){1,4}(?:is|are|was|were|has|have|had|won't|can't|needs?|comes?|ends?|starts?)\b)/i;
/** What is wanted there is more than what it begins with. */
const WANTS = /\b(?:need|needs|want|wants|have to|has to|should|how|trying|gotta|wanna)\b/i;
const FEWEST_OPENING = 3;

/**
 * The kind of what a longer goal begins with, where an example holds that word for word and nothing is wanted
 * behind it: "check engine light is on and inspection is due"; null elsewhere.
 */
export function knownOpening(text: string): string | null {
  const { index } = BEHIND.exec(text) ?? { index: 0 };
  const opening = text.slice(0, index);
  if (opening.split(" ").length < FEWEST_OPENING || WANTS.test(text.slice(index))) return null;
  return knownPhrasing(opening);
}

const holder: typeof globalThis & { stepwellPhrasings?: Phrasings } = globalThis;

/**
 * The kind whose examples hold these words; null where none does, or more than one. What somebody types word for
 * word as an example says is known, whatever is likely by its words.
 * @throws Error when the file can't be read
 */
export function knownPhrasing(text: string): string | null {
  const key = phrasingKey(text);
  if (key === null) return null;
  holder.stepwellPhrasings ??= readPhrasings(readFileSync(FILE));
  const { kinds, keys, places } = holder.stepwellPhrasings;
  const at = indexOf(keys, key);
  return at === -1 ? null : (kinds[places[at] ?? -1] ?? null);
}

/**
 * With which three characters a pattern's matches can begin. What is told may be too much, never too
 * little: where none of it stands in a text, the pattern does not match there.
 */

import { KINDS, type Node, parse, WORD_KINDS } from "./parse-pattern.ts";

const BITS = 5;
/** So many characters of a beginning are looked at. */
const LOOKED_AT = 3;
/** How many beginnings there are, each without and with a word's character before it. */
export const BEGINNINGS = 2 * KINDS ** LOOKED_AT;
const BEFORE = KINDS ** LOOKED_AT;

/** Whether a character of this kind is one of a word, as `\w` has it. */
export function isOfWord(kind: number): boolean {
  return ((WORD_KINDS >>> kind) & 1) === 1;
}

/** Where a beginning stands among all: behind a word's character or not. */
export function placeOf(beginning: number, isBehindWord: boolean): number {
  return isBehindWord ? BEFORE + beginning : beginning;
}

/** A beginning that was read so far, of at most three characters. */
const EDGE = 1 << 17;
const lengthOf = (read: number) => (read >> 15) & 3;
const NOTHING_YET = 0;

function readOf(length: number, key: number, edge: number): number {
  return edge | (length << 15) | key;
}

function joined(one: number, other: number, most: number): number {
  const [length, more] = [lengthOf(one), lengthOf(other)];
  const edge = (one & EDGE) | (length === 0 ? other & EDGE : 0);
  const taken = Math.min(most - length, more);
  const key = ((one & 0x7fff) << (BITS * taken)) | ((other & 0x7fff) >> (BITS * (more - taken)));
  return readOf(length + taken, key, edge);
}

/** A pattern that may begin with more than this begins nearly anywhere. */
const MOST_TOLD = 1_500;

/** @throws TooMany */
function continued(reads: Set<number>, next: Node, most: number): Set<number> {
  const shortest = Math.min(...Array.from(reads, lengthOf));
  if (shortest >= most) return reads;
  const following = readsOf(next, most - shortest);
  const all = new Set<number>();
  for (const read of reads) {
    if (lengthOf(read) >= most) all.add(read);
    else for (const more of following) all.add(joined(read, more, most));
    if (all.size > MOST_TOLD) throw new TooMany();
  }
  return all;
}

function readsOf(node: Node, most: number): Set<number> {
  if (node.is === "nothing") return new Set([node.edge ? EDGE : NOTHING_YET]);
  if (node.is === "kinds") {
    const kinds = Array.from({ length: KINDS }, (_, kind) => kind);
    return new Set(
      kinds.filter((kind) => (node.kinds >>> kind) & 1).map((kind) => readOf(1, kind, 0)),
    );
  }
  if (node.is === "row") {
    return node.parts.reduce((reads, part) => continued(reads, part, most), new Set([NOTHING_YET]));
  }
  if (node.is === "one of") {
    return new Set(node.parts.flatMap((part) => [...readsOf(part, most)]));
  }
  let reads = new Set([NOTHING_YET]);
  const all = new Set(node.least === 0 ? reads : []);
  for (let times = 1; times <= Math.min(node.most, node.least + most); times += 1) {
    reads = continued(reads, node.part, most);
    if (times >= node.least) for (const read of reads) all.add(read);
  }
  return all;
}

class TooMany extends Error {}

/** The places of all beginnings that a match of a pattern can have; null when those are too many to tell. */
export function beginningsOf(source: string): number[] | null {
  try {
    return placesOf(readsOf(parse(source), LOOKED_AT));
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}

function placesOf(reads: Iterable<number>): number[] {
  const places: number[] = [];
  for (const read of reads) {
    const missing = BITS * (LOOKED_AT - lengthOf(read));
    const from = (read & 0x7fff) << missing;
    for (let beginning = from; beginning < from + (1 << missing); beginning += 1) {
      places.push(placeOf(beginning, false));
      const isWordStart = isOfWord(beginning >> (BITS * (LOOKED_AT - 1)));
      if (!(read & EDGE) || !isWordStart) places.push(placeOf(beginning, true));
    }
  }
  return places;
}

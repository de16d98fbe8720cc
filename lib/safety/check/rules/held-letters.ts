/**
 * Which three characters every match of a pattern holds, wherever it begins. What is told may be too
 * little, never too much: where none of a set stands in a text, the pattern does not match there.
 */

import { VOCABULARY } from "../vocabulary.ts";
import { KIND_OF, KINDS, type Node, parse } from "./parse-pattern.ts";

/** Characters by kind, three in a number, as `shiftIn` puts them. */
const BITS = 5;
const THREES = KINDS ** 3;
/** More readings of one part are not followed: it then tells nothing. */
const MOST_READINGS = 600;
/** A class of more characters than these tells nothing. */
const MOST_KINDS = 4;
/** So many sets are told, the rarest first. */
const MOST_SETS = 2;
/** A set that one word in five holds spares hardly anything. */
const TOO_COMMON = 0.2;

/** Every match holds at least one of these threes of kinds. */
type Held = { threes: ReadonlySet<number>; commonness: number };

/**
 * What matches of a part are: all of them, as strings of kinds, where they are few; else what they hold.
 * A part that was read in full has no sets yet: neighbours may make it longer.
 */
type Read = { all: readonly string[] | null; held: readonly Held[] };

/** For each set, at least one of its threes stands in every match. None where nothing is told. */
export function heldBy(source: string): ReadonlySet<number>[] {
  return setsOf(readOf(parse(source)))
    .filter(({ commonness }) => commonness < TOO_COMMON)
    .sort((one, other) => one.commonness - other.commonness)
    .slice(0, MOST_SETS)
    .map(({ threes }) => threes);
}

function readOf(node: Node): Read {
  if (node.is === "nothing") return { all: [""], held: [] };
  if (node.is === "kinds") return readKinds(node.kinds);
  if (node.is === "row") return readRow(node.parts.map(readOf));
  if (node.is === "one of") return readAnyOf(node.parts.map(readOf));
  const part = readOf(node.part);
  if (node.least > 0) return node.most === 1 ? part : { all: null, held: setsOf(part) };
  return { all: node.most === 1 && part.all ? ["", ...part.all] : null, held: [] };
}

/** By kinds: most of a pattern is letters, and the same ones over and over. */
const readings = new Map<number, Read>();

function readKinds(mask: number): Read {
  const before = readings.get(mask);
  if (before) return before;
  const kinds = Array.from({ length: KINDS }, (_, kind) => kind).filter(
    (kind) => (mask >>> kind) & 1,
  );
  const isNarrow = kinds.length <= MOST_KINDS;
  const all = isNarrow ? kinds.map((kind) => String.fromCharCode(kind)) : null;
  const read: Read = { all, held: [] };
  readings.set(mask, read);
  return read;
}

function readRow(parts: readonly Read[]): Read {
  const held: Held[] = [];
  let run: readonly string[] = [""];
  let isWhole = true;
  const end = () => {
    const set = heldOf(run);
    if (set) held.push(set);
    isWhole = false;
  };
  for (const part of parts) {
    if (part.all && run.length * part.all.length <= MOST_READINGS) {
      run = joined(run, part.all);
      continue;
    }
    end();
    held.push(...part.held);
    run = part.all ?? [""];
  }
  if (isWhole) return { all: run, held: [] };
  end();
  return { all: null, held };
}

function joined(one: readonly string[], other: readonly string[]): string[] {
  const [only = ""] = other;
  if (other.length === 1) return one.map((begin) => begin + only);
  return [...new Set(one.flatMap((begin) => other.map((end) => begin + end)))];
}

function readAnyOf(parts: readonly Read[]): Read {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const all = parts.every((part) => part.all !== null)
    ? [...new Set(parts.flatMap((part) => part.all ?? []))]
    : null;
  if (all && all.length <= MOST_READINGS) return { all, held: [] };
  const rarest = parts.map((part) => rarestOf(setsOf(part)));
  const threes = new Set<number>();
  for (const set of rarest) {
    if (!set) return { all: null, held: [] };
    for (const three of set.threes) threes.add(three);
  }
  return { all: null, held: [heldAs(threes)] };
}

function setsOf({ all, held }: Read): readonly Held[] {
  const set = all && heldOf(all);
  return set ? [set] : held;
}

function rarestOf(sets: readonly Held[]): Held | undefined {
  return sets.reduce<Held | undefined>(
    (rarest, set) => (rarest && rarest.commonness <= set.commonness ? rarest : set),
    undefined,
  );
}

/** Of each string its rarest three; nothing where one of them is shorter. */
function heldOf(strings: readonly string[]): Held | null {
  const threes = new Set<number>();
  for (const kinds of strings) {
    if (kinds.length < 3) return null;
    let rarest = threeAt(kinds, 0);
    for (let at = 1; at + 2 < kinds.length; at += 1) {
      const three = threeAt(kinds, at);
      if (commonnessOf(three) < commonnessOf(rarest)) rarest = three;
    }
    threes.add(rarest);
  }
  return heldAs(threes);
}

function heldAs(threes: ReadonlySet<number>): Held {
  let commonness = 0;
  for (const three of threes) commonness += commonnessOf(three);
  return { threes, commonness };
}

function threeAt(kinds: string, at: number): number {
  return (
    (kinds.charCodeAt(at) << (2 * BITS)) |
    (kinds.charCodeAt(at + 1) << BITS) |
    kinds.charCodeAt(at + 2)
  );
}

const COMMONNESS = commonnessOfThrees();

function commonnessOf(three: number): number {
  return COMMONNESS[three] ?? 0;
}

/** How often a word of everyday text holds each three, spaces beside it counted with it (Zipf's law). */
function commonnessOfThrees(): Float64Array {
  const counts = new Float64Array(THREES).fill(1e-5);
  let all = 0;
  let rank = 5;
  const shares: [string, number][] = [];
  for (const word of VOCABULARY) {
    const kinds = Array.from(` ${word} `, (letter) =>
      String.fromCharCode(KIND_OF[letter.charCodeAt(0)] ?? 0),
    ).join("");
    shares.push([kinds, 1 / rank]);
    all += 1 / rank;
    rank += 1;
  }
  const beginnings = new Float64Array(KINDS);
  const ends = new Float64Array(KINDS);
  for (const [kinds, count] of shares) {
    const share = count / all;
    for (let at = 0; at + 2 < kinds.length; at += 1) {
      const three = threeAt(kinds, at);
      counts[three] = (counts[three] ?? 0) + share;
    }
    const [first, last] = [kinds.charCodeAt(1), kinds.charCodeAt(kinds.length - 2)];
    beginnings[first] = (beginnings[first] ?? 0) + share;
    ends[last] = (ends[last] ?? 0) + share;
  }
  const space = KIND_OF[32] ?? 0;
  ends.forEach((end, last) => {
    beginnings.forEach((beginning, first) => {
      const three = (last << (2 * BITS)) | (space << BITS) | first;
      counts[three] = (counts[three] ?? 0) + end * beginning;
    });
  });
  return counts;
}

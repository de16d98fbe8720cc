import { BEGINNINGS, beginningsOf, placeOf } from "./beginnings.ts";
import { compiled } from "./compiled.ts";
import { heldBy } from "./held-letters.ts";
import { placesIn } from "./places.ts";

/**
 * A pattern that is tried only where a match could be: a text is gone through once for all patterns, three
 * characters at a time. That tells whether it holds what every match of a pattern holds, and where one
 * could begin.
 */
export type Gate = {
  /** Finds the next match from its `lastIndex` on. */
  pattern: RegExp;
  /** Finds the match at its `lastIndex`. Null where matches can begin nearly anywhere. */
  sticky: RegExp | null;
  beginning: Condition | null;
  needs: readonly Condition[];
};

/** Something that a text may hold: a bit of one of the words in its row. */
type Condition = { word: number; bit: number };

/** What places (`beginnings.ts`) tell: the conditions of one kind that each meets. */
class Conditions {
  readonly words: number;
  /** By place, its row of bits in `rows`; 0 for those that meet nothing. Most rows stand for many places. */
  readonly rowOf = new Uint16Array(BEGINNINGS);
  rows = new Uint32Array();
  private readonly places: (readonly number[])[] = [];
  private isSettled = false;

  constructor(words: number) {
    this.words = words;
  }

  /** @throws Error when there are more than bits for them */
  add(places: readonly number[]): Condition {
    const number = this.places.push(places) - 1;
    if (number >= this.words * 32) throw new Error("There are more gates than bits for them.");
    this.isSettled = false;
    return { word: number >> 5, bit: 1 << (number & 31) };
  }

  /** Makes the rows, after conditions were added. */
  settle(): void {
    if (this.isSettled) return;
    this.isSettled = true;
    const metAt = new Map<number, number[]>();
    this.places.forEach((places, number) => {
      for (const place of new Set(places)) {
        const met = metAt.get(place);
        if (met) met.push(number);
        else metAt.set(place, [number]);
      }
    });
    const known = new Map<string, number>();
    const bits: number[] = Array(this.words).fill(0);
    for (const [place, met] of metAt) {
      const key = met.join();
      const row = known.get(key) ?? known.size + 1;
      this.rowOf[place] = row;
      if (known.has(key)) continue;
      known.set(key, row);
      const own = new Uint32Array(this.words);
      for (const number of met) {
        own[number >> 5] = (own[number >> 5] ?? 0) | (1 << (number & 31));
      }
      bits.push(...own);
    }
    this.rows = Uint32Array.from(bits);
  }
}

const HELD_WORDS = 15;
const BEGINNING_WORDS = 11;
const held = new Conditions(HELD_WORDS);
const beginnings = new Conditions(BEGINNING_WORDS);

/** A gate for the source of a pattern without flags. */
export function gateOf({ source }: RegExp): Gate {
  const pattern = compiled(new RegExp(source, "g"));
  const needs = heldBy(source).map((threes) =>
    held.add([...threes].flatMap((three) => [placeOf(three, false), placeOf(three, true)])),
  );
  const places = beginningsOf(source);
  if (places === null) return { pattern, sticky: null, beginning: null, needs };
  const sticky = compiled(new RegExp(source, "y"));
  return { pattern, sticky, beginning: beginnings.add(places), needs };
}

/**
 * What a text holds: the bits of all that it holds together, the positions at which patterns can begin, and
 * the bits of those, the first words of all positions before the second ones.
 */
export type Marks = { held: Uint32Array; size: number; spots: Uint32Array; begins: Uint32Array };

/** Few sentences are longer (`sentences.ts`). */
const LONG = 512;

export function emptyMarks(): Marks {
  const begins = new Uint32Array(LONG * BEGINNING_WORDS);
  return { held: new Uint32Array(HELD_WORDS), size: 0, spots: new Uint32Array(LONG), begins };
}

/** The rows of the spots of the stretch that is marked. */
let spotRows = new Uint16Array(LONG);

/** Marks what a stretch of a text holds, as a text of its own. */
export function mark(text: string, start: number, end: number, into: Marks): void {
  if (into.spots.length < end - start) {
    into.spots = new Uint32Array(end - start);
    into.begins = new Uint32Array((end - start) * BEGINNING_WORDS);
  }
  if (spotRows.length < end - start) spotRows = new Uint16Array(end - start);
  held.settle();
  beginnings.settle();
  const { held: bits, spots, begins } = into;
  let size = 0;
  bits.fill(0);
  const places = placesIn(text, start, end);
  for (let at = 0; at < end - start; at += 1) {
    const place = places[at] ?? 0;
    const beginning = beginnings.rowOf[place] ?? 0;
    if (beginning > 0) {
      spots[size] = at;
      spotRows[size] = beginning;
      size += 1;
    }
    const row = held.rowOf[place] ?? 0;
    if (row === 0) continue;
    for (let word = 0; word < HELD_WORDS; word += 1) {
      bits[word] = (bits[word] ?? 0) | (held.rows[row * HELD_WORDS + word] ?? 0);
    }
  }
  into.size = size;
  for (let spot = 0; spot < size; spot += 1) {
    const from = (spotRows[spot] ?? 0) * BEGINNING_WORDS;
    for (let word = 0; word < BEGINNING_WORDS; word += 1) {
      begins[word * size + spot] = beginnings.rows[from + word] ?? 0;
    }
  }
}

const NOTHING_READ = { text: "", marks: emptyMarks() };
let current = NOTHING_READ;

/** Says which text is read now, and what it holds. */
export function turnTo(text: string, marks: Marks): void {
  current = { text, marks };
}

/** Says that nothing is read any more: no text is kept. */
export function turnAway(): void {
  current = NOTHING_READ;
}

/** The next match of a pattern from a position on, quickly if the text is the one that is read now. */
export function findIn(gate: Gate, text: string, from = 0): RegExpExecArray | null {
  const { pattern, sticky, beginning, needs } = gate;
  const isMarked = text === current.text;
  if (isMarked && !holds(current.marks.held, needs)) return null;
  if (!isMarked || sticky === null || beginning === null) {
    pattern.lastIndex = from;
    return pattern.exec(text);
  }
  const { size, spots, begins } = current.marks;
  const first = beginning.word * size;
  for (let spot = 0; spot < size; spot += 1) {
    if (!((begins[first + spot] ?? 0) & beginning.bit)) continue;
    const at = spots[spot] ?? 0;
    if (at < from) continue;
    sticky.lastIndex = at;
    const found = sticky.exec(text);
    if (found) return found;
  }
  return null;
}

function holds(bits: Uint32Array, needs: readonly Condition[]): boolean {
  for (const { word, bit } of needs) if (!((bits[word] ?? 0) & bit)) return false;
  return true;
}

/** Whether a pattern matches anywhere in a text. */
export function matches(gate: Gate, text: string): boolean {
  return findIn(gate, text) !== null;
}

/** All matches of a pattern in a text, none within another. */
export function findAll(gate: Gate, text: string): RegExpExecArray[] {
  const all: RegExpExecArray[] = [];
  for (let found = findIn(gate, text); found; ) {
    all.push(found);
    found = findIn(gate, text, found.index + Math.max(1, found[0].length));
  }
  return all;
}

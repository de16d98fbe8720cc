import { FIGURES } from "./figures-of-speech.ts";
import { BEGINNINGS, beginningsOf, placeOf } from "./rules/beginnings.ts";
import { compiled } from "./rules/compiled.ts";
import { heldBy } from "./rules/held-letters.ts";
import { placesIn } from "./rules/places.ts";

const idiomOf = (figures: readonly string[]) =>
  new RegExp(`(?<![\\w'])(?:${figures.join("|")})(?!\\w)`);

/** To this one lead all figures that can begin with any word, by words alone. */
const KILLING = "kill";

/** Any figure, where it begins. */
export const IDIOM = compiled(new RegExp(idiomOf(FIGURES).source, "y"));

/** What a figure needs: one of each of these sets of threes (`held-letters.ts`), by number. */
type Needs = readonly number[];

/** By place (`beginnings.ts`), a number for the figures that may begin there, and for the sets it is of. */
const BEGINS = new Uint8Array(BEGINNINGS);
const HELD = new Uint8Array(BEGINNINGS);
/** By that number: what each of those figures needs, and which sets those are. 0 stands for none. */
const NEEDS_OF: (readonly Needs[])[] = [[]];
const SETS_OF: (readonly number[])[] = [[]];
/** By set, the stretch of the text that was last seen to hold it. */
const heldIn = new Int32Array(noteFigures());

/** Notes where figures may begin and what they need; returns how many sets there are. */
function noteFigures(): number {
  const needsAt = new Map<number, Needs[]>();
  const setsAt = new Map<number, number[]>();
  let sets = 0;
  for (const figure of FIGURES) {
    const { source } = idiomOf([figure]);
    const needs: number[] = [];
    for (const threes of heldBy(source)) {
      for (const three of threes) {
        noteAt(setsAt, placeOf(three, false), sets);
        noteAt(setsAt, placeOf(three, true), sets);
      }
      needs.push(sets);
      sets += 1;
    }
    for (const place of new Set(beginningsOf(source))) noteAt(needsAt, place, needs);
  }
  numberLists(needsAt, BEGINS, NEEDS_OF);
  numberLists(setsAt, HELD, SETS_OF);
  return sets;
}

function noteAt<Value>(lists: Map<number, Value[]>, place: number, value: Value): void {
  const list = lists.get(place);
  if (list) list.push(value);
  else lists.set(place, [value]);
}

/** Gives each list a number, the same to the same ones. */
function numberLists<Value>(
  lists: ReadonlyMap<number, readonly Value[]>,
  numbers: Uint8Array,
  byNumber: (readonly Value[])[],
): void {
  const known = new Map<string, number>();
  for (const [place, list] of lists) {
    const key = JSON.stringify(list);
    const number = known.get(key) ?? byNumber.push(list) - 1;
    known.set(key, number);
    numbers[place] = number;
  }
  if (byNumber.length > 256) throw new Error("There are more lists than a byte can number.");
}

/** Stands for a place that only words lead from to a killing. */
const LED = 256;

/** Where figures may begin in the stretch that is read, and by the same index which (`BEGINS`). */
const candidates: number[] = [];
const beginning: number[] = [];

/**
 * A normalised text in which figures of speech are replaced by as many spaces, so that what is left may
 * be taken at its word: "this deadline is killing me" says nothing of death. Linear in the text's length.
 */
export function blankIdioms(text: string): string {
  const leads = leadsToKilling(text);
  const places = placesIn(text, 0, text.length);
  let blanked = "";
  let done = 0;
  let stretch = 1;
  let count = 0;
  heldIn.fill(0);
  for (let at = 0; at <= text.length; at += 1) {
    const isEnd = at === text.length || isStop(text.charCodeAt(at));
    if (!isEnd) {
      const place = places[at] ?? 0;
      const number = leads?.[at] === 1 ? LED : (BEGINS[place] ?? 0);
      if (number !== 0) {
        candidates[count] = at;
        beginning[count] = number;
        count += 1;
      }
      if (HELD[place] !== 0) noteHeld(HELD[place] ?? 0, stretch);
      continue;
    }
    for (let index = 0; index < count; index += 1) {
      const from = candidates[index] ?? 0;
      if (from < done || !mayBeAny(beginning[index] ?? 0, stretch)) continue;
      IDIOM.lastIndex = from;
      const length = IDIOM.exec(text)?.[0].length ?? 0;
      if (length === 0) continue;
      blanked += text.slice(done, from) + " ".repeat(length);
      done = from + length;
    }
    count = 0;
    stretch += 1;
  }
  return done === 0 ? text : blanked + text.slice(done);
}

/** No figure holds one of these. */
function isStop(code: number): boolean {
  return code === 46 || code === 33 || code === 63 || code === 10;
}

function noteHeld(number: number, stretch: number): void {
  const sets = SETS_OF[number] ?? NONE;
  for (let index = 0; index < sets.length; index += 1) heldIn[sets[index] ?? 0] = stretch;
}

/** Whether a stretch holds what one of some figures needs. */
function mayBeAny(number: number, stretch: number): boolean {
  if (number === LED) return true;
  const figures = NEEDS_OF[number] ?? NONE;
  for (let index = 0; index < figures.length; index += 1) {
    if (isHeld(figures[index] ?? NONE, stretch)) return true;
  }
  return false;
}

function isHeld(sets: readonly number[], stretch: number): boolean {
  for (let index = 0; index < sets.length; index += 1) {
    if (heldIn[sets[index] ?? 0] !== stretch) return false;
  }
  return true;
}

const NONE: readonly never[] = [];

/** By position, 1 where a word begins and only words stand between it and a killing: a figure of any words may begin there. */
function leadsToKilling(text: string): Uint8Array | null {
  let kill = text.indexOf(KILLING);
  if (kill < 0) return null;
  const leads = new Uint8Array(text.length);
  for (; kill >= 0; kill = text.indexOf(KILLING, kill + 1)) {
    for (let at = kill; at >= 0 && leads[at] === 0 && isOfWords(text.charCodeAt(at)); at -= 1) {
      leads[at] = isBehindWord(text, at) ? 2 : 1;
    }
  }
  return leads;
}

/** What `\w`, the space, the apostrophe and the hyphen are in a text of small letters. */
function isOfWords(code: number): boolean {
  if (code >= 97 && code <= 122) return true;
  return code === 32 || code === 39 || code === 45 || code === 95 || (code >= 48 && code <= 57);
}

function isBehindWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at - 1);
  return at > 0 && code !== 32 && code !== 45 && isOfWords(code);
}

import { BEGINNINGS, beginningsOf, isOfWord, LOOKED_AT, placeOf, shiftIn } from "./beginnings.ts";
import { compiled } from "./compiled.ts";
import { KIND_OF } from "./parse-pattern.ts";

/**
 * A pattern that is tried only where a match could begin: a text is gone through once for all patterns,
 * three characters at a time, instead of once for each with all that it looks for.
 */
export type Gate = { pattern: RegExp; sticky: RegExp; bit: number };

const MOST_GATES = 32;
/** By the place of a beginning, the bits of all gates whose patterns may begin so. */
const bitsOf = new Uint32Array(BEGINNINGS);
let gates = 0;

/** A pattern without the flags `g` and `y`. */
export function gateOf(pattern: RegExp): Gate {
  const places = gates < MOST_GATES ? beginningsOf(pattern.source) : null;
  if (places === null) return { pattern: compiled(pattern), sticky: pattern, bit: 0 };
  const sticky = compiled(new RegExp(pattern.source, `${pattern.flags}y`));
  const bit = 1 << gates;
  gates += 1;
  for (const place of places) bitsOf[place] = (bitsOf[place] ?? 0) | bit;
  return { pattern, sticky, bit };
}

/** Gates of which one has to open: those alternatives that can begin nearly anywhere stand by themselves. */
export type AnyGate = readonly Gate[];

/** Gates for patterns of which any may match, each in the frame that `framed` puts around some of them. */
export function anyGateOf(
  sources: readonly string[],
  framed: (alternatives: string) => RegExp,
): AnyGate {
  const isNarrow = (source: string) => beginningsOf(framed(source).source) !== null;
  const { narrow = [], wide = [] } = Object.groupBy(sources, (source) =>
    isNarrow(source) ? "narrow" : "wide",
  );
  return [narrow, wide].flatMap((some) =>
    some.length > 0 ? [gateOf(framed(some.join("|")))] : [],
  );
}

/** The bits of each position of the stretches that were marked last, and those of a whole stretch. */
let marks = new Int32Array(4_096);
const current = { text: "", start: 0, all: 0 };

/** Marks the positions of a stretch, which is a text of its own; returns all marks together. */
export function mark(text: string, start: number, end: number): number {
  if (marks.length < end) marks = new Int32Array(end * 2);
  let all = 0;
  let beginning = 0;
  let isBehindWord = false;
  const kindAt = (at: number) => (at < end ? (KIND_OF[text.charCodeAt(at)] ?? 0) : 0);
  for (let at = start; at < start + LOOKED_AT - 1; at += 1)
    beginning = shiftIn(beginning, kindAt(at));
  for (let at = start; at < end; at += 1) {
    beginning = shiftIn(beginning, kindAt(at + LOOKED_AT - 1));
    const bits = bitsOf[placeOf(beginning, isBehindWord)] ?? 0;
    marks[at] = bits;
    all |= bits;
    isBehindWord = isOfWord(kindAt(at));
  }
  return all;
}

/** Says which marked stretch is read now, by its text, its begin and its marks together. */
export function turnTo(text: string, start: number, all: number): void {
  current.text = text;
  current.start = start;
  current.all = all;
}

/** Whether a pattern matches anywhere in a text, quickly if that is the one that is read now. */
export function matches(gate: Gate, text: string): boolean {
  if (gate.bit === 0 || text !== current.text) return gate.pattern.test(text);
  if (!(current.all & gate.bit)) return false;
  const { start } = current;
  for (let at = 0; at < text.length; at += 1) {
    if (!((marks[start + at] ?? 0) & gate.bit)) continue;
    gate.sticky.lastIndex = at;
    if (gate.sticky.test(text)) return true;
  }
  return false;
}

/** Whether any of the gates opens for a text. */
export function opens(gates: AnyGate, text: string): boolean {
  return gates.some((gate) => matches(gate, text));
}

/** Replaces every match of a pattern that is told by its beginnings. */
export function replaceAll(
  gate: Gate,
  text: string,
  replacement: (match: string) => string,
): string {
  if (gate.bit === 0) throw new Error("This pattern can begin anywhere.");
  let replaced = "";
  let done = 0;
  if (!(mark(text, 0, text.length) & gate.bit)) return text;
  for (let at = 0; at < text.length; at += 1) {
    if (!((marks[at] ?? 0) & gate.bit)) continue;
    gate.sticky.lastIndex = at;
    const match = gate.sticky.exec(text)?.[0];
    if (!match) continue;
    replaced += text.slice(done, at) + replacement(match);
    done = at + match.length;
    at = done - 1;
  }
  return replaced + text.slice(done);
}

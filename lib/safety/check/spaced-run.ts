import { asWords } from "./spaced-letters.ts";

/** A run of letters that stand alone, as it is meant: each character with its place in the folded text. */
export type SpacedRun = { text: string; from: number[]; end: number };

const LONGEST_RUN = 400;
const SPACE = 32;
const NEW_LINE = 10;

/** One letter between gaps, maybe with half a contraction ("n't") and with stops behind it. */
type Lone = { letters: number[]; stops: number; end: number };

/**
 * Reads letters that stand alone ("k i l l  m y s e l f.") from a place in a folded text on: as words if
 * they make any, else as they are. Null when no run begins there. Two spaces stand between words; a stop or
 * a line break ends a run.
 */
export function readSpacedRun(codes: Uint16Array, begin: number, size: number): SpacedRun | null {
  const first = loneAt(codes, begin, size);
  if (!first || first.stops < first.end) return null;
  if (!loneAt(codes, gapEnd(codes, first.end, size), size)) return null;
  const groups: number[][] = [[]];
  let last = first;
  for (let lone: Lone | null = first; lone; ) {
    groups.at(-1)?.push(...lone.letters);
    last = lone;
    const next = gapEnd(codes, lone.end, size);
    const isOver = lone.stops < lone.end || next >= size || codes[lone.end] === NEW_LINE;
    if (isOver || next - begin > LONGEST_RUN) break;
    lone = loneAt(codes, next, size);
    if (lone && next - last.end > 1) groups.push([]);
  }
  const run = wordsOf(codes, groups);
  for (let at = last.stops; at < last.end; at += 1) {
    run.text += String.fromCharCode(codes[at] ?? 0);
    run.from.push(at);
  }
  return { ...run, end: last.end };
}

function loneAt(codes: Uint16Array, at: number, size: number): Lone | null {
  if (at >= size || !isSpelt(codes[at]) || (at > 0 && !isGap(codes[at - 1]))) return null;
  if (at + 1 < size && isSpelt(codes[at + 1])) return null;
  const letters = [at];
  let end = at + 1;
  if (end + 1 < size && codes[end] === 39 && isSpelt(codes[end + 1])) {
    letters.push(end + 1);
    end += 2;
  }
  const stops = end;
  while (end < size && end - stops < 4 && isStop(codes[end])) end += 1;
  return end >= size || isGap(codes[end]) ? { letters, stops, end } : null;
}

function gapEnd(codes: Uint16Array, at: number, size: number): number {
  let end = at;
  while (end < size && isGap(codes[end])) end += 1;
  return end;
}

function isGap(code: number | undefined): boolean {
  return code === SPACE || code === NEW_LINE;
}

/** A letter, a figure, `@` or `$`. */
function isSpelt(code: number | undefined): boolean {
  if (code === undefined) return false;
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 64 || code === 36;
}

/** `,`, `.`, `!`, `?`, `:`, `;` */
function isStop(code: number | undefined): boolean {
  if (code === undefined) return false;
  return code === 44 || code === 46 || code === 33 || code === 63 || code === 58 || code === 59;
}

type Words = { text: string; from: number[] };

function wordsOf(codes: Uint16Array, groups: readonly number[][]): Words {
  const whole = groups.flat();
  const areWords = groups.length > 1;
  const read = groups.map((group) => readGroup(codes, group, areWords));
  const meant = read.some((words) => words !== null && words.text.length > 2)
    ? read.map((words, index) => words ?? apart(codes, groups[index] ?? []))
    : [(areWords ? readGroup(codes, whole, false) : null) ?? apart(codes, whole)];
  return meant.reduce((sum, { text, from }) => ({
    text: `${sum.text} ${text}`,
    from: [...sum.from, from[0] ?? 0, ...from],
  }));
}

function readGroup(codes: Uint16Array, group: readonly number[], isOneWord: boolean): Words | null {
  const letters = String.fromCharCode(...group.map((at) => codes[at] ?? 0));
  if (!/[a-z]/.test(letters)) return null;
  if (letters.length === 1) return { text: letters, from: [...group] };
  const words = asWords(letters, isOneWord);
  return words && { text: words.text, from: words.from.map((at) => group[at] ?? 0) };
}

/** As they stand, with one space between them. */
function apart(codes: Uint16Array, group: readonly number[]): Words {
  const words: Words = { text: "", from: [] };
  for (let at = group[0] ?? 0; at <= (group.at(-1) ?? -1); at += 1) {
    if (isGap(codes[at]) && isGap(codes[at - 1])) continue;
    words.text += isGap(codes[at]) ? " " : String.fromCharCode(codes[at] ?? 0);
    words.from.push(at);
  }
  return words;
}

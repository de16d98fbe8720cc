import { mendedWord, undisguise } from "./disguised-words.ts";
import { foldCodePoint, MOST_LETTERS } from "./letters.ts";
import { readSpacedRun, type SpacedRun } from "./spaced-run.ts";
import { inLetters, isWord, isWordAt, type Undisguised } from "./spelt-words.ts";

/** A text in plain form, and where each of its characters stood in the original. */
export type Normalised = { text: string; from: Int32Array };

const SPACE = 32;
const NEW_LINE = 10;
const APOSTROPHE = 39;

let folded = new Uint16Array(4_096);
let foldedFrom = new Int32Array(4_096);
let foldedText = "";
let plain = new Uint16Array(4_096);
let plainFrom = new Int32Array(4_096);
let length = 0;
let foldedSize = 0;
/** What the disguised chunks of this text mean: some come again and again. */
const meanings = new Map<string, Undisguised | null>();
/** Whether the chunk before was a word written with figures. */
let isAfterFigures = false;

/**
 * A text as rules and classifier read it: lower case, Unicode's compatible forms (NFKD without its
 * marks), look-alikes of Latin letters, leetspeak and spaced or repeated letters undone, nothing
 * invisible, one space between words and one line break between lines. Linear in the length.
 */
export function normalise(text: string): Normalised {
  const size = fold(text);
  foldedSize = size;
  foldedText = decoder.decode(folded.subarray(0, size));
  length = 0;
  meanings.clear();
  isAfterFigures = false;
  let at = 0;
  while (at < size) {
    const code = folded[at] ?? 0;
    if (code === SPACE || code === NEW_LINE) {
      writeGap(at);
      at += 1;
      continue;
    }
    const run = readSpacedRun(folded, at, size);
    at = run ? writeRun(run) : writeChunk(at, chunkEnd(at, size));
  }
  while (length > 0 && (plain[length - 1] === SPACE || plain[length - 1] === NEW_LINE)) length -= 1;
  return { text: decoder.decode(plain.subarray(0, length)), from: plainFrom.slice(0, length) };
}

const decoder = new TextDecoder("utf-16le", { ignoreBOM: true });

/** Writes the folded text and returns its length. */
function fold(text: string): number {
  grow(text.length * 2 + MOST_LETTERS);
  let size = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 128) {
      const plainCode = FOLDED_ASCII[code] ?? 0;
      if (plainCode === 0) continue;
      folded[size] = plainCode;
      foldedFrom[size] = index;
      size += 1;
      continue;
    }
    const codePoint = text.codePointAt(index) ?? code;
    const letters = foldCodePoint(codePoint);
    if (size + letters.length + text.length - index > folded.length) grow(folded.length * 2);
    for (let letter = 0; letter < letters.length; letter += 1) {
      folded[size] = letters.charCodeAt(letter);
      foldedFrom[size] = index;
      size += 1;
    }
    if (codePoint > 0xffff) index += 1;
  }
  return size;
}

/** Capitals as small letters, tabs as spaces; 0 for what can't be seen. */
const FOLDED_ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code >= 65 && code <= 90) return code + 32;
  if (code >= 32) return code === 127 ? 0 : code === 96 ? APOSTROPHE : code;
  if (code === NEW_LINE || code === 13) return NEW_LINE;
  return code === 9 || code === 11 || code === 12 ? SPACE : 0;
});

function grow(size: number): void {
  if (folded.length >= size) return;
  folded = enlarged(folded, new Uint16Array(size * 2));
  foldedFrom = enlarged(foldedFrom, new Int32Array(size * 2));
}

function enlarged<Codes extends Uint16Array | Int32Array>(codes: Codes, larger: Codes): Codes {
  larger.set(codes);
  return larger;
}

function makeRoom(more: number): void {
  if (length + more <= plain.length) return;
  plain = enlarged(plain, new Uint16Array((length + more) * 2));
  plainFrom = enlarged(plainFrom, new Int32Array((length + more) * 2));
}

function write(code: number, from: number): void {
  makeRoom(1);
  plain[length] = code;
  plainFrom[length] = from;
  length += 1;
}

/** One space between words, or one line break where there was any. */
function writeGap(at: number): void {
  const code = folded[at] ?? SPACE;
  const last = length === 0 ? NEW_LINE : plain[length - 1];
  if (last === NEW_LINE) return;
  if (last !== SPACE) write(code, foldedFrom[at] ?? 0);
  else if (code === NEW_LINE) plain[length - 1] = NEW_LINE;
}

function isGap(code: number | undefined): boolean {
  return code === SPACE || code === NEW_LINE;
}

function chunkEnd(at: number, size: number): number {
  let end = at;
  while (end < size && !isGap(folded[end])) end += 1;
  return end;
}

/** Chunks longer than this hold no disguised word that a person would read. */
const LONGEST_CHUNK = 60;

function writeChunk(at: number, end: number): number {
  const wordEnd = plainWordEnd(at, end);
  if (wordEnd > at) {
    isAfterFigures = false;
    const isPlain = wordEnd - at > LONGEST_CHUNK || isWordAt(folded, at, wordEnd);
    const meant = isPlain ? null : mendedWord(chunkText(at, wordEnd));
    if (meant) writeMeant(meant, at);
    else writeAsItIs(at, wordEnd);
    writeAsItIs(wordEnd, end);
    return end;
  }
  const meant = readChunk(at, end) ?? (isAmongFigures(end) ? readFigures(at, end) : null);
  isAfterFigures = meant !== null && holdsFigure(at, end);
  if (meant === null) {
    writeAsItIs(at, end);
    return end;
  }
  writeMeant(meant, at);
  // The stop at the end of a chunk still ends its sentence.
  if ((meant.from.at(-1) ?? 0) < end - at - 1 && isStop(folded[end - 1])) {
    writeAsItIs(end - 1, end);
  }
  return end;
}

/** "1 w4nt 70 d13": beside words that are written with figures, figures alone may be a word. */
function readFigures(at: number, end: number): Undisguised | null {
  if (end - at > 3) return null;
  const text = inLetters(chunkText(at, end));
  return text !== null && isWord(text)
    ? { text, from: Array.from(text, (_, index) => index) }
    : null;
}

function isAmongFigures(end: number): boolean {
  if (isAfterFigures) return true;
  const next = end + 1;
  const nextEnd = chunkEnd(next, foldedSize);
  return holdsFigure(next, nextEnd) && readChunk(next, nextEnd) !== null;
}

function holdsFigure(at: number, end: number): boolean {
  for (let index = at; index < end; index += 1) {
    const code = folded[index] ?? 0;
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

function readChunk(at: number, end: number): Undisguised | null {
  if (end - at > LONGEST_CHUNK || end - at < 2) return null;
  const chunk = chunkText(at, end);
  let meaning = meanings.get(chunk);
  if (meaning === undefined) {
    meaning = undisguise(chunk);
    meanings.set(chunk, meaning);
  }
  return meaning;
}

/** Where the letters of a chunk end if there is nothing but stops behind them, else its begin. */
function plainWordEnd(at: number, end: number): number {
  let wordEnd = at;
  while (wordEnd < end && isLetter(folded[wordEnd])) wordEnd += 1;
  let rest = wordEnd;
  while (rest < end && isStop(folded[rest])) rest += 1;
  return rest === end ? wordEnd : at;
}

function isLetter(code: number | undefined): boolean {
  return code !== undefined && code >= 97 && code <= 122;
}

/** `,`, `.`, `!`, `?` */
function isStop(code: number | undefined): boolean {
  return code === 44 || code === 46 || code === 33 || code === 63;
}

function writeAsItIs(at: number, end: number): void {
  makeRoom(end - at);
  for (let index = at; index < end; index += 1) {
    plain[length] = folded[index] ?? 0;
    plainFrom[length] = foldedFrom[index] ?? 0;
    length += 1;
  }
}

function writeMeant({ text, from }: Undisguised, at: number): void {
  for (let index = 0; index < text.length; index += 1) {
    write(text.charCodeAt(index), foldedFrom[at + (from[index] ?? 0)] ?? 0);
  }
}

function writeRun({ text, from, end }: SpacedRun): number {
  for (let index = 0; index < text.length; index += 1) {
    write(text.charCodeAt(index), foldedFrom[from[index] ?? 0] ?? 0);
  }
  return end;
}

function chunkText(at: number, end: number): string {
  return foldedText.slice(at, end);
}

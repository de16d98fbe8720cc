import { withoutSlips } from "./slips.ts";
import { asWords } from "./spaced-letters.ts";
import { inLetters, isWord, type Undisguised } from "./spelt-words.ts";
import { CONTRACTIONS, DECIDING_WORDS } from "./words.ts";

const LONGEST = 40;
/** 2nd, 10k, 5pm, 30mins, 1.5kg, 3x: a figure with its unit. */
const FIGURE =
  /^[\d.,:+]+(?:st|nd|rd|th|[kmgxdhspcfwyl]|kg|mg|ml|cl|cm|mm|km|am|pm|hrs?|min|mins|secs?|lbs?|oz|gb|mb|tb|ft|in|yo|yrs?|wks?|ish|bn|days?|weeks?|hours?|years?|kids?|pcs?)?$/;

/**
 * What a word of plain letters that is none is meant to be, or null when it is what it says: "dont",
 * "diiie", "suicdie".
 */
export function mendedWord(word: string): Undisguised | null {
  const contraction = CONTRACTIONS.get(word);
  if (contraction !== undefined) return asContracted(contraction, 0);
  const text = withoutSlips(word);
  return text === null ? null : asSlipped(text, 0, word.length);
}

/**
 * What a chunk of folded text without spaces is meant to say, or null when it says what it says:
 * "k1ll", "su*cide", "s.u.i.c.i.d.e", "diiiie", "dont".
 */
export function undisguise(chunk: string): Undisguised | null {
  let meant = layerUndone(chunk);
  // One disguise may lie below another: "k1llll".
  for (let layer = 1; meant !== null && layer < MOST_LAYERS; layer += 1) {
    const outer: Undisguised = meant;
    const inner = layerUndone(outer.text);
    if (inner === null || inner.text === outer.text) break;
    meant = { text: inner.text, from: inner.from.map((at) => outer.from[at] ?? 0) };
  }
  return meant;
}

const MOST_LAYERS = 5;

function layerUndone(chunk: string): Undisguised | null {
  if (chunk.length > LONGEST || chunk.length < 2) return null;
  return (
    contracted(chunk) ??
    withoutStops(chunk) ??
    withoutStars(chunk) ??
    withoutFigures(chunk) ??
    slippedWord(chunk)
  );
}

function contracted(chunk: string): Undisguised | null {
  const bare = /^(?:["'(]*)([a-z]+)[.,!?;:)"']*$/.exec(chunk)?.[1] ?? "";
  const text = CONTRACTIONS.get(bare);
  if (text === undefined) return null;
  return asContracted(text, chunk.indexOf(bare));
}

function asContracted(text: string, start: number): Undisguised {
  const gap = text.indexOf("'");
  return { text, from: Array.from(text, (_, index) => start + (index > gap ? index - 1 : index)) };
}

/** One letter between each two stops, or a deciding word with stops inside. */
function withoutStops(chunk: string): Undisguised | null {
  if (!/[a-z0-9@$!][.\-_/*,~|+:=][a-z0-9@$!]/.test(chunk)) return null;
  const from: number[] = [];
  let letters = "";
  for (let index = 0; index < chunk.length; index += 1) {
    const character = chunk[index] ?? "";
    if (/[.\-_/*,~|+:=]/.test(character)) continue;
    letters += character;
    from.push(index);
  }
  const isSpelt = /^(?:[a-z0-9@$!][.\-_/*,~|+:=]+){2,}[a-z0-9@$!][.!?,]*$/.test(chunk);
  if (isSpelt && !/[a-z]/.test(letters)) return null;
  if (isSpelt) {
    const words = asWords(letters, true);
    if (words) return { text: words.text, from: words.from.map((at) => from[at] ?? 0) };
    return /^[a-z]+$/.test(letters) ? { text: letters, from } : null;
  }
  const word = inLetters(letters);
  return word !== null && word.length > 3 && DECIDING_WORDS.has(word) ? { text: word, from } : null;
}

const STARRED = /^["'(]*([a-z]*[*#_%&?^]{1,4}[a-z*#_%&?^]*)["').,!]*$/;

/** A deciding word with letters behind stars. */
function withoutStars(chunk: string): Undisguised | null {
  const starred = /[*#_%&^]/.test(chunk) ? STARRED.exec(chunk)?.[1] : undefined;
  if (starred === undefined || starred.length < 3 || !/^[a-z].*[a-z]/.test(starred)) return null;
  const start = chunk.indexOf(starred);
  for (const word of DECIDING_WORDS) {
    if (word.length !== starred.length || !fits(starred, word)) continue;
    return { text: word, from: Array.from(word, (_, index) => start + index) };
  }
  return null;
}

function fits(starred: string, word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    const character = starred[index] ?? "";
    if (/[a-z]/.test(character) && character !== word[index]) return false;
  }
  return true;
}

/** Figures and signs that stand for letters. */
function withoutFigures(chunk: string): Undisguised | null {
  if (!/[0-9@$!|+€£]/.test(chunk) || !/[a-z]/.test(chunk)) return null;
  // A sign at the end is more likely what it is.
  const core = /^["'(]*(.*?)["'),.?:;!|+]*$/.exec(chunk)?.[1] ?? chunk;
  if (!/[0-9@$!|+€£]/.test(core)) return null;
  const word = inLetters(core);
  if (word === null) return null;
  const isKnown = CONTRACTED.has(word) || word.split("-").every(isWord);
  if (FIGURE.test(core) ? !DECIDING_WORDS.has(word) : !isKnown && !isInside(core)) return null;
  const start = chunk.indexOf(core);
  return { text: word, from: Array.from(word, (_, index) => start + index) };
}

const CONTRACTED = new Set(CONTRACTIONS.values());

/** Figures between letters alone are read as letters even in words that nobody listed. */
function isInside(core: string): boolean {
  const letters = core.replace(/[^a-z]/g, "").length;
  return letters > 3 && /^[a-z]+(?:[013457]{1,2}[a-z]+)+[013457]?$/.test(core);
}

/** Repeated letters and slips of the pen in plain words. */
function slippedWord(chunk: string): Undisguised | null {
  const plain = /^[^a-z]*([a-z']+)[^a-z]*$/.exec(chunk)?.[1];
  const text = plain === undefined ? null : withoutSlips(plain);
  if (plain === undefined || text === null) return null;
  return asSlipped(text, chunk.indexOf(plain), plain.length);
}

function asSlipped(text: string, start: number, length: number): Undisguised {
  return { text, from: Array.from(text, (_, index) => start + Math.min(index, length - 1)) };
}

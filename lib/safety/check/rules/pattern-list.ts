import { type Gate, gateOf } from "./gates.ts";

/** Patterns that each find all of their matches. */
export function patternList(sources: readonly string[]): readonly Gate[] {
  return sources.map((source) => gateOf(new RegExp(source)));
}

const EDGE = "(?<![\\w'])";

/** Patterns that begin and end with a word. */
export function wordPatternList(sources: readonly string[]): readonly Gate[] {
  return patternList(sources.map((source) => `${EDGE}(?:${source})(?!\\w)`));
}

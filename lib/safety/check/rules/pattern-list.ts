import { compiled } from "./compiled.ts";

/**
 * Patterns, each global, and one that matches where any of them does. To ask that one first takes a quarter
 * of the time of going through them, and most sentences hold none.
 */
export type PatternList = { any: RegExp; each: readonly RegExp[] };

export function patternList(sources: readonly string[]): PatternList {
  return {
    any: compiled(new RegExp(sources.join("|"))),
    each: sources.map((source) => compiled(new RegExp(source, "g"))),
  };
}

const EDGE = "(?<![\\w'])";

/** Patterns that begin and end with a word. */
export function wordPatternList(sources: readonly string[]): PatternList {
  const whole = sources.map((source) => `(?:${source})(?!\\w)`);
  return {
    // The edge is looked for once, which is what makes it quick.
    any: compiled(new RegExp(`${EDGE}(?:${whole.join("|")})`)),
    each: whole.map((source) => compiled(new RegExp(EDGE + source, "g"))),
  };
}

import type { Span } from "../types.ts";
import type { Normalised } from "./normalise.ts";

/** Spans of the normalised text as spans of the text as it was typed: in order, none within another. */
export function originalSpans(
  text: string,
  { from }: Normalised,
  spans: readonly Span[],
): readonly Span[] {
  const typed = spans
    .filter(({ start, end }) => start < end && end <= from.length)
    .map(({ start, end }) => ({
      start: from[start] ?? 0,
      end: endOfCharacter(text, from[end - 1] ?? 0),
    }))
    .sort((one, other) => one.start - other.start || one.end - other.end);
  const merged: Span[] = [];
  for (const span of typed) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

/** Two units for what lies beyond the first plane, one for the rest. */
function endOfCharacter(text: string, at: number): number {
  return at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}

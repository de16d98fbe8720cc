import { type Span, spanOf } from "./span";

/** One sentence of a text, with how it ends. */
export type Sentence = {
  span: Span;
  /** Ends with a question mark. */
  isAsked: boolean;
  /** The text ends here without an end mark: more may come. */
  isOpen: boolean;
};

const ABBREVIATION = /(?:^|[\s(.])(?:vs|dr|mrs?|ms|st|prof|e\.g|i\.e|etc|approx|no|mt|\p{L})$/iu;
const END = /[.!?…]+|[。？！]+/g;

/** The first sentences of some lines; a line's end ends a sentence, too. */
export function sentencesOf(lines: readonly string[], most: number): Sentence[] {
  const cuts = lines.flatMap((line, at) =>
    withContinuations(line, cutsOf(line)).map(([from, to, mark], place, { length }) => ({
      text: line.slice(from, to).trim(),
      isAsked: /[?？]/.test(mark),
      isOpen: mark === "" && at === lines.length - 1 && place === length - 1,
    })),
  );
  return cuts.slice(0, most).map(({ text, ...ending }) => ({ span: spanOf(text), ...ending }));
}

type Cut = [from: number, to: number, mark: string];

function cutsOf(line: string): Cut[] {
  const cuts: Cut[] = [];
  let from = 0;
  for (const { index, 0: mark } of line.matchAll(END)) {
    const after = line.slice(index + mark.length, index + mark.length + 2);
    const isWithin = /^[.!?…]/.test(mark) && !/^(?:["”»)\]]?\s|["”»)\]]?$)/.test(after);
    const isShort = mark === "." && ABBREVIATION.test(line.slice(Math.max(from, index - 8), index));
    if (isWithin || isShort) continue;
    cuts.push([from, index, mark]);
    from = index + mark.length;
  }
  if (line.slice(from).trim() !== "") cuts.push([from, line.length, ""]);
  return cuts;
}

/** "Should I go to Rome? Or stay?" is one question. */
function withContinuations(line: string, cuts: readonly Cut[]): Cut[] {
  const whole: Cut[] = [];
  for (const next of cuts) {
    const before = whole.at(-1);
    const goesOn = before && /^\s*(?:or|oder|ou)\s/i.test(line.slice(next[0], next[1]));
    if (goesOn && before[2].includes("?")) {
      before[1] = next[1];
      before[2] = next[2] === "" ? "?" : next[2];
    } else whole.push([...next]);
  }
  return whole;
}

import type { SafetyReason } from "../types.ts";
import { HEADS } from "./model.ts";
import type { ReadText } from "./read-text.ts";
import { ALL_RULES } from "./rules/all.ts";
import { emptyMarks, gateOf, type Marks, mark, matches, turnAway, turnTo } from "./rules/gates.ts";
import type { Finding } from "./types.ts";

/** What a rule found, with positions in the whole normalised text. */
export type RuleFinding = { reason: SafetyReason; start: number; end: number };

/** What the rules say of a text: what they found, and by sentence the reasons that they cleared. */
export type RuleReading = {
  found: readonly RuleFinding[];
  cleared: ReadonlyMap<number, ReadonlySet<SafetyReason>>;
};

const NO_SENTENCE = { start: 0, end: 0 };
/** What sentences hold; used again for the next text. */
const marked: Marks[] = [];
const GATED_RULES = ALL_RULES.map(({ trigger, find }) => ({ trigger: gateOf(trigger), find }));

/** Reads sentences, all unless some are named by number, by the rules whose trigger they match. */
export function applyRules(
  { plain, sentences }: ReadText,
  read: readonly number[] = [...sentences.keys()],
): RuleReading {
  const found: RuleFinding[] = [];
  const cleared = new Map<number, Set<SafetyReason>>();
  const note = (finding: Finding, index: number) => {
    if (finding.kind === "clears") {
      const reasons = cleared.get(index) ?? new Set();
      for (const reason of finding.reasons) reasons.add(reason);
      cleared.set(index, reasons);
      return;
    }
    const offset = sentences[index]?.start ?? 0;
    const { reason, start, end } = finding;
    found.push({ reason, start: offset + start, end: offset + end });
  };
  const flat = plain.replaceAll("\n", " ");
  const textOf = (index: number) => {
    const { start, end } = sentences[index] ?? NO_SENTENCE;
    return flat.slice(start, end);
  };
  const all = read.map((index, place) => {
    const { start, end } = sentences[index] ?? NO_SENTENCE;
    const marks = marked[place] ?? emptyMarks();
    marked[place] = marks;
    mark(flat, start, end, marks);
    return {
      index,
      marks,
      text: textOf(index),
      before: textOf(index - 1),
      after: textOf(index + 1),
    };
  });
  // One pattern after the other over all sentences, and not the other way: its code stays in the cache.
  for (const { trigger, find } of GATED_RULES) {
    for (const sentence of all) {
      turnTo(sentence.text, sentence.marks);
      if (!matches(trigger, sentence.text)) continue;
      for (const finding of find(sentence)) note(finding, sentence.index);
    }
  }
  turnAway();
  return { found, cleared };
}

/** How much surer, in log-odds, the classifier has to be where a rule saw no risk. */
export const CLEARED = 2;

/** Whether a rule cleared what a head stands for in one of some sentences; "any" falls with any reason. */
export function clears(
  cleared: RuleReading["cleared"],
  head: number,
  first: number,
  last: number,
): boolean {
  if (cleared.size === 0) return false;
  const reason = HEADS[head];
  for (let index = first; index <= last; index += 1) {
    const reasons = cleared.get(index);
    if (reasons && (reason === undefined || reason === "any" || reasons.has(reason))) return true;
  }
  return false;
}

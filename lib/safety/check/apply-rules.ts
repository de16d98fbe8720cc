import type { SafetyReason } from "../types.ts";
import type { ReadText } from "./read-text.ts";
import { ALL_RULES } from "./rules/all.ts";
import type { Finding, Rules, Sentence } from "./types.ts";

/** What a rule found, with positions in the whole normalised text. */
export type RuleFinding = { reason: SafetyReason; start: number; end: number };

/** What the rules say of a text: what they found, and by sentence the reasons that they cleared. */
export type RuleReading = {
  found: readonly RuleFinding[];
  cleared: ReadonlyMap<number, ReadonlySet<SafetyReason>>;
};

/** Reads each sentence by the rules whose trigger it matches. */
export function applyRules({ literal, sentences }: ReadText): RuleReading {
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
  for (const rules of triggered(literal)) {
    for (let index = 0; index < sentences.length; index += 1) {
      const text = sentenceText(literal, sentences[index]);
      if (!rules.trigger.test(text)) continue;
      const sentence: Sentence = {
        text,
        before: sentenceText(literal, sentences[index - 1]),
        after: sentenceText(literal, sentences[index + 1]),
      };
      for (const finding of rules.find(sentence)) note(finding, index);
    }
  }
  return { found, cleared };
}

/** Most texts hold nothing that most rules look for. */
function triggered(literal: string): readonly Rules[] {
  const flat = literal.replaceAll("\n", " ");
  return ALL_RULES.filter(({ trigger }) => trigger.test(flat));
}

function sentenceText(
  literal: string,
  stretch: { start: number; end: number } | undefined,
): string {
  return stretch ? literal.slice(stretch.start, stretch.end).replaceAll("\n", " ") : "";
}

import type { Rules } from "@/lib/safety/check/types";
import type { SafetyReason } from "@/lib/safety/types";

/** The reasons that rules see in a text of plain, normalised sentences. For tests of rule files. */
export function reasonsIn(rules: Rules, text: string): SafetyReason[] {
  const sentences = text
    .toLowerCase()
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(/[.!?]+$/, ""));
  const reasons = sentences.flatMap((sentence, index) => {
    if (!rules.trigger.test(sentence)) return [];
    const before = sentences[index - 1] ?? "";
    const after = sentences[index + 1] ?? "";
    return rules
      .find({ text: sentence, before, after })
      .flatMap((finding) => (finding.kind === "reason" ? [finding.reason] : []));
  });
  return [...new Set(reasons)];
}

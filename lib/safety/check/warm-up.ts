import { judgeText } from "./check-text.ts";
import { ALL_RULES } from "./rules/all.ts";

/** Everyday sentences with words that make rules look closer. */
const TEXT =
  "How can I stop worrying that my friend will hurt himself? She said she wants to help me live without pills. They told my boss to kill the old process, and I burn to know why.";

/**
 * Reads a text a few times when the process starts: regular expressions are compiled at their first uses,
 * which would take the first request a second or more.
 */
export function warmUp(): void {
  const text = TEXT.toLowerCase();
  for (let round = 0; round < 2; round += 1) {
    judgeText(TEXT);
    for (const rules of ALL_RULES) rules.find({ text, before: text, after: text });
  }
}

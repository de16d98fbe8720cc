import type { CoinProblem, CoinWords } from "@/components/decisions/coin/coin-state";
import { GOAL_MAX_CHARACTERS, OPTION_MAX_CHARACTERS, OPTIONS_MIN } from "@/lib/decisions/constants";
import { optionKey } from "@/lib/decisions/options/option-key";
import { DECISION_PROBLEMS } from "@/lib/decisions/problems";
import { multiLine, singleLine } from "@/lib/text";

/** What is sent to be flipped: rows left empty are no options; without a question the options ask it. */
export type FlipWords = { inputText: string; options: string[] };

/** The words as they can be flipped, or what stands against it and where. */
export function checkCoin({ question, options }: CoinWords): FlipWords | { problem: CoinProblem } {
  const rows = options.map(singleLine);
  const kept = rows.filter((row) => row !== "");
  if (kept.length < OPTIONS_MIN)
    return problem(DECISION_PROBLEMS.optionsRequired, rows.indexOf(""));
  const tooLong = rows.findIndex((row) => row.length > OPTION_MAX_CHARACTERS);
  if (tooLong >= 0) return problem(DECISION_PROBLEMS.optionTooLong, tooLong);
  const keys = rows.map(optionKey);
  const twice = keys.findIndex((key, at) => key !== "" && keys.indexOf(key) < at);
  if (twice >= 0) return problem(DECISION_PROBLEMS.optionTwice, twice);
  const inputText = multiLine(question) || `${kept.join(" or ")}?`;
  if (inputText.length > GOAL_MAX_CHARACTERS) {
    return problem(DECISION_PROBLEMS.goalTooLong, "question");
  }
  return { inputText, options: kept };
}

function problem(message: string, at: number | "question"): { problem: CoinProblem } {
  return { problem: { message, at, canRetry: false } };
}

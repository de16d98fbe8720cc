import "server-only";
import { isAiConfigured } from "@/lib/ai/client";
import type { Judgement } from "./check/check-text";
import { loadCheck } from "./check/load-check";
import { judgeAnywhere } from "./judge-anywhere";
import { REASONS } from "./reasons";
import { withSecondOpinion } from "./second-opinion";
import type { SafetySurface, Verdict } from "./types";

/** What is said of texts that were entered at once, and which of them it is said of. */
export type EntryVerdict = { verdict: Verdict; at: number };

type Judged = EntryVerdict & Pick<Judgement, "isGrey">;

/** The demo shows what the check in the process says, and shows it at once. */
export function isDemo(surface: SafetySurface): boolean {
  return surface.startsWith("demo_");
}

/**
 * Checks texts that belong together: the worst of them counts. What the check is in doubt about gets a
 * second opinion where one can be had and could change anything; never for the demo. `planned` are words
 * that a planner may have written; rules alone judge them. `userId` is null for a visitor.
 */
export async function judgeEntry(
  surface: SafetySurface,
  texts: readonly string[],
  planned: readonly string[],
  userId: string | null,
): Promise<EntryVerdict> {
  const check = await loadCheck();
  const judged: Judged[] = [
    ...(await Promise.all(texts.map(judgeAnywhere))).map((judgement, at) => ({ ...judgement, at })),
    ...planned.map((text, at) => ({ ...check.judgeByRules(text), at: texts.length + at })),
  ];
  const worst = worstOf(judged);
  const doubtful = judged.filter(({ isGrey }) => isGrey);
  const sure = worstOf(judged.filter(({ isGrey }) => !isGrey));
  const isOpen = doubtful.length > 0 && sure.verdict.severity !== "block";
  if (!isOpen || isDemo(surface) || !isAiConfigured()) return worst;
  const doubt = worstOf(doubtful);
  const verdict = await withSecondOpinion(doubt.verdict, surface, texts, userId);
  return worstOf([sure, { verdict, at: doubt.at }]);
}

const PASSED: EntryVerdict = {
  verdict: { severity: "allow", category: null, reason: null, spans: [] },
  at: 0,
};

const WEIGHTS = new Map(Object.keys(REASONS).map((reason, index) => [reason, index]));

/**
 * The weightiest reason of all, as severe as the most severe: an emergency beside a threat is an
 * emergency first, and is held back all the same.
 */
function worstOf(judged: readonly EntryVerdict[]): EntryVerdict {
  const found = judged.filter(({ verdict }) => verdict.severity !== "allow");
  const [first] = found.toSorted((one, other) => weightOf(one) - weightOf(other));
  if (!first || first.verdict.severity === "allow") return PASSED;
  const isBlocked = found.some(({ verdict }) => verdict.severity === "block");
  const severity = isBlocked ? "block" : first.verdict.severity;
  return { verdict: { ...first.verdict, severity }, at: first.at };
}

function weightOf({ verdict }: EntryVerdict): number {
  return WEIGHTS.get(verdict.reason ?? "") ?? WEIGHTS.size;
}

import { restOfTurns } from "@/components/decisions/coin/turn-time";
import { api } from "@/lib/api-client";
import type { DecisionView } from "@/lib/decisions/types";
import type { SafetyNotice } from "@/lib/safety/types";

/** What the coin chose, with help where the question needs some. */
type Landing = { decision: DecisionView; safety?: SafetyNotice };

/** A flip that takes longer than this is given up: the person can try again. Milliseconds. */
const LONGEST_FLIP_MS = 20_000;

/**
 * The server decides. The coin turns meanwhile, and about a second at least, so that the eyes see a
 * flip; where a person wants no motion the answer stands there at once.
 * @throws ApiError, or fetch's error when the network fails or is too slow
 */
export async function askToFlip(body: {
  inputText: string;
  options: readonly string[];
  decisionId?: string;
}): Promise<Landing> {
  const startedAt = performance.now();
  const landing = await api<Landing>("POST", "/api/decisions/flip", {
    body,
    signal: AbortSignal.timeout(LONGEST_FLIP_MS),
  });
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
    await new Promise((landed) => setTimeout(landed, restOfTurns(performance.now() - startedAt)));
  }
  return landing;
}

/** @throws ApiError, or fetch's error when the network fails */
export async function readDecision(id: string): Promise<DecisionView> {
  const { decision } = await api<{ decision: DecisionView }>("GET", `/api/decision/${id}`);
  return decision;
}

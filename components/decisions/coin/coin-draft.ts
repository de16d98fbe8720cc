import type { CoinWords } from "@/components/decisions/coin/coin-state";

/** In the address and in the names of drafts: a coin that was never flipped. */
export const NEW_COIN = "new";

/** What was typed for a coin; `from` is the goal that its options were read in. */
type CoinDraft = CoinWords & { from?: string };

/** What this tab keeps of a coin that was edited and not flipped since; null when there is nothing. */
export function readCoinDraft(place: string): CoinDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`coinDraft:${place}`) ?? "null");
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepCoinDraft(place: string, draft: CoinDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(`coinDraft:${place}`, JSON.stringify(draft));
    else sessionStorage.removeItem(`coinDraft:${place}`);
  } catch {
    // A browser without storage still has the fields themselves.
  }
}

function isDraft(value: unknown): value is CoinDraft {
  if (typeof value !== "object" || value === null) return false;
  if (!("question" in value) || typeof value.question !== "string") return false;
  if (!("options" in value) || !Array.isArray(value.options)) return false;
  return value.options.every((option) => typeof option === "string");
}

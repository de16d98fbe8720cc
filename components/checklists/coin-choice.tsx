import Link from "next/link";
import { CoinGlyph } from "@/components/decisions/coin/coin-glyph";
import { flipsInWords } from "@/components/decisions/coin/flips-in-words";
import { COIN_TEXTS } from "@/lib/decisions/constants";
import type { AskedDecision } from "@/lib/decisions/types";

type CoinChoiceProps = { decisionId: string; decision: AskedDecision };

/** What the coin chose for the question that a plan is about; nothing for a plain goal. */
export function CoinChoice({ decisionId, decision }: CoinChoiceProps) {
  const { chosenOption, flipCount } = decision;
  if (chosenOption === null) return null;
  return (
    <div className="mt-1 flex w-fit max-w-full items-start gap-3 rounded-xl bg-marigold-wash px-3.5 py-2.5">
      <CoinGlyph />
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">
          {COIN_TEXTS.chose} <bdi className="font-semibold">{chosenOption}</bdi>
        </p>
        <p className="text-sm text-muted-foreground">
          {flipCount > 0 ? `${flipsInWords(flipCount)}. ` : null}
          <Link
            href={`/decision?coin=${decisionId}`}
            prefetch={false}
            className="text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            See the coin
          </Link>
        </p>
      </div>
    </div>
  );
}

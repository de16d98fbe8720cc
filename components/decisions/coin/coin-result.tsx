"use client";

import Link from "next/link";
import type { Ref } from "react";
import { CoinAlert } from "@/components/decisions/coin/coin-alert";
import { CoinOptions } from "@/components/decisions/coin/coin-options";
import type { CoinProblem } from "@/components/decisions/coin/coin-state";
import { flipsInWords } from "@/components/decisions/coin/flips-in-words";
import { ShareButton } from "@/components/decisions/share/share-button";
import { SafetyNote } from "@/components/safety/safety-note";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { COIN_TEXTS } from "@/lib/decisions/constants";
import { COIN_PROBLEMS } from "@/lib/decisions/problems";
import type { DecisionView } from "@/lib/decisions/types";
import type { SafetyNotice } from "@/lib/safety/types";

type CoinResultProps = {
  decision: DecisionView;
  problem: CoinProblem | null;
  /** Help that goes beside it. */
  safety: SafetyNotice | null;
  onRetry: () => void;
  planButton: Ref<HTMLButtonElement>;
  onPlan: () => void;
  onFlip: () => void;
  onReopen: () => void;
};

/** What can be done with what the coin chose. Once there is a plan, the coin rests. */
export function CoinResult(props: CoinResultProps) {
  const { decision, problem, safety, onRetry, planButton, onPlan, onFlip, onReopen } = props;
  const { checklistId, parsedOptions, chosenOption, flipCount } = decision;
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-5">
      <p className="mx-auto text-center text-muted-foreground">
        {checklistId === null ? COIN_TEXTS.feeling : COIN_PROBLEMS.hasPlan}
      </p>
      {safety ? <SafetyNote notice={safety} /> : null}
      <CoinAlert problem={problem} onRetry={onRetry} />
      <div className="flex flex-wrap justify-center gap-3">
        {checklistId === null ? (
          <>
            <Button ref={planButton} size="lg" className="w-full sm:w-auto" onClick={onPlan}>
              Make a plan for this
            </Button>
            <Button variant="outline" size="lg" className="w-full sm:w-auto" onClick={onFlip}>
              Flip again
            </Button>
          </>
        ) : (
          <Link
            href={`/checklist/${checklistId}`}
            prefetch={false}
            className={buttonVariants({ size: "lg", className: "w-full sm:w-auto" })}
          >
            Open your plan
          </Link>
        )}
        <ShareButton
          decision={decision}
          label="Share"
          paletteLabel="Share what the coin chose"
          variant="outline"
          size="lg"
          className="w-full sm:w-auto"
        />
      </div>
      <div className="grid grid-cols-1 gap-1 border-t pt-5">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <p className="text-sm text-muted-foreground">{flipsInWords(flipCount)}</p>
          {checklistId === null ? (
            <Button variant="ghost" size="sm" className="-mx-3.5" onClick={onReopen}>
              Change the options
            </Button>
          ) : null}
        </div>
        <CoinOptions options={parsedOptions} chosen={chosenOption} />
      </div>
    </div>
  );
}

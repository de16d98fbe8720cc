"use client";

import { type RefObject, useEffect, useRef } from "react";
import { whyNoSteps } from "@/components/decisions/breakdown-messages";
import type { CoinProblem } from "@/components/decisions/coin/coin-state";
import { type PlanMaking, usePlanMaking } from "@/components/decisions/use-plan-making";
import type { PlanSize } from "@/lib/decisions/planner/types";
import type { DecisionView } from "@/lib/decisions/types";

type CoinPlanOptions = {
  coin: string;
  decision: DecisionView | null;
  size: PlanSize;
  onPlanned: (question: string) => void;
};

/** The plan for what the coin chose. The planner is asked for the choice, with the question beside it. */
export function useCoinPlan({ coin, decision, size, onPlanned }: CoinPlanOptions): {
  making: PlanMaking;
  /** Why there are no steps. */
  problem: CoinProblem | null;
  startPlan: () => void;
  planButton: RefObject<HTMLButtonElement | null>;
} {
  const planButton = useRef<HTMLButtonElement>(null);
  const chosenOption = decision?.chosenOption ?? null;
  const making = usePlanMaking({
    // After another flip, here or elsewhere, steps for the former choice are out of the way.
    draftKey: `planDraft:${coin}:${chosenOption}`,
    decision: decision && chosenOption !== null ? { ...decision, chosenOption } : null,
    onCreated: () => decision && onPlanned(decision.inputText),
  });

  const isAsking = making.phase === "asking";
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    if (isAsking && !wasAsking.current) planButton.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  const { failure } = making.state;
  return {
    making,
    problem: failure && {
      message: whyNoSteps(failure),
      canRetry: failure.kind === "broken",
      safety: failure.safety ?? null,
    },
    startPlan() {
      if (!decision || chosenOption === null) return;
      making.start({ inputText: chosenOption, size, question: decision.inputText });
    },
    planButton,
  };
}

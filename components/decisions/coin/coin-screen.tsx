"use client";

import { ArrowLeft } from "lucide-react";
import { useRef } from "react";
import { CoinAlert } from "@/components/decisions/coin/coin-alert";
import { CoinForm } from "@/components/decisions/coin/coin-form";
import { CoinHeading } from "@/components/decisions/coin/coin-heading";
import { CoinResult } from "@/components/decisions/coin/coin-result";
import { CoinStage } from "@/components/decisions/coin/coin-stage";
import { useCoin } from "@/components/decisions/coin/use-coin";
import { useCoinFocus } from "@/components/decisions/coin/use-coin-focus";
import { useCoinPlan } from "@/components/decisions/coin/use-coin-plan";
import { PlanMakingCard } from "@/components/decisions/plan-making-card";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/cn";
import type { PlanSize } from "@/lib/decisions/planner/types";
import type { DecisionView, FoundDecision } from "@/lib/decisions/types";

export type CoinScreenProps = {
  /** A decision's id, or `NEW_COIN`. */
  coin: string;
  found: FoundDecision | null;
  /** Names the page's reading; see `useFreshData`. */
  stamp: string;
  size: PlanSize;
  /** True when the person opened it by a button of this page. */
  wasOpened: boolean;
  onSettle: (decision: DecisionView) => void;
  onLeave: () => void;
  /** Called when the question has its plan, before that opens. */
  onPlanned: (question: string) => void;
};

/** The coin, from the question to what it chose and the plan for that. */
export function CoinScreen(props: CoinScreenProps) {
  const { coin, found, stamp, size, wasOpened, onSettle, onLeave, onPlanned } = props;
  const { state, change, flip, readAgain } = useCoin({ coin, found, stamp, onSettle });
  const { phase, decision, isFresh } = state;
  const plan = useCoinPlan({ coin, decision, size, onPlanned });
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useCoinFocus(card, heading, state, wasOpened);

  if (phase === "decided" && !decision?.checklistId && plan.making.phase !== "asking") {
    return <PlanMakingCard making={plan.making} />;
  }
  const place = decision?.parsedOptions.indexOf(decision.chosenOption ?? "") ?? -1;
  return (
    <Card ref={card} className={cn("gap-4 sm:gap-5", phase === "turning" && "min-h-150")}>
      <Button variant="ghost" size="sm" className="-my-2 -ms-3.5 w-fit" onClick={onLeave}>
        <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
        To the planner
      </Button>
      <div className="-mt-2 sm:-mt-12">
        <CoinStage
          motion={phase === "turning" ? "turning" : isFresh ? "landing" : "resting"}
          chosen={phase === "decided" && place >= 0 ? place + 1 : null}
        />
      </div>
      <CoinHeading ref={heading} state={state} />
      {phase === "gone" ? (
        <Button variant="outline" className="mx-auto w-fit" onClick={onLeave}>
          Begin with another question
        </Button>
      ) : null}
      {phase === "reading" ? <CoinAlert problem={state.problem} onRetry={readAgain} /> : null}
      {phase === "choosing" ? <CoinForm state={state} change={change} onFlip={flip} /> : null}
      {phase === "decided" && decision ? (
        <CoinResult
          decision={decision}
          problem={state.problem ?? plan.problem}
          safety={state.safety}
          planButton={plan.planButton}
          onRetry={state.problem ? flip : plan.startPlan}
          onPlan={plan.startPlan}
          onFlip={flip}
          onReopen={() => change({ type: "reopen" })}
        />
      ) : null}
    </Card>
  );
}

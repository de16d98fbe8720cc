"use client";

import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { whyNoSteps } from "@/components/decisions/breakdown-messages";
import { CoinOffer } from "@/components/decisions/coin/coin-offer";
import { GoalForm } from "@/components/decisions/goal-form";
import { PlanMakingCard } from "@/components/decisions/plan-making-card";
import { SharedNote } from "@/components/decisions/shared-note";
import {
  type SharedStart,
  sharedOptions,
  withSharedQuestion,
} from "@/components/decisions/shared-start";
import { usePlanMaking } from "@/components/decisions/use-plan-making";
import { Card } from "@/components/ui/card";
import type { ReadOptions } from "@/lib/decisions/options/read-options";
import type { PlanSize } from "@/lib/decisions/planner/types";

type GoalPlannerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  goal: string;
  onGoal: (goal: string) => void;
  size: PlanSize;
  onSize: (size: PlanSize) => void;
  /** Where this tab keeps the steps until they are a plan. */
  draftKey: string;
  /** The shared decision that the person starts from, if there is one. */
  shared: SharedStart | null;
  /** True when the person has just come back from the coin. */
  wasLeft: boolean;
  /** Called with the options that were found in the goal, if there are any. */
  onCoin: (read: ReadOptions | null) => void;
  children: ReactNode;
};

/** From a goal to a plan. The children explain, and make room once there are steps. */
export function GoalPlanner(props: GoalPlannerProps) {
  const { field, goal, onGoal, size, onSize, draftKey, shared, wasLeft, onCoin, children } = props;
  const making = usePlanMaking({
    draftKey,
    decision: null,
    onFailure({ safety }) {
      if (!safety) field.current?.focus();
    },
    onCreated: () => onGoal(""),
  });
  const isAsking = making.phase === "asking";
  const { failure } = making.state;
  const notice = failure?.safety ?? null;

  // Back at the field, after Stop or Try Again or from the coin, the person can go on typing. A notice
  // takes the focus by itself.
  const wasAsking = useRef(!wasLeft);
  useEffect(() => {
    if (isAsking && !wasAsking.current && !notice) field.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking, notice, field]);

  function pick(text: string) {
    onGoal(text);
    field.current?.focus();
  }

  if (!isAsking) return <PlanMakingCard making={making} />;
  return (
    <>
      <Card>
        {shared ? <SharedNote shared={shared} goal={goal} onPick={pick} /> : null}
        <GoalForm
          field={field}
          text={goal}
          onText={onGoal}
          size={size}
          onSize={onSize}
          problem={failure && !notice ? whyNoSteps(failure) : null}
          notice={notice}
          onSubmit={(request) => making.start(withSharedQuestion(request, shared))}
        >
          <CoinOffer text={goal} known={sharedOptions(shared, goal)} onOpen={onCoin} />
        </GoalForm>
      </Card>
      {children}
    </>
  );
}

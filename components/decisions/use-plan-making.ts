"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { notePlanChange } from "@/components/checklists/state/plan-changes";
import { tellFailure } from "@/components/checklists/tell-failure";
import { whyNoPlan } from "@/components/decisions/breakdown-messages";
import type { BreakdownFailure, BreakdownState } from "@/components/decisions/breakdown-state";
import {
  type ChosenDecision,
  createActionPlan,
  createChosenPlan,
} from "@/components/decisions/create-action-plan";
import { keepCurrentDecision } from "@/components/decisions/current-decision";
import { keptSuggestions, type SuggestionEdit } from "@/components/decisions/suggestions";
import { useBreakdown } from "@/components/decisions/use-breakdown";
import {
  forgetPlanDraft,
  type PlanDraft,
  usePlanDraft,
} from "@/components/decisions/use-plan-draft";
import { safetyOf } from "@/components/safety/safety-of";
import type { PlanRequest } from "@/lib/decisions/planner/types";
import { BREAKDOWN_PROBLEMS } from "@/lib/decisions/problems";
import type { SafetyNotice } from "@/lib/safety/types";

type PlanMakingOptions = {
  /** Where this tab keeps the steps until they are a plan. */
  draftKey: string;
  /** The decision that the plan will belong to; without one the goal becomes a decision of its own. */
  decision: ChosenDecision | null;
  onFailure?: (failure: BreakdownFailure) => void;
  /** Called when the plan is there, before its page opens. */
  onCreated: () => void;
};

/** From words to a plan: `asking` until steps are asked for, `arriving`, then `editing`. */
export type PlanMaking = {
  phase: "asking" | "arriving" | "editing";
  state: BreakdownState;
  draft: PlanDraft | null;
  change: (edit: SuggestionEdit) => void;
  isCreating: boolean;
  /** Why the steps, as they stand there, can't be a plan. */
  refusal: SafetyNotice | null;
  start: (request: PlanRequest) => void;
  stop: () => void;
  create: () => void;
  tryAgain: () => void;
};

export function usePlanMaking({
  draftKey,
  decision,
  onFailure,
  onCreated,
}: PlanMakingOptions): PlanMaking {
  const router = useRouter();
  const { state, start, stop, reset } = useBreakdown(onFailure ?? (() => undefined));
  const { draft, latest, begin, discard, change } = usePlanDraft(draftKey);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<SafetyNotice | null>(null);
  const [isLeaving, startLeaving] = useTransition();

  const { request, steps } = state;
  const isWorking = state.phase === "working";
  const isArriving = isWorking || (steps.length > 0 && !draft);

  useEffect(() => {
    if (!isWorking && request && steps.length > 0) begin(request.inputText, steps);
  }, [isWorking, request, steps, begin]);

  // Under another key stands another plan, and this work is not for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key alone says when
  useEffect(() => reset, [draftKey, reset]);

  async function create() {
    if (!latest.current) return;
    const { goal, suggestions } = latest.current;
    const tasks = keptSuggestions(suggestions);
    setSaving(true);
    setRefusal(null);
    try {
      const { id, inputText } = await (decision
        ? createChosenPlan(decision, tasks)
        : createActionPlan(goal, tasks));
      notePlanChange();
      keepCurrentDecision({ inputText, chosenOption: decision?.chosenOption ?? null });
      onCreated();
      forgetPlanDraft(draftKey);
      startLeaving(() => router.push(`/checklist/${id}`));
    } catch (error) {
      const safety = safetyOf(error);
      setRefusal(safety);
      if (safety) return;
      const reason = whyNoPlan(error, BREAKDOWN_PROBLEMS.planFailedHint);
      tellFailure({ title: BREAKDOWN_PROBLEMS.planFailed, reason, error, retry: create });
    } finally {
      setSaving(false);
    }
  }

  return {
    phase: isArriving ? "arriving" : draft ? "editing" : "asking",
    state,
    draft,
    change,
    isCreating: isSaving || isLeaving,
    refusal,
    start,
    stop,
    create,
    tryAgain() {
      setRefusal(null);
      reset();
      discard();
    },
  };
}

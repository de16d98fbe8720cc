"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import { tellFailure } from "@/components/checklists/tell-failure";
import { ArrivingSteps } from "@/components/decisions/arriving-steps";
import { planNote, whyNoPlan, whyNoSteps } from "@/components/decisions/breakdown-messages";
import { createActionPlan } from "@/components/decisions/create-action-plan";
import { GOAL_DRAFT_KEY } from "@/components/decisions/goal-draft";
import { GoalForm } from "@/components/decisions/goal-form";
import { PlanEditor } from "@/components/decisions/plan-editor";
import { keptSuggestions } from "@/components/decisions/suggestions";
import { useBreakdown } from "@/components/decisions/use-breakdown";
import { forgetPlanDraft, usePlanDraft } from "@/components/decisions/use-plan-draft";
import { useDraft } from "@/components/shared/use-draft";
import { Card } from "@/components/ui/card";
import { BREAKDOWN_TEXTS } from "@/lib/decisions/constants";
import type { PlanSize } from "@/lib/decisions/planner/types";

/** From a goal to a plan. The children explain, and make room once there are steps. */
export function Planner({ children }: { children: ReactNode }) {
  const router = useRouter();
  const field = useRef<HTMLTextAreaElement>(null);
  const [goal, setGoal] = useDraft(GOAL_DRAFT_KEY, () => field.current);
  const [size, setSize] = useState<PlanSize>("steady");
  const { state, start, stop, reset } = useBreakdown(() => field.current?.focus());
  const { draft, latest, begin, discard, change } = usePlanDraft();
  const [isSaving, setSaving] = useState(false);
  const [isLeaving, startLeaving] = useTransition();

  const { phase, request, steps, failure } = state;
  const isWorking = phase === "working";
  const isArriving = isWorking || (steps.length > 0 && !draft);
  const isAsking = !isArriving && !draft;

  useEffect(() => {
    if (!isWorking && request && steps.length > 0) begin(request.inputText, steps);
  }, [isWorking, request, steps, begin]);

  // Back at the field, after Stop or Try Again, the person can go on typing.
  const wasAsking = useRef(true);
  useEffect(() => {
    if (isAsking && !wasAsking.current) field.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  function tryAgain() {
    reset();
    discard();
  }

  async function create() {
    if (!latest.current) return;
    const { goal: inputText, suggestions } = latest.current;
    setSaving(true);
    try {
      const { id } = await createActionPlan(inputText, keptSuggestions(suggestions));
      setGoal("");
      forgetPlanDraft();
      startLeaving(() => router.push(`/checklist/${id}`));
    } catch (error) {
      const reason = whyNoPlan(error, BREAKDOWN_TEXTS.planFailedHint);
      tellFailure({ title: BREAKDOWN_TEXTS.planFailed, reason, error, retry: create });
    } finally {
      setSaving(false);
    }
  }

  if (isAsking) {
    return (
      <>
        <Card>
          <GoalForm
            field={field}
            text={goal}
            onText={setGoal}
            size={size}
            onSize={setSize}
            problem={failure ? whyNoSteps(failure) : null}
            onSubmit={start}
          />
        </Card>
        {children}
      </>
    );
  }
  return (
    <Card>
      {draft && !isWorking ? (
        <PlanEditor
          {...draft}
          change={change}
          note={planNote(state)}
          isCreating={isSaving || isLeaving}
          onCreate={create}
          onTryAgain={tryAgain}
        />
      ) : (
        <ArrivingSteps goal={request?.inputText ?? ""} steps={steps} onStop={stop} />
      )}
    </Card>
  );
}

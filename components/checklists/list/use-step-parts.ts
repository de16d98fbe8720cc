"use client";

import { useState } from "react";
import { showSessionEnded } from "@/components/auth/show-session-ended";
import { focusParts } from "@/components/checklists/list/step-rows";
import { takeBackBreakdown } from "@/components/checklists/list/take-back-breakdown";
import { NEXT_STEP_ID } from "@/components/checklists/next-step/next-step-id";
import type { ShownStep } from "@/components/checklists/state/shown-steps";
import type { ChecklistHandle } from "@/components/checklists/state/use-checklist";
import type { BreakdownState } from "@/components/decisions/breakdown-state";
import { useBreakdownOf } from "@/components/decisions/use-breakdown";
import { usePutHintAway } from "@/components/hints/hints-provider";
import { offerUndo } from "@/components/shared/undo";
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/api-client";
import { PARTS_TEXTS } from "@/lib/checklists/constants";
import type { StepBreakdownAnswer, SubStep } from "@/lib/checklists/types";
import type { SafetyNotice } from "@/lib/safety/types";

/** Where on the page the person asked, and so where the smaller steps show as they come. */
export type BreakDownPlace = "next" | "list";

type Asked = { step: ShownStep; place: BreakDownPlace };

export type StepParts = {
  /** The step in question, being broken down, or that could not be; null while there is none. */
  asked: Asked | null;
  /** True while the person has to say whether open smaller steps may give way. */
  isQuestion: boolean;
  isWorking: boolean;
  /** Help that goes beside smaller steps that have come. */
  safety: SafetyNotice | null;
  state: BreakdownState<Asked>;
  /** Asks first where open smaller steps would give way. Does nothing while one is being written. */
  breakDown: (step: ShownStep, place: BreakDownPlace) => void;
  /** Says yes to the question, or tries again. */
  goOn: () => void;
  /** Stops the work, or puts the question or the failure away: the step stays as it was. */
  leave: () => void;
};

/** Breaks a plan's steps down further, one at a time. */
export function useStepParts(plan: ChecklistHandle): StepParts {
  const { id, showStep, refresh } = plan;
  const putHintAway = usePutHintAway();
  const [question, setQuestion] = useState<Asked | null>(null);
  const [helped, setHelped] = useState<{ asked: Asked; safety: SafetyNotice } | null>(null);
  const find = (stepId: string) => plan.currentSteps().find((step) => step.id === stepId);

  const { state, start, reset } = useBreakdownOf<Asked, StepBreakdownAnswer>({
    callFor: ({ step }) => ({
      path: `/api/checklist/${id}/tasks/${step.id}/breakdown`,
      body: { replace: step.subSteps.length > 0 },
    }),
    onPlan({ task, notice, safety }, asked) {
      const { step, place } = asked;
      setHelped(safety ? { asked, safety } : null);
      const before = (find(step.id) ?? step).subSteps;
      showStep(task);
      reset();
      focusWhatCame(place, step.id);
      offerUndo({
        title: PARTS_TEXTS.brokenDown,
        ...(notice ? { description: notice } : {}),
        undo: () => takeBack(task.subSteps, before, step.id),
      });
    },
    onFailure({ cause }) {
      if (cause instanceof ApiError && cause.status === 401) {
        showSessionEnded();
        reset();
      }
      // The server may have saved what this page never heard of.
      refresh();
    },
  });

  function takeBack(written: readonly SubStep[], before: readonly SubStep[], stepId: string) {
    const now = find(stepId)?.subSteps ?? [];
    const known = new Set(before.map((subStep) => subStep.id));
    // What was done meanwhile stays: nothing earned is taken away.
    const done = new Set(now.flatMap((subStep) => (subStep.completed ? [subStep.id] : [])));
    const away = written.map((subStep) => subStep.id).filter((subId) => !known.has(subId));
    void takeBackBreakdown({
      checklistId: id,
      away: away.filter((subId) => !done.has(subId)),
      back: before.flatMap((subStep) => (subStep.completed ? [] : [subStep.id])),
      refresh,
    });
  }

  const isWorking = state.phase === "working";
  const isShown = isWorking || state.phase === "failed";
  const asked = question ?? (isShown ? state.request : (helped?.asked ?? null));

  function breakDown(step: ShownStep, place: BreakDownPlace) {
    if (isWorking) return;
    putHintAway("smaller_steps");
    setHelped(null);
    const next = { step, place };
    if (step.subSteps.some(({ completed }) => !completed)) {
      reset();
      setQuestion(next);
    } else start(next);
  }

  function goOn() {
    if (!asked) return;
    setQuestion(null);
    const step = find(asked.step.id) ?? asked.step;
    if (question) start({ ...asked, step });
    else breakDown(step, asked.place);
  }

  function leave() {
    if (isWorking) {
      toast({ title: PARTS_TEXTS.stopped, description: PARTS_TEXTS.stoppedReason });
      refresh();
    }
    setQuestion(null);
    setHelped(null);
    reset();
  }

  const isQuestion = question !== null;
  const safety = isQuestion || isShown ? null : (helped?.safety ?? null);
  return { asked, isQuestion, isWorking, safety, state, breakDown, goOn, leave };
}

/** Stop, which had the focus, is gone: it goes on to what has come. */
function focusWhatCame(place: BreakDownPlace, stepId: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    if (place === "next") document.getElementById(NEXT_STEP_ID)?.focus();
    else focusParts(stepId);
  });
}

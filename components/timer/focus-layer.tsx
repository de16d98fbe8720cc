"use client";

import { useSearchParams } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useChecklistContext } from "@/components/checklists/state/checklist-provider";
import { tellFailure } from "@/components/checklists/tell-failure";
import { usePutHintAway } from "@/components/hints/hints-provider";
import { closeFocus, FOCUS_PARAMETER, latestTarget } from "@/components/timer/focus-store";
import type { FocusViewProps } from "@/components/timer/focus-view";
import { useTimer } from "@/components/timer/timer-context";
import { Spinner } from "@/components/ui/spinner";
import { PLAN_PROBLEMS } from "@/lib/checklists/problems";
import { TIMER_PROBLEMS } from "@/lib/timer/problems";

/** Shows the focus view while the address names a step. Its script comes with the first use. */
export function FocusLayer() {
  const stepId = useSearchParams().get(FOCUS_PARAMETER);
  const step = useFocusStep(stepId);
  const putHintAway = usePutHintAway();
  const [View, setView] = useState<ComponentType<FocusViewProps>>();
  const [isAlive, setAlive] = useState(false);

  useEffect(() => {
    if (stepId !== null) putHintAway("just_start");
  }, [stepId, putHintAway]);

  useEffect(() => {
    setAlive(true);
    if (stepId === null || View) return;
    import("@/components/timer/focus-view").then(
      ({ FocusView }) => setView(() => FocusView),
      (error: unknown) => {
        tellFailure({ title: TIMER_PROBLEMS.viewFailed, reason: PLAN_PROBLEMS.unreachable, error });
        closeFocus();
      },
    );
  }, [stepId, View]);

  if (!step || !isAlive) return null;
  if (View) return <View key={step.id} step={step} />;
  return createPortal(
    <div role="status" className="fixed inset-0 z-50 grid place-items-center bg-background">
      <span className="flex items-center gap-3">
        <Spinner />
        Opening...
      </span>
    </div>,
    document.body,
  );
}

/** The step that the address names: from the plan, or from the session where it has left the plan. */
function useFocusStep(stepId: string | null): FocusViewProps["step"] | null {
  const { steps } = useChecklistContext();
  const { session } = useTimer();
  if (stepId === null) return null;
  const held = steps.flatMap((step) => [step, ...step.subSteps]).find(({ id }) => id === stepId);
  if (held) return held;
  const text =
    latestTarget(stepId)?.text ?? (session?.taskId === stepId ? (session.text ?? null) : null);
  return text === null ? null : { id: stepId, text, completed: false, minutes: null };
}

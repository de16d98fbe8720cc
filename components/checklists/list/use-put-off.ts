"use client";

import { useChecklistHandle } from "@/components/checklists/state/checklist-provider";
import { offerUndo } from "@/components/shared/undo";
import { toast } from "@/components/ui/toast-store";
import { MESSAGES, SCREEN_TEXTS } from "@/lib/checklists/constants";

/** "Not today", with Undo, and the way back before tomorrow. */
export function usePutOff() {
  const { deferStep } = useChecklistHandle();
  return {
    putOff(stepId: string) {
      deferStep(stepId, "tomorrow");
      offerUndo({
        title: SCREEN_TEXTS.notToday,
        description: SCREEN_TEXTS.backTomorrow,
        undo: () => deferStep(stepId, null),
      });
    },
    bringBack(stepId: string) {
      deferStep(stepId, null);
      toast({ title: MESSAGES.stepNotDeferred });
    },
  };
}

"use client";

import { useCallback, useEffect, useMemo, useReducer, useRef } from "react";
import {
  type ChecklistActions,
  createChecklistActions,
} from "@/components/checklists/state/checklist-actions";
import { checklistReducer, checklistState } from "@/components/checklists/state/checklist-reducer";
import { type ShownStep, shownSteps } from "@/components/checklists/state/shown-steps";
import { parentOf } from "@/components/checklists/state/step-fields";
import { useFreshData } from "@/components/checklists/state/use-fresh-data";
import { useKeptPlan } from "@/components/checklists/state/use-kept-plan";
import { useKeptWrites } from "@/components/checklists/state/use-kept-writes";
import { useReadsAndWrites } from "@/components/checklists/state/use-reads-and-writes";
import type { ChecklistStep } from "@/lib/checklists/types";

type Checklist = { id: string; title: string; stamp: string; steps: readonly ChecklistStep[] };

/** What can be done, the same object as long as the plan is on screen. */
export type ChecklistHandle = ChecklistActions & {
  id: string;
  /** Takes a newer list from the server; what is still on its way stays on top of it. */
  showSteps: (steps: readonly ChecklistStep[]) => void;
  /** Takes one step anew from the server, with its sub-steps. */
  showStep: (step: ChecklistStep) => void;
  /** Reads the plan again. */
  refresh: () => void;
  /** The steps as they are on screen now, for handlers of parts that need not be drawn with them. */
  currentSteps: () => readonly ShownStep[];
};

/** A plan's steps on screen: every change shows at once, and the server's answer is the truth. */
export function useChecklist({ id, title, stamp, steps }: Checklist): {
  handle: ChecklistHandle;
  steps: readonly ShownStep[];
} {
  const [state, dispatch] = useReducer(checklistReducer, steps, checklistState);
  const takeSteps = useCallback(
    (fresh: readonly ChecklistStep[]) => dispatch({ type: "refreshed", steps: fresh }),
    [],
  );
  const { write, refresh, isWriting, overtakeReads } = useReadsAndWrites(id, takeSteps);
  useFreshData(stamp, refresh);
  useKeptWrites(id, dispatch, overtakeReads);
  useKeptPlan({ id, title, stamp, steps: state.steps, show: takeSteps, refresh });

  const shown = useMemo(() => shownSteps(state), [state]);
  const latest = useRef({ shown, held: state.steps });
  useEffect(() => {
    latest.current = { shown, held: state.steps };
  }, [shown, state.steps]);

  const handle = useMemo(() => {
    const textOf = (stepId: string) =>
      latest.current.shown
        .flatMap((step) => [step, ...step.subSteps])
        .find((step) => step.id === stepId)?.text ?? "";
    const familyOf = (stepId: string) => parentOf(latest.current.held, stepId)?.id ?? stepId;
    return {
      id,
      ...createChecklistActions({ checklistId: id, dispatch, write, familyOf, textOf }),
      showSteps(fresh: readonly ChecklistStep[]) {
        overtakeReads();
        takeSteps(fresh);
        // The list may have been read before a write that is still on its way.
        if (isWriting()) refresh();
      },
      showStep: (step: ChecklistStep) => dispatch({ type: "step told", step }),
      refresh,
      currentSteps: () => latest.current.shown,
    };
  }, [id, write, refresh, isWriting, overtakeReads, takeSteps]);

  return { handle, steps: shown };
}

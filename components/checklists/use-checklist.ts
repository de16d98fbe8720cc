"use client";

import { useRouter } from "next/navigation";
import { useCallback, useMemo, useReducer, useRef } from "react";
import {
  type ChecklistEvent,
  checklistReducer,
  checklistState,
  type ShownStep,
  type StepFlag,
  shownSteps,
} from "@/components/checklists/checklist-reducer";
import {
  fetchSteps,
  sendStar,
  sendStep,
  sendTick,
} from "@/components/checklists/checklist-requests";
import { createLatestSender } from "@/components/checklists/latest-sender";
import { notePlanChange } from "@/components/checklists/plan-changes";
import { failureReason, tellFailure } from "@/components/checklists/tell-failure";
import { useFreshData } from "@/components/checklists/use-fresh-data";
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/api-client";
import { SCREEN_TEXTS } from "@/lib/checklists/constants";
import type { ChecklistStep } from "@/lib/checklists/types";

type Checklist = { id: string; stamp: string; steps: readonly ChecklistStep[] };

export type ChecklistControls = {
  steps: ShownStep[];
  setFlag: (stepId: string, flag: StepFlag, value: boolean) => void;
  /** False when the step could not be kept; the caller gives the text back to the person. */
  addStep: (text: string, retry: () => void) => Promise<boolean>;
};

/** A plan's steps on screen: every change shows at once, and the server's answer is the truth. */
export function useChecklist({ id, stamp, steps }: Checklist): ChecklistControls {
  const [state, dispatch] = useReducer(checklistReducer, steps, checklistState);
  const { write, refresh } = useReadsAndWrites(id, dispatch);
  useFreshData(stamp, refresh);

  const setters = useMemo(() => {
    const setterOf = (flag: StepFlag, title: string, send: typeof sendTick) => {
      const sender = createLatestSender<boolean>({
        send: (stepId, value) => write(() => send(id, stepId, value)),
        onAnswer: (stepId, value) => dispatch({ type: "flag answered", stepId, flag, value }),
        onRefusal: (stepId, value, error) => {
          dispatch({ type: "flag refused", stepId, flag });
          const retry = () => set(stepId, value);
          const reason = failureReason(error, SCREEN_TEXTS.tryAgain);
          tellFailure({ title, reason, error, retry });
        },
      });
      function set(stepId: string, value: boolean): void {
        dispatch({ type: "flag wanted", stepId, flag, value });
        sender.want(stepId, value);
      }
      return set;
    };
    return {
      completed: setterOf("completed", SCREEN_TEXTS.tickFailed, sendTick),
      priority: setterOf("priority", SCREEN_TEXTS.priorityFailed, sendStar),
    };
  }, [id, write]);

  const setFlag = useCallback(
    (stepId: string, flag: StepFlag, value: boolean) => setters[flag](stepId, value),
    [setters],
  );

  const newKey = useRef(0);
  const addStep = useCallback(
    async (text: string, retry: () => void) => {
      newKey.current += 1;
      const key = `new-${newKey.current}`;
      dispatch({ type: "step wanted", key, text });
      try {
        const step = await write(() => sendStep(id, text));
        dispatch({ type: "step answered", key, step });
        toast({ title: SCREEN_TEXTS.taskAdded });
        return true;
      } catch (error) {
        dispatch({ type: "step refused", key });
        const reason = failureReason(error, SCREEN_TEXTS.addFailedReason);
        tellFailure({ title: SCREEN_TEXTS.addFailed, reason, error, retry });
        return false;
      }
    },
    [id, write],
  );

  return { steps: useMemo(() => shownSteps(state), [state]), setFlag, addStep };
}

/** Keeps reads from overwriting what a write has changed while they were on their way. */
function useReadsAndWrites(id: string, dispatch: (event: ChecklistEvent) => void) {
  const router = useRouter();
  const writes = useRef({ open: 0, count: 0 });

  const refresh = useCallback(async () => {
    const { count } = writes.current;
    try {
      const steps = await fetchSteps(id);
      const isLatest = writes.current.open === 0 && writes.current.count === count;
      if (isLatest) dispatch({ type: "refreshed", steps });
    } catch (error) {
      // Another tab deleted the plan; anything else can wait for the next visit.
      if (error instanceof ApiError && error.status === 404) router.refresh();
    }
  }, [id, router, dispatch]);

  const write = useCallback(
    async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
      writes.current.open += 1;
      writes.current.count += 1;
      try {
        return await work();
      } catch (error) {
        // Without an answer nobody knows whether the server did it: ask.
        if (!(error instanceof ApiError)) queueMicrotask(refresh);
        throw error;
      } finally {
        writes.current.open -= 1;
        notePlanChange();
      }
    },
    [refresh],
  );

  return { write, refresh };
}

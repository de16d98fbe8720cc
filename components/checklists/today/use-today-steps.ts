"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { v4 as uuidv4 } from "uuid";
import { sendChange } from "@/components/checklists/state/checklist-requests";
import { createLatestSender } from "@/components/checklists/state/latest-sender";
import { notePlanChange } from "@/components/checklists/state/plan-changes";
import { failureReason, tellFailure } from "@/components/checklists/tell-failure";
import { stillToday } from "@/components/checklists/today/today-steps";
import { subscribeToOutbox } from "@/components/offline/connection-store";
import { deliver } from "@/components/offline/deliver";
import { offerUndo } from "@/components/shared/undo";
import { SCREEN_TEXTS } from "@/lib/checklists/constants";
import { PLAN_PROBLEMS } from "@/lib/checklists/problems";
import type { TodayStep } from "@/lib/checklists/types";

type ShownTodayStep = TodayStep & { completed: boolean };

export type TodayControls = {
  steps: ShownTodayStep[];
  tick: (step: TodayStep, completed: boolean) => void;
};

/** Today's steps on screen: a tick shows at once and can be taken back. */
export function useTodaySteps(fresh: readonly TodayStep[]): TodayControls {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(fresh);
  const [seen, setSeen] = useState(fresh);
  if (seen !== fresh) {
    setSeen(fresh);
    setShown(stillToday(shown, ticked, fresh));
  }

  const known = useRef(new Map<string, TodayStep>());
  const offers = useRef(new Map<string, { withdraw: () => void }>());

  useEffect(() => {
    for (const step of shown) known.current.set(step.id, step);
  }, [shown]);

  const mark = useCallback(
    (id: string, completed: boolean) =>
      setTicked((before) => {
        const others = [...before].filter((other) => other !== id);
        return new Set(completed ? [...others, id] : others);
      }),
    [],
  );

  useEffect(
    () =>
      subscribeToOutbox((event) => {
        if (event.type === "dropped" || event.write.change.type === "add") return;
        const { stepId, field, value } = event.write.change;
        if (field === "completed") mark(stepId, event.type === "refused" ? !value : value);
      }),
    [mark],
  );

  const tick = useMemo(() => {
    const sender = createLatestSender<boolean, unknown>({
      send(id, completed) {
        const { checklistId = "", text = "" } = known.current.get(id) ?? {};
        const change = { type: "field", stepId: id, field: "completed", value: completed } as const;
        return deliver({ key: uuidv4(), checklistId, text, change }, () =>
          sendChange(checklistId, id, { completed }),
        );
      },
      onAnswer: () => notePlanChange(),
      onRefusal(id, completed, error) {
        mark(id, !completed);
        offers.current.get(id)?.withdraw();
        const step = known.current.get(id);
        tellFailure({
          title: PLAN_PROBLEMS.tickFailed,
          reason: failureReason(error, PLAN_PROBLEMS.tryAgain),
          error,
          ...(step ? { retry: () => change(step, completed) } : {}),
        });
      },
    });
    const set = (id: string, completed: boolean) => {
      mark(id, completed);
      sender.want(id, completed);
    };
    function change({ id, text }: TodayStep, completed: boolean): void {
      set(id, completed);
      offers.current.get(id)?.withdraw();
      if (!completed) return;
      offers.current.set(
        id,
        offerUndo({ title: SCREEN_TEXTS.stepDone, description: text, undo: () => set(id, false) }),
      );
    }
    return change;
  }, [mark]);

  return { steps: shown.map((step) => ({ ...step, completed: ticked.has(step.id) })), tick };
}

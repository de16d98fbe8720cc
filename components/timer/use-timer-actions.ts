"use client";

import { useMemo, useRef, useState } from "react";
import { failureReason, tellFailure } from "@/components/checklists/tell-failure";
import { armChime } from "@/components/timer/chime";
import type { FocusTimer } from "@/components/timer/focus-timer";
import { toast } from "@/components/ui/toast-store";
import { formatMinutes } from "@/lib/checklists/duration";
import { SCREEN_TEXTS } from "@/lib/timer/constants";
import { TIMER_PROBLEMS } from "@/lib/timer/problems";

export type StartWish = { checklistId: string; taskId: string | null; minutes: number };

export type TimerActions = {
  /** A start or a stop is on its way. */
  isBusy: boolean;
  start: (wish: StartWish) => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
  /** Back to the beginning; a session under way ends as interrupted. */
  reset: () => void;
  takeBreak: () => void;
};

/** What the person can do to the timer; what could not be done is told, with Retry. */
export function useTimerActions(timer: FocusTimer): TimerActions {
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  const actions = useMemo(() => {
    async function once(title: string, act: () => Promise<void>): Promise<void> {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setBusy(true);
      try {
        await act();
      } catch (error) {
        const reason = failureReason(error, TIMER_PROBLEMS.failedReason);
        tellFailure({ title, reason, error, retry: () => void once(title, act) });
        timer.sync().catch(() => undefined);
      } finally {
        isUnderWay.current = false;
        setBusy(false);
      }
    }

    async function end(): Promise<number | null> {
      const ended = await timer.stop();
      return ended?.status === "interrupted" ? ended.duration : null;
    }

    return {
      start(wish: StartWish) {
        armChime();
        void once(TIMER_PROBLEMS.startFailed, () => timer.start(wish));
      },
      // Without a line the pause holds on this screen, and is told later.
      pause: () => void timer.pause().catch(() => undefined),
      resume() {
        armChime();
        void timer.resume().catch(() => undefined);
      },
      stop: () =>
        void once(TIMER_PROBLEMS.stopFailed, async () => {
          const focused = await end();
          if (focused !== null)
            toast({ title: SCREEN_TEXTS.stopped, description: praise(focused) });
        }),
      reset() {
        timer.dispatch({ type: "put away" });
        if (timer.state().session) {
          void once(TIMER_PROBLEMS.stopFailed, async () => {
            await end();
            timer.dispatch({ type: "put away" });
          });
        }
      },
      takeBreak: () => timer.dispatch({ type: "break started", now: timer.now() }),
    };
  }, [timer]);

  return useMemo(() => ({ ...actions, isBusy }), [actions, isBusy]);
}

function praise(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0
    ? "You began. That is the hardest part."
    : `You focused for ${formatMinutes(minutes)}.`;
}

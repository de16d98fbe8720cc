"use client";

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type FocusState, NOTHING_YET, type Phase, phaseOf } from "@/components/timer/focus-state";
import { createFocusTimer, type FocusTimer } from "@/components/timer/focus-timer";
import { keepState, readKeptState, subscribeToTabs } from "@/components/timer/kept-state";
import { type Countdown, countdownOf, isOver, secondsLeft } from "@/components/timer/timekeeping";
import { readSession, sendPause, sendStart, sendStop } from "@/components/timer/timer-requests";
import { useChime } from "@/components/timer/use-chime";
import { useNow } from "@/components/timer/use-now";
import { useTimerActions } from "@/components/timer/use-timer-actions";
import { BREAK_MINUTES, FOCUS_MINUTES } from "@/lib/timer/constants";
import type { TimerReading } from "@/lib/timer/types";

/** A tab that is looked at again asks the server, but not twice in a row. */
const ASK_AGAIN_AFTER_MS = 3_000;

export type FocusTimerView = ReturnType<typeof useTimerActions> & {
  phase: Phase;
  /** The session under way, or the one that has just run to its end. */
  session: Countdown | null;
  secondsLeft: number;
  totalSeconds: number;
};

/** The person's timer as this page shows it, from what the server said when it made the page. */
export function useFocusTimer(reading: TimerReading): FocusTimerView {
  const [timer] = useState(() =>
    createFocusTimer(firstState(reading), {
      requests: { readSession, sendStart, sendStop, sendPause },
      deviceNow: Date.now,
      keep: keepState,
    }),
  );
  const state = useSyncExternalStore(timer.subscribe, timer.state, timer.state);
  // Before the first tick: without the server's clock a fast one of this device would end the session.
  useWordOfTheServer(timer);
  const endsAt = tickingTowards(state);
  const now = useNow(timer, endsAt);
  useChime(endsAt, timer.now);
  const actions = useTimerActions(timer);

  const { session } = state;
  useEffect(() => {
    if (session && isOver(session, now)) timer.finish().catch(() => undefined);
  }, [timer, session, now]);

  return useMemo(
    () => ({ ...actions, phase: phaseOf(state), ...shown(state, now) }),
    [actions, state, now],
  );
}

function firstState({ session, now }: TimerReading): FocusState {
  return { ...NOTHING_YET, session: countdownOf(session), asOf: Date.parse(now) };
}

function tickingTowards({ session, breakEndsAt }: FocusState): number | null {
  if (session) return session.pausedAt === null ? session.endsAt : null;
  return breakEndsAt;
}

function shown(state: FocusState, now: number) {
  const { session, finished, breakEndsAt } = state;
  if (session) {
    const { plannedSeconds: totalSeconds } = session;
    return { session, secondsLeft: secondsLeft(session, now), totalSeconds };
  }
  if (breakEndsAt !== null) {
    const totalSeconds = BREAK_MINUTES * 60;
    const left = Math.ceil(Math.max(0, breakEndsAt - now) / 1000);
    return { session: finished, secondsLeft: Math.min(totalSeconds, left), totalSeconds };
  }
  const totalSeconds = finished?.plannedSeconds ?? FOCUS_MINUTES * 60;
  return { session: finished, secondsLeft: finished ? 0 : totalSeconds, totalSeconds };
}

/** Brings in what this device kept, what other tabs do, and what the server knows better. */
function useWordOfTheServer(timer: FocusTimer): void {
  useEffect(() => {
    const deviceNow = Date.now();
    timer.dispatch({ type: "restored", kept: readKeptState(deviceNow), deviceNow });
    let asked = 0;
    const ask = () => {
      if (document.visibilityState !== "visible" || Date.now() - asked < ASK_AGAIN_AFTER_MS) return;
      asked = Date.now();
      // Without a line the end time is known all the same.
      timer.sync().catch(() => undefined);
    };
    if (timer.state().session) ask();
    const stop = subscribeToTabs((state) => timer.dispatch({ type: "adopted", state }));
    document.addEventListener("visibilitychange", ask);
    window.addEventListener("focus", ask);
    window.addEventListener("online", ask);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", ask);
      window.removeEventListener("focus", ask);
      window.removeEventListener("online", ask);
    };
  }, [timer]);
}

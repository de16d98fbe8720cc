"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";
import { scheduleChime } from "@/components/timer/chime";
import { isSoundOn, subscribeToSound } from "@/components/timer/sound-choice";

/** After the end a sound would only startle: the laptop was closed when it should have come. */
const TOO_LATE_MS = 1_000;

/** Rings gently at `endsAt` (the server's milliseconds; null for no end in sight), unless turned off. */
export function useChime(endsAt: number | null, now: () => number): void {
  const isOn = useSyncExternalStore(subscribeToSound, isSoundOn, () => true);
  const latestNow = useRef(now);
  useEffect(() => {
    latestNow.current = now;
  });

  useEffect(() => {
    if (endsAt === null || !isOn) return;
    let hasPassed = false;
    let cancel = schedule();

    function schedule(): () => void {
      const milliseconds = (endsAt ?? 0) - latestNow.current();
      hasPassed = milliseconds <= 0;
      return milliseconds > -TOO_LATE_MS ? scheduleChime(milliseconds / 1000) : () => undefined;
    }

    // The clock of the sound stands still while the device sleeps.
    const onReturn = () => {
      if (hasPassed) return;
      cancel();
      cancel = schedule();
    };
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      // At the end the session goes away, and its sound has just begun.
      if (latestNow.current() < endsAt - TOO_LATE_MS) cancel();
    };
  }, [endsAt, isOn]);
}

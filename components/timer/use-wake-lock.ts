"use client";

import { useEffect } from "react";

/** Keeps the screen from going dark while `isWanted`, where the browser can. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let isGone = false;
    let lock: WakeLockSentinel | undefined;

    // The browser takes the lock away with a tab that is hidden.
    const take = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (isGone) await lock.release();
      } catch {
        // A low battery, or a person who does not allow it: the timer goes on in the dark.
      }
    };
    void take();
    document.addEventListener("visibilitychange", take);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
    };
  }, [isWanted]);
}

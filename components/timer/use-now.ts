"use client";

import { useEffect, useState } from "react";
import type { FocusTimer } from "@/components/timer/focus-timer";
import { untilNextSecond } from "@/components/timer/timekeeping";

/** A difference between the two clocks of a device that no lag explains: it slept, or was set. */
const JUMP_MS = 2_000;

/**
 * The server's time in milliseconds, renewed as often as the shown second of a countdown to `endsAt`
 * changes; null stands still. Every tick asks the clock, so a sleep or a throttled tab loses nothing.
 */
export function useNow(timer: FocusTimer, endsAt: number | null): number {
  const [now, setNow] = useState(() => timer.state().asOf);

  useEffect(() => {
    let timeout: ReturnType<typeof setTimeout>;
    let turn = 0;
    let last = readClocks();

    async function tick(): Promise<void> {
      clearTimeout(timeout);
      turn += 1;
      const mine = turn;
      const read = readClocks();
      const drift = read.date - last.date - (read.steady - last.steady);
      last = read;
      // The device's clock is not to be trusted; without a line it is all there is.
      if (Math.abs(drift) > JUMP_MS) await timer.sync().catch(() => undefined);
      if (mine !== turn) return;
      const current = timer.now();
      setNow(current);
      if (endsAt !== null && current < endsAt) {
        timeout = setTimeout(tick, untilNextSecond(endsAt, current));
      }
    }

    void tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      turn = -1;
      clearTimeout(timeout);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [timer, endsAt]);

  return now;
}

function readClocks(): { date: number; steady: number } {
  return { date: Date.now(), steady: performance.now() };
}

"use client";

import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The time, renewed each minute; at first the server's, so that both draw the same page. */
export function useMinuteClock(asOf: string): Date {
  const [now, setNow] = useState(() => new Date(asOf));
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const interval = setInterval(tick, MINUTE_MS);
    return () => clearInterval(interval);
  }, []);
  return now;
}

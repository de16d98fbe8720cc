"use client";

import { useEffect, useState } from "react";
import { type Day, todayIn } from "@/lib/dates";

const LOOK_EVERY_MS = 60_000;

/**
 * The day that it is for the person, also on a page that stays open over midnight. The first answer
 * is the server's, so that the page comes alive as it was sent.
 */
export function useToday(served: Day, timeZone: string | null): Day {
  const [seen, setSeen] = useState(served);

  useEffect(() => {
    const look = () => setSeen(todayIn(timeZone));
    look();
    // A tab in the background sleeps, so coming back to it looks at once.
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    window.addEventListener("pageshow", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
      window.removeEventListener("pageshow", look);
    };
  }, [timeZone]);

  // A clock that is behind makes no step wait longer than the server says.
  return seen > served ? seen : served;
}

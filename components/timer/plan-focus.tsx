"use client";

import { Suspense } from "react";
import { FocusLayer } from "@/components/timer/focus-layer";
import { FocusTimerCard } from "@/components/timer/focus-timer-card";
import { ParkedThoughts } from "@/components/timer/parked-thoughts";
import { ThoughtsProvider } from "@/components/timer/thoughts-context";
import { TimerProvider } from "@/components/timer/timer-context";
import type { PlanFocus as PlanFocusReading } from "@/lib/timer/types";

/** Everything about focus on a plan's page: the timer card, parked thoughts, and the view over all of it. */
export function PlanFocus({ focus }: { focus: PlanFocusReading }) {
  return (
    <TimerProvider reading={focus}>
      <ThoughtsProvider thoughts={focus.thoughts}>
        <FocusTimerCard />
        <ParkedThoughts />
        <Suspense>
          <FocusLayer />
        </Suspense>
      </ThoughtsProvider>
    </TimerProvider>
  );
}

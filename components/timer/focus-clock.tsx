"use client";

import { Scene } from "@/components/shared/scene";
import { FocusDisk } from "@/components/timer/focus-disk";
import type { Phase } from "@/components/timer/focus-state";
import { MinuteAnnouncer } from "@/components/timer/minute-announcer";
import { clockText } from "@/components/timer/timekeeping";
import { useTimer } from "@/components/timer/timer-context";
import { cn } from "@/lib/cn";
import { SCREEN_TEXTS } from "@/lib/timer/constants";

type FocusClockProps = {
  phase: Phase;
  /** The length chosen for the next session. */
  minutes: number;
};

/** The disk, and the same in digits below it. */
export function FocusClock({ phase, minutes }: FocusClockProps) {
  const timer = useTimer();
  const isReady = phase === "ready";
  const secondsLeft = isReady ? minutes * 60 : timer.secondsLeft;
  const totalSeconds = isReady ? minutes * 60 : timer.totalSeconds;
  return (
    <div className="grid justify-items-center gap-2 short:grid-flow-col short:items-center short:gap-6">
      {phase === "complete" ? (
        <Scene name="well" className="w-40 animate-settle short:w-28" />
      ) : (
        <FocusDisk
          secondsLeft={secondsLeft}
          totalSeconds={totalSeconds}
          className={cn(
            isReady
              ? "size-[min(48vw,18rem,max(5rem,100vh-34rem))]"
              : "size-[min(56vw,34vh,18rem)]",
            "short:size-[min(30vw,26vh)]",
            phase === "paused" && "opacity-60",
          )}
        />
      )}
      <div className="grid justify-items-center gap-2">
        <p role="timer" className="text-5xl font-semibold tabular-nums">
          {clockText(secondsLeft)}
        </p>
        <p role="status" className="font-semibold text-primary">
          {SCREEN_TEXTS.phases[phase]}
        </p>
      </div>
      <MinuteAnnouncer
        isRunning={phase === "focusing"}
        secondsLeft={secondsLeft}
        totalSeconds={totalSeconds}
      />
    </div>
  );
}

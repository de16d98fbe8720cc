"use client";

import { type ReactNode, useId } from "react";
import { useChecklistContext } from "@/components/checklists/state/checklist-provider";
import type { Phase } from "@/components/timer/focus-state";
import { useTimer } from "@/components/timer/timer-context";
import { Checkbox } from "@/components/ui/checkbox";
import { formatMinutes } from "@/lib/checklists/duration";

type FocusWordsProps = {
  phase: Phase;
  step: { id: string; text: string; completed: boolean; minutes: number | null };
};

/** What there is to say at each point; at the end kind words, and the tick that may come with them. */
export function FocusWords({ phase, step }: FocusWordsProps) {
  const { session, phase: timerPhase, secondsLeft, totalSeconds } = useTimer();
  const isElsewhere = timerPhase === "focusing" || timerPhase === "paused";
  if (phase === "ready") {
    if (isElsewhere) {
      return (
        <Words>
          You are focusing on {session?.text ? `“${session.text}”` : "something else"}. Starting
          here ends that; its minutes count.
        </Words>
      );
    }
    if (step.minutes === null) return null;
    return <Words>About {formatMinutes(step.minutes)} of work. Stop whenever it is done.</Words>;
  }
  if (phase === "focusing" || phase === "paused") return null;
  const minutes = Math.round((session?.plannedSeconds ?? totalSeconds) / 60);
  return (
    <div className="grid justify-items-center gap-2 short:gap-1">
      <div role="status">
        {phase === "complete" ? (
          <Words>{minutes} minutes, and you stayed with it. That took something.</Words>
        ) : (
          <Words>
            {secondsLeft > 0
              ? "Stand up, look out of a window, drink something."
              : "The break is over. Whenever you are ready."}
          </Words>
        )}
      </div>
      <DoneTick step={step} />
    </div>
  );
}

function DoneTick({ step }: Pick<FocusWordsProps, "step">) {
  const { setFlag } = useChecklistContext();
  const id = useId();
  return (
    <div className="flex items-center gap-1 rounded-xl border bg-card ps-1 pe-5">
      <Checkbox
        id={id}
        checked={step.completed}
        onChange={(event) => setFlag(step.id, "completed", event.target.checked)}
      />
      <label htmlFor={id} className="py-2.5 font-semibold">
        Done with this step?
      </label>
    </div>
  );
}

function Words({ children }: { children: ReactNode }) {
  return <p className="text-center text-lg text-balance">{children}</p>;
}

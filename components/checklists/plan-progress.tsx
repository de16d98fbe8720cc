"use client";

import { useChecklistContext } from "@/components/checklists/state/checklist-provider";
import { Scene } from "@/components/shared/scene";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { SCREEN_TEXTS } from "@/lib/checklists/constants";
import { encouragementFor } from "@/lib/checklists/encouragement";
import { progressOf } from "@/lib/checklists/progress";
import { timeLeftInWords } from "@/lib/checklists/time-left";

/** The congratulation's heading, which can be focused. */
export const PLAN_DONE_ID = "plan-done";

/** How far the plan is: beside the list while there is something to do, at the top once all is done. */
export function PlanProgress({ place }: { place: "top" | "side" }) {
  const { steps } = useChecklistContext();
  const done = steps.filter((step) => step.completed).length;
  const { completed, total, percentage } = progressOf(done, steps.length);
  const timeLeft = timeLeftInWords(steps);
  const isDone = total > 0 && completed === total;
  if (total === 0 || isDone !== (place === "top")) return null;

  return (
    <Card
      className={
        isDone
          ? "gap-3 border-marigold-bright bg-marigold-wash sm:flex-row sm:items-center sm:gap-8"
          : "gap-3"
      }
    >
      {isDone ? <Scene name="well" className="w-36 shrink-0 animate-settle" /> : null}
      <div className="grid grow grid-cols-1 gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={isDone ? PLAN_DONE_ID : undefined} tabIndex={-1} className="text-xl outline-none">
            {isDone ? SCREEN_TEXTS.congratulations : "Progress"}
          </h2>
          <p className="text-lg font-semibold tabular-nums">{percentage}%</p>
        </div>
        <Progress value={percentage} aria-label="Tasks done" />
        <div role="status" className="grid gap-1">
          <p className="text-sm text-muted-foreground">
            {completed} of {total} tasks done
            {timeLeft ? `, ${timeLeft}` : ""}
          </p>
          <p className="font-semibold">
            {isDone ? SCREEN_TEXTS.congratulationsReason : encouragementFor(percentage)}
          </p>
        </div>
      </div>
    </Card>
  );
}

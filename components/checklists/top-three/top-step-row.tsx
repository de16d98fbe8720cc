"use client";

import { memo } from "react";
import { StepStar } from "@/components/checklists/list/step-star";
import { useChecklistHandle } from "@/components/checklists/state/checklist-provider";
import type { ShownStep } from "@/components/checklists/state/shown-steps";
import { Checkbox } from "@/components/ui/checkbox";
import { formatMinutes } from "@/lib/checklists/duration";
import { cn } from "@/lib/cn";

/** A step in the Top 3: to tick and to star, not to change. */
export const TopStepRow = memo(function TopStepRow({ step }: { step: ShownStep }) {
  const { setFlag } = useChecklistHandle();
  const id = `top-${step.id}`;
  return (
    <li className="flex items-start gap-1 py-1.5">
      <Checkbox
        id={id}
        aria-labelledby={`${id}-text`}
        checked={step.completed}
        disabled={step.saving === "on its way"}
        onChange={(event) => setFlag(step.id, "completed", event.target.checked)}
      />
      <label htmlFor={id} className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 py-2">
        <span
          id={`${id}-text`}
          dir="auto"
          className={cn(
            "line-clamp-3 min-w-0 transition-colors [overflow-wrap:anywhere]",
            step.completed &&
              "text-muted-foreground line-through decoration-muted-foreground/60 decoration-1",
          )}
        >
          {step.text}
        </span>
        {step.minutes === null ? null : (
          <span className="shrink-0 text-sm text-muted-foreground tabular-nums">
            {formatMinutes(step.minutes)}
          </span>
        )}
      </label>
      <StepStar step={step} textId={`${id}-text`} />
    </li>
  );
});

"use client";

import { memo } from "react";
import type { ChecklistActions } from "@/components/checklists/checklist-actions";
import { useChecklistHandle } from "@/components/checklists/checklist-provider";
import type { ShownStep } from "@/components/checklists/shown-steps";
import { Checkbox } from "@/components/ui/checkbox";
import { formatMinutes } from "@/lib/checklists/duration";
import type { SubStep } from "@/lib/checklists/types";
import { cn } from "@/lib/cn";

/** The smaller steps that a step was broken down into, under its row. */
export function SubSteps({ step }: { step: ShownStep }) {
  const { setFlag } = useChecklistHandle();
  return (
    <ul aria-label={`Smaller steps of: ${step.text}`} className="ms-8 grid border-s ps-1 sm:ms-11">
      {step.subSteps.map((subStep) => (
        <SubStepRow key={subStep.id} subStep={subStep} setFlag={setFlag} />
      ))}
    </ul>
  );
}

type SubStepRowProps = { subStep: SubStep; setFlag: ChecklistActions["setFlag"] };

const SubStepRow = memo(function SubStepRow({ subStep, setFlag }: SubStepRowProps) {
  const id = `part-${subStep.id}`;
  return (
    <li data-step={subStep.id} className="flex items-start gap-1">
      <Checkbox
        id={id}
        aria-labelledby={`${id}-text`}
        checked={subStep.completed}
        onChange={(event) => setFlag(subStep.id, "completed", event.target.checked)}
      />
      <label
        htmlFor={id}
        className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 py-2 sm:flex-nowrap sm:justify-between"
      >
        <span
          id={`${id}-text`}
          dir="auto"
          className={cn(
            "min-w-0 whitespace-pre-line transition-colors [overflow-wrap:anywhere]",
            subStep.completed &&
              "text-muted-foreground line-through decoration-muted-foreground/60 decoration-1",
          )}
        >
          {subStep.text}
        </span>
        {subStep.minutes === null ? null : (
          <span className="shrink-0 text-sm text-muted-foreground tabular-nums">
            {formatMinutes(subStep.minutes)}
          </span>
        )}
      </label>
    </li>
  );
});

"use client";

import { GripVertical } from "lucide-react";
import { memo } from "react";
import { BreakDownPanel } from "@/components/checklists/list/break-down-panel";
import { StepLine } from "@/components/checklists/list/step-line";
import { focusMenu } from "@/components/checklists/list/step-rows";
import { SubSteps } from "@/components/checklists/list/sub-steps";
import type { ShownStep } from "@/components/checklists/state/shown-steps";
import { cn } from "@/lib/cn";

type StepRowProps = {
  step: ShownStep;
  /** While smaller steps are being written for it, or it has to be said whether they may be. */
  isBreakingDown: boolean;
};

/** One step of the list. What the rest of the list does leaves it undrawn. */
export const StepRow = memo(function StepRow({ step, isBreakingDown }: StepRowProps) {
  return (
    <li
      data-step={step.saving ? undefined : step.id}
      className={cn(
        "group/row relative py-1.5 [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto] focus-within:bg-accent/50",
        "data-held:z-10 data-held:bg-card data-held:shadow-lift data-held:pointer-events-none data-[drop=after]:shadow-[inset_0_-3px_0_var(--water)] data-[drop=before]:shadow-[inset_0_3px_0_var(--water)]",
        step.saving && "animate-slide-step",
      )}
    >
      <div className="flex flex-wrap items-start gap-1">
        <StepGrip />
        <StepLine step={step} />
      </div>
      {isBreakingDown ? (
        <div className="px-2.5 pb-2">
          <BreakDownPanel onLeave={() => focusMenu(step.id)} />
        </div>
      ) : null}
      {step.subSteps.length > 0 ? <SubSteps step={step} /> : null}
    </li>
  );
});

/** For the mouse. A finger holds the row itself; keys and the menu move it too. */
function StepGrip() {
  return (
    <span
      data-grip
      aria-hidden="true"
      className="hidden h-11 w-5 shrink-0 cursor-grab place-items-center text-muted-foreground opacity-0 transition-opacity group-focus-within/row:opacity-100 group-hover/row:opacity-100 sm:[@media(hover:hover)_and_(pointer:fine)]:inline-grid"
    >
      <GripVertical className="size-5" />
    </span>
  );
}

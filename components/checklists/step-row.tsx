"use client";

import { Star } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { ChecklistActions } from "@/components/checklists/checklist-actions";
import type { ShownStep } from "@/components/checklists/shown-steps";
import { Checkbox } from "@/components/ui/checkbox";
import { formatMinutes } from "@/lib/checklists/duration";
import { cn } from "@/lib/cn";

type StepRowProps = {
  step: ShownStep;
  /** Tells two rows of one step apart, in the list and in the Top 3. */
  place: "list" | "top";
  setFlag: ChecklistActions["setFlag"];
  /** What stands under the step's text. */
  children?: ReactNode;
};

export const StepRow = memo(function StepRow({ step, place, setFlag, children }: StepRowProps) {
  const id = `${place}-${step.id}`;
  return (
    <li
      className={cn(
        "py-1.5 [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto]",
        step.saving && "animate-slide-step",
      )}
    >
      <div className="flex items-start gap-1">
        <Checkbox
          id={id}
          aria-labelledby={`${id}-text`}
          checked={step.completed}
          disabled={step.saving}
          onChange={(event) => setFlag(step.id, "completed", event.target.checked)}
        />
        <label
          htmlFor={id}
          className={cn(
            "flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 py-2",
            place === "list" && "sm:flex-nowrap sm:justify-between",
          )}
        >
          <span
            id={`${id}-text`}
            dir="auto"
            className={cn(
              "min-w-0 whitespace-pre-line transition-colors [overflow-wrap:anywhere]",
              place === "top" && "line-clamp-3",
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
        <button
          id={`${id}-star`}
          type="button"
          disabled={step.saving}
          aria-pressed={step.priority}
          aria-label="Star"
          aria-describedby={`${id}-text`}
          onClick={() => setFlag(step.id, "priority", !step.priority)}
          className="inline-grid size-11 shrink-0 place-items-center rounded-lg text-muted-foreground transition-colors hover:bg-accent aria-pressed:text-marigold"
        >
          <Star
            aria-hidden="true"
            className={cn("size-5", step.priority && "animate-settle fill-marigold-bright")}
          />
        </button>
      </div>
      {children}
    </li>
  );
});

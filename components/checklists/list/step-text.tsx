import { PutOffMark } from "@/components/checklists/list/put-off-mark";
import type { ShownStep } from "@/components/checklists/state/shown-steps";
import { formatMinutes } from "@/lib/checklists/duration";
import { cn } from "@/lib/cn";

type StepTextProps = { step: ShownStep; textId: string; onEdit: () => void };

/**
 * The step's text and minutes; a click edits them. The keyboard edits with Enter or `e` on the tick
 * box and by the menu, so the text itself is no stop for Tab: three stops a row are enough.
 */
export function StepText({ step, textId, onEdit }: StepTextProps) {
  return (
    <button
      data-edit
      type="button"
      tabIndex={-1}
      disabled={step.saving === "on its way"}
      onClick={onEdit}
      className="flex min-h-11 min-w-0 flex-1 cursor-text flex-wrap items-baseline gap-x-3 py-2 text-start sm:flex-nowrap sm:justify-between"
    >
      <span className="sr-only">Edit: </span>
      <span
        id={textId}
        dir="auto"
        className={cn(
          "min-w-0 whitespace-pre-line transition-colors [overflow-wrap:anywhere]",
          "group-data-rest/parts:text-muted-foreground group-data-[rest=done]/parts:line-through group-data-[rest=done]/parts:decoration-muted-foreground/60 group-data-[rest=done]/parts:decoration-1",
          step.deferredUntil !== null && "text-muted-foreground",
          step.completed &&
            "text-muted-foreground line-through decoration-muted-foreground/60 decoration-1",
        )}
      >
        {step.text}
      </span>
      <span className="flex shrink-0 items-center gap-3 self-baseline text-sm text-muted-foreground tabular-nums">
        {step.deferredUntil === null || step.completed ? null : <PutOffMark />}
        {step.minutes === null ? null : formatMinutes(step.minutes)}
      </span>
    </button>
  );
}

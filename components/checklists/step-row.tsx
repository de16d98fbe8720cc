"use client";

import { GripVertical } from "lucide-react";
import { memo, useState } from "react";
import { useChecklistHandle } from "@/components/checklists/checklist-provider";
import type { ShownStep } from "@/components/checklists/shown-steps";
import { StepEditor } from "@/components/checklists/step-editor";
import { StepMenu } from "@/components/checklists/step-menu";
import { StepStar } from "@/components/checklists/step-star";
import { StepText } from "@/components/checklists/step-text";
import { SubSteps } from "@/components/checklists/sub-steps";
import type { StepEdit, TypedStep } from "@/components/checklists/typed-step";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/lib/cn";

/** What the open editor begins with; `refused` is what the person typed and could not be kept. */
type Editing = { field: "text" | "minutes"; refused?: TypedStep };

/** One step of the list. What the rest of the list does leaves it undrawn. */
export const StepRow = memo(function StepRow({ step }: { step: ShownStep }) {
  const { setFlag, editStep } = useChecklistHandle();
  const [editing, setEditing] = useState<Editing | null>(null);
  const id = `list-${step.id}`;

  function save(changes: StepEdit, refused: TypedStep) {
    setEditing(null);
    // What was typed comes back, unless the person is already writing anew.
    editStep(step.id, changes, () => setEditing((now) => now ?? { field: "text", refused }));
  }

  return (
    <li
      data-step={step.saving ? undefined : step.id}
      className={cn(
        "group/row relative py-1.5 [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto] focus-within:bg-accent/50",
        "data-held:z-10 data-held:bg-card data-held:shadow-lift data-held:pointer-events-none data-[drop=after]:shadow-[inset_0_-3px_0_var(--water)] data-[drop=before]:shadow-[inset_0_3px_0_var(--water)]",
        step.saving && "animate-slide-step",
      )}
    >
      <div className="flex items-start gap-1">
        <StepGrip />
        <Checkbox
          id={id}
          aria-labelledby={`${id}-text`}
          checked={step.completed}
          disabled={step.saving}
          onChange={(event) => setFlag(step.id, "completed", event.target.checked)}
        />
        {editing ? (
          <StepEditor
            step={step}
            textId={`${id}-text`}
            field={editing.field}
            refused={editing.refused}
            onSave={save}
            onClose={() => setEditing(null)}
          />
        ) : (
          <>
            <StepText
              step={step}
              textId={`${id}-text`}
              onEdit={() => setEditing({ field: "text" })}
            />
            <StepStar step={step} textId={`${id}-text`} />
            <StepMenu step={step} onEdit={(field) => setEditing({ field })} />
          </>
        )}
      </div>
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

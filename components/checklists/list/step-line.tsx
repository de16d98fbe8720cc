"use client";

import { useState } from "react";
import { StepEditor } from "@/components/checklists/list/step-editor";
import { StepMenu } from "@/components/checklists/list/step-menu";
import { StepStar } from "@/components/checklists/list/step-star";
import { StepText } from "@/components/checklists/list/step-text";
import type { StepEdit, TypedStep } from "@/components/checklists/list/typed-step";
import { useChecklistHandle } from "@/components/checklists/state/checklist-provider";
import type { ShownStep } from "@/components/checklists/state/shown-steps";
import { usePutHintAway } from "@/components/hints/hints-provider";
import { SafetyNote } from "@/components/safety/safety-note";
import { Checkbox } from "@/components/ui/checkbox";
import type { SafetyNotice } from "@/lib/safety/types";

type StepLineProps = {
  step: ShownStep;
  /** A smaller step of another: only whole steps carry stars and are broken down or put off. */
  isPart?: boolean;
};

/** What the open editor begins with; `refused` is what the person typed and could not be kept. */
type Editing = { field: "text" | "minutes"; refused?: TypedStep };

/** One line of the list, of a step or of a smaller one: to tick, to edit in place, and its menu. */
export function StepLine({ step, isPart = false }: StepLineProps) {
  const { setFlag, editStep } = useChecklistHandle();
  const putHintAway = usePutHintAway();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [notice, setNotice] = useState<SafetyNotice | null>(null);
  const id = `list-${step.id}`;

  function save(changes: StepEdit, refused: TypedStep) {
    setEditing(null);
    setNotice(null);
    putHintAway("own_words");
    // What was typed comes back, unless the person is already writing anew.
    const giveBack = () => setEditing((now) => now ?? { field: "text", refused });
    editStep(step.id, changes, giveBack, setNotice);
  }

  return (
    <>
      <Checkbox
        id={id}
        aria-labelledby={`${id}-text`}
        checked={step.completed}
        disabled={step.saving === "on its way"}
        onChange={(event) => setFlag(step.id, "completed", event.target.checked)}
      />
      {editing ? (
        <StepEditor
          step={step}
          textId={`${id}-text`}
          field={editing.field}
          refused={editing.refused}
          notice={notice}
          onSave={save}
          onClose={() => {
            setEditing(null);
            setNotice(null);
          }}
        />
      ) : (
        <>
          <StepText
            step={step}
            textId={`${id}-text`}
            onEdit={() => setEditing({ field: "text" })}
          />
          {isPart ? null : <StepStar step={step} textId={`${id}-text`} />}
          <StepMenu step={step} isPart={isPart} onEdit={(field) => setEditing({ field })} />
          {notice ? (
            <div className="w-full px-2.5 pb-2">
              <SafetyNote notice={notice} />
            </div>
          ) : null}
        </>
      )}
    </>
  );
}

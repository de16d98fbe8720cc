"use client";

import { AddStepForm } from "@/components/checklists/add-step-form";
import { useChecklistContext } from "@/components/checklists/checklist-provider";
import { StepRow } from "@/components/checklists/step-row";
import { SubSteps } from "@/components/checklists/sub-steps";
import { Card } from "@/components/ui/card";

export function StepList() {
  const { id, steps, setFlag, addStep } = useChecklistContext();
  return (
    <Card className="gap-3">
      <h2 id="tasks-title" className="text-xl">
        Tasks
      </h2>
      {steps.length > 0 ? (
        <ul aria-labelledby="tasks-title" className="-mx-2.5 grid divide-y">
          {steps.map((step) => (
            <StepRow key={step.id} place="list" step={step} setFlag={setFlag}>
              {step.subSteps.length > 0 ? <SubSteps step={step} /> : null}
            </StepRow>
          ))}
        </ul>
      ) : null}
      <AddStepForm checklistId={id} onAdd={addStep} />
    </Card>
  );
}

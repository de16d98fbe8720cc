"use client";

import { AddStepForm } from "@/components/checklists/add-step-form";
import { PlanProgress } from "@/components/checklists/plan-progress";
import { StepRow } from "@/components/checklists/step-row";
import { TopThree } from "@/components/checklists/top-three";
import { useChecklist } from "@/components/checklists/use-checklist";
import { Card } from "@/components/ui/card";
import type { ChecklistStep } from "@/lib/checklists/types";

type ChecklistBoardProps = {
  id: string;
  /** Names this reading of the plan, so that a page kept for the Back button is known as old. */
  stamp: string;
  steps: readonly ChecklistStep[];
};

export function ChecklistBoard(checklist: ChecklistBoardProps) {
  const { steps, setFlag, addStep } = useChecklist(checklist);
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-8">
      <div className="grid grid-cols-1 gap-5 lg:sticky lg:top-22 lg:col-start-2 lg:row-start-1">
        <PlanProgress steps={steps} />
        <TopThree steps={steps} setFlag={setFlag} />
      </div>
      <Card className="gap-3 lg:col-start-1 lg:row-start-1">
        <h2 id="tasks-title" className="text-xl">
          Tasks
        </h2>
        {steps.length > 0 ? (
          <ul aria-labelledby="tasks-title" className="-mx-2.5 grid divide-y">
            {steps.map((step) => (
              <StepRow key={step.id} place="list" step={step} setFlag={setFlag} />
            ))}
          </ul>
        ) : (
          <p className="text-muted-foreground">
            No tasks yet. Write down one small thing to begin with.
          </p>
        )}
        <AddStepForm checklistId={checklist.id} onAdd={addStep} />
      </Card>
    </div>
  );
}

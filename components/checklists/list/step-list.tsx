"use client";

import { useRef } from "react";
import { AddStepForm } from "@/components/checklists/list/add-step-form";
import { useBreakDown } from "@/components/checklists/list/break-down-provider";
import { StepRow } from "@/components/checklists/list/step-row";
import { listNewsProps } from "@/components/checklists/list/step-rows";
import { useListKeys } from "@/components/checklists/list/use-list-keys";
import { useStepDrag } from "@/components/checklists/list/use-step-drag";
import { PlanHint, TASKS_TITLE_ID } from "@/components/checklists/plan-hint";
import { useChecklistContext } from "@/components/checklists/state/checklist-provider";
import { Card } from "@/components/ui/card";

export function StepList() {
  const { id, steps, addStep } = useChecklistContext();
  const list = useRef<HTMLUListElement>(null);
  const keys = useListKeys(list);
  const drag = useStepDrag(list);
  const { asked } = useBreakDown();
  return (
    <Card className="gap-3">
      <section aria-labelledby={TASKS_TITLE_ID} className="contents">
        <h2 id={TASKS_TITLE_ID} tabIndex={-1} className="text-xl outline-none">
          Tasks
        </h2>
        <PlanHint place="tasks" />
        {steps.length > 0 ? (
          <ul
            ref={list}
            {...keys}
            {...drag}
            aria-labelledby={TASKS_TITLE_ID}
            className="-mx-2.5 grid grid-cols-1 divide-y"
          >
            {steps.map((step) => (
              <StepRow
                key={step.id}
                step={step}
                isBreakingDown={asked?.place === "list" && asked.step.id === step.id}
              />
            ))}
          </ul>
        ) : null}
        <p {...listNewsProps} />
        <AddStepForm checklistId={id} onAdd={addStep} />
      </section>
    </Card>
  );
}

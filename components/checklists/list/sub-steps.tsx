"use client";

import { memo, useMemo } from "react";
import { restOf } from "@/components/checklists/list/rest-of";
import { StepLine } from "@/components/checklists/list/step-line";
import type { ShownStep } from "@/components/checklists/state/shown-steps";
import type { SubStep } from "@/lib/checklists/types";

/** The smaller steps that a step was broken down into, under its row. */
export function SubSteps({ step }: { step: ShownStep }) {
  return (
    <ul
      aria-label={`Smaller steps of: ${step.text}`}
      data-rest={restOf(step)}
      className="group/parts ms-6 grid border-s ps-1 sm:ms-8"
    >
      {step.subSteps.map((subStep) => (
        <SubStepRow key={subStep.id} subStep={subStep} />
      ))}
    </ul>
  );
}

const SubStepRow = memo(function SubStepRow({ subStep }: { subStep: SubStep }) {
  const step = useMemo(() => ({ ...subStep, subSteps: [] }), [subStep]);
  return (
    <li
      data-step={subStep.id}
      className="flex flex-wrap items-start gap-1 focus-within:bg-accent/50"
    >
      <StepLine step={step} isPart />
    </li>
  );
});

"use client";

import { ArrivingSteps } from "@/components/decisions/arriving-steps";
import { planNote } from "@/components/decisions/breakdown-messages";
import { PlanEditor } from "@/components/decisions/plan-editor";
import type { PlanMaking } from "@/components/decisions/use-plan-making";
import { Card } from "@/components/ui/card";

/** The steps on their way, then as suggestions to make one's own. Nothing before they are asked for. */
export function PlanMakingCard({ making }: { making: PlanMaking }) {
  const { phase, state, draft } = making;
  if (phase === "asking") return null;
  return (
    <Card>
      {phase === "editing" && draft ? (
        <PlanEditor
          {...draft}
          change={making.change}
          note={planNote(state)}
          safety={state.safety}
          refusal={making.refusal}
          isCreating={making.isCreating}
          onCreate={making.create}
          onTryAgain={making.tryAgain}
        />
      ) : (
        <ArrivingSteps
          goal={state.request?.inputText ?? ""}
          steps={state.steps}
          onStop={making.stop}
        />
      )}
    </Card>
  );
}

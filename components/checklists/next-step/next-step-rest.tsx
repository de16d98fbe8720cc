"use client";

import { Sun } from "lucide-react";
import { NEW_STEP_FIELD_ID } from "@/components/checklists/list/add-step-form";
import { firstWaiting } from "@/components/checklists/list/put-off";
import { usePutOff } from "@/components/checklists/list/use-put-off";
import type { ShownStep } from "@/components/checklists/state/shown-steps";
import { Button } from "@/components/ui/button";
import { SCREEN_TEXTS } from "@/lib/checklists/constants";
import { formatMinutes } from "@/lib/checklists/duration";

/** When there is nothing to do now: everything waits for tomorrow, or nothing has been written yet. */
export function NextStepRest({ steps }: { steps: readonly ShownStep[] }) {
  const { bringBack } = usePutOff();
  const waiting = firstWaiting(steps);
  if (!waiting) {
    return (
      <p className="text-lg">
        Nothing here yet.{" "}
        <a href={`#${NEW_STEP_FIELD_ID}`} className="text-primary underline underline-offset-4">
          Add one small thing
        </a>{" "}
        to begin with.
      </p>
    );
  }
  const { step, subStep } = waiting;
  const { text, minutes } = subStep ?? step;
  const putOff = [step, ...(subStep ? [subStep] : [])].filter((one) => one.deferredUntil !== null);
  return (
    <>
      <p className="text-lg">{SCREEN_TEXTS.restTomorrow}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-4">
        <p className="min-w-0 text-muted-foreground">
          First tomorrow:{" "}
          <bdi className="line-clamp-3 text-foreground [overflow-wrap:anywhere]">{text}</bdi>
          {minutes === null ? null : ` about ${formatMinutes(minutes)}`}
        </p>
        <Button variant="outline" onClick={() => putOff.map(({ id }) => bringBack(id))}>
          <Sun aria-hidden="true" />
          Bring it back for today
        </Button>
      </div>
    </>
  );
}

"use client";

import {
  type BreakdownFailure,
  type BreakdownState,
  needsClarity,
} from "@/components/decisions/breakdown-state";
import { HELP_STEPS_TITLE } from "@/components/decisions/steps-title";
import { LazySafetyNote } from "@/components/safety/lazy-field-safety";
import { buttonVariants } from "@/components/ui/button-variants";
import { BREAKDOWN_PROBLEMS } from "@/lib/decisions/problems";

import { BreakdownSteps } from "./breakdown-steps";

type BreakdownResultsProps = {
  breakdown: BreakdownState;
  isCreating: boolean;
  onStop: () => void;
  onRetry: () => void;
  onCreate: () => void;
};

/** The steps as they come, and what can be done with them. */
export function BreakdownResults({
  breakdown: { phase, steps, notice, safety, failure },
  isCreating,
  onStop,
  onRetry,
  onCreate,
}: BreakdownResultsProps) {
  const isWorking = phase === "working";
  return (
    <div className="grid gap-4 rounded-xl border bg-card p-5 shadow-lift sm:p-6">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-xl">{headingOf(phase, failure, safety)}</h2>
        {isWorking ? (
          <button
            type="button"
            className={buttonVariants({ variant: "outline", size: "sm" })}
            onClick={onStop}
          >
            Stop
          </button>
        ) : null}
      </div>
      {safety ? <LazySafetyNote notice={safety} /> : null}
      {failure ? <p>{failure.message}</p> : null}
      <BreakdownSteps steps={steps} isWorking={isWorking} />
      {notice ? <p className="text-sm text-muted-foreground">{notice}</p> : null}
      {isWorking || (steps.length === 0 && failure?.kind !== "broken") ? null : (
        <div className="flex flex-wrap gap-3">
          {steps.length > 0 ? (
            <button
              type="button"
              className={`${buttonVariants({ size: "lg" })} w-full sm:w-auto aria-disabled:pointer-events-auto!`}
              aria-disabled={isCreating}
              onClick={onCreate}
            >
              {isCreating ? "Creating Your Plan..." : "Create My Action Plan"}
            </button>
          ) : null}
          {failure?.kind === "broken" ? (
            <button
              type="button"
              className={buttonVariants({ variant: "outline" })}
              onClick={onRetry}
            >
              Retry
            </button>
          ) : null}
        </div>
      )}
      <noscript>
        <p className="text-sm text-muted-foreground">
          Keeping these steps as a plan needs JavaScript in your browser.
        </p>
      </noscript>
    </div>
  );
}

function headingOf(
  phase: BreakdownState["phase"],
  failure: BreakdownFailure | null,
  safety: BreakdownState["safety"],
): string {
  if (phase === "working") return "Breaking It Down...";
  if (phase === "stopped") return "Stopped Here";
  if (!failure) return safety ? HELP_STEPS_TITLE : "Breakdown Complete";
  if (failure.kind === "missing") return BREAKDOWN_PROBLEMS.goalMissing;
  return needsClarity(failure) ? BREAKDOWN_PROBLEMS.clarity : BREAKDOWN_PROBLEMS.unfinished;
}

import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { formatMinutes } from "@/lib/checklists/duration";
import type { PlannedStep } from "@/lib/decisions/planner/types";

type ArrivingStepsProps = { goal: string; steps: readonly PlannedStep[]; onStop: () => void };

/** Steps as the planner writes them, read out one by one. */
export function ArrivingSteps({ goal, steps, onStop }: ArrivingStepsProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <h2 className="flex items-center gap-3 text-2xl">
            <Spinner size="size-6" className="text-primary" />
            Writing your steps...
          </h2>
          <p dir="auto" className="line-clamp-3 text-muted-foreground [overflow-wrap:anywhere]">
            {goal}
          </p>
        </div>
        <Button variant="outline" onClick={onStop} autoFocus>
          Stop
        </Button>
      </div>
      <ol aria-live="polite" aria-relevant="additions" aria-label="Steps" className="grid gap-3">
        {steps.map((step, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps only ever arrive at the end
            key={index}
            className="flex animate-slide-step items-baseline gap-3"
          >
            <span className="w-6 shrink-0 text-end font-semibold text-primary tabular-nums">
              {index + 1}
            </span>
            <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {step.text}
            </span>
            <span className="shrink-0 text-sm text-muted-foreground">
              {formatMinutes(step.minutes)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
